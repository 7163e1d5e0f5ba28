import type { ShopContext } from '#app/http/context.ts'
import type { Holes } from '#app/http/holes.server.ts'
import { saysOfPage } from '#app/http/page-at.server.ts'
import type { RequestFacts } from '#app/http/request-facts.ts'
import { filledPage, type KeptPage, keptPage } from '#app/kept-page.server.tsx'
import { choicesIn } from '#app/session/choices.server.ts'
import { createKeptPages, type Kept, sharedLifetime } from './kept-pages.ts'
import { keptSearch } from './page-address.ts'
import { createRenewedPages } from './renewed-pages.ts'

type OwnPagesOptions = {
	/** Pages with holes in memory; 0: none. */
	maxBytes: number
	now: () => number
	onFailure: (error: unknown) => void
	/** Renders a page with holes from its address alone. @throws Refusal */
	render: (facts: RequestFacts, address: OwnAddress) => Promise<HoledPage>
}

/** All that a page with holes is rendered from, besides its host and path. */
export type OwnAddress = {
	key: string
	search: string
	headers: Record<string, string>
	/** It differs for visitors who are known, and is theirs. */
	ofKnown: boolean
}

/** A page with holes, its headers as for any anonymous visitor. */
export type HoledPage = { response: Response; companyId: number; holes: Holes<ShopContext> }

type KeptOwnPage = Kept & { page: KeptPage; headers: Record<string, string> }

/** Of caches: the response to one visitor has its own. */
const cacheHeaders = ['cache-control', 'vary']

/**
 * Pages for one visitor each, made of a page that is kept for many, with holes, and of what is the visitor's own
 * (docs/decisions/0075). The kept page is rendered from its address and the choices of how pages look, so nothing
 * of a visitor can be in it.
 */
export function createOwnPages({ maxBytes, now, onFailure, render }: OwnPagesOptions) {
	const cache = createKeptPages<KeptOwnPage>({ maxBytes, now, sizeOf: ({ page }) => page.bytes })
	const pages = createRenewedPages({ cache, now, make: rendered, onFailure })

	async function rendered(
		given: OwnAddress,
		facts: RequestFacts,
		at: number,
	): Promise<KeptOwnPage | undefined> {
		const { search } = given
		const { response, companyId, holes } = await render({ ...facts, search }, given)
		const lifetime = sharedLifetime(response)
		const address = `${facts.pathname}${search}`
		const page = lifetime && (await keptPage(await response.text(), holes, address))
		if (!lifetime || !page) return undefined
		const headers = Object.fromEntries(response.headers)
		for (const name of cacheHeaders) delete headers[name]
		return { companyId, at, lifetime, isInvalidated: false, page, headers }
	}

	return {
		/** A response, and the body that it does not have. Undefined: the page is rendered whole. */
		async answer(
			request: Request,
			facts: RequestFacts,
			visitor: ShopContext,
		): Promise<{ response: Response; body?: Buffer } | undefined> {
			const address = maxBytes === 0 ? undefined : addressOf(request, facts, visitor)
			const kept = address && (await pages.page(address, facts))
			if (!kept) return undefined
			try {
				const body = await filledPage(kept.page, visitor)
				return { response: new Response(null, { headers: kept.headers }), body }
			} catch (thrown) {
				// As a loader does, what loads a visitor's data throws a response that leads elsewhere, or that is an error:
				// its page is Remix's.
				if (thrown instanceof Response) return isRedirect(thrown) ? { response: thrown } : undefined
				throw thrown
			}
		},
		bytes: cache.bytes,
		invalidate: pages.invalidate,
	}
}

function isRedirect({ headers }: Response): boolean {
	return headers.has('location')
}

function addressOf(
	{ method, headers }: Request,
	facts: RequestFacts,
	visitor: ShopContext,
): OwnAddress | undefined {
	if (method !== 'GET' || !visitor.isOwn || isWhole(facts, visitor)) return undefined
	const search = searchOf(facts)
	if (search === undefined) return undefined
	const choices = choicesIn(headers.get('cookie'), facts.secure)
	const saving = visitor.dataSaver ? 'on' : ''
	const ofKnown = saysOfPage(facts.pathname, 'differsForKnown') && isKnown(visitor)
	return {
		key: `${facts.origin}${facts.pathname}${search} ${choices} ${saving} ${ofKnown ? 'known' : ''}`,
		search,
		ofKnown,
		headers: {
			accept: 'text/html',
			...(choices === '' ? {} : { cookie: choices }),
			...(saving === '' ? {} : { 'save-data': saving }),
		},
	}
}

/** The query of a page with holes; undefined: it has none. */
function searchOf(facts: RequestFacts): string | undefined {
	if (!saysOfPage(facts.pathname, 'keepsFrame')) return keptSearch(facts)
	return facts.search === '' ? '' : undefined
}

/** Whether the page differs for this visitor in more than its parts. */
function isWhole(facts: RequestFacts, visitor: ShopContext): boolean {
	// Few browsers need a form token (web/session/form-token.server.ts), and measuring leaves bots out.
	if (visitor.isBot || visitor.formToken() !== '') return true
	return saysOfPage(facts.pathname, 'wholeForMembers') && visitor.customer.current() !== null
}

/** Signed in, or with a district that deliveries go to. */
function isKnown({ customer, district }: ShopContext): boolean {
	return customer.current() !== null || district.current() !== null
}
