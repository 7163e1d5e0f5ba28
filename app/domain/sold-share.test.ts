import { expect, test } from 'vitest'
import { soldPercent } from './sold-share.ts'

test.each<[string, number | null, number | null, number | null]>([
	['nothing', 10, 10, null],
	['less than a percent', 1000, 999, null],
	['a half', 10, 5, 50],
	['two thirds, rounded down', 3, 1, 66],
	['all but one', 1000, 1, 99],
	['everything', 10, 0, 100],
	['an unknown share', null, 3, null],
])('computes the sold share of a quota: %s', (_what, quota, left, percent) => {
	expect(soldPercent(quota, left)).toBe(percent)
})
