import type { z } from 'zod'
import { FailureWire } from '#contract/envelope.ts'
import { VISITOR_ADDRESS_HEADER } from '#contract/auth.ts'
import { refusalResponse } from '#admin/http/answers.ts'
import { OPERATOR_COMPANY_HEADER } from '#contract/operator-access.ts'
import { apiRoot } from '#app/api/api-root.ts'
import { renamed, type Renamed } from './names.ts'

/** Bytes of an answer in JSON, of a payment's proof or a picture. */
const maxJson = 4 * 1024 * 1024
const maxFile = 12 * 1024 * 1024
const timeoutMs = 15_000

/** A refusal of the operator API. `code` is its stable word, e.g. TRANSITION_REFUSED. */
export type Refused = {
	ok: false
	status: number
	code: string
	message: string
	/** By the field's name in the wire. */
	errors: Record<string, string[]>
	retryAfterSeconds: number | null
}
type Done<T> = { ok: true; data: Renamed<T> }

export type ApiSettings = {
	baseUrl: string
	fetch: (request: Request) => Promise<Response>
}
export type Caller = {
	correlationId: string
	/** The language of messages. */
	locale: string
	/** The staff member's address, by which sign-ins are limited. */
	ip: string
	signal: AbortSignal
	/** Absent: nobody is signed in. */
	token?: string | undefined
	/** Code of the company whose work is done. */
	company?: string | undefined
}
type Call = {
	method?: 'POST' | 'PUT' | 'PATCH' | 'DELETE'
	/** Below /operator/v1. */
	path: string
	query?: Record<string, string | number | undefined>
	body?: unknown
	/** Sent as they are, in place of `body`. */
	bytes?: { type: string; content: Uint8Array<ArrayBuffer> }
	headers?: Record<string, string>
}
type Envelope<T> = z.ZodType<{ data: T }>
export type OperatorApi = ReturnType<typeof createOperatorApi>

/** The operator API as one staff member asks it during one request. */
export function createOperatorApi(settings: ApiSettings, caller: Caller) {
	const root = apiRoot(settings.baseUrl)

	const send = (call: Call) => settings.fetch(requestOf(root, caller, call))

	/** Asks, and answers a refusal as a value; an API that is away is refused with 503. */
	async function attempt<T>(call: Call, schema: Envelope<T>): Promise<Done<T> | Refused> {
		try {
			const response = await send(call)
			const text = Buffer.from(await bounded(response, maxJson)).toString('utf8')
			if (!response.ok) return refusedOf(response, text)
			return { ok: true, data: renamed(schema.parse(JSON.parse(text)).data) }
		} catch (error) {
			if (caller.signal.aborted) throw error
			return unavailable(error)
		}
	}

	return {
		attempt,
		/** A picture of a product as WebP of this width; undefined: there is none. */
		async picture(mediaId: string, width: 160 | 320): Promise<Uint8Array<ArrayBuffer> | undefined> {
			const request = new Request(`${root}/v1/media/${mediaId}/${width}.webp`, boundsOf(caller))
			const response = await settings.fetch(request).catch((error: unknown) => {
				throw refusalResponse(unavailable(error))
			})
			const bytes = await bounded(response, maxFile)
			return response.ok ? bytes : undefined
		},
		/** Asks for what the page cannot do without. @throws Response, which Remix answers with */
		async ask<T>(call: Call, schema: Envelope<T>): Promise<Renamed<T>> {
			const result = await attempt(call, schema)
			if (!result.ok) throw refusalResponse(result)
			return result.data
		},
		/** A picture or another file, with its type. @throws Response, which Remix answers with */
		async file(path: string): Promise<{ bytes: Uint8Array<ArrayBuffer>; type: string }> {
			const response = await send({ path }).catch((error: unknown) => {
				throw refusalResponse(unavailable(error))
			})
			const bytes = await bounded(response, maxFile)
			if (!response.ok) {
				throw refusalResponse(refusedOf(response, Buffer.from(bytes).toString('utf8')))
			}
			return { bytes, type: response.headers.get('content-type') ?? 'application/octet-stream' }
		},
		/** A file of any size and however long it takes, as it arrives. @throws Response, which Remix answers with */
		async stream(path: string): Promise<ReadableStream<Uint8Array> | null> {
			const request = new Request(requestOf(root, caller, { path }), { signal: caller.signal })
			const response = await settings.fetch(request).catch((error: unknown) => {
				throw refusalResponse(unavailable(error))
			})
			if (response.ok) return response.body
			const text = Buffer.from(await bounded(response, maxJson)).toString('utf8')
			throw refusalResponse(refusedOf(response, text))
		},
	}
}

function requestOf(root: string, caller: Caller, call: Call): Request {
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
		...boundsOf(caller),
	})
}

function boundsOf({ signal }: Caller) {
	const bounded = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)])
	return { signal: bounded, redirect: 'error' } as const
}

function sentBody({ body, bytes }: Call) {
	if (bytes) return bytes
	return body === undefined
		? undefined
		: { type: 'application/json', content: JSON.stringify(body) }
}

function headersOf({ correlationId, locale, ip, token, company }: Caller): Record<string, string> {
	return {
		accept: 'application/json',
		'accept-language': locale,
		'x-correlation-id': correlationId,
		[VISITOR_ADDRESS_HEADER]: ip,
		...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
		...(company === undefined ? {} : { [OPERATOR_COMPANY_HEADER]: company }),
	}
}

async function bounded(response: Response, most: number): Promise<Uint8Array<ArrayBuffer>> {
	const chunks: Uint8Array[] = []
	let size = 0
	for await (const chunk of response.body ?? []) {
		size += chunk.byteLength
		if (size > most) throw new Error('The answer is larger than expected.')
		chunks.push(chunk)
	}
	return new Uint8Array(Buffer.concat(chunks))
}

function refusedOf(response: Response, text: string): Refused {
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

function unavailable(error: unknown): Refused {
	const message = error instanceof Error ? error.name : ''
	const nothing = { errors: {}, retryAfterSeconds: null }
	return { ok: false, status: 503, code: 'UNAVAILABLE', message, ...nothing }
}

function jsonOf(text: string): unknown {
	try {
		return JSON.parse(text)
	} catch {
		return undefined
	}
}
