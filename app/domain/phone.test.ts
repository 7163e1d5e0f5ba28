import { describe, expect, test } from 'vitest'
import { localPhone, parsePhone } from './phone.ts'

describe('parses an Indonesian mobile number', () => {
	test.each([
		'081234567890',
		'0812-3456-7890',
		'0812 3456 7890',
		'6281234567890',
		'+6281234567890',
		'+62 812-3456-7890',
		'(0812) 3456.7890',
		'81234567890',
	])('as %s', (text) => {
		expect(parsePhone(text)).toEqual({ e164: '+6281234567890', fault: null })
	})
})

describe('[VA-11] rejects an invalid phone number with a reason', () => {
	test.each([
		['nothing', '', 'NOT_A_NUMBER'],
		['words', 'nomor saya', 'NOT_A_NUMBER'],
		['an unknown country', '+999123456789', 'INVALID_COUNTRY'],
		['four digits', '0812', 'TOO_SHORT'],
		['a landline', '021-5550123', 'NOT_A_NUMBER'],
		['eight mobile digits', '081234567', 'TOO_SHORT'],
		['thirteen mobile digits', '08123456789012', 'TOO_LONG'],
		['far too many digits', '0812345678901234567890', 'TOO_LONG'],
	])('%s', (_what, text, fault) => {
		expect(parsePhone(text)).toEqual({ e164: null, fault })
	})
})

test('accepts the shortest and the longest mobile number', () => {
	expect(parsePhone('0812345678').e164).toBe('+62812345678')
	expect(parsePhone('0812345678901').e164).toBe('+62812345678901')
})

test('requires a plus for the number of another country', () => {
	expect(parsePhone('+65 8123 4567').e164).toBe('+6581234567')
})

describe('formats a stored number', () => {
	test.each([
		['+6281234567890', '0812-3456-7890'],
		['+62812345678', '0812-3456-78'],
		['+6581234567', '+6581234567'],
	])('%s as %s', (e164, shown) => {
		expect(localPhone(e164)).toBe(shown)
	})
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
		['12', 'DE', null],
		['12345678901234567', 'DE', null],
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
