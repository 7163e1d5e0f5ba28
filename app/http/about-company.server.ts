import type { CompanyAccess } from '#app/api/api-access.server.ts'
import type { Caller } from '#app/api/client.server.ts'
import { apiOver } from './api.server.ts'
import type { StorefrontParts } from './storefront-parts.ts'
import type { RequestFacts } from './request-facts.ts'
import { plainSite } from './site-cache.server.ts'
import type { Api } from './api.server.ts'

/** What a page may wait for the shop's own looks, in ms, when nothing else is said. */
const siteMs = 2_000

/**
 * What every page of a company shows: its site configuration and its categories; plain ones for a host without any.
 * `onMissing` is told of every part that stands in for one that nobody knows.
 */
export async function aboutCompany(
	access: CompanyAccess,
	facts: RequestFacts,
	parts: Pick<StorefrontParts, 'budgets' | 'client' | 'sites'>,
	caller: Caller,
	onMissing: () => void,
) {
	if (access.companyId === 0) return { site: plainSite, categories: [] }
	// Shared by every page of this company: asked for from the front page, with time of its own.
	const api: Api = apiOver(
		parts.client.callFor({
			...caller,
			referer: `${facts.origin}/`,
			deadline: performance.now() + (parts.budgets.site ?? siteMs),
		}),
		parts.client.openFor(caller),
		facts.locale,
	)
	const key = companyKey(access, facts)
	const [site, categories] = await Promise.all([
		parts.sites.site(key, api, onMissing),
		parts.sites.categories(key, api, onMissing),
	])
	return { site, categories }
}

/** Under what is kept of a company in the request's language, e.g. `1:id`. */
export function companyKey({ companyId }: CompanyAccess, { locale }: RequestFacts): string {
	return `${companyId}:${locale}`
}
