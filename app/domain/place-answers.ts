import { z } from 'zod'
import { lineOf } from './plain-text.ts'

const village = z.string().overwrite(lineOf).max(60, 'checkout:address.village.long').default('')

/** What is asked of a place in a known district. */
export const placeShape = {
	village,
	villageTyped: village,
	postcode: z
		.string({ error: 'checkout:address.postcode.required' })
		.overwrite(lineOf)
		.regex(/^\d{5}$/, 'checkout:address.postcode.wrong'),
	street: z
		.string({ error: 'checkout:address.street.required' })
		.overwrite(lineOf)
		.min(10, 'checkout:address.street.short')
		.max(200, 'checkout:address.street.long'),
	courierNote: z
		.string()
		.overwrite(lineOf)
		.max(200, 'checkout:address.courierNote.long')
		.default(''),
}

type Village = { village?: string; villageTyped?: string }

/** A village is chosen, or typed where it is missing from the list; typing wins. */
export function hasVillage({ village, villageTyped }: Village): boolean {
	return (villageTyped || village || '').length >= 2
}

/** For `refine` with `hasVillage`. */
export const villageMissing = {
	path: ['village'],
	message: 'checkout:address.village.required',
	// Said together with what is wrong elsewhere.
	when: () => true,
}
