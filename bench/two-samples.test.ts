import { expect, test } from 'vitest'
import { apart } from './two-samples.mjs'

const upTo = (count: number, step = 1, from = 0) =>
	Array.from({ length: count }, (_, at) => from + at * step)

test('samples of one distribution are distinguished from samples of two', () => {
	expect(apart(upTo(100), upTo(100))).toEqual({ medians: [49.5, 49.5], p: 1 })
	expect(apart([3, 1, 2], [5, 4])).toMatchObject({ medians: [2, 4.5] })
	expect(apart(upTo(1_000), upTo(1_000, 1, 20)).p).toBeGreaterThan(0.9)
	expect(apart(upTo(1_000), upTo(1_000, 1, 100)).p).toBeLessThan(0.001)
	expect(apart(upTo(50), upTo(50, 1, 60)).p).toBeLessThan(1e-9)
})

test('the probability of a difference of 136 in 1,000 matches the published tables', () => {
	// D for n = m = 1,000: 0.0607 at 5 %, 0.0728 at 1 %.
	const at = (shift: number) => apart(upTo(1_000), upTo(1_000, 1, shift)).p
	expect(at(61)).toBeCloseTo(0.05, 1)
	expect(at(73)).toBeCloseTo(0.01, 2)
})
