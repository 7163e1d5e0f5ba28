import { expect, test } from 'vitest'
import { createTokenBuckets } from './token-buckets.ts'

test('a bucket gives its capacity at once, then its refill', () => {
	let now = 0
	const buckets = createTokenBuckets({ perSecond: 10, burst: 20, clock: () => now })
	for (let taken = 0; taken < 20; taken += 1) {
		expect(buckets.wait('one', 1)).toBe(0)
		buckets.take('one', 1)
	}
	expect(buckets.wait('one', 1)).toBeCloseTo(0.1)
	expect(buckets.wait('one', 5)).toBeCloseTo(0.5)
	expect(buckets.wait('another', 20)).toBe(0)
	now = 500
	expect(buckets.wait('one', 5)).toBe(0)
	now = 60_000
	expect(buckets.wait('one', 20)).toBe(0)
	buckets.take('one', 20)
	expect(buckets.wait('one', 1)).toBeCloseTo(0.1)
})

test('a request above the capacity takes a full bucket', () => {
	const buckets = createTokenBuckets({ perSecond: 1, burst: 3, clock: () => 0 })
	expect(buckets.wait('one', 5)).toBe(0)
	buckets.take('one', 5)
	expect(buckets.wait('one', 5)).toBe(3)
})

test('the least recently used bucket is evicted', () => {
	const buckets = createTokenBuckets({ perSecond: 1, burst: 1, maxBuckets: 100, clock: () => 0 })
	buckets.take('first', 1)
	for (let at = 0; at < 99; at += 1) buckets.take(`address ${at}`, 1)
	buckets.take('first', 0)
	for (let at = 0; at < 50; at += 1) buckets.take(`newer ${at}`, 1)
	expect(buckets.size()).toBe(100)
	expect(buckets.wait('first', 1)).toBe(1)
	expect(buckets.wait('address 0', 1)).toBe(0)
})
