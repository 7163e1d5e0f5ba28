import { expect, test } from 'vitest'
import { parsePrice } from './price.ts'

test.each<[string, number, number | null]>([
	['19.99', 15_800, 315_842],
	['150000', 1, 150_000],
	['150000.00', 1, 150_000],
	['150.000', 1, 150_000],
	['Rp 150.000', 1, 150_000],
	['Rp1.299.000,00', 1, 1_299_000],
	['Rp1.299.000,50', 1, null],
	['150000.4', 1, null],
	['1,299.00', 15_000, 19_485_000],
	['1.299,00', 15_000, 19_485_000],
	['12,5', 10_000, 125_000],
	['1.299', 10_000, 12_990],
	['$5', 15_800, 79_000],
	['0', 1, 0],
	['', 1, null],
	['free', 1, null],
	['-5', 1, null],
	['1e9', 1, null],
	['9999999999999', 1, null],
])('%j at a rate of %d is %s rupiah', (text, rate, expected) => {
	expect(parsePrice(text, rate)).toBe(expected)
})
