import { expect, test } from 'vitest'
import { plainText } from './plain-text.ts'

test.each([
	['a pasted phone number', '\u202a+62 811-1000-222\u202c', '+62 811-1000-222'],
	['tabs and line ends', ' Ratna\tDewi\r\nKusuma ', 'Ratna Dewi Kusuma'],
	['an ordinary name', 'Ratna Dewi', 'Ratna Dewi'],
])('%s becomes one plain line', (_, typed, plain) => {
	expect(plainText(typed)).toBe(plain)
})

test('a text of several lines keeps them', () => {
	expect(plainText('Satu\r\ndua\ttiga\r', { keepLines: true })).toBe('Satu\ndua tiga')
})
