import { expect, test } from 'vitest'
import { lineOf, linesOf } from './plain-text.ts'

test.each([
	['Budi\u0000Santoso', 'Budi Santoso'],
	['Budi\r\nSantoso', 'Budi Santoso'],
	['\u202eBudi\u2066', 'Budi'],
	['  José Øster  ', 'José Øster'],
])('cleans %j on one line to %j', (typed, line) => {
	expect(lineOf(typed)).toBe(line)
})

test('keeps line breaks in multi-line text', () => {
	expect(linesOf('satu\r\ndua\u0000\n\ntiga ')).toBe('satu\ndua\n\ntiga')
})
