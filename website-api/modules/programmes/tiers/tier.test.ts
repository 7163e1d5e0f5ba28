import { describe, expect, test } from 'vitest'
import { nextTier, reaches, tierOfSpend } from './tier.ts'

describe('tiers by spend', () => {
	test.each([
		[0, null],
		[4_999_999, null],
		[5_000_000, 'BRONZE'],
		[9_999_999, 'BRONZE'],
		[10_000_000, 'SILVER'],
		[24_999_999, 'SILVER'],
		[25_000_000, 'GOLD'],
		[49_999_999, 'GOLD'],
		[50_000_000, 'PLATINUM'],
		[1_000_000_000, 'PLATINUM'],
	])('[LT-01] a spend of %d is %s', (spend, tier) => {
		expect(tierOfSpend(spend)).toBe(tier)
	})

	test.each([
		[0, 5_000_000],
		[1_250_000, 3_750_000],
		[4_999_999, 1],
	])('[LT-02] without a tier Bronze is next: after %d, %d are missing', (spend, remaining) => {
		expect(nextTier(null, spend)).toEqual({ tier: 'BRONZE', remaining })
	})

	test.each(['PLATINUM', 'DIAMOND', '', 'bronze'])('[LT-03] nothing is above %j', (tier) => {
		expect(nextTier(tier, 60_000_000)).toBeNull()
	})

	test.each([
		['BRONZE', 7_000_000, 'SILVER', 3_000_000],
		['SILVER', 10_000_000, 'GOLD', 15_000_000],
		['GOLD', 80_000_000, 'PLATINUM', 0],
		['BRONZE', 30_000_000, 'SILVER', 0],
	])('[LT-04] above %s after %d is %s, missing %d and never less than nothing', (...row) => {
		const [tier, spend, next, remaining] = row
		expect(nextTier(tier, spend)).toEqual({ tier: next, remaining })
	})

	test('rewards of a tier are available to higher tiers, too', () => {
		expect([reaches(null, null), reaches(null, 'BRONZE')]).toEqual([true, false])
		expect([reaches('GOLD', 'SILVER'), reaches('SILVER', 'GOLD')]).toEqual([true, false])
	})
})
