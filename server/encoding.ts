export type Encoding = 'br' | 'gzip'

/** The best encoding that an Accept-Encoding header allows, brotli first; undefined: none. */
export function preferredEncoding(
	header: string | null,
	available: (encoding: Encoding) => boolean = () => true,
): Encoding | undefined {
	const accepted = new Map(
		(header ?? '').split(',').map((part) => {
			const [name = '', ...parameters] = part.toLowerCase().split(';')
			const quality = /^\s*q=([\d.]+)\s*$/.exec(parameters.join(';'))?.[1]
			return [name.trim(), quality === undefined ? 1 : Number(quality)]
		}),
	)
	const weight = (name: Encoding) => accepted.get(name) ?? accepted.get('*') ?? 0
	return (['br', 'gzip'] as const)
		.filter((name) => available(name) && weight(name) > 0)
		.sort((a, b) => weight(b) - weight(a))[0]
}
