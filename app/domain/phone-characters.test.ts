import { expect, test } from 'vitest'
import { filtered, phoneCharacters } from './phone-characters.ts'

test.each([
	['0812-3456-7890', '0812-3456-7890'],
	['(021) 555+1', '(021) 555+1'],
	['HP: 0812.3456/7890 ✓', ' 081234567890 '],
	['#0812#', '0812'],
	['0812*3456', '08123456'],
	['0812\u200b3456\u202c', '08123456'],
	['', ''],
])('[VA-06] keeps of %j the characters %j', (text, kept) => {
	expect(phoneCharacters(text)).toBe(kept)
})

test('[VA-07] a custom pattern decides which characters are kept', () => {
	expect(filtered('0812-34 ab', /\d/)).toBe('081234')
	expect(filtered('a1b2', /[a-z]/g)).toBe('ab')
})

test.each([
	['0812-3456-7890 ext. 12', '0812-3456-7890 '],
	['(021) 555 1234;ext=7', '(021) 555 1234'],
	['+62 21 5551234 #88', '+62 21 5551234 '],
])('of %j, which has an extension, keeps %j', (text, kept) => {
	expect(phoneCharacters(text)).toBe(kept)
})
