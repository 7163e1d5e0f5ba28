import { ApiAccess, ApiCompany } from '#contract/api-access.ts'
import { decode, toWire } from '#contract/message-codec.ts'
import type { Call } from './call.ts'

/**
 * A company's api-access key, and how many days its referral codes are valid. `companyId` 0: no company owns the host.
 */
export type CompanyAccess = {
	key: string
	companyId: number
	affiliateDays: number
	/** When the key was fetched, in ms since 1970. */
	at: number
}

/** GET /api-access (spec section 7): the company of the caller's Referer. */
export function apiAccessApi(call: Call, now: () => number) {
	return {
		get: async (): Promise<CompanyAccess> => {
			const wire = await call(ApiAccess, { path: '/api-access' })
			const { key, company } = decode(ApiAccess, wire)
			return { key, ...company, companyId: key === '' ? 0 : company.companyId, at: now() }
		},
	}
}

/** The answer of the storefront's own /api/apiAccess: the company's settings without its key. */
export function publicApiAccess(companyId: number, affiliateDays: number) {
	return { data: toWire(ApiCompany, { companyId, affiliateDays }) }
}
