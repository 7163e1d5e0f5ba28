import { MEDIA_COMPANY_HEADER } from '#contract/envelope.ts'
import { apiRoot } from '#web/api-root.ts'
import type { Transport } from './call.ts'
import { readBytes } from '#process/read-body.ts'
import { untilAborted } from '#process/until-aborted.ts'

export type Media = {
	bytes: Uint8Array<ArrayBuffer>
	type: string
	/** '' if the website API sent none. */
	etag: string
	cacheControl: string
	/** Whose picture it is; undefined: unknown. */
	companyId: number | undefined
}
/** 'same': the picture of the given ETag. */
export type MediaAnswer = Media | 'same' | 'missing' | 'unavailable'
export type FetchMedia = (file: string, etag?: string) => Promise<MediaAnswer>

/** A picture that nobody requested before waits for others to be encoded, on a slow machine for many seconds. */
const timeoutMs = 30_000
/** A late icon is not waited for (spec section 9). */
const iconTimeoutMs = 1_500
const largest = 8 * 1024 * 1024
/** A website API that caches pictures for ever is not followed: any may be removed. */
const usual = 'public, max-age=86400, s-maxage=15'

/** Pictures of the website API: GET /v1/media/{id}/{width}.{format}. */
export function createMediaSource({
	baseUrl,
	transport,
}: {
	baseUrl: string
	transport: Transport
}): FetchMedia {
	const root = `${apiRoot(baseUrl)}/v1/media`
	return async (file, etag) => {
		try {
			const signal = AbortSignal.timeout(file.endsWith('.png') ? iconTimeoutMs : timeoutMs)
			const asked = new Request(`${root}/${file}`, {
				redirect: 'manual',
				headers: { Accept: 'image/*', ...(etag ? { 'If-None-Match': etag } : {}) },
				signal,
			})
			return await untilAborted(signal, async () => mediaOf(await transport(asked), etag, signal))
		} catch {
			return 'unavailable'
		}
	}
}

async function mediaOf(
	response: Response,
	etag: string | undefined,
	signal: AbortSignal,
): Promise<MediaAnswer> {
	const { status, ok, headers } = response
	if (status === 404 || status === 410) return 'missing'
	if (status === 304 && etag) return 'same'
	const type = headers.get('content-type') ?? ''
	if (!ok || !/^image\/(avif|webp|jpeg|png)$/.test(type)) return 'unavailable'
	const bytes = await readBytes(response, largest, signal)
	return bytes === undefined ? 'unavailable' : { bytes, type, ...cachingOf(headers) }
}

function cachingOf(headers: Headers) {
	const cacheControl = headers.get('cache-control') ?? ''
	const company = Number(headers.get(MEDIA_COMPANY_HEADER) ?? '')
	return {
		etag: headers.get('etag') ?? '',
		cacheControl: cacheControl === '' || cacheControl.includes('immutable') ? usual : cacheControl,
		companyId: Number.isInteger(company) && company > 0 ? company : undefined,
	}
}
