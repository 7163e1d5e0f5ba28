import { setMaxListeners } from 'node:events'
import type { z } from 'zod'
import { FailureWire } from '#contract/envelope.ts'
import { VISITOR_ADDRESS_HEADER, VISITOR_DEVICE_HEADER } from '#contract/auth.ts'
import { refusalResponse } from '#admin/http/answers.ts'
import { OPERATOR_COMPANY_HEADER, OPERATOR_EXPORT_HEADER } from '#contract/operator-access.ts'
import { readBytes } from '#process/read-body.ts'
import { untilAborted } from '#process/until-aborted.ts'
import { contractMismatch } from '#process/contract-mismatch.ts'
import { apiRoot } from '#web/api-root.ts'
import { callingEndpoints } from './call-endpoint.ts'
import type { Refusal } from './refusal.ts'
import type { WireCall as Call } from './wire-call.ts'

/** Maximum bytes of a JSON answer, and of a file. */
const maxJson = 4 * 1024 * 1024
const maxFile = 12 * 1024 * 1024
const timeoutMs = 15_000
/** Codes of a 401 for a token that is no longer valid. */
const ofSession = ['SESSION_INVALID', 'OPERATOR_KEY_INVALID']

export type ApiSettings = {
	baseUrl: string
	fetch: (request: Request) => Promise<Response>
}
export type Caller = {
	correlationId: string
	/** The language of messages. */
	locale: string
	/** The IP address of the browser, by which sign-ins are limited. */
	ip: string
	/** Id of the browser: one that has signed in before is not limited by attempts from elsewhere. */
	device: string
	signal: AbortSignal
	/** When all calls of a page must have answered, in ms of `performance.now()`; files have a timeout of their own. */
	deadline: number
	/** Ended when the operator API no longer accepts its token. */
	session: {
		readonly current: { token: string; company?: string | undefined } | null
		end(): void
	}
}
/** Headers of a request whose answer goes into a file: the website API logs it. */
export const asExport = { [OPERATOR_EXPORT_HEADER]: 'yes' }
type Read<T> = (response: Response, signal: AbortSignal) => Promise<T>
export type OperatorApi = ReturnType<typeof createOperatorApi>

/** The client of the operator API for one staff member during one request. */
export function createOperatorApi(settings: ApiSettings, caller: Caller) {
	const root = apiRoot(settings.baseUrl)
	let { deadline } = caller

	function send<T>(call: Call, ms: number, read: Read<T>): Promise<T> {
		const signal = signalOf(caller, ms)
		const request = fetchRequest(root, caller, call, signal)
		return untilAborted(signal, async () => read(await settings.fetch(request), signal))
	}

	/** The refusal; one of the session's token ends the session, so that the sign-in asks for another. */
	function refused(response: Response, text: string): Refusal {
		const refusal = readRefusal(response, text)
		if (ofSession.includes(refusal.code)) caller.session.end()
		return refusal
	}

	/** Sends a request and returns a refusal as a value; an unreachable API is a refusal with 503. */
	async function attempt<T>(
		call: Call,
		schema: z.ZodType<T>,
	): Promise<{ ok: true; data: T } | Refusal> {
		try {
			const left = Math.floor(deadline - performance.now())
			const ms = Math.max(0, Math.min(timeoutMs, left))
			return await send(call, ms, async (response, signal) => {
				const text = Buffer.from(await bounded(response, maxJson, signal)).toString('utf8')
				if (!response.ok) return refused(response, text)
				return { ok: true, data: decoded(call, text, schema) }
			})
		} catch (error) {
			if (caller.signal.aborted) throw error
			return unavailable(error)
		}
	}

	return {
		...callingEndpoints(attempt),
		/** From now on each call has its own timeout alone: a file may take longer than a page. */
		withoutDeadline() {
			deadline = Infinity
		},
		/** A picture of a product as WebP of this width; undefined if there is none. */
		picture: (mediaId: string, width: 160 | 320) =>
			pictureOf(settings, caller, `${root}/v1/media/${mediaId}/${width}.webp`),
		/** Downloads a file with its type. @throws Response for a refusal */
		async file(path: string): Promise<{ bytes: Uint8Array<ArrayBuffer>; type: string }> {
			const { response, bytes } = await send({ path }, timeoutMs, async (found, signal) => ({
				response: found,
				bytes: await bounded(found, maxFile, signal),
			})).catch((error: unknown) => {
				throw refusalResponse(unavailable(error))
			})
			if (!response.ok) {
				throw refusalResponse(refused(response, Buffer.from(bytes).toString('utf8')))
			}
			return { bytes, type: response.headers.get('content-type') ?? 'application/octet-stream' }
		},
		/** Streams an exported file without limits of size and time. @throws Response for a refusal */
		async stream(path: string): Promise<ReadableStream<Uint8Array> | null> {
			const response = await exported(settings, caller, root, path)
			if (response.ok) return response.body
			const text = Buffer.from(await bounded(response, maxJson)).toString('utf8')
			throw refusalResponse(refused(response, text))
		},
	}
}

