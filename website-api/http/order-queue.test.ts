import { expect, test } from 'vitest'
import { Problem } from './problem.ts'
import { createOrderQueue } from './order-queue.ts'

test('runs a limited number of orders concurrently, the others first in, first out, and rejects the rest', async () => {
	const queue = createOrderQueue({ atOnce: 2, maxWaiting: 2 })
	const started: number[] = []
	const ends: (() => void)[] = []
	const work = (name: number) => () =>
		new Promise<number>((resolve) => {
			started.push(name)
			ends.push(() => resolve(name))
		})
	const all = [1, 2, 3, 4, 5].map((name) => queue(work(name)).catch((error: unknown) => error))
	const refused = await all[4]
	expect(refused).toBeInstanceOf(Problem)
	expect(refused).toMatchObject({ status: 503, code: 'UNAVAILABLE', details: { retryAfter: 5 } })
	expect(started).toEqual([1, 2])
	for (let at = 0; at < 4; at++) {
		ends[at]?.()
		expect(await all[at]).toBe(at + 1)
		await new Promise((resolve) => setImmediate(resolve))
	}
	expect(started).toEqual([1, 2, 3, 4])
})

test('rejects an order that waited too long without delaying the next ones', async () => {
	const queue = createOrderQueue({ atOnce: 1, timeoutMs: -1 })
	const all = [1, 2, 3].map((name) => queue(async () => name).catch(() => 'refused'))
	expect(await Promise.all(all)).toEqual(['refused', 'refused', 'refused'])
})
