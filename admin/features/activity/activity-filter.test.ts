import { expect, test } from 'vitest'
import { activityFilterOf, activityQuery, eventQuery } from './activity-filter.ts'

const who = 'b0e1c7d2-0000-4000-8000-000000000001'

test('a filter keeps its place in the address, and days are those of Jakarta', () => {
	const query = `who=${who}&area=orders&q=KOPI&from=2026-11-01&until=2026-11-30`
	const filter = activityFilterOf(new URLSearchParams(query))
	expect(activityQuery(filter).toString()).toBe(query)
	expect(eventQuery(filter)).toEqual({
		who,
		area: 'orders',
		search: 'KOPI',
		since: new Date('2026-10-31T17:00:00.000Z'),
		until: new Date('2026-11-30T17:00:00.000Z'),
	})
})

test.each(['who=1', 'area=<b>', 'from=2026-13-01', 'until=x', 'from=', ''])(
	'%s filters nothing',
	(query) => {
		expect(activityQuery(activityFilterOf(new URLSearchParams(query))).toString()).toBe('')
	},
)
