import { expect, test } from 'vitest'
import { copyText } from './copy-text.ts'

test('copies the text as it is', async () => {
	const written: string[] = []
	const outcome = await copyText(' 8800 1234 ', async (text) => void written.push(text))
	expect([outcome, written]).toEqual(['copied', [' 8800 1234 ']])
})

test.each(['', '  ', '\n'])('writes nothing for %j', async (text) => {
	const refuse = () => Promise.reject(new Error('written'))
	expect(await copyText(text, refuse)).toBe('empty')
})

test('reports a refused clipboard as a failure instead of throwing', async () => {
	expect(await copyText('8800', () => Promise.reject(new Error('denied')))).toBe('failed')
	const insecure = () => {
		throw new TypeError('no clipboard here')
	}
	expect(await copyText('8800', insecure)).toBe('failed')
})
