import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

/** A phone number as E.164, read as an Indonesian one where no country is named; null: not a number. */
export function normalisePhone(typed: string): string | null {
	return parsePhoneNumberFromString(typed, 'ID')?.number ?? null
}
