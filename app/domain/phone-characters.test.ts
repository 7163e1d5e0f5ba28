import { expect, test } from 'vitest'
import { filtered, phoneCharacters } from './phone-characters.ts'

test.each([
	['0812-3456-7890', '0812-3456-7890'],
	['(021) 555+1', '(021) 555+1'],
	['HP: 0812.3456/7890 ✓', ' 081234567890 '],
	['', ''],
])('[VA-06] of %j stays %j', (text, kept) => {
	expect(phoneCharacters(text)).toBe(kept)
})

test('[VA-07] a pattern of its own decides what stays', () => {
	expect(filtered('0812-34 ab', /\d/)).toBe('081234')
	expect(filtered('a1b2', /[a-z]/g)).toBe('ab')
})
