import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tinyApi, type TinyApi } from '#tests/support/tiny-api.ts'
import { isWithin, monthOf } from './jakarta.queries.ts'
import { codeOf, dayOf, lastTwelve, periodName, periodOf } from './period.ts'

let tiny: TinyApi
beforeAll(async () => {
	tiny = await tinyApi()
})
afterAll(() => tiny.close())

test('[PE-01] months have days, names and neighbours', () => {
	expect(periodOf('2402')).toEqual({
		code: '2402',
		from: '2024-02-01',
		until: '2024-03-01',
		days: 29,
	})
	expect(lastTwelve('2026-03-31').map((period) => period.code)).toEqual([
		'2504',
		'2505',
		'2506',
		'2507',
		'2508',
		'2509',
		'2510',
		'2511',
		'2512',
		'2601',
		'2602',
		'2603',
	])
	expect(periodName(periodOf('2608'), 'id')).toBe('Agustus 2026')
	expect(periodName(periodOf('2608'), 'en')).toBe('August 2026')
})

test.each([
	['2026-10-31T16:59:59.999Z', '2610', false],
	['2026-10-31T17:00:00Z', '2611', true],
	['2026-11-30T16:59:59.999Z', '2611', true],
	['2026-11-30T17:00:00Z', '2612', false],
])('%s is in the month %s in Jakarta; in November: %s', async (at, month, isNovember) => {
	expect(codeOf(dayOf(new Date(at)))).toBe(month)
	const instant = sql`${at}::timestamptz`
	const { rows } = await tiny.db.execute(
		sql`select ${monthOf(instant)} as month, ${isWithin(instant, periodOf('2611'))} as within`,
	)
	expect(rows).toEqual([{ month, within: isNovember }])
})
