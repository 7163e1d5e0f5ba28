import { describe, expect, test } from 'vitest'
import { lastPeriods, periodName } from './agent.ts'

describe('a period', () => {
	test.each([
		['2611', 'id', 'Nov 2026'],
		['2508', 'id', 'Agu 2025'],
		['2508', 'en', 'Aug 2025'],
		['2513', 'en', '-'],
	] as const)('%s in %s is %s', (period, locale, words) => {
		expect(periodName(period, locale)).toBe(words)
	})

	test('lists the last periods across a year’s end', () => {
		expect(lastPeriods('2026-02-03', 4)).toEqual(['2602', '2601', '2512', '2511'])
	})
})
