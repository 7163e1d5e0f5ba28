import { z } from 'zod'
import { pinAnswer } from '#contract/pin-answer.ts'
import { lineOf } from '#web/domain/plain-text.ts'

/** Longest values of an address's fields within a known district, in characters. */
export const placeLimits = { village: 60, postcode: 5, street: 200, courierNote: 200, pin: 25 }

const village = z
	.string()
	.overwrite(lineOf)
	.max(placeLimits.village, 'checkout:address.village.long')
	.default('')

/** Checks of these fields; messages are translation keys. */
export const placeShape = {
	village,
	villageTyped: village,
	/** '' where the shopper does not know it. */
	postcode: z
		.string()
		.overwrite(lineOf)
		.regex(/^(\d{5})?$/, 'checkout:address.postcode.wrong')
		.default(''),
	street: z
		.string({ error: 'checkout:address.street.required' })
		.overwrite(lineOf)
		.min(10, 'checkout:address.street.short')
		.max(placeLimits.street, 'checkout:address.street.long'),
	courierNote: z
		.string()
		.overwrite(lineOf)
		.max(placeLimits.courierNote, 'checkout:address.courierNote.long')
		.default(''),
	pin: pinAnswer({
		shortLink: 'checkout:address.pin.shortLink',
		noPlace: 'checkout:address.pin.noPlace',
		abroad: 'checkout:address.pin.abroad',
		unreadable: 'checkout:address.pin.unreadable',
	}),
}

type Village = { village?: string; villageTyped?: string }

/** The village is chosen from the list, or typed if the list lacks it; typed text takes precedence. */
export function hasVillage({ village, villageTyped }: Village): boolean {
	return (villageTyped || village || '').length >= 2
}

/** For `refine` with `hasVillage`. */
export const villageMissing = {
	path: ['village'],
	message: 'checkout:address.village.required',
	// Reported together with the errors of other fields.
	when: () => true,
}
