import { describe, expect, test } from 'vitest'
import { digits, formatMoney } from './money.ts'

describe('[BC-06] formats money', () => {
	test.each([
		[0, 'Rp 0'],
		[null, 'Rp 0'],
		[undefined, 'Rp 0'],
		[Number.NaN, 'Rp 0'],
		[999, 'Rp 999'],
		[1000, 'Rp 1.000'],
		[125_000, 'Rp 125.000'],
		[1_234_567_890, 'Rp 1.234.567.890'],
		[Number.MAX_SAFE_INTEGER, 'Rp 9.007.199.254.740.991'],
		[1500.5, 'Rp 1.500,5'],
		[1500.25, 'Rp 1.500,25'],
		[1234.567, 'Rp 1.234,57'],
		[1.999, 'Rp 2,0'],
		[-2500, '-Rp 2.500'],
	])('%s is %s', (amount, written) => {
		expect(formatMoney(amount)).toBe(written)
	})

	test('formats plain numbers with the same dots and comma', () => {
		expect(digits(12_500)).toBe('12.500')
		expect(digits(0.5)).toBe('0,5')
	})
})
