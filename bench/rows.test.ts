import { expect, test } from 'vitest'
import { rowOf, spread, tableOf } from './rows.mjs'

test('the spread of figures is their median, minimum and maximum in three digits', () => {
	expect(spread([3, 1, 2])).toEqual({ median: 2, lowest: 1, highest: 3 })
	expect(spread([1, 2])).toEqual({ median: 1.5, lowest: 1, highest: 2 })
	expect(spread([12_345])).toEqual({ median: 12_300, lowest: 12_300, highest: 12_300 })
})

test('a ratio is computed within each round', () => {
	const reference = { name: 'bare', figures: [10, 30, 50] }
	const row = rowOf({ row: 'page', figures: [20, 30, 25], reference })
	expect(row.ratio).toEqual({ median: 1, lowest: 0.5, highest: 2 })
	expect(row.met).toBeUndefined()
})

test('a reference with other rounds is compared by its median', () => {
	const reference = { name: 'bare', figures: [10] }
	expect(rowOf({ row: 'page', figures: [20, 30, 25], reference }).ratio?.median).toBe(2.5)
})

test.each([
	['the median may equal the goal', { of: 'figure', most: 2 }, true],
	['a larger one misses it', { of: 'figure', most: 1.9 }, false],
	['a smaller one misses a minimum', { of: 'figure', least: 2.1 }, false],
	['the goal may be one of the ratio', { of: 'ratio', least: 0.5 }, true],
	['which a smaller ratio misses', { of: 'ratio', least: 0.6 }, false],
] as const)('%s', (_, goal, met) => {
	const reference = { name: 'bare', figures: [4, 4, 4] }
	expect(rowOf({ row: 'page', figures: [1, 2, 3], reference, goal }).met).toBe(met)
})

test('the table states figure, reference, ratio and goal of each row', () => {
	const reference = { name: 'bare', figures: [4, 4] }
	const goal = { of: 'ratio', least: 1 } as const
	const [, page, size] = tableOf([
		rowOf({ row: 'page', unit: 'ms', figures: [1, 3], reference, goal }),
		rowOf({ row: 'size', unit: 'KB', figures: [14], goal: { of: 'figure', most: 14.6 } }),
	]).map((line) => line.split(/ {2,}/))
	expect(page).toEqual([
		'page',
		'2 (1 to 3) ms',
		'4 bare',
		'0.5 (0.25 to 0.75) ×',
		'≥ 1 ×',
		'MISSED',
	])
	expect(size).toEqual(['size', '14 KB', '≤ 14.6 KB', 'met'])
})
