import type { Media, MediaAnswer } from '#app/api/media.server.ts'
import { Refusal } from './refusal.ts'

const address = /^\/media\/([a-z0-9]{8,64}\/\d{2,4}(?:\.(?:avif|webp|jpg|png)|-mask\.png))$/
const maxBytes = 64 * 1024 * 1024

/** Pictures at /media/{id}/{width}.{format}, the most used ones cached in memory; undefined: another path. */
export function createMedia(fetchMedia: (file: string) => Promise<MediaAnswer>) {
	const cache = new Map<string, Media>()
	const pending = new Map<string, Promise<MediaAnswer>>()
	let size = 0

	function keep(file: string, media: Media) {
		cache.set(file, media)
		size += media.bytes.byteLength
		for (const [oldest, { bytes }] of cache) {
			if (size <= maxBytes) break
			cache.delete(oldest)
			size -= bytes.byteLength
		}
	}

	async function get(file: string): Promise<MediaAnswer> {
		const found = cache.get(file)
		if (found) {
			cache.delete(file)
			cache.set(file, found)
			return found
		}
		const question = pending.get(file) ?? fetchMedia(file).finally(() => pending.delete(file))
		pending.set(file, question)
		const answer = await question
		if (typeof answer === 'object' && !cache.has(file)) keep(file, answer)
		return answer
	}

	return async (pathname: string): Promise<Response | undefined> => {
		const file = address.exec(pathname)?.[1]
		if (file === undefined) return undefined
		const answer = await get(file)
		if (answer === 'missing') throw new Refusal(404)
		if (answer === 'unavailable' && file.endsWith('.png')) return placeholder()
		if (answer === 'unavailable') throw new Refusal(503, { 'Retry-After': '5' })
		return new Response(answer.bytes, {
			headers: {
				'Content-Type': answer.type,
				'Content-Length': String(answer.bytes.byteLength),
				'Cache-Control': 'public, max-age=31536000, immutable',
			},
		})
	}
}

/** A placeholder for a shop icon that can't be loaded. */
function placeholder() {
	return new Response(null, {
		status: 302,
		headers: { Location: '/favicon.svg', 'Cache-Control': 'no-store' },
	})
}
