import fc from 'fast-check'
import { expect, test } from 'vitest'
import { share } from './share.ts'

test.each<[number, number[], number[]]>([
	[100, [1, 1, 1], [34, 33, 33]],
	[0, [5, 5], [0, 0]],
	[7, [], []],
	[7, [0, 0], [0, 0]],
	[10, [0, 3, 7], [0, 3, 7]],
	[1, [2, 2], [1, 0]],
])('%i over %j is %j', (amount, weights, parts) => {
	expect(share(amount, weights)).toEqual(parts)
})

test('A11: in 100,000 random splits the parts sum to the whole, none off by one and none over its weight', () => {
	const weights = fc.array(fc.integer({ min: 0, max: 1_000_000_000 }), {
		minLength: 1,
		maxLength: 50,
	})
	fc.assert(
		fc.property(weights, fc.double({ min: 0, max: 1, noNaN: true }), (list, portion) => {
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
		}),
		{ numRuns: 100_000 },
	)
})
