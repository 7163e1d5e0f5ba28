import { expect, test } from 'vitest'
import { everyDay, periodBefore, reportPeriod } from './report-period.ts'

test.each([
	['as many days', '2026-11-16', '2026-11-22', '2026-11-09', '2026-11-15'],
	['one day', '2026-03-01', '2026-03-01', '2026-02-28', '2026-02-28'],
	['the month before', '2026-03-01', '2026-03-31', '2026-02-01', '2026-02-28'],
	['the quarter before', '2026-01-01', '2026-03-31', '2025-10-01', '2025-12-31'],
	['the year before', '2025-01-01', '2025-12-31', '2024-01-01', '2024-12-31'],
])('the period before is %s', (_, from, until, previousFrom, previousUntil) => {
	expect(periodBefore({ from, until })).toEqual({ from: previousFrom, until: previousUntil })
})

test('a period has 1 to 366 days', () => {
	const year = reportPeriod({ from: '2024-01-01', until: '2024-12-31' })
	expect(everyDay(year)).toHaveLength(366)
	expect(everyDay(year).at(-1)).toBe('2024-12-31')
	for (const from of ['2023-12-31', '2025-01-01']) {
		expect(() => reportPeriod({ from, until: '2024-12-31' })).toThrow('REPORT_PERIOD_WRONG')
	}
})
