import { expect, test } from 'vitest'
import { spanOf, spanQuery } from './report-span.ts'

// 1 March 2:30 in Jakarta.
const now = new Date('2026-02-28T19:30:00Z')
const spanIn = (query: string) => spanOf(new URLSearchParams(query), now)

test.each([
	['', '2026-01-31', '2026-03-01'],
	['period=today', '2026-03-01', '2026-03-01'],
	['period=7d', '2026-02-23', '2026-03-01'],
	['period=month', '2026-03-01', '2026-03-01'],
	['period=lastMonth', '2026-02-01', '2026-02-28'],
	['period=year', '2026-01-01', '2026-03-01'],
	['from=2025-03-01&until=2026-03-01', '2025-03-01', '2026-03-01'],
])('"%s" is a period', (query, from, until) => {
	const span = spanIn(query)
	expect(span).toMatchObject({ from, until, isInvalid: false })
	expect(spanIn(String(new URLSearchParams(spanQuery(span))))).toEqual(span)
})

test.each([
	'from=2026-03-01',
	'from=2026-03-02&until=2026-03-01',
	'from=2025-02-28&until=2026-03-01',
	'from=2026-02-30&until=2026-03-01',
	'from=yesterday&until=2026-03-01',
])('"%s" is no valid period: the default is shown with an error', (query) => {
	expect(spanIn(query)).toMatchObject({ preset: '30d', isInvalid: true })
})
