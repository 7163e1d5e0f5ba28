import { ApiAccessWire } from '#contract/api-access.ts'
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
		get: async (): Promise<CompanyAccess> => ({
			...(await call(Access, { path: '/api-access' })),
			at: now(),
		}),
	}
}

const Access = ApiAccessWire.transform((wire) => ({
	key: wire.API_ACCESS,
	companyId: wire.API_ACCESS === '' ? 0 : wire.data.COMPANY_API_ID,
	affiliateDays: wire.data.CONFIG_AFFILIATE_COOKIE_EXPIRED_DAY,
}))

/** The answer of the storefront's own /api/apiAccess: the company's settings without its key. */
export function publicApiAccess(
	companyId: number,
	affiliateDays: number,
): { data: ApiAccessWire['data'] } {
	return {
		data: { COMPANY_API_ID: companyId, CONFIG_AFFILIATE_COOKIE_EXPIRED_DAY: affiliateDays },
	}
}
