import { expect, test } from 'vitest'
import { compactOf, lineOf, linesOf } from './plain-text.ts'

test.each([
	['Budi\u0000Santoso', 'Budi Santoso'],
	['Budi\r\nSantoso', 'Budi Santoso'],
	['\u202eBudi\u2066', 'Budi'],
	['  José Øster  ', 'José Øster'],
	['Bu\u00addi\u200b San\u2060to\ufeffso', 'Budi Santoso'],
	['Budi\u00a0Santoso\u3000', 'Budi Santoso'],
	['\u202a\u061cBudi\u202c', 'Budi'],
])('cleans %j on one line to %j', (typed, line) => {
	expect(lineOf(typed)).toBe(line)
})

test.each([
	['\u202asari\u00ad@gmail.com\u202c', 'sari@gmail.com'],
	['sari\u00a0@gmail\u200b.com ', 'sari@gmail.com'],
	['HEMAT\u200d-10\u2060', 'HEMAT-10'],
])('removes spaces and invisible characters of %j', (typed, code) => {
	expect(compactOf(typed)).toBe(code)
})

test('keeps line breaks in multi-line text', () => {
	expect(linesOf('satu\r\ndua\u0000\n\ntiga ')).toBe('satu\ndua\n\ntiga')
})
