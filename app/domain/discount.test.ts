import { describe, expect, test } from 'vitest'
import { percentOff } from './discount.ts'

describe('computes a discount in percent', () => {
	test.each([
		[75_000, 100_000, 25],
		[99_999, 100_000, 1],
		[66_667, 100_000, 33],
		[100_000, 100_000, null],
		[100_000, null, null],
	])('%s instead of %s: %s', (now, before, percent) => {
		expect(percentOff(now, before)).toBe(percent)
	})
})
