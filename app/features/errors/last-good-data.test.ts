import { expect, test } from 'vitest'
import { lastGoodData } from './last-good-data.ts'

const lost = () => Promise.reject<string>(new TypeError('Failed to fetch'))

test('keeps the previous data only when a request is lost', async () => {
	const kept = lastGoodData<string>()
	await expect(kept.orPrevious(lost())).rejects.toThrow('Failed to fetch')
	kept.note('before')
	expect(await kept.orPrevious(Promise.resolve('new'))).toBe('new')
	expect(await kept.orPrevious(lost())).toBe('before')
	const failure = new Response('', { status: 500 })
	await expect(kept.orPrevious(Promise.reject(failure))).rejects.toBe(failure)
})
