import { expect, test } from 'vitest'
import { filtered, phoneCharacters } from './phone-characters.ts'

test.each([
	['0812-3456-7890', '0812-3456-7890'],
	['(021) 555+1', '(021) 555+1'],
	['HP: 0812.3456/7890 ✓', ' 081234567890 '],
	['', ''],
])('[VA-06] keeps of %j the characters %j', (text, kept) => {
	expect(phoneCharacters(text)).toBe(kept)
})

test('[VA-07] a custom pattern decides which characters are kept', () => {
	expect(filtered('0812-34 ab', /\d/)).toBe('081234')
	expect(filtered('a1b2', /[a-z]/g)).toBe('ab')
})

test.each([
	'0812-3456-7890 ext. 12',
	'(021) 555 1234;ext=7',
	'+62 21 5551234 #88',
	'0215551234ext9',
])('[VA-10] keeps the extension of %j while it is typed', (text) => {
	let shown = ''
	for (const character of text) shown = phoneCharacters(shown + character)
	expect(shown).toBe(text)
})

test('[VA-10] keeps an extension of 250 characters', () => {
	const text = `0812-3456-7890 ext. ${'x'.repeat(250)}`
	expect(phoneCharacters(text)).toBe(text)
})

test.each(['0812 jangan', 'ext. 12', 'email', '0812 rumah'])('finds no extension in %j', (text) => {
	let shown = ''
	for (const character of `${text} `) shown = phoneCharacters(shown + character)
	expect(shown.replace(/[\d ]/g, '')).toBe('')
})
