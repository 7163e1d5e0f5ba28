import { LRUCache } from 'lru-cache'
import type { RequestFacts } from '#app/http/request-facts.ts'
import type { createKeptPages, Kept } from './kept-pages.ts'
import { Refusal } from './refusal.ts'

/** How long a page that turned out not to be cacheable is not tried again, in ms. */
const ownMs = 10_000
/** The same after a failure. */
const failedMs = 1_000
const maxOwn = 10_000

/** `stale`: served, and rendered again behind it. */
export type LookUp = 'hit' | 'stale' | 'miss'

type Cache<Page extends Kept> = Pick<
	ReturnType<typeof createKeptPages<Page>>,
	'get' | 'put' | 'mark' | 'forget' | 'stateOf' | 'invalidate'
>

type RenewedOptions<Page extends Kept, Address extends { key: string }> = {
	cache: Cache<Page>
	now: () => number
	/** Renders a page at a time in ms; undefined: it is not to be kept. @throws Refusal */
	make: (address: Address, facts: RequestFacts, at: number) => Promise<Page | undefined>
	onFailure: (error: unknown) => void
	/** Called with each look-up of a page that may be kept. */
	onLookUp?: ((outcome: LookUp) => void) | undefined
}

/**
 * Pages that are rendered once for any number of concurrent requests, kept, used while they are rendered again, and
 * longer when that fails.
 */
export function createRenewedPages<Page extends Kept, Address extends { key: string }>(
	options: RenewedOptions<Page, Address>,
) {
	const { cache, now, make, onFailure, onLookUp } = options
	const rendering = new Map<string, Promise<Page | undefined>>()
	/** Addresses whose pages can't be kept: not tried again until they expire. */
	const own = new LRUCache<string, true>({
		max: maxOwn,
		ttl: ownMs,
		ttlResolution: 0,
		perf: { now },
	})

	/** The kept page, or undefined when the request needs a page of its own. */
	async function page(address: Address, facts: RequestFacts): Promise<Page | undefined> {
		const kept = cache.get(address.key)
		const state = kept ? cache.stateOf(kept) : 'gone'
		if (kept || !own.has(address.key)) onLookUp?.(lookUps[state])
		if (kept && state === 'fresh') return kept
		if (kept && state === 'again') {
			renderOnce(address, { ...facts, ip: '' }).catch(onFailure)
			return kept
		}
		if (own.has(address.key)) return undefined
		try {
			return await renderOnce(address, facts)
		} catch (error) {
			if (!(error instanceof Refusal)) onFailure(error)
			if (kept && state === 'error') return kept
			own.set(address.key, true, { ttl: failedMs })
			return undefined
		}
	}

	function renderOnce(address: Address, facts: RequestFacts) {
		const { key } = address
		const running = rendering.get(key)
		if (running) return running
		const isRunning = () => rendering.get(key) === answer
		const answer = renderToCache(address, facts).finally(() => isRunning() && rendering.delete(key))
		rendering.set(key, answer)
		return answer
	}

	async function renderToCache(address: Address, facts: RequestFacts) {
		const { key } = address
		const mark = cache.mark()
		const made = await make(address, facts, now())
		if (made) return cache.put(key, made, mark)
		cache.forget(key)
		own.set(key, true)
		return undefined
	}

	return {
		page,
		/** Content of a company, or of any, changed: its pages are rendered again before they are used. */
		invalidate(companyId: number | undefined) {
			cache.invalidate(companyId)
			rendering.clear()
		},
	}
}

const lookUps = { fresh: 'hit', again: 'stale', error: 'miss', gone: 'miss' } as const