/** The answer, checked. @throws ContractMismatch */
function decoded<T>({ method, path }: Call, text: string, schema: z.ZodType<T>): T {
	const answer = schema.safeParse(JSON.parse(text))
	if (!answer.success) throw contractMismatch(`${method ?? 'GET'} ${path}`, answer.error)
	return answer.data
}

async function exported(settings: ApiSettings, caller: Caller, root: string, path: string) {
	const request = fetchRequest(root, caller, { path, headers: asExport }, caller.signal)
	return settings.fetch(request).catch((error: unknown) => {
		throw refusalResponse(unavailable(error))
	})
}

async function pictureOf(settings: ApiSettings, caller: Caller, address: string) {
	// Staff see pictures of hidden reviews.
	const signal = signalOf(caller, timeoutMs)
	const request = new Request(address, { headers: headersOf(caller), redirect: 'error', signal })
	return untilAborted(signal, async () => {
		const response = await settings.fetch(request)
		const bytes = await bounded(response, maxFile, signal)
		return response.ok ? bytes : undefined
	}).catch((error: unknown) => {
		throw refusalResponse(unavailable(error))
	})
}

function fetchRequest(root: string, caller: Caller, call: Call, signal: AbortSignal): Request {
	const { method, path, query = {}, headers = {} } = call
	const sent = sentBody(call)
	const url = new URL(`${root}/operator/v1${path}`)
	for (const [name, value] of Object.entries(query)) {
		if (value !== undefined && value !== '') url.searchParams.set(name, String(value))
	}
	return new Request(url, {
		method: method ?? 'GET',
		headers: { ...headersOf(caller), ...(sent && { 'content-type': sent.type }), ...headers },
		...(sent && { body: sent.content }),
		redirect: 'error',
		signal,
	})
}

/** Ends a call with its page, and after its time. */
function signalOf({ signal }: Caller, ms: number): AbortSignal {
	const call = new AbortController()
	const late = () => call.abort(new DOMException('No answer in time', 'TimeoutError'))
	setTimeout(late, ms).unref()
	// One for each call of the page.
	setMaxListeners(0, signal)
	if (signal.aborted) call.abort(signal.reason)
	signal.addEventListener('abort', () => call.abort(signal.reason), { once: true })
	return call.signal
}

function sentBody({ body, bytes }: Call) {
	if (bytes) return bytes
	return body === undefined
		? undefined
		: { type: 'application/json', content: JSON.stringify(body) }
}

function headersOf({ correlationId, locale, ip, device, session }: Caller): Record<string, string> {
	const { token, company } = session.current ?? {}
	return {
		accept: 'application/json',
		'accept-language': locale,
		'x-correlation-id': correlationId,
		[VISITOR_ADDRESS_HEADER]: ip,
		[VISITOR_DEVICE_HEADER]: device,
		...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
		...(company === undefined ? {} : { [OPERATOR_COMPANY_HEADER]: company }),
	}
}

async function bounded(
	response: Response,
	maxBytes: number,
	signal?: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>> {
	const bytes = await readBytes(response, maxBytes, signal)
	if (bytes === undefined) throw new Error('The answer is larger than expected.')
	return bytes
}

function readRefusal(response: Response, text: string): Refusal {
	const failure = FailureWire.safeParse(jsonOf(text))
	const retryAfter = Number(response.headers.get('retry-after') ?? '')
	return {
		ok: false,
		status: response.status,
		code: failure.data?.code ?? '',
		message: failure.data?.message ?? '',
		errors: failure.data?.errors ?? {},
		retryAfterSeconds: retryAfter > 0 ? retryAfter : null,
	}
}

function unavailable(error: unknown): Refusal {
	const message = error instanceof Error ? error.name : ''
	const noDetails = { errors: {}, retryAfterSeconds: null }
	return { ok: false, status: 503, code: 'UNAVAILABLE', message, ...noDetails }
}

function jsonOf(text: string): unknown {
	try {
		return JSON.parse(text)
	} catch {
		return undefined
	}
}
