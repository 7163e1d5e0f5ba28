import {
	isSupportedCountry,
	ParseError,
	parsePhoneNumberFromString,
	parsePhoneNumberWithError,
	type PhoneNumber,
	validatePhoneNumberLength,
} from 'libphonenumber-js/max'
import { lineOf } from './plain-text.ts'

/** Why a phone number is refused (spec section 5). */
export type PhoneFault = 'NOT_A_NUMBER' | 'INVALID_COUNTRY' | 'TOO_SHORT' | 'TOO_LONG'
export type Phone = { e164: string; fault: null } | { e164: null; fault: PhoneFault }

/** Digits of a national number (spec section 5). */
const nationalLength = { min: 2, max: 17 }
/** National digits of an Indonesian mobile number, which starts with 8. */
const mobileLength = { min: 9, max: 12 }
/** Characters of an extension, as of `ext. 12` (spec section 5). */
const maxExtensionLength = 250

/**
 * Parses a phone number, mobile or with an area code, to E.164; it has to be valid for its country. `08…`, `62…`,
 * `0062…`, `+62…` and a bare `8…` are Indonesian; a number of another country needs its `+` or `00`. Invisible
 * characters, separators and an extension are ignored.
 */
export function parsePhone(typed: string, country = 'ID'): Phone {
	if (!isSupportedCountry(country)) return refused('INVALID_COUNTRY')
	const { text, extension } = withoutExtension(typed.normalize('NFKC'))
	if (extension.length > maxExtensionLength) return refused('TOO_LONG')
	const number = international(text, country)
	try {
		const phone = parsePhoneNumberWithError(number, country)
		const fault = faultOf(phone)
		return fault ? refused(fault) : { e164: phone.number, fault: null }
	} catch (error) {
		if (error instanceof ParseError) return refused(errorOf(error.message))
		throw error
	}
}

/** Whether a stored number may be a mobile phone; of some countries it can't be told. */
export function isMobile(e164: string): boolean {
	const type = parsePhoneNumberFromString(e164)?.getType()
	return type === 'MOBILE' || type === 'FIXED_LINE_OR_MOBILE'
}

/** An Indonesian number in national format, `0812-3456-7890` or `(021) 5550123`; others stay E.164. */
export function localPhone(e164: string): string {
	if (!e164.startsWith('+62')) return e164
	const national = `0${e164.slice(3)}`
	if (national.startsWith('08')) return national.replace(/^(\d{4})(\d{4})(\d+)$/, '$1-$2-$3')
	return parsePhoneNumberFromString(e164)?.formatNational() ?? national
}

function withoutExtension(typed: string): { text: string; extension: string } {
	const [, text = typed, extension = ''] =
		/^(.*?\d.*?)(?:;ext=|(?<![a-z])ext\.?|#)\s*(.*)$/is.exec(typed) ?? []
	return { text, extension }
}

/** With a plus before the country code. */
function international(text: string, country: string): string {
	const line = lineOf(text).replace(/\p{Cf}/gu, '')
	const digits = line.replace(/[^\d+]/g, '')
	if (/^00[1-9]/.test(digits)) return `+${digits.slice(2)}`
	return country === 'ID' && /^62\d/.test(digits) ? `+${digits}` : line
}

function faultOf(phone: PhoneNumber): PhoneFault | null {
	const { nationalNumber, number } = phone
	const isMobileOfIndonesia = phone.countryCallingCode === '62' && nationalNumber.startsWith('8')
	const length =
		outside(nationalNumber, nationalLength) ??
		(isMobileOfIndonesia ? outside(nationalNumber, mobileLength) : null)
	if (length) return length
	if (phone.isValid()) return null
	return errorOf(validatePhoneNumberLength(number) ?? 'NOT_A_NUMBER')
}

function outside(digits: string, { min, max }: { min: number; max: number }): PhoneFault | null {
	if (digits.length < min) return 'TOO_SHORT'
	return digits.length > max ? 'TOO_LONG' : null
}

function errorOf(message: string): PhoneFault {
	switch (message) {
		case 'INVALID_COUNTRY':
		case 'TOO_SHORT':
		case 'TOO_LONG':
			return message
		default:
			return 'NOT_A_NUMBER'
	}
}

function refused(fault: PhoneFault): Phone {
	return { e164: null, fault }
}
