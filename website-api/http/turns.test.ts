import { expect, test } from 'vitest'
import { Problem } from './problem.ts'
import { createTurns } from './turns.ts'

test('so many work at once, the others in the order they came, and the rest is refused', async () => {
	const turns = createTurns({ atOnce: 2, mostWaiting: 2 })
	const started: number[] = []
	const ends: (() => void)[] = []
	const work = (name: number) => () =>
		new Promise<number>((resolve) => {
			started.push(name)
			ends.push(() => resolve(name))
		})
	const all = [1, 2, 3, 4, 5].map((name) => turns(work(name)).catch((error: unknown) => error))
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

test('who waited for too long is refused, and keeps nobody behind it waiting', async () => {
	const turns = createTurns({ atOnce: 1, patienceMs: -1 })
	const all = [1, 2, 3].map((name) => turns(async () => name).catch(() => 'refused'))
	expect(await Promise.all(all)).toEqual(['refused', 'refused', 'refused'])
})
