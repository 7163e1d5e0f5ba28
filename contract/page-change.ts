import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { message, type Value } from './message.ts'

/** The maximum number of changes in an answer without a cursor. */
export const LISTED_PAGE_CHANGES = 1_000
/** The maximum number of companies in an answer to a cursor. */
export const LISTED_CHANGED_COMPANIES = 20_000

/**
 * Of a storefront's request for what everybody is shown: the last POSITION that it was told. The answer shows everything
 * until there, so that no page is rendered anew as it was before the change.
 */
export const READ_AFTER_HEADER = 'X-Read-After'

/**
 * CHANGE_ID: two changes are the same if both their values are equal. IS_COMPLETE false: there were more, of any company.
 * CURSOR is missing in answers of an older version. POSITION: with changes, where reading from a replica is configured,
 * how far that must be to show them.
 */
const PageChanges = message({
	changes: [
		'PAGE_CHANGE_LIST',
		z
			.array(
				message({
					companyId: ['COMPANY_ID', z.number().int().min(1)],
					id: ['CHANGE_ID', z.string().max(20)],
				}),
			)
			.max(LISTED_CHANGED_COMPANIES),
	],
	isComplete: ['IS_COMPLETE', z.boolean()],
	cursor: ['CURSOR', z.string().max(2_200).optional()],
	position: ['POSITION', z.number().int().min(0).optional()],
})
export type PageChanges = Value<typeof PageChanges>

/**
 * With AFTER, the cursor of an earlier answer, the companies whose pages have changed since that answer, once each; without
 * it the changes of the last 15 minutes.
 */
export const listPageChanges = endpoint({
	method: 'GET',
	path: '/page-changes',
	summary: 'Companies whose pages changed lately, for whoever keeps pages',
	access: 'public',
	query: message({ after: ['AFTER', z.string().max(2_200).optional()] }),
	answer: PageChanges,
})
