import { z } from 'zod'

/** Which of the matches the parcel goes to; the postcode is what was searched for, if it was one. */
export const districtForm = z.object({
	district: z
		.string({ error: 'checkout:district.required' })
		.regex(/^\d{2}\.\d{2}\.\d{2}$/, 'checkout:district.required'),
	postcode: z
		.string()
		.regex(/^\d{5}$/)
		.optional()
		.catch(undefined),
})

/** A search is a district, city or village name, or a postcode. */
export const districtSearch = z.string().trim().max(60).catch('')

/** Shorter names match half of the country. */
export const shortestSearch = 3
