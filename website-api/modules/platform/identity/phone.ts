import { parsePhoneNumberFromString } from 'libphonenumber-js/max'

/**
 * Normalises a phone number to E.164 as the storefront does; without a country code it is Indonesian. null: not a
 * number. For searches and look-ups, which also find numbers stored under earlier rules.
 */
export function normalisePhone(typed: string): string | null {
	return parsed(typed)?.number ?? null
}

/** The same, if the number is valid for its country; for numbers that are stored. */
export function validPhone(typed: string): string | null {
	const phone = parsed(typed)
	return phone?.isValid() ? phone.number : null
}

/** Whether a stored number may be a mobile phone; of some countries it can't be told. */
export function isMobile(e164: string): boolean {
	const type = parsePhoneNumberFromString(e164)?.getType()
	return type === 'MOBILE' || type === 'FIXED_LINE_OR_MOBILE'
}

/** An Indonesian number as the shop's pages show it, `0812-3456-7890` or `(021) 5550123`; others as they are. */
export function localPhone(phone: string): string {
	const digits = phone.replace(/^\+62/, '0')
	if (!digits.startsWith('08')) return digits === phone ? phone : nationalForm(phone, digits)
	return digits.replace(/^(\d{4})(\d{3,4})(\d+)$/, '$1-$2-$3')
}

function nationalForm(phone: string, digits: string): string {
	return parsePhoneNumberFromString(phone)?.formatNational() ?? digits
}

function parsed(typed: string) {
	const line = typed.normalize('NFKC').replace(/\p{Cf}/gu, '')
	const digits = line.replace(/[^\d+]/g, '')
	if (/^00[1-9]/.test(digits)) return parsePhoneNumberFromString(`+${digits.slice(2)}`)
	return parsePhoneNumberFromString(/^62\d/.test(digits) ? `+${digits}` : line, 'ID')
}
