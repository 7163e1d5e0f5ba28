import {
	brotliCompressSync,
	type BrotliOptions,
	constants,
	createBrotliCompress,
	createGzip,
	gzipSync,
} from 'node:zlib'
import { createReadableStreamFromReadable, writeReadableStreamToWritable } from '@remix-run/node'
import { type Encoding, preferredEncoding } from './encoding.ts'
import type { CompleteAnswer } from './request-listener.ts'

const worthIt = /^(text\/|application\/(json|javascript|xml|manifest\+json)|image\/svg)/
/** Pages and their data, which are complete when they are answered; files are read while they are sent. */
const isPage = /^(text\/html|application\/json)\b/

const gzipOptions = { level: 6 }

/**
 * Compression takes less time than rendering, and its window is not larger than a page, 256 KB: brotli's own default
 * reserves 4 MB for each response, which takes longer than compressing it (docs/decisions/0024). `size` 0: unknown.
 */
function brotliOptions(size: number): BrotliOptions {
	return {
		params: {
			[constants.BROTLI_PARAM_QUALITY]: 3,
			[constants.BROTLI_PARAM_LGWIN]: 18,
			[constants.BROTLI_PARAM_SIZE_HINT]: size,
		},
	}
}

/**
 * Compresses a response body: a page at once, anything else as a stream. @param bytes the body, of a response that has
 * none yet
 */
export async function compress(
	response: Response,
	acceptEncoding: string | null,
	bytes?: Uint8Array,
): Promise<Response | CompleteAnswer> {
	const { headers, body, status, statusText } = response
	const type = headers.get('content-type') ?? ''
	if (headers.has('content-encoding') || !worthIt.test(type)) return response
	addVary(headers)
	if (!body && !bytes) return response
	const encoding = preferredEncoding(acceptEncoding)
	if (!encoding) return bytes ? { status, headers, body: bytes } : response
	headers.set('Content-Encoding', encoding)
	headers.delete('Content-Length')
	if (bytes || isPage.test(type)) {
		const whole = bytes ?? new Uint8Array(await response.arrayBuffer())
		return { status, headers, body: compressedWhole(whole, encoding) }
	}
	return new Response(body && compressedStream(body, encoding), { status, statusText, headers })
}

/** At once: a page takes 0.3 ms, and two turns in the pool of threads as much again (docs/decisions/0024). */
function compressedWhole(body: Uint8Array, encoding: Encoding): Buffer {
	return encoding === 'br'
		? brotliCompressSync(body, brotliOptions(body.byteLength))
		: gzipSync(body, gzipOptions)
}

/** Flushes whenever the source pauses. */
function compressedStream(body: ReadableStream<Uint8Array>, encoding: Encoding): ReadableStream {
	const compressor =
		encoding === 'br' ? createBrotliCompress(brotliOptions(0)) : createGzip(gzipOptions)
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
	return createReadableStreamFromReadable(compressor)
}

/** Adds Vary: Accept-Encoding. */
export function addVary(headers: Headers) {
	if (!/accept-encoding/i.test(headers.get('vary') ?? '')) headers.append('Vary', 'Accept-Encoding')
}
