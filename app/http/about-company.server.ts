import type { CompanyAccess } from '#app/api/api-access.server.ts'
import type { Caller } from '#app/api/client.server.ts'
import { apiOver } from './api.server.ts'
import type { ContextParts } from './context-parts.ts'
import type { RequestFacts } from './request-facts.ts'
import { plainSite } from './site-cache.server.ts'
import type { Api } from './api.server.ts'

/**
 * Site configuration and categories of the request's company; defaults for a host without a company. `onMissing` is
 * called for every part that is replaced by a default.
 */
export async function companyFacts(
	access: CompanyAccess,
	facts: RequestFacts,
	parts: Pick<ContextParts, 'budgets' | 'client' | 'sites'>,
	caller: Caller,
	onMissing: (error: unknown) => void,
) {
	if (access.companyId === 0) return { site: plainSite, categories: [] }
	// Shared by every page of this company, so it has a referer and a deadline of its own.
	const api: Api = apiOver(
		parts.client.callFor({
			...caller,
			referer: `${facts.origin}/`,
			deadline: Math.min(
				performance.now() + parts.budgets.site,
				caller.deadline ?? Number.POSITIVE_INFINITY,
			),
		}),
		parts.client.openFor(caller),
	)
	const key = companyKey(access, facts)
	const [site, categories] = await Promise.all([
		parts.sites.site(key, api, onMissing),
		parts.sites.categories(key, api, onMissing),
	])
	return { site, categories }
}

/** Cache key: company and language, e.g. `1:id`. */
export function companyKey({ companyId }: CompanyAccess, { locale }: RequestFacts): string {
	return `${companyId}:${locale}`
}
