import { apiRoot } from './api-root.ts'
import type { Transport } from './call.ts'

export type Media = { bytes: Uint8Array<ArrayBuffer>; type: string }
export type MediaAnswer = Media | 'missing' | 'unavailable'

/** A picture that nobody requested before waits for others to be encoded, on a slow machine for many seconds. */
const timeoutMs = 30_000
/** A late icon is not waited for (spec section 9). */
const iconTimeoutMs = 1_500
const largest = 8 * 1024 * 1024

/** Pictures of the website API: GET /v1/media/{id}/{width}.{format}. */
export function createMediaSource({
	baseUrl,
	transport,
}: {
	baseUrl: string
	transport: Transport
}) {
	const root = `${apiRoot(baseUrl)}/v1/media`
	return async (file: string): Promise<MediaAnswer> => {
		try {
			const response = await transport(
				new Request(`${root}/${file}`, {
					redirect: 'manual',
					headers: { Accept: 'image/*' },
					signal: AbortSignal.timeout(file.endsWith('.png') ? iconTimeoutMs : timeoutMs),
				}),
			)
			const type = response.headers.get('content-type') ?? ''
			if (response.status === 404) return 'missing'
			if (!response.ok || !/^image\/(avif|webp|jpeg|png)$/.test(type)) return 'unavailable'
			const bytes = new Uint8Array(await response.arrayBuffer())
			return bytes.byteLength > largest ? 'unavailable' : { bytes, type }
		} catch {
			return 'unavailable'
		}
	}
}
