export type TextEncodingName = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'

/** The encoding of a whole text: by its BOM, by the zeros of UTF-16, or by whether all of it is valid UTF-8. */
export async function encodingOf(
	parts: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): Promise<TextEncodingName> {
	const utf8 = new TextDecoder('utf-8', { fatal: true })
	let isFirst = true
	try {
		for await (const part of parts) {
			const wide = isFirst ? utf16Of(part) : undefined
			if (wide) return wide
			isFirst = false
			utf8.decode(part, { stream: true })
		}
		utf8.decode()
		return 'utf-8'
	} catch {
		return 'windows-1252'
	}
}

/** Without a BOM: text in Latin script has a zero in every other byte. */
function utf16Of(start: Uint8Array): TextEncodingName | undefined {
	const [first = 0, second = 0] = start
	if (first === 0xff && second === 0xfe) return 'utf-16le'
	if (first === 0xfe && second === 0xff) return 'utf-16be'
	const sample = start.subarray(0, 1_000)
	const zeros = [0, 0]
	for (const [at, byte] of sample.entries())
		if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
	const [even = 0, odd = 0] = zeros
	const many = sample.length / 5
	if (odd > many && even === 0) return 'utf-16le'
	return even > many && odd === 0 ? 'utf-16be' : undefined
}
