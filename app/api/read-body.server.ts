/** The text of a body of at most `limit` bytes; undefined when it is longer. */
export async function readBody(response: Response, limit: number): Promise<string | undefined> {
	if (Number(response.headers.get('content-length') ?? 0) > limit) {
		await response.body?.cancel()
		return undefined
	}
	const chunks: Uint8Array[] = []
	let size = 0
	for await (const chunk of response.body ?? []) {
		size += chunk.byteLength
		if (size > limit) return undefined
		chunks.push(chunk)
	}
	return Buffer.concat(chunks).toString('utf8')
}
