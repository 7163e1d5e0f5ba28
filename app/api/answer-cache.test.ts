import { expect, test } from 'vitest'
import { createAnswerCache } from './answer-cache.server.ts'

type Price = { amount: number; endsAt?: Date; tags?: string[] }

function setUp(freshMs = 10_000) {
	let time = 0
	let requested = 0
	const answers = createAnswerCache<Price>({ freshMs, now: () => time }, ({ endsAt }) => [endsAt])
	return {
		answers,
		requested: () => requested,
		at: (ms: number) => void (time = ms),
		get: (key: string, answer: Price | Promise<Price> = { amount: 1 }) =>
			answers.get(key, async () => {
				requested += 1
				return answer
			}),
	}
}

test('returns a cached answer while it is fresh', async () => {
	const { get, requested, at } = setUp()
	await get('1:a')
	expect(await get('1:a', { amount: 2 })).toEqual({ amount: 1 })
	expect(await get('2:a', { amount: 3 })).toEqual({ amount: 3 })
	at(10_000)
	expect(await get('1:a', { amount: 4 })).toEqual({ amount: 4 })
	expect(requested()).toBe(3)
})

test('does not serve an answer after a price in it ended', async () => {
	const { get, at } = setUp()
	await get('1:a', { amount: 1, endsAt: new Date(500) })
	at(499)
	expect(await get('1:a', { amount: 2 })).toMatchObject({ amount: 1 })
	at(500)
	expect(await get('1:a', { amount: 2 })).toMatchObject({ amount: 2 })
})

test('shares a call between concurrent requests, but not its failure', async () => {
	const { get, requested } = setUp()
	const both = await Promise.all([get('1:a'), get('1:a')])
	expect(both[0]).toBe(both[1])
	expect(requested()).toBe(1)
	const failing = get('1:b', Promise.reject(new Error('away')))
	const other = get('1:b', { amount: 2 })
	await expect(failing).rejects.toThrow('away')
	expect(await other).toEqual({ amount: 2 })
})

test('fetches an outdated answer again, also one that was pending', async () => {
	const { get, answers } = setUp()
	await get('1:a')
	await get('2:a')
	let send = (_price: Price) => {}
	const before = get('1:b', new Promise((resolve) => (send = resolve)))
	answers.invalidate((key) => key.startsWith('1:'))
	send({ amount: 1 })
	await before
	expect(await get('1:a', { amount: 2 })).toEqual({ amount: 2 })
	expect(await get('1:b', { amount: 2 })).toEqual({ amount: 2 })
	expect(await get('2:a', { amount: 2 })).toEqual({ amount: 1 })
})

test('freezes shared answers', async () => {
	const { get } = setUp()
	const first = await get('1:a', { amount: 1, tags: ['new'] })
	expect(() => first.tags?.push('sold')).toThrow(TypeError)
	expect(await get('1:a')).toEqual({ amount: 1, tags: ['new'] })
})

test('caches nothing when the fresh time is 0', async () => {
	const { get, requested } = setUp(0)
	await get('1:a')
	await get('1:a')
	expect(requested()).toBe(2)
})
