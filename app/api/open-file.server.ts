import type { Locale } from '#web/i18n/paths.ts'
import type { ApiRequest, Transport } from './call.ts'
import { failureOf } from './failure-of.server.ts'
import { ApiError } from './failures.ts'
import { readBody } from '#process/read-body.ts'
import { untilAborted } from '#process/until-aborted.ts'
import { requestFailed } from './request-failed.server.ts'

/** A file of the website API, streamed to the visitor. */
export type ApiFile = {
	body: ReadableStream<Uint8Array>
	type: string
	/** Size in bytes, if the website API sent it. */
	size: string | null
	/** Value of the Content-Disposition header. */
	disposition: string | null
}

/** @throws ApiError */
export type OpenFile = (path: `/${string}`, query?: ApiRequest['query']) => Promise<ApiFile>

/** Timeout until the response headers, or those of a refusal with its text, arrive, in ms. */
const timeoutMs = 15_000
const refusalBytes = 64 * 1024

/** Opens the file of a request. @throws ApiError */
export async function openFile(
	transport: Transport,
	wire: Request,
	locale: Locale,
	/** Of the page, in ms of `performance.now()`. */
	deadline = Number.POSITIVE_INFINITY,
): Promise<ApiFile> {
	const abortTimer = new AbortController()
	const wait = Math.max(0, Math.min(timeoutMs, deadline - performance.now()))
	const timer = setTimeout(() => abortTimer.abort(), wait)
	try {
		const { signal } = abortTimer
		const request = new Request(wire, { signal })
		return await untilAborted(signal, async () => fileOf(await transport(request), locale))
	} catch (cause) {
		if (cause instanceof ApiError) throw cause
		throw new ApiError('unavailable', requestFailed(locale), { code: 'NETWORK', cause })
	} finally {
		clearTimeout(timer)
	}
}

async function fileOf(response: Response, locale: Locale): Promise<ApiFile> {
	const { headers, body, ok } = response
	if (!ok) {
		const text = await readBody(response, refusalBytes).catch(() => undefined)
		throw failureOf(response, parsed(text), locale)
	}
	if (body === null) throw new ApiError('unavailable', requestFailed(locale), { code: 'EMPTY' })
	return {
		body,
		type: headers.get('content-type') ?? 'application/octet-stream',
		size: headers.get('content-length'),
		disposition: headers.get('content-disposition'),
	}
}

function parsed(text: string | undefined): unknown {
	try {
		return text === undefined ? undefined : JSON.parse(text)
	} catch {
		return undefined
	}
}
