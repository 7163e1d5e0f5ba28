import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gunzipSync, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import type { Encoding } from './encoding.ts'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)
/** Between the quality of what is built (11) and what is sent once (4): a page is compressed once and sent often. */
const quality = 6
/** What an entry takes besides its bodies. */
const entryBytes = 2_048

/** A page that is the same for every anonymous visitor, as it is sent. */
export type CachedPage = {
	companyId: number
	/** Every header but those of the encoding, the age and the connection. */
	headers: Record<string, string>
	etag: string
	bodies: Record<Encoding, Buffer>
	/** ms of the clock when it was rendered. */
	at: number
	lifetime: Lifetime
	/** Something on it changed since: it is shown only when it can't be rendered again. */
	isInvalidated: boolean
}

/** How long a page may be shown, each from the time it was rendered, in ms: as it is, while it is rendered again, and when that fails. */
export type Lifetime = { freshMs: number; againMs: number; errorMs: number }

/** What a Cache-Control header lets a shared cache do; undefined: keep nothing. */
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

/** Pages by their address, at most `maxBytes` of them, the least recently shown gone first. */
export function createPageCache({ maxBytes, now }: { maxBytes: number; now: () => number }) {
	const pages = new LRUCache<string, CachedPage>({
		maxSize: Math.max(maxBytes, 1),
		sizeCalculation: ({ bodies }, key) =>
			entryBytes + key.length + bodies.br.byteLength + bodies.gzip.byteLength,
	})
	/** Counts changes, so that a page whose rendering began before one is not kept as if it showed it. */
	let count = 0
	let lastOfAll = 0
	const lastOf = new Map<number, number>()

	return {
		get: (key: string) => pages.get(key),
		/** To be taken before a page is rendered, and given with it. */
		mark: () => count,
		put(key: string, page: Omit<CachedPage, 'isInvalidated'>, mark: number): CachedPage {
			const changed = Math.max(lastOfAll, lastOf.get(page.companyId) ?? 0)
			const kept = { ...page, isInvalidated: changed > mark }
			pages.set(key, kept)
			return kept
		},
		forget: (key: string) => pages.delete(key),
		/** What is kept of a company, or of all, must be rendered again. */
		invalidate(companyId: number | undefined) {
			count += 1
			if (companyId === undefined) lastOfAll = count
			else lastOf.set(companyId, count)
			for (const page of pages.values()) {
				if (companyId === undefined || page.companyId === companyId) page.isInvalidated = true
			}
		},
		/** Whether it may be shown as it is, while it is rendered again, only if that fails, or not at all. */
		stateOf({ at, lifetime, isInvalidated }: CachedPage): 'fresh' | 'again' | 'error' | 'gone' {
			const age = now() - at
			if (age >= lifetime.errorMs && age >= lifetime.againMs) return 'gone'
			if (isInvalidated || age >= lifetime.againMs) return 'error'
			return age < lifetime.freshMs ? 'fresh' : 'again'
		},
	}
}

/** A page's body in the encodings that browsers take, and the tag that names it. */
export async function packed(body: Buffer): Promise<Pick<CachedPage, 'bodies' | 'etag'>> {
	const params = {
		[constants.BROTLI_PARAM_QUALITY]: quality,
		[constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
	}
	const [br, zipped] = await Promise.all([compressBrotli(body, { params }), compressGzip(body)])
	const digest = createHash('sha256').update(body).digest('base64url').slice(0, 22)
	return { bodies: { br, gzip: zipped }, etag: `W/"${digest}"` }
}

/** The body for whoever takes no encoding, which hardly any browser does. */
export const unpacked = ({ bodies }: CachedPage) => gunzipSync(bodies.gzip)
