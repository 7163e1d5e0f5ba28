import { isIP } from 'node:net'
import { Agent, fetch } from 'undici'
import { joinChunks } from '#process/read-body.ts'
import { isPublicAddress, publicLookup } from './public-address.ts'
import { PictureFault, reason } from './reasons.ts'

const maxBytes = 10_000_000
const maxRedirects = 3
const timeoutMs = 15_000

export type FetchPicture = (url: string) => Promise<Uint8Array<ArrayBuffer>>

/**
 * A picture fetcher: http and https, three redirects, 10 MB, 15 s, public addresses only unless allowed otherwise.
 * The messages of its errors are for users.
 */
export function pictureFetcher({ allowPrivate }: { allowPrivate: boolean }): FetchPicture {
	const dispatcher = allowPrivate ? new Agent() : new Agent({ connect: { lookup: publicLookup } })
	return async (address) => {
		let url = parseUrl(address, allowPrivate)
		for (let hop = 0; hop <= maxRedirects; hop++) {
			const response = await fetch(url, {
				dispatcher,
				redirect: 'manual',
				signal: AbortSignal.timeout(timeoutMs),
				headers: { accept: 'image/*' },
			})
			const location = response.headers.get('location')
			if (response.status >= 300 && response.status < 400 && location !== null) {
				await response.body?.cancel()
				url = parseUrl(new URL(location, url).href, allowPrivate)
				continue
			}
			if (!response.ok || response.body === null) {
				await response.body?.cancel()
				throw new PictureFault(reason('pictureGone', { status: response.status }))
			}
			return collect(response.body)
		}
		throw new PictureFault(reason('pictureRedirects'))
	}
}

function parseUrl(text: string, allowPrivate: boolean): URL {
	const url = URL.canParse(text) ? new URL(text) : null
	if (url === null || !/^https?:$/.test(url.protocol)) {
		throw new PictureFault(reason('pictureNoAddress'))
	}
	const host = url.hostname.replace(/^\[|\]$/g, '')
	if (!allowPrivate && isIP(host) !== 0 && !isPublicAddress(host)) {
		throw new PictureFault(reason('picturePrivate', { host }))
	}
	return url
}

async function collect(body: AsyncIterable<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
	const bytes = await joinChunks(body, maxBytes)
	if (bytes === undefined) throw new PictureFault(reason('pictureLarge'))
	return new Uint8Array(bytes)
}
