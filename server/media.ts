import { LRUCache } from 'lru-cache'
import type { FetchMedia, Media, MediaAnswer } from '#app/api/media.server.ts'
import { Refusal } from './refusal.ts'

const address =
	/^\/media\/([a-z0-9]{8,64}\/\d{2,4}(?:\.(?:avif|webp|jpg|png)|-mask\.png|-share\.jpg))$/
const maxBytes = 64 * 1024 * 1024
/** How long a picture is served without asking whether it has ended, in ms; a page change makes it ask at once. */
const freshMs = 60_000

/** What a request for a picture says of it. */
export type PictureHeaders = { 'if-none-match'?: string; accept?: string }

/** A cached picture, and when the website API last said that it is there. */
type Kept = Media & { seenAt: number }

/**
 * Pictures at /media/{id}/{width}.{format}, icons and link previews, the most used ones cached in memory. After a change of its company's pages a
 * picture is served only once the website API has said that it is still there, or while that is down.
 */
export function createMedia(fetchMedia: FetchMedia, now: () => number = Date.now) {
	const cache = new LRUCache<string, Kept>({
		maxSize: maxBytes,
		sizeCalculation: ({ bytes }) => Math.max(1, bytes.byteLength),
	})
	const pending = new Map<string, Promise<MediaAnswer>>()
	/** Counts the invalidations: an answer that was asked for before one may be older than it. */
	let changes = 0

	async function ask(file: string, found: Kept | undefined): Promise<Media | MediaAnswer> {
		const [mark, at] = [changes, now()]
		const question = pending.get(file) ?? fetchMedia(file, found?.etag)
		pending.set(file, question)
		const answer = await question.finally(
			() => pending.get(file) === question && pending.delete(file),
		)
		if (answer === 'unavailable') return found ?? answer
		if (answer === 'missing') {
			cache.delete(file)
			return answer
		}
		const media = answer === 'same' ? found : answer
		if (!media) return 'unavailable'
		cache.set(file, { ...media, seenAt: mark === changes ? at : Number.NEGATIVE_INFINITY })
		return media
	}

	async function get(file: string): Promise<Media | MediaAnswer> {
		const found = cache.get(file)
		return found && now() - found.seenAt < freshMs ? found : ask(file, found)
	}

	return {
		/** The picture at an address, or 304 for a browser that has it; undefined: another path. */
		async answer(
			pathname: string,
			{ 'if-none-match': known, accept }: PictureHeaders = {},
		): Promise<Response | undefined> {
			const asked = address.exec(pathname)?.[1]
			if (asked === undefined) return undefined
			const file = asked.replace(/avif$/, formatFor(accept))
			const media = await get(file)
			if (media === 'missing') throw new Refusal(404)
			if (typeof media === 'string') {
				if (file.endsWith('.png')) return placeholder()
				throw new Refusal(503, { 'Retry-After': '5' }, 'website-api')
			}
			return responseOf(media, known, asked.endsWith('avif') ? { Vary: 'Accept' } : {})
		},
		/** Pages of a company, or of any, changed: its pictures may have ended. */
		invalidate(companyId: number | undefined) {
			changes += 1
			pending.clear()
			for (const one of cache.values()) {
				const isConcerned = companyId === undefined || (one.companyId ?? companyId) === companyId
				if (isConcerned) one.seenAt = Number.NEGATIVE_INFINITY
			}
		},
	}
}

/**
 * What a browser gets at the address of an AVIF: that, unless it names the formats that it reads and AVIF is not one of
 * them, as Safari did until version 16. A cache that ignores `Vary` gives such a browser no picture, or another one a
 * larger file.
 */
function formatFor(accept = '*/*') {
	if (accept.includes('image/avif') || !accept.includes('image/')) return 'avif'
	return accept.includes('image/webp') ? 'webp' : 'jpg'
}

function responseOf(
	{ bytes, type, etag, cacheControl }: Media,
	known: string | undefined,
	vary: { Vary?: string },
) {
	const caching = {
		...vary,
		'Cache-Control': cacheControl,
		...(etag === '' ? {} : { ETag: etag }),
	}
	if (etag !== '' && known?.includes(etag))
		return new Response(null, { status: 304, headers: caching })
	const length = String(bytes.byteLength)
	return new Response(bytes, {
		headers: { ...caching, 'Content-Type': type, 'Content-Length': length },
	})
}

/** A placeholder for a shop icon that can't be loaded. */
function placeholder() {
	return new Response(null, {
		status: 302,
		headers: { Location: '/favicon.svg', 'Cache-Control': 'no-store' },
	})
}
