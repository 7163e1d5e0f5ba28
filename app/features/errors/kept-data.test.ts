import { expect, test } from 'vitest'
import { keptData } from './kept-data.ts'

const lost = () => Promise.reject<string>(new TypeError('Failed to fetch'))

test('what was shown before stays where a request is lost, and only there', async () => {
	const kept = keptData<string>()
	await expect(kept.orKept(lost())).rejects.toThrow('Failed to fetch')
	kept.note('before')
	expect(await kept.orKept(Promise.resolve('new'))).toBe('new')
	expect(await kept.orKept(lost())).toBe('before')
	const failure = new Response('', { status: 500 })
	await expect(kept.orKept(Promise.reject(failure))).rejects.toBe(failure)
})
