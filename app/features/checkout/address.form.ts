import { z } from 'zod'

/** Where in the district; a village missing from the list is typed, and typing wins. */
export const addressForm = z
	.object({
		village: z.string().trim().max(60, 'checkout:address.village.long').default(''),
		villageTyped: z.string().trim().max(60, 'checkout:address.village.long').default(''),
		postcode: z
			.string({ error: 'checkout:address.postcode.required' })
			.trim()
			.regex(/^\d{5}$/, 'checkout:address.postcode.wrong'),
		street: z
			.string({ error: 'checkout:address.street.required' })
			.trim()
			.min(10, 'checkout:address.street.short')
			.max(200, 'checkout:address.street.long'),
		courierNote: z.string().trim().max(200, 'checkout:address.courierNote.long').default(''),
	})
	.transform(({ villageTyped, ...address }) => ({
		...address,
		village: villageTyped || address.village,
	}))
	.refine(({ village }) => village.length >= 2, {
		path: ['village'],
		message: 'checkout:address.village.required',
	})
