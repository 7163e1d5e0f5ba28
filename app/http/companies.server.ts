import { apiAccessApi, type CompanyAccess } from '#app/api/api-access.server.ts'
import type { Call } from '#app/api/call.ts'
import { createStaleCache } from '#app/api/stale-cache.server.ts'

const refreshMs = 12 * 3_600_000
const unknownMs = 60_000
/** A question that an API left hanging keeps no page waiting once the API is back: shorter than a page's budget. */
const hangMs = 2_500
const maxHosts = 10_000

export type Companies = ReturnType<typeof createCompanies>

/**
 * Which company owns a host, and its api-access key: from this store, else from the visitor's cookie, else asked
 * for (spec section 4, "Bootstrap"). One question at a time per host, and
 * one more for one that hangs; a host nobody owns is asked about once a minute.
 */
export function createCompanies({ now = Date.now }: { now?: () => number } = {}) {
	const known = createStaleCache<CompanyAccess>({
		freshMs: refreshMs,
		restMs: 1_000,
		hangMs,
		most: maxHosts,
		now,
	})
	// Apart from the known ones, so that a flood of made-up hosts pushes no shop out.
	const unknown = new Map<string, number>()

	const ask = (call: Call) => apiAccessApi(call, now).get()

	return {
		async of(
			host: string,
			fromCookie: CompanyAccess | undefined,
			call: Call,
		): Promise<CompanyAccess> {
			const until = unknown.get(host)
			if (until !== undefined && until > now()) return nobody
			if (!known.peek(host) && fromCookie) known.put(host, fromCookie)
			const access = await known.get(host, () => ask(call))
			if (access.companyId !== 0) return access
			known.forget(host)
			unknown.delete(host)
			unknown.set(host, now() + unknownMs)
			const oldest = unknown.size > maxHosts ? unknown.keys().next() : undefined
			if (oldest && !oldest.done) unknown.delete(oldest.value)
			return nobody
		},
		/** After a 401: the key that took the dead one's place. */
		async renew(host: string, dead: string, call: Call): Promise<string> {
			const kept = known.peek(host)
			if (kept && kept.key !== dead) return kept.key
			const access = await known.renew(host, () => ask(call))
			return access.key
		},
		/** The newest key of a host. */
		keyOf: (host: string): string | undefined => known.peek(host)?.key,
		/** What is kept of a host, without asking. */
		peek: (host: string): CompanyAccess | undefined => known.peek(host),
		/** After a 403: the next page asks again. */
		forget: (host: string) => known.forget(host),
	}
}

export const nobody: CompanyAccess = { key: '', companyId: 0, affiliateDays: 0, at: 0 }
