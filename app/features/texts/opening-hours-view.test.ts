import { expect, test } from 'vitest'
import { hoursInShort } from './opening-hours-view.ts'

const [early, late] = ['08.00–17.00', '09.00–24.00']

test.each([
	[
		'of a usual week',
		[early, early, early, early, early, late, null],
		[
			[0, 4],
			[5, 5],
			[6, 6],
		],
	],
	['that never change', Array.from({ length: 7 }, () => early), [[0, 6]]],
	[
		'that return later',
		[early, null, early, early, early, null, null],
		[
			[0, 0],
			[1, 1],
			[2, 4],
			[5, 6],
		],
	],
])('days with the hours %s are taken together', (_what, days, groups) => {
	const short = hoursInShort(days)
	expect(short.map(({ from, to }) => [from, to])).toEqual(groups)
	expect(short.map(({ text }) => text)).toEqual(groups.map(([from = 0]) => days[from]))
})
