import { promisify } from 'node:util'
import {
	brotliCompress,
	type BrotliOptions,
	constants,
	createBrotliCompress,
	createGzip,
	gzip,
} from 'node:zlib'
import { createReadableStreamFromReadable, writeReadableStreamToWritable } from '@remix-run/node'
import { type Encoding, preferredEncoding } from './encoding.ts'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

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
			[constants.BROTLI_PARAM_QUALITY]: 4,
			[constants.BROTLI_PARAM_LGWIN]: 18,
			[constants.BROTLI_PARAM_SIZE_HINT]: size,
		},
	}
}

/** Compresses a response body: a page at once, anything else as a stream. */
export async function compress(
	response: Response,
	acceptEncoding: string | null,
): Promise<Response> {
	const { headers, body, status, statusText } = response
	const type = headers.get('content-type') ?? ''
	if (headers.has('content-encoding') || !worthIt.test(type)) return response
	addVary(headers)
	if (!body) return response
	const encoding = preferredEncoding(acceptEncoding)
	if (!encoding) return response
	const compressed = isPage.test(type)
		? await compressedWhole(Buffer.from(await response.arrayBuffer()), encoding)
		: compressedStream(body, encoding)
	headers.set('Content-Encoding', encoding)
	headers.delete('Content-Length')
	return new Response(compressed, { status, statusText, headers })
}

async function compressedWhole(body: Buffer, encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> {
	const compressed =
		encoding === 'br'
			? await compressBrotli(body, brotliOptions(body.byteLength))
			: await compressGzip(body, gzipOptions)
	return new Uint8Array(compressed)
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
