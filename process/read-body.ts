/** Reads a body of at most `limit` bytes as text; undefined when it is longer. */
export async function readBody(
	response: Response,
	limit: number,
	signal?: AbortSignal,
): Promise<string | undefined> {
	const bytes = await readBytes(response, limit, signal)
	return bytes && Buffer.from(bytes).toString('utf8')
}

/** Reads a body of at most `limit` bytes, until `signal` aborts; undefined when it is longer. */
export async function readBytes(
	response: Response,
	limit: number,
	signal?: AbortSignal,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
	if (Number(response.headers.get('content-length') ?? 0) > limit) {
		await response.body?.cancel()
		return undefined
	}
	const reader = response.body?.getReader()
	const stop = () => void reader?.cancel(signal?.reason).catch(() => undefined)
	signal?.addEventListener('abort', stop, { once: true })
	try {
		return await readAll(reader, limit)
	} finally {
		signal?.removeEventListener('abort', stop)
	}
}

/** Joins chunks of at most `limit` bytes in all; undefined when there are more, and where they come from is then closed. */
export async function joinChunks(
	chunks: AsyncIterable<Uint8Array>,
	limit: number,
): Promise<Buffer<ArrayBuffer> | undefined> {
	const joined: Uint8Array[] = []
	let size = 0
	for await (const chunk of chunks) {
		size += chunk.byteLength
		if (size > limit) return undefined
		joined.push(chunk)
	}
	return Buffer.concat(joined)
}

async function readAll(
	reader: ReadableStreamDefaultReader<Uint8Array> | undefined,
	limit: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
	const chunks: Uint8Array[] = []
	let size = 0
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
