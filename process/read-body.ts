/** Reads a body of at most `limit` bytes as text; undefined when it is longer. */
export async function readBody(response: Response, limit: number): Promise<string | undefined> {
	const bytes = await readBytes(response, limit)
	return bytes && Buffer.from(bytes).toString('utf8')
}

/** Reads a body of at most `limit` bytes; undefined when it is longer. */
export async function readBytes(
	response: Response,
	limit: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
	if (Number(response.headers.get('content-length') ?? 0) > limit) {
		await response.body?.cancel()
		return undefined
	}
	const chunks: Uint8Array[] = []
	let size = 0
	const reader = response.body?.getReader()
	for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
		size += part.value.byteLength
		if (size > limit) {
			await reader?.cancel()
			return undefined
		}
		chunks.push(part.value)
	}
	return new Uint8Array(Buffer.concat(chunks))
}
