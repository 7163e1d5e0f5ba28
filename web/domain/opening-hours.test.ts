import { expect, test } from 'vitest'
import { hoursText, openState, parseHours, type OpeningHours } from './opening-hours.ts'

const week: OpeningHours = [
	...Array.from({ length: 5 }, () => [480, 1020] as const),
	[540, 1440],
	null,
]

test.each<[string, string, ReturnType<typeof openState>]>([
	['Monday before it opens', '2026-11-23T07:59:59+07:00', { kind: 'later', at: '08.00' }],
	['Monday when it opens', '2026-11-23T08:00:00+07:00', { kind: 'open', at: '17.00' }],
	['Friday when it closes', '2026-11-27T17:00:00+07:00', { kind: 'over' }],
	['Saturday a minute before midnight', '2026-11-28T23:59:00+07:00', { kind: 'open', at: '24.00' }],
	['Sunday, which is still Saturday in UTC', '2026-11-29T01:00:00+07:00', { kind: 'closed' }],
])('%s', (_, at, expected) => {
	expect(openState(week, new Date(at))).toEqual(expected)
})

test.each([
	['08.00–17.00', [480, 1020]],
	[' 8:00 - 17:30 ', [480, 1050]],
	['00.00-24.00', [0, 1440]],
	['17.00–08.00', undefined],
	['08.60-17.00', undefined],
	['08.00-24.01', undefined],
	['tutup', undefined],
])('parses %s', (text, expected) => {
	expect(parseHours(text)).toEqual(expected)
})

test('formats hours with dots', () => {
	expect(week.slice(4).map(hoursText)).toEqual(['08.00–17.00', '09.00–24.00', null])
})
