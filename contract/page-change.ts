import { z } from 'zod'
import type { Endpoint } from './endpoint.ts'

/** The maximum number of changes in a response. */
export const LISTED_PAGE_CHANGES = 1_000

/**
 * GET /page-changes: changes of a company's pages in the last 15 minutes; two entries are the same change if both
 * their values are equal. IS_COMPLETE false: there were more, of any company.
 */
export const PageChangesWire = z.object({
	data: z.object({
		PAGE_CHANGE_LIST: z
			.array(z.object({ COMPANY_ID: z.number().int().min(1), CHANGE_ID: z.string().max(20) }))
			.max(LISTED_PAGE_CHANGES),
		IS_COMPLETE: z.boolean(),
	}),
})

export const PAGE_CHANGE_ENDPOINTS: Endpoint[] = [
	{
		method: 'GET',
		path: '/page-changes',
		summary: 'Companies whose pages changed lately, for whoever keeps pages',
		access: 'public',
		answer: PageChangesWire,
	},
]
