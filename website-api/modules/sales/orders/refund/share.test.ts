import fc from 'fast-check'
import { expect, test } from 'vitest'
import { partOf, share, sum } from './share.ts'

test.each<[number, number[], number[]]>([
	[100, [1, 1, 1], [34, 33, 33]],
	[0, [5, 5], [0, 0]],
	[7, [], []],
	[7, [0, 0], [0, 0]],
	[10, [0, 3, 7], [0, 3, 7]],
	[1, [2, 2], [1, 0]],
])('%i split by %j is %j', (amount, weights, parts) => {
	expect(share(amount, weights)).toEqual(parts)
})

test('in 100,000 random splits the parts sum to the amount, differ by less than one from exact shares, and never exceed their weight', () => {
	const weights = fc.array(fc.integer({ min: 0, max: 1_000_000_000 }), {
		minLength: 1,
		maxLength: 50,
	})
	const property = fc.property(
		weights,
		fc.double({ min: 0, max: 1, noNaN: true }),
		(list, portion) => {
			const sum = list.reduce((total, weight) => total + weight, 0)
			const amount = Math.floor(sum * portion)
			const parts = share(amount, list)
			let total = 0
			for (const [at, part] of parts.entries()) {
				total += part
				const weight = list[at] ?? 0
				const fair = sum === 0 ? 0 : (amount / sum) * weight
				if (part > weight || Math.abs(part - fair) >= 1.001) throw new Error(`part ${at}`)
			}
			return total === (sum === 0 ? 0 : amount)
		},
	)
	expect(() => fc.assert(property, { numRuns: 100_000 })).not.toThrow()
})

test.each<[number, number, number, number]>([
	[100, 1, 3, 33],
	[100, 3, 3, 100],
	[99, 250, 10_000, 2],
	[0, 5, 7, 0],
	[5, 0, 7, 0],
	[5, 0, 0, 0],
	// Their products exceed the precision of a double.
	[9_007_199_254_740_991, 9_999, 10_000, 9_006_298_534_815_516],
	[9_007_199_254_740_991, 2, 3, 6_004_799_503_160_660],
	[999_999_999_999, 333_333_333, 999_999_999, 333_333_333_333],
])('the part of %i that is %i of %i is %i', (amount, part, whole, expected) => {
	expect(partOf(amount, part, whole)).toBe(expected)
})

test('the sum of no amounts is 0', () => {
	expect([sum([1, 2, 3]), sum([])]).toEqual([6, 0])
})
