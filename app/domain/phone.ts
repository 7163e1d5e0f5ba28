import { isSupportedCountry, parsePhoneNumberWithError, ParseError } from 'libphonenumber-js/min'

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
 * Parses a phone number to E.164. `08…`, `62…`, `+62…` and a bare `8…` are Indonesian; a number of another country
 * needs its `+`. Separators and an extension are ignored.
 */
export function parsePhone(typed: string, country = 'ID'): Phone {
	if (!isSupportedCountry(country)) return refused('INVALID_COUNTRY')
	const { text, extension } = withoutExtension(typed)
	if (extension.length > maxExtensionLength) return refused('TOO_LONG')
	try {
		const { number, nationalNumber, countryCallingCode } = parsePhoneNumberWithError(
			spelledOut(text, country),
			country,
		)
		const fault = lengthError(nationalNumber, countryCallingCode)
		return fault ? refused(fault) : { e164: number, fault: null }
	} catch (error) {
		if (error instanceof ParseError) return refused(errorOf(error.message))
		throw error
	}
}

/** An Indonesian number in national format, `0812-3456-7890`; others stay E.164. */
export function localPhone(e164: string): string {
	if (!e164.startsWith('+62')) return e164
	return `0${e164.slice(3)}`.replace(/^(\d{4})(\d{4})(\d+)$/, '$1-$2-$3')
}

function withoutExtension(typed: string): { text: string; extension: string } {
	const [, text = typed, extension = ''] =
		/^(.*?\d.*?)(?:;ext=|(?<![a-z])ext\.?|#)\s*(.*)$/is.exec(typed) ?? []
	return { text, extension }
}

function spelledOut(text: string, country: string): string {
	const digits = text.replace(/[^\d+]/g, '')
	return country === 'ID' && /^62\d/.test(digits) ? `+${digits}` : text
}

function lengthError(national: string, callingCode: string): PhoneFault | null {
	if (callingCode === '62') {
		const digits = national.replace(/^0+/, '')
		return digits.startsWith('8') ? outside(digits, mobileLength) : 'NOT_A_NUMBER'
	}
	return outside(national, nationalLength)
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
