import { describe, expect, test } from 'vitest'
import { typedPhones } from '#tests/support/phones.ts'
import { isMobile, localPhone, parsePhone } from './phone.ts'

describe('[VA-11] parses a phone number, or tells why it is none', () => {
	test.each(typedPhones)('%j: %s', (typed, expected) => {
		const { e164, fault } = parsePhone(typed)
		expect(e164 ?? fault).toBe(expected)
		if (e164) expect(parsePhone(localPhone(e164)).e164).toBe(e164)
	})
})

describe('formats a stored number', () => {
	test.each([
		['+6281234567890', '0812-3456-7890'],
		['+62812345678', '0812-3456-78'],
		['+62215550123', '(021) 5550123'],
		['+6581234567', '+6581234567'],
	])('%s as %s', (e164, shown) => {
		expect(localPhone(e164)).toBe(shown)
	})
})

test.each([
	['+6281234567890', true],
	['+12025550143', true],
	['+62215550123', false],
	['', false],
])('%s may be a mobile phone: %s', (e164, expected) => {
	expect(isMobile(e164)).toBe(expected)
})

describe('a number of another country', () => {
	test.each([
		['8123 4567', 'SG', '+6581234567'],
		['07911 123456', 'GB', '+447911123456'],
		['(415) 555-2671', 'US', '+14155552671'],
		['+65 8123 4567', 'ID', '+6581234567'],
	])('%s typed for %s', (text, country, e164) => {
		expect(parsePhone(text, country)).toEqual({ e164, fault: null })
	})

	test.each([
		['1', 'SG', 'TOO_SHORT'],
		['12', 'DE', 'TOO_SHORT'],
		['123456789012345678', 'DE', 'TOO_LONG'],
	])('[VA-09] has 2 to 17 digits: %s', (text, country, fault) => {
		expect(parsePhone(text, country).fault).toBe(fault)
	})

	test('[VA-11] of an unknown country is rejected with its own error code', () => {
		expect(parsePhone('0812', 'XX').fault).toBe('INVALID_COUNTRY')
	})
})

test('[VA-10] accepts an extension of at most 250 characters', () => {
	const number = '0812-3456-7890 ext. '
	expect(parsePhone(number + '1'.repeat(250)).e164).toBe('+6281234567890')
	expect(parsePhone('0812-3456-7890ext.12').e164).toBe('+6281234567890')
	expect(parsePhone(number + '1'.repeat(251)).fault).toBe('TOO_LONG')
	expect(parsePhone(`0812-3456-7890;ext=${'1'.repeat(251)}`).fault).toBe('TOO_LONG')
})
