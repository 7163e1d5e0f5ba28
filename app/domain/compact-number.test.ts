import { describe, expect, test } from 'vitest'
import { compactNumber } from './compact-number.ts'

describe('compact numbers', () => {
	test.each<[number, string]>([
		[0, '0'],
		[7, '7'],
		[999, '999'],
		[1_000, '1 rb'],
		[1_250, '1,2 rb'],
		[12_500, '12,5 rb'],
		[999_999, '999,9 rb'],
		[1_000_000, '1 jt'],
		[2_300_000, '2,3 jt'],
		[999_999_999, '999,9 jt'],
		[1_500_000_000, '1,5 M'],
		[4_700_000_000_000, '4,7 T'],
		[-1_500, '-1,5 rb'],
	])('[BC-07] %d is %s', (value, text) => {
		expect(compactNumber(value)).toBe(text)
	})

	test.each<[number, string]>([
		[999, '999'],
		[1_250, '1.2k'],
		[2_300_000, '2.3 million'],
		[1_500_000_000, '1.5 billion'],
	])('%d is %s in English', (value, text) => {
		expect(compactNumber(value, 'en')).toBe(text)
	})

	test('formats NaN as 0', () => {
		expect(compactNumber(Number.NaN)).toBe('0')
	})
})
