import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import type { Encoding } from './encoding.ts'

const compressBrotli = promisify(brotliCompress)
const decompressBrotli = promisify(brotliDecompress)
const compressGzip = promisify(gzip)
/** Between the qualities of built files and of uncached responses (4): a visitor may be waiting. */
const firstQuality = 6
/** As for built files: of a page that was the same when it was rendered again, a tenth smaller at ten times the work. */
const keptQuality = 11
/** Memory of an entry besides its body, in bytes. */
const entryBytes = 2_048
/** Of the memory for pages, for those that were asked for with gzip: few browsers in use lack brotli. */
const gzipShare = 1 / 8

/** A cached page that is the same for every anonymous visitor. */
export type CachedPage = {
	companyId: number
	/** Every header except those of encoding, age and connection. */
	headers: Record<string, string>
	etag: string
	/** Compressed with brotli. */
	body: Buffer
	/** Compressed as well as possible. */
	isSmallest: boolean
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

/** Cached pages by address, at most `maxBytes`; the least recently used are evicted first. */
export function createPageCache({ maxBytes, now }: { maxBytes: number; now: () => number }) {
	const pages = new LRUCache<string, CachedPage>({
		maxSize: Math.max(Math.floor(maxBytes * (1 - gzipShare)), 1),
		sizeCalculation: ({ body }, key) => entryBytes + key.length + body.byteLength,
	})
	const zipped = createZippedBodies(maxBytes * gzipShare)
	/** Counts invalidations, so that a page whose rendering began before one is not cached as fresh. */
	let count = 0
	let lastOfAll = 0
	const lastOf = new Map<number, number>()

	return {
		get: (key: string) => pages.get(key),
		bytes: () => pages.calculatedSize + zipped.bytes(),
		/** The body in an encoding, or without any: made when asked for, unless it is brotli. */
		async bodyOf({ body, etag }: CachedPage, encoding: Encoding | undefined): Promise<Buffer> {
			if (encoding === 'br') return body
			if (encoding === undefined) return decompressBrotli(body)
			return zipped.get(etag, body)
		},
		/** Taken before rendering and passed to `put`. */
		mark: () => count,
		put(key: string, page: Omit<CachedPage, 'isInvalidated'>, mark: number): CachedPage {
			const changed = Math.max(lastOfAll, lastOf.get(page.companyId) ?? 0)
			const cached = { ...page, isInvalidated: changed > mark }
			pages.set(key, cached)
			return cached
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
		/** Compresses a page that is to be cached; one that has not changed keeps its bodies. */
		pack(key: string, body: Buffer) {
			const before = pages.get(key)
			const isAwaited = before === undefined || stateOf(before) !== 'again'
			return packed(body, { before, isAwaited })
		},
		stateOf,
	}

	/** Whether it is fresh, stale, usable on errors only, or expired. */
	function stateOf({ at, lifetime, isInvalidated }: CachedPage) {
		const age = now() - at
		if (age >= lifetime.errorMs && age >= lifetime.againMs) return 'gone'
		if (isInvalidated || age >= lifetime.againMs) return 'error'
		return age < lifetime.freshMs ? 'fresh' : 'again'
	}
}

/** Bodies of pages compressed with gzip, by ETag; requests at the same time wait for one compression. */
function createZippedBodies(maxBytes: number) {
	const kept = new LRUCache<string, Buffer>({
		maxSize: Math.max(Math.floor(maxBytes), 1),
		sizeCalculation: (body, etag) => entryBytes + etag.length + body.byteLength,
	})
	const running = new Map<string, Promise<Buffer>>()

	async function zip(etag: string, body: Buffer) {
		const made = await compressGzip(await decompressBrotli(body))
		kept.set(etag, made)
		return made
	}

	return {
		bytes: () => kept.calculatedSize,
		async get(etag: string, body: Buffer): Promise<Buffer> {
			const known = kept.get(etag) ?? running.get(etag)
			if (known) return known
			const made = zip(etag, body).finally(() => running.delete(etag))
			running.set(etag, made)
			return made
		},
	}
}

/**
 * A page's compressed body and its ETag. The body of the cached page `before` is used again if it has not changed:
 * compressed as well as possible, unless a visitor waits for it.
 */
export async function packed(
	body: Buffer,
	{ before, isAwaited = true }: { before?: CachedPage; isAwaited?: boolean } = {},
): Promise<Pick<CachedPage, 'body' | 'etag' | 'isSmallest'>> {
	const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
	if (before?.etag !== etag) {
		return { body: await brotli(body, firstQuality), etag, isSmallest: false }
	}
	if (before.isSmallest || isAwaited) return before
	return { body: await brotli(body, keptQuality), etag, isSmallest: true }
}

function brotli(body: Buffer, quality: number): Promise<Buffer> {
	const params = {
		[constants.BROTLI_PARAM_QUALITY]: quality,
		[constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
	}
	return compressBrotli(body, { params })
}
