import { z } from 'zod'
import { lineOf } from '#app/domain/plain-text.ts'

const village = z.string().overwrite(lineOf).max(60, 'checkout:address.village.long').default('')

/** Where in the district; a village missing from the list is typed, and typing wins. */
export const addressForm = z
	.object({
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
	})
	.refine((address) => (address.villageTyped || address.village || '').length >= 2, {
		path: ['village'],
		message: 'checkout:address.village.required',
		// Said together with what is wrong elsewhere.
		when: () => true,
	})
	.transform(({ villageTyped, ...address }) => ({
		...address,
		village: villageTyped || address.village,
	}))
