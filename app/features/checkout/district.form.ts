import { z } from 'zod'

/** The selected district, with the postcode if that was searched for. */
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

/** Searches by district, city or village name, or by postcode. */
export const districtSearch = z.string().trim().max(60).catch('')

/** Shorter texts match too many districts. */
export const shortestSearch = 3
