import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

/** Normalises a phone number to E.164; without a country code it is read as Indonesian. null: not a number. */
export function normalisePhone(typed: string): string | null {
	return parsePhoneNumberFromString(typed, 'ID')?.number ?? null
}
