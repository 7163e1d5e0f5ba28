import { expect, test } from 'vitest'
import { typedNumber, typedRupiah } from './typed-amount.ts'

test.each([
	['150123', 150_123],
	['150.123', 150_123],
	['150,123', 150_123],
	['150 123', 150_123],
	[' 1.234.567 ', 1_234_567],
	['\u202a1.234.567\u202c', 1_234_567],
	['0', 0],
])('%j is a whole number', (text, number) => {
	expect(typedNumber(text)).toBe(number)
	expect(typedRupiah(text)).toBe(number)
})

test.each([
	['Rp 150.123', 150_123],
	['rp.150123', 150_123],
	['Rp\u00a0150.123', 150_123],
	['150.123,00', 150_123],
	['150.123,-', 150_123],
	['Rp 150.123,–', 150_123],
	['IDR 150,123', 150_123],
	['\u200eRp\u00a0150.123', 150_123],
	['150,123.00', 150_123],
	['150123,00', 150_123],
])('%j is an amount', (text, amount) => {
	expect(typedNumber(text)).toBeNull()
	expect(typedRupiah(text)).toBe(amount)
})

test.each([
	'50.000,5',
	'50,000.1',
	'99000.50',
	'1.5',
	'10,5',
	'-29299',
	'-29299,5',
	'50.000.00',
	'1.234,567',
	'100000.000',
	'12.34.567',
	'1e5',
	'9'.repeat(16),
	'',
	'Rp',
	'IDR',
	'Rp Rp 150.123',
])('%j is neither', (text) => {
	expect(typedNumber(text)).toBeNull()
	expect(typedRupiah(text)).toBeNull()
})
