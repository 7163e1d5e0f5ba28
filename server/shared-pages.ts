import type { IncomingMessage, ServerResponse } from 'node:http'
import type { RequestFacts } from '#app/http/request-facts.ts'
import { preferredEncoding } from './encoding.ts'
import { singleHeader } from './facts.ts'
import { remainingControl, sharedLifetime } from './kept-pages.ts'
import { createPageCache, type CachedPage } from './page-cache.ts'
import { type PageAddress, type PageVariant, sharedAddress } from './page-address.ts'
import { Refusal } from './refusal.ts'
import { createRenewedPages, type LookUp } from './renewed-pages.ts'

export type SharedPagesOptions = {
	/** Compressed pages in memory; 0: none. */
	maxBytes: number
	now: () => number
	/** Renders a page for an anonymous visitor, with all headers of its response. @throws Refusal */
	render: (
		facts: RequestFacts,
		variant: PageVariant,
	) => Promise<{ response: Response; companyId?: number }>
	onFailure: (error: unknown) => void
	/** Called with each look-up of a page that may be shared. */
	onLookUp?: ((outcome: LookUp) => void) | undefined
}

/**
 * Serves cached pages that are the same for everyone, at the cost of a look-up and a write. A page is rendered once for
 * any number of concurrent requests, served stale while it is rendered again, and longer when that fails. Only the URL
 * and the data-saver mode of a visitor matter.
 */
export function createSharedPages(options: SharedPagesOptions) {
	const { maxBytes, now } = options
	const cache = createPageCache({ maxBytes, now })
	const pages = createRenewedPages({ ...options, cache, make: rendered })

	/** The page's response, compressed; undefined: it is not to be kept. */
	async function rendered(
		{ key, search, ...variant }: PageAddress,
		facts: RequestFacts,
		at: number,
	) {
		const { response, companyId } = await options.render({ ...facts, search }, variant)
		const lifetime = sharedLifetime(response)
		if (!lifetime || companyId === undefined) {
			await discard(response)
			return undefined
		}
		const body = await cache.pack(key, Buffer.from(await response.arrayBuffer()))
		const headers = Object.fromEntries(response.headers)
		return { companyId, headers, at, lifetime, isInvalidated: false, ...body }
	}

	return {
		/** The cache address of a request; undefined: not shared. */
		addressOf: (incoming: IncomingMessage, facts: RequestFacts) =>
			maxBytes === 0 ? undefined : sharedAddress(incoming, facts),
		page: pages.page,
		bytes: cache.bytes,
		invalidate: pages.invalidate,
		/** Sends the page, or 304; returns the status. */
		send: (cached: CachedPage, incoming: IncomingMessage, outgoing: ServerResponse) =>
			send(cached, { ageMs: now() - cached.at, bodyOf: cache.bodyOf }, incoming, outgoing),
	}
}

/** @throws Refusal for a failure */
async function discard(response: Response) {
	await response.body?.cancel()
	if (response.status >= 500) throw new Refusal(500)
}

type Sending = { ageMs: number; bodyOf: ReturnType<typeof createPageCache>['bodyOf'] }

async function send(
	cached: CachedPage,
	{ ageMs, bodyOf }: Sending,
	incoming: IncomingMessage,
	outgoing: ServerResponse,
): Promise<number> {
	const headers = sentHeaders(cached, ageMs)
	if (incoming.headers['if-none-match']?.includes(cached.etag)) {
		outgoing.writeHead(304, headers).end()
		return 304
	}
	const encoding = preferredEncoding(singleHeader(incoming, 'accept-encoding'))
	const body = await bodyOf(cached, encoding)
	outgoing.writeHead(200, {
		...headers,
		...(encoding ? { 'content-encoding': encoding } : {}),
		'content-length': String(body.byteLength),
	})
	outgoing.end(incoming.method === 'HEAD' ? undefined : body)
	return 200
}

function sentHeaders({ headers, lifetime, etag }: CachedPage, ageMs: number) {
	const remaining = remainingControl(lifetime, ageMs)
	const age = remaining ? 0 : Math.max(0, Math.floor(ageMs / 1_000))
	return {
		...headers,
		...(remaining ? { 'cache-control': remaining } : {}),
		etag,
		age: String(age),
	}
}
