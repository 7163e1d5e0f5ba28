import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

/** Normalises a phone number to E.164; without a country code it is read as Indonesian. null: not a number. */
export function normalisePhone(typed: string): string | null {
	return parsePhoneNumberFromString(typed, 'ID')?.number ?? null
}

/** An Indonesian number as the shop's pages show it, `0812-3456-7890`; others as they are. */
export function localPhone(phone: string): string {
	const digits = phone.replace(/^\+62/, '0')
	return digits.replace(/^(\d{4})(\d{3,4})(\d+)$/, '$1-$2-$3')
}
