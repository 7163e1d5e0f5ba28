import { LRUCache } from 'lru-cache'

/** What is known of every page that is kept for a while. */
export type Kept = {
	companyId: number
	/** Time of rendering in ms. */
	at: number
	lifetime: Lifetime
	/** Invalidated: served only when it can't be rendered again. */
	isInvalidated: boolean
}

/** Times since rendering in ms: fresh, stale-while-revalidate, stale-if-error. */
export type Lifetime = { freshMs: number; againMs: number; errorMs: number }

/** The lifetime that a Cache-Control header allows a shared cache; undefined: not cacheable. */
export function lifetimeOf(cacheControl: string | null): Lifetime | undefined {
	const text = cacheControl ?? ''
	if (!/(?:^|, )public(?:,|$)/.test(text)) return undefined
	const seconds = (name: string) => Number(new RegExp(`${name}=(\\d+)`).exec(text)?.[1] ?? 0)
	const freshMs = seconds('s-maxage') * 1_000
	if (freshMs === 0) return undefined
	return {
		freshMs,
		againMs: freshMs + seconds('stale-while-revalidate') * 1_000,
		errorMs: freshMs + seconds('stale-if-error') * 1_000,
	}
}

/** How long a response may be kept for every visitor; undefined: not at all. */
export function sharedLifetime({ status, headers }: Response): Lifetime | undefined {
	const isShared = status === 200 && headers.getSetCookie().length === 0
	return isShared ? lifetimeOf(headers.get('cache-control')) : undefined
}

/**
 * What remains of a lifetime after `ageMs`, as a Cache-Control header for caches in front; undefined while the page is
 * fresh. A cache that got the page's own header with an age beyond it would ask again for every visitor.
 */
export function remainingControl(
	{ freshMs, againMs, errorMs }: Lifetime,
	ageMs: number,
): string | undefined {
	if (ageMs < freshMs) return undefined
	const left = (endMs: number) => Math.max(0, Math.floor((endMs - ageMs) / 1_000))
	const fresh = Math.min(1, left(Math.max(againMs, errorMs)))
	const after = (endMs: number) => Math.max(0, left(endMs) - fresh)
	return `public, max-age=0, s-maxage=${fresh}, stale-while-revalidate=${after(againMs)}, stale-if-error=${after(errorMs)}`
}

type KeptOptions<Page> = { maxBytes: number; now: () => number; sizeOf: (page: Page) => number }

/** Pages by address, at most `maxBytes`; the least recently used are evicted first. */
export function createKeptPages<Page extends Kept>({ maxBytes, now, sizeOf }: KeptOptions<Page>) {
	const pages = new LRUCache<string, Page>({
		maxSize: Math.max(Math.floor(maxBytes), 1),
		sizeCalculation: (page, key) => sizeOf(page) + key.length,
	})
	/** Counts invalidations, so that a page whose rendering began before one is not cached as fresh. */
	let count = 0
	let lastOfAll = 0
	const lastOf = new Map<number, number>()

	return {
		get: (key: string) => pages.get(key),
		bytes: () => pages.calculatedSize,
		/** Taken before rendering and passed to `put`. */
		mark: () => count,
		put(key: string, page: Page, mark: number): Page {
			page.isInvalidated = Math.max(lastOfAll, lastOf.get(page.companyId) ?? 0) > mark
			pages.set(key, page)
			return page
		},
		forget: (key: string) => pages.delete(key),
		/** Invalidates the pages of a company, or of all. */
		invalidate(companyId: number | undefined) {
			count += 1
			if (companyId === undefined) lastOfAll = count
			else lastOf.set(companyId, count)
			for (const page of pages.values()) {
				if (companyId === undefined || page.companyId === companyId) page.isInvalidated = true
			}
		},
		/** Whether it is fresh, stale, usable on errors only, or expired. */
		stateOf({ at, lifetime, isInvalidated }: Kept) {
			const age = now() - at
			if (age >= lifetime.errorMs && age >= lifetime.againMs) return 'gone'
			if (isInvalidated || age >= lifetime.againMs) return 'error'
			return age < lifetime.freshMs ? 'fresh' : 'again'
		},
	}
}
