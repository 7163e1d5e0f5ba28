import { z } from 'zod'

/** GET /api-access (spec section 7). COMPANY_API_ID 0: no company owns the Referer's host, API_ACCESS is ''. */
export const ApiAccessWire = z.object({
	API_ACCESS: z.string(),
	data: z.object({
		COMPANY_API_ID: z.number().int().min(0),
		CONFIG_AFFILIATE_COOKIE_EXPIRED_DAY: z.number().int().min(0),
	}),
})
export type ApiAccessWire = z.infer<typeof ApiAccessWire>
