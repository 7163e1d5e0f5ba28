import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import type { Encoding } from './encoding.ts'
import { createKeptPages, type Kept } from './kept-pages.ts'

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
export type CachedPage = Kept & {
	/** Every header except those of encoding, age and connection. */
	headers: Record<string, string>
	etag: string
	/** Compressed with brotli. */
	body: Buffer
	/** Compressed as well as possible. */
	isSmallest: boolean
}

/** Compressed pages by address, at most `maxBytes`; the least recently used are evicted first. */
export function createPageCache({ maxBytes, now }: { maxBytes: number; now: () => number }) {
	const pages = createKeptPages<CachedPage>({
		maxBytes: maxBytes * (1 - gzipShare),
		now,
		sizeOf: ({ body }) => entryBytes + body.byteLength,
	})
	const zipped = createZippedBodies(maxBytes * gzipShare)

	return {
		...pages,
		bytes: () => pages.bytes() + zipped.bytes(),
		/** The body in an encoding, or without any: made when asked for, unless it is brotli. */
		async bodyOf({ body, etag }: CachedPage, encoding: Encoding | undefined): Promise<Buffer> {
			if (encoding === 'br') return body
			if (encoding === undefined) return decompressBrotli(body)
			return zipped.get(etag, body)
		},
		/** Compresses a page that is to be cached; one that has not changed keeps its bodies. */
		pack(key: string, body: Buffer) {
			const before = pages.get(key)
			const isAwaited = before === undefined || pages.stateOf(before) !== 'again'
			return packed(body, { before, isAwaited })
		},
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
 * A page's compressed body and its ETag, and nothing else of a page. The body of the cached page `before` is used again
 * if it has not changed: compressed as well as possible, unless a visitor waits for it.
 */
export async function packed(
	body: Buffer,
	{ before, isAwaited = true }: { before?: CachedPage; isAwaited?: boolean } = {},
): Promise<Pick<CachedPage, 'body' | 'etag' | 'isSmallest'>> {
	const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
	if (before?.etag !== etag) {
		return { body: await brotli(body, firstQuality), etag, isSmallest: false }
	}
	// Not the whole page before: its age and headers are not those of the new one.
	if (before.isSmallest || isAwaited) {
		return { body: before.body, etag, isSmallest: before.isSmallest }
	}
	return { body: await brotli(body, keptQuality), etag, isSmallest: true }
}

function brotli(body: Buffer, quality: number): Promise<Buffer> {
	const params = {
		[constants.BROTLI_PARAM_QUALITY]: quality,
		[constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
	}
	return compressBrotli(body, { params })
}
