import type { IncomingMessage, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import type { RequestFacts } from '#app/http/request-facts.ts'
import { preferredEncoding } from './encoding.ts'
import { singleHeader } from './facts.ts'
import { createPageCache, type CachedPage, lifetimeOf, remainingControl } from './page-cache.ts'
import { type PageAddress, type PageVariant, sharedAddress } from './page-address.ts'
import { Refusal } from './refusal.ts'

/** How long a page that turned out not to be cacheable is not tried again, in ms. */
const ownMs = 10_000
/** The same after a failure. */
const failedMs = 1_000
const maxOwn = 10_000

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

/** `stale`: served, and rendered again behind it. */
export type LookUp = 'hit' | 'stale' | 'miss'

/**
 * Serves cached pages that are the same for everyone, at the cost of a look-up and a write. A page is rendered once for
 * any number of concurrent requests, served stale while it is rendered again, and longer when that fails. Only the URL
 * and the data-saver mode of a visitor matter.
 */
export function createSharedPages(options: SharedPagesOptions) {
	const { maxBytes, now, render, onFailure, onLookUp } = options
	const pages = createPageCache({ maxBytes, now })
	const rendering = new Map<string, Promise<CachedPage | undefined>>()
	const own = createOwnAddresses(now)

	/** The cached page, or undefined when the request needs a response of its own. */
	async function page(address: PageAddress, facts: RequestFacts): Promise<CachedPage | undefined> {
		const cached = pages.get(address.key)
		const state = cached ? pages.stateOf(cached) : 'gone'
		if (cached || !own.has(address.key)) onLookUp?.(lookUps[state])
		if (cached && state === 'fresh') return cached
		if (cached && state === 'again') {
			renderOnce(address, { ...facts, ip: '' }).catch(onFailure)
			return cached
		}
		if (own.has(address.key)) return undefined
		try {
			return await renderOnce(address, facts)
		} catch (error) {
			if (!(error instanceof Refusal)) onFailure(error)
			if (cached && state === 'error') return cached
			own.set(address.key, true, { ttl: failedMs })
			return undefined
		}
	}

	function renderOnce(address: PageAddress, facts: RequestFacts) {
		const { key } = address
		const running = rendering.get(key)
		if (running) return running
		const isRunning = () => rendering.get(key) === answer
		const answer = renderToCache(address, facts).finally(() => isRunning() && rendering.delete(key))
		rendering.set(key, answer)
		return answer
	}

	async function renderToCache({ key, search, ...variant }: PageAddress, facts: RequestFacts) {
		const [mark, at] = [pages.mark(), now()]
		const { response, companyId } = await render({ ...facts, search }, variant)
		const lifetime = sharedLifetime(response)
		if (!lifetime || companyId === undefined) {
			await discard(response)
			pages.forget(key)
			own.set(key, true)
			return undefined
		}
		const body = await pages.pack(key, Buffer.from(await response.arrayBuffer()))
		const headers = Object.fromEntries(response.headers)
		return pages.put(key, { companyId, headers, at, lifetime, ...body }, mark)
	}

	return {
		/** The cache address of a request; undefined: not shared. */
		addressOf: (incoming: IncomingMessage, facts: RequestFacts) =>
			maxBytes === 0 ? undefined : sharedAddress(incoming, facts),
		page,
		bytes: pages.bytes,
		/** Content of a company, or of any, changed: its pages are rendered again before they are served. */
		invalidate(companyId: number | undefined) {
			pages.invalidate(companyId)
			rendering.clear()
		},
		/** Sends the page, or 304; returns the status. */
		send: (cached: CachedPage, incoming: IncomingMessage, outgoing: ServerResponse) =>
			send(cached, { ageMs: now() - cached.at, bodyOf: pages.bodyOf }, incoming, outgoing),
	}
}

/** @throws Refusal for a failure */
async function discard(response: Response) {
	await response.body?.cancel()
	if (response.status >= 500) throw new Refusal(500)
}

const lookUps = { fresh: 'hit', again: 'stale', error: 'miss', gone: 'miss' } as const

/** How long a response may be cached; undefined: not at all. */
function sharedLifetime({ status, headers }: Response) {
	const isShared = status === 200 && headers.getSetCookie().length === 0
	return isShared ? lifetimeOf(headers.get('cache-control')) : undefined
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

/** Addresses whose responses can't be shared: not tried again until they expire. */
function createOwnAddresses(now: () => number) {
	return new LRUCache<string, true>({ max: maxOwn, ttl: ownMs, ttlResolution: 0, perf: { now } })
}
