import { LRUCache } from 'lru-cache'

export type Encoding = 'br' | 'gzip'

/** The best encoding that an Accept-Encoding header allows, brotli first; undefined: none. */
export function preferredEncoding(
	header: string | null,
	available: (encoding: Encoding) => boolean = () => true,
): Encoding | undefined {
	return acceptedEncodings(header ?? '').find(available)
}

/** Memoised by header: browsers send few different ones. */
const read = new LRUCache<string, Encoding[]>({ max: 1_000 })

function acceptedEncodings(header: string): Encoding[] {
	const cached = read.get(header)
	if (cached) return cached
	const encodings = readEncodings(header)
	read.set(header, encodings)
	return encodings
}

/** The encodings that a header allows, the best first. */
function readEncodings(header: string): Encoding[] {
	const accepted = new Map(
		header.split(',').map((part) => {
			const [name = '', ...parameters] = part.toLowerCase().split(';')
			const quality = /^\s*q=([\d.]+)\s*$/.exec(parameters.join(';'))?.[1]
			return [name.trim(), quality === undefined ? 1 : Number(quality)]
		}),
	)
	const weight = (name: Encoding) => accepted.get(name) ?? accepted.get('*') ?? 0
	return (['br', 'gzip'] as const)
		.filter((name) => weight(name) > 0)
		.sort((a, b) => weight(b) - weight(a))
}
