import { ApiError } from '#app/api/failures.ts'
import { type AccountInfo, getAccountInfo } from '#contract/account.ts'
import type { CookieJar } from '#web/session/cookie-jar.server.ts'
import { keepOwnCode } from '#app/session/own-code.server.ts'
import { isCrawlerPath } from './cache-headers.server.ts'
import { isProfile } from './page-at.server.ts'
import type { RequestFacts } from './request-facts.ts'
import type { Api } from './api.server.ts'

/**
 * Whether a page refreshes the signed-in customer's data: all pages except those below /profile (spec section 2, "Route
 * rules").
 */
export function isRefreshed(request: Request, { pathname }: RequestFacts): boolean {
	if (request.method !== 'GET') return false
	return !isProfile(pathname) && !isCrawlerPath(pathname)
}

/**
 * Verifies the session and updates the customer's affiliate code (spec section 7). Returns the account for the page to
 * show; null when the optional call did not answer in time.
 */
export async function refreshAccount(
	jar: CookieJar,
	api: Api,
	onFailure: (error: unknown) => void,
): Promise<AccountInfo | null> {
	try {
		const account = await api.call(getAccountInfo, {}, { optional: true })
		keepOwnCode(jar, account.affiliateCode)
		return account
	} catch (error) {
		if (!(error instanceof ApiError)) throw error
		if (error.failure === 'unavailable') onFailure(error)
		return null
	}
}
