import type { Caller } from '#app/api/client.server.ts'
import { ApiError } from '#app/api/failures.ts'
import { requestFailed } from '#app/api/request-failed.server.ts'
import type { CookieJar } from '#web/session/cookie-jar.server.ts'
import { accessOf } from '#app/session/visit.server.ts'
import type { RequestFacts } from './request-facts.ts'
import type { ContextParts } from './context-parts.ts'
import { withinBudget } from './within-budget.ts'

/** The part of a page's budget that its calls may take; the rest is for rendering. */
const callShare = 0.94

/**
 * The company of the requested host, and the caller for website API calls in its name. @throws ApiError when the
 * company can't be determined
 */
export async function identifyCompany(
	{ locale, origin, pathname, host, correlationId, traceparent, began }: RequestFacts,
	{ client, companies, budgets }: ContextParts,
	{ jar, now }: { jar: CookieJar; now: Date },
) {
	const deadline = began + budgets.page * callShare
	const referer = `${origin}${pathname}`
	const page: Caller = { locale, referer, correlationId, traceparent, deadline }
	// Shared by every request of the host, so it has no visitor address and no deadline of a request.
	const askAccess = client.callFor(
		{ ...page, deadline: undefined, referer: `${origin}/` },
		budgets.apiAccess,
	)
	const inTime = <T>(answer: Promise<T>) =>
		withinBudget(
			answer,
			deadline - performance.now(),
			() => new ApiError('unavailable', requestFailed(locale), { code: 'TIMEOUT' }),
		)
	const access = await inTime(companies.of(host, accessOf(jar, now), askAccess))
	/** The key may be renewed during the request. */
	const currentKey = () => companies.keyOf(host) ?? access.key
	const caller: Caller = {
		...page,
		apiAccess: async () => {
			const key = currentKey()
			if (key !== '') return key
			throw new ApiError('unavailable', requestFailed(locale), { code: 'NO_API_ACCESS' })
		},
		renewApiAccess: (dead) => inTime(companies.renew(host, dead, askAccess)),
	}
	return { access, caller, currentKey }
}
