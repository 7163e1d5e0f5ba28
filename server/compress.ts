import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import { createReadableStreamFromReadable, writeReadableStreamToWritable } from '@remix-run/node'
import { preferredEncoding } from './encoding.ts'

const worthIt = /^(text\/|application\/(json|javascript|xml|manifest\+json)|image\/svg)/

/** Compresses a response body as a stream; flushes whenever the source pauses. */
export function compress(response: Response, acceptEncoding: string | null): Response {
	const { headers, body, status, statusText } = response
	if (headers.has('content-encoding') || !worthIt.test(headers.get('content-type') ?? ''))
		return response
	addVary(headers)
	if (!body) return response
	const encoding = preferredEncoding(acceptEncoding)
	if (!encoding) return response

	const compressor =
		encoding === 'br'
			? createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
			: createGzip({ level: 6 })
	const flush = () =>
		compressor.flush(encoding === 'br' ? constants.BROTLI_OPERATION_FLUSH : constants.Z_SYNC_FLUSH)
	let pause: NodeJS.Immediate | undefined
	const watched = body.pipeThrough(
		new TransformStream<Uint8Array, Uint8Array>({
			transform(chunk, controller) {
				controller.enqueue(chunk)
				clearImmediate(pause)
				pause = setImmediate(() => {
					pause = setImmediate(flush)
				})
			},
			flush: () => clearImmediate(pause),
		}),
	)
	writeReadableStreamToWritable(watched, compressor).catch((error: unknown) =>
		compressor.destroy(error instanceof Error ? error : new Error(String(error))),
	)
	headers.set('Content-Encoding', encoding)
	headers.delete('Content-Length')
	return new Response(createReadableStreamFromReadable(compressor), { status, statusText, headers })
}

/** Adds Vary: Accept-Encoding. */
export function addVary(headers: Headers) {
	if (!/accept-encoding/i.test(headers.get('vary') ?? '')) headers.append('Vary', 'Accept-Encoding')
}
