import { apiAccessApi, type CompanyAccess } from '#app/api/api-access.server.ts'
import type { Call } from '#app/api/call.ts'
import { createStaleCache } from '#app/api/stale-cache.server.ts'

const refreshMs = 12 * 3_600_000
const unknownMs = 60_000
/** Shorter than a page's budget, so that one hanging call does not delay pages once the API is back. */
const hangMs = 2_500
const maxHosts = 10_000

export type Companies = ReturnType<typeof createCompanies>

/**
 * Finds the company that owns a host and its api-access key: from this store, else from the visitor's cookie, else from
 * the website API (spec section 4, "Bootstrap"). One call at a time per host, and another when it hangs; for a host
 * without a company at most one call a minute.
 */
export function createCompanies({ now = Date.now }: { now?: () => number } = {}) {
	const cache = createStaleCache<CompanyAccess>({
		freshMs: refreshMs,
		restMs: 1_000,
		hangMs,
		maxEntries: maxHosts,
		now,
	})
	// Kept apart from known hosts, so that requests for made-up hosts evict no shop.
	const unknown = new Map<string, number>()

	const fetchAccess = (call: Call) => apiAccessApi(call, now).get()

	return {
		async of(
			host: string,
			fromCookie: CompanyAccess | undefined,
			call: Call,
		): Promise<CompanyAccess> {
			const until = unknown.get(host)
			if (until !== undefined && until > now()) return noShop
			if (!cache.peek(host) && fromCookie) cache.put(host, fromCookie)
			const access = await cache.get(host, () => fetchAccess(call))
			if (access.companyId !== 0) return access
			cache.forget(host)
			unknown.delete(host)
			unknown.set(host, now() + unknownMs)
			const oldest = unknown.size > maxHosts ? unknown.keys().next() : undefined
			if (oldest && !oldest.done) unknown.delete(oldest.value)
			return noShop
		},
		/** After a 401: returns a new key in place of the rejected one. */
		async renew(host: string, rejectedKey: string, call: Call): Promise<string> {
			const cached = cache.peek(host)
			if (cached && cached.key !== rejectedKey) return cached.key
			const access = await cache.renew(host, () => fetchAccess(call))
			return access.key
		},
		/** The current key of a host. */
		keyOf: (host: string): string | undefined => cache.peek(host)?.key,
		/** The cached company of a host; makes no call. */
		peek: (host: string): CompanyAccess | undefined => cache.peek(host),
		/** After a 403: the next page fetches the company again. */
		forget: (host: string) => cache.forget(host),
	}
}

export const noShop: CompanyAccess = { key: '', companyId: 0, affiliateDays: 0, at: 0 }
