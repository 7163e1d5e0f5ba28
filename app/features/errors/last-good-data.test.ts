import { expect, test } from 'vitest'
import { lastGoodData } from './last-good-data.ts'

const lost = () => Promise.reject<string>(new TypeError('Failed to fetch'))

test('what was shown before stays where a request is lost, and only there', async () => {
	const kept = lastGoodData<string>()
	await expect(kept.orLastGood(lost())).rejects.toThrow('Failed to fetch')
	kept.note('before')
	expect(await kept.orLastGood(Promise.resolve('new'))).toBe('new')
	expect(await kept.orLastGood(lost())).toBe('before')
	const failure = new Response('', { status: 500 })
	await expect(kept.orLastGood(Promise.reject(failure))).rejects.toBe(failure)
})
