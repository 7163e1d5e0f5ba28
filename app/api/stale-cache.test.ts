import { describe, expect, test } from 'vitest'
import { createStaleCache } from './stale-cache.server.ts'

function setUp() {
	let time = 0
	let requested = 0
	let answer: () => Promise<string> = async () => `answer ${requested}`
	const kept = createStaleCache<string>({
		freshMs: 100,
		restMs: 10,
		maxEntries: 3,
		now: () => time,
		isFinal: (error) => error instanceof Error && error.message === 'forbidden',
	})
	return {
		kept,
		get: (key = 'a') =>
			kept.get(key, () => {
				requested += 1
				return answer()
			}),
		requested: () => requested,
		pass: (ms: number) => (time += ms),
		answerWith: (next: () => Promise<string>) => (answer = next),
	}
}

describe('a cached value', () => {
	test('is loaded once while it is fresh, for any number of readers', async () => {
		const { get, requested } = setUp()
		expect(await Promise.all([get(), get(), get()])).toEqual(['answer 1', 'answer 1', 'answer 1'])
		await get()
		expect(requested()).toBe(1)
	})

	test('is served stale while it is reloaded', async () => {
		const { get, requested, pass } = setUp()
		await get()
		pass(100)
		expect(await get()).toBe('answer 1')
		expect(requested()).toBe(2)
		expect(await get()).toBe('answer 2')
	})

	test('stays the last good one while the source fails', async () => {
		const { get, pass, answerWith } = setUp()
		await get()
		answerWith(() => Promise.reject(new Error('down')))
		for (let index = 0; index < 5; index += 1) {
			pass(1_000)
			expect(await get()).toBe('answer 1')
		}
	})

	test.each(['aged', 'invalidated'])('ends with a final failure: %s', async (how) => {
		const { kept, get, pass, answerWith } = setUp()
		await get()
		answerWith(() => Promise.reject(new Error('forbidden')))
		if (how === 'invalidated') kept.invalidate(() => true)
		else {
			pass(100)
			expect(await get()).toBe('answer 1')
		}
		await expect(get()).rejects.toThrow('forbidden')
		expect(kept.peek('a')).toBeUndefined()
	})

	test('without a first value rejects, and is not loaded again for a while', async () => {
		const { get, requested, pass, answerWith } = setUp()
		answerWith(() => Promise.reject(new Error('down')))
		await expect(get()).rejects.toThrow('down')
		await expect(get()).rejects.toThrow('down')
		expect(requested()).toBe(1)
		pass(10)
		answerWith(async () => 'back')
		expect(await get()).toBe('back')
	})

	test('is evicted, the oldest first, when there are too many', async () => {
		const { kept, get } = setUp()
		for (const key of ['a', 'b', 'c', 'd']) await get(key)
		expect(kept.peek('a')).toBeUndefined()
		expect(kept.peek('d')).toBeDefined()
	})
})
