import { setTimeout as pause } from 'node:timers/promises'
import type { CircuitBreakerPolicy } from 'cockatiel'
import type { z } from 'zod'
import { inCallSpan, traceHeaders } from '#process/tracing.ts'
import { contractMismatch } from '#process/contract-mismatch.ts'
import { VISITOR_ADDRESS_HEADER, VISITOR_DEVICE_HEADER } from '#contract/auth.ts'
import type { Locale } from '#web/i18n/paths.ts'
import { apiRoot } from '#web/api-root.ts'
import { createBreaker, isOpen } from './breaker.server.ts'
import type { Budgets } from './budgets.ts'
import type { ApiRequest, Call, Transport } from './call.ts'
import { failureOf } from './failure-of.server.ts'
import { ApiError } from './failures.ts'
import { openFile, type OpenFile } from './open-file.server.ts'
import { untilAborted } from '#process/until-aborted.ts'
import { requestFailed } from './request-failed.server.ts'
import { createRetryBudget } from './retry-budget.server.ts'
import { type SendJson, sendOver } from './send-over.server.ts'
import { endingSession } from './session-end.server.ts'

/** Who a call is made for: the values of the common headers (spec section 7). */
export type Caller = {
	locale: Locale
	/** Origin and path of the page, without its query string. */
	referer: string
	correlationId: string
	/** The trace that the page belongs to (W3C traceparent). */
	traceparent?: string | undefined
	/** The company's api-access key; undefined only for GET /api-access. */
	apiAccess?: () => Promise<string>
	/** Called after a 401: returns a renewed key, or undefined when the key was not the cause. */
	renewApiAccess?: (dead: string) => Promise<string>
	/** The signed-in customer's token. */
	bearer?: () => string | undefined
	/** Called when the bearer token was rejected. */
	onSessionEnd?: () => void
	/** Where to redirect for signing in, with the language and the return path. */
	signInPath?: string
	/** The visitor's IP address: the website API limits guesses by it. */
	visitorAddress?: string
	/** Identifies the visitor's browser; only sent to /auth. */
	visitorDevice?: () => string
	/** Deadline of the page's calls, in ms of `performance.now()`. */
	deadline?: number
	/** Called with every failed call. */
	onFailure?: (failure: ApiError) => void
}

/** A call without an answer, for the log; duration in ms. */
export type UnansweredCall = {
	method: string
	/** With "…" for ids, which may say who asked. */
	path: string
	code: 'TIMEOUT' | 'NETWORK'
	ms: number
	correlationId: string
}

/** A call that is being made. `path` has "…" for ids. */
export type StartedCall = { method: string; path: string; correlationId: string }

export type ClientOptions = {
	baseUrl: string
	transport: Transport
	/** What sends calls without a file; absent: the transport. */
	sendJson?: SendJson | undefined
	budgets: Budgets
	onUnanswered?: ((call: UnansweredCall) => void) | undefined
	/** Called with each call; what it returns is called when the call has ended. */
	onCall?: ((call: StartedCall) => (isAnswered: boolean) => void) | undefined
	/** Called when calls of a kind are no longer made, because none was answered, and when they are again. */
	onBreaker?: ((breaker: BreakerName, isOpen: boolean) => void) | undefined
}

export type BreakerName = 'essential' | 'optional' | 'writes'

const bodyLimit = 2 * 1024 * 1024

/** The website API's client: one per process, with a `Call` per caller. All requests to the API are sent here. */
export function createClient({ baseUrl, budgets, onBreaker, ...options }: ClientOptions) {
	const root = `${apiRoot(baseUrl)}/v1`
	const { transport } = options
	const sendAny = sendOver(transport)
	const connection = { ...options, root, sendAny, sendJson: options.sendJson ?? sendAny }
	const breakerFor = (name: BreakerName) => createBreaker((isOpen) => onBreaker?.(name, isOpen))
	const retries = createRetryBudget()
	const essential = breakerFor('essential')
	const optional = breakerFor('optional')
	const writes = breakerFor('writes')

	const callFor = (caller: Caller, timeout?: number): Call =>
		endingSession(callWithKey(caller, timeout), caller)

	function callWithKey(caller: Caller, timeout?: number): Call {
		return async (schema, request) => {
			retries.earn()
			const breaker = breakerOf(request)
			const attempt = (key: string | undefined) => {
				const wait = timeout ?? budgetOf(request, caller, budgets)
				const act = () => send(connection, request, caller, key, wait)
				// Finding a company may take 60 s; a call that slow must not be the half-open breaker's only probe.
				const isGuarded = timeout === undefined && request.patienceMs === undefined
				return isGuarded ? guarded(breaker, caller, act) : act()
			}
			const key = await caller.apiAccess?.()
			try {
				return decode(schema, await attempt(key), request, caller.locale)
			} catch (error) {
				if (!(error instanceof ApiError)) throw error
				if (isOfKey(error) && key !== undefined && caller.renewApiAccess) {
					const renewed = await caller.renewApiAccess(key)
					if (renewed !== key) return decode(schema, await attempt(renewed), request, caller.locale)
				}
				if (!mayRepeat(request, error) || !retries.spend()) throw error
				await pause(20 + Math.random() * 80)
				return decode(schema, await attempt(key), request, caller.locale)
			}
		}
	}

	function breakerOf({ idempotencyKey, optional: canDoWithout }: ApiRequest) {
		if (idempotencyKey !== undefined) return writes
		return canDoWithout ? optional : essential
	}

	const openFor =
		(caller: Caller): OpenFile =>
		async (path, query) => {
			const headers = headersOf({ path }, caller, await caller.apiAccess?.())
			headers.set('Accept', '*/*')
			const wire = new Request(addressOf(root, { path, query }), { headers, redirect: 'manual' })
			return openFile(transport, wire, caller.locale, caller.deadline)
		}

	return { callFor, openFor }
}

export type Client = ReturnType<typeof createClient>

type Connection = {
	root: string
	sendAny: ReturnType<typeof sendOver>
	sendJson: SendJson
} & Pick<ClientOptions, 'onUnanswered' | 'onCall'>

/** One request, without retries. @throws ApiError */
function send(
	connection: Connection,
	request: ApiRequest,
	caller: Caller,
	key: string | undefined,
	wait: number,
): Promise<unknown> {
	const name = `${request.method ?? 'GET'} ${withoutIds(request.path)}`
	return inCallSpan(name, () => sendOnce(connection, request, caller, key, wait))
}

async function sendOnce(
	{ root, sendAny, sendJson, onUnanswered, onCall }: Connection,
	request: ApiRequest,
	caller: Caller,
	key: string | undefined,
	wait: number,
): Promise<unknown> {
	const began = performance.now()
	const { method = 'GET' } = request
	const call = { method, path: withoutIds(request.path), correlationId: caller.correlationId }
	const ended = onCall?.(call)
	const unanswered = (code: UnansweredCall['code'], cause?: unknown) => {
		onUnanswered?.({ ...call, code, ms: Math.round(performance.now() - began) })
		ended?.(false)
		return unavailable(caller.locale, code, cause)
	}
	if (wait <= 0) throw unanswered('TIMEOUT')
	const signal = AbortSignal.timeout(wait)
	const wire = {
		url: addressOf(root, request),
		method,
		headers: headersOf(request, caller, key),
		signal,
		limit: bodyLimit,
	}
	const { form } = request
	const json = request.body === undefined ? undefined : JSON.stringify(request.body)
	try {
		const answer = await untilAborted(signal, () =>
			form ? sendAny({ ...wire, body: form }) : sendJson({ ...wire, body: json }),
		)
		const body = parse(answer.text)
		ended?.(true)
		if (answer.status >= 200 && answer.status < 300) return body
		const failure = failureOf(answer, body, caller.locale)
		caller.onFailure?.(failure)
		throw failure
	} catch (error) {
		if (error instanceof ApiError) throw error
		const late = error instanceof DOMException && error.name === 'TimeoutError'
		throw unanswered(late ? 'TIMEOUT' : 'NETWORK', error)
	}
}

function withoutIds(path: string): string {
	return path.replace(/(?<=\/)[^/]*\d[^/]*/g, '…')
}

async function guarded<T>(breaker: CircuitBreakerPolicy, caller: Caller, act: () => Promise<T>) {
	try {
		return await breaker.execute(act)
	} catch (error) {
		if (isOpen(error)) throw unavailable(caller.locale, 'BREAKER_OPEN', error)
		throw error
	}
}

function budgetOf(request: ApiRequest, caller: Caller, budgets: Budgets) {
	if (request.patienceMs !== undefined) return request.patienceMs
	// Writes are not aborted at the page's deadline: the shopper would not know whether an order was placed.
	if (request.idempotencyKey !== undefined) return budgets.call
	const left = caller.deadline === undefined ? budgets.call : caller.deadline - performance.now()
	return Math.ceil(Math.min(left, request.optional ? budgets.optional : budgets.call))
}

// A refused password is a 401 too, and must not be sent twice.
function isOfKey({ failure, code }: ApiError) {
	return failure === 'unauthenticated' && (code === undefined || code === 'API_ACCESS_INVALID')
}

function mayRepeat(request: ApiRequest, error: ApiError) {
	if ((request.method ?? 'GET') !== 'GET' || request.optional) return false
	return (
		error.failure === 'unavailable' && error.code !== 'TIMEOUT' && error.code !== 'BREAKER_OPEN'
	)
}

function addressOf(root: string, { path, query }: ApiRequest) {
	const url = new URL(`${root}${path}`)
	for (const [name, value] of Object.entries(query ?? {})) {
		if (value !== undefined) url.searchParams.set(name, String(value))
	}
	return url
}

function headersOf(request: ApiRequest, caller: Caller, key: string | undefined) {
	const headers = new Headers({
		Accept: 'application/json',
		'Accept-Language': caller.locale,
		Referer: caller.referer,
		'x-correlation-id': caller.correlationId,
		...traceHeaders(caller.traceparent),
	})
	if (key !== undefined) headers.set('api-access', key)
	const bearer = caller.bearer?.()
	if (bearer !== undefined) headers.set('Authorization', `Bearer ${bearer}`)
	if (caller.visitorAddress) headers.set(VISITOR_ADDRESS_HEADER, caller.visitorAddress)
	if (caller.visitorDevice && /^\/(auth|order)(\/|$)/.test(request.path)) {
		headers.set(VISITOR_DEVICE_HEADER, caller.visitorDevice())
	}
	if (request.idempotencyKey !== undefined) headers.set('Idempotency-Key', request.idempotencyKey)
	if (request.body !== undefined) headers.set('Content-Type', 'application/json')
	return headers
}

function parse(text: string | undefined): unknown {
	try {
		return text === undefined ? undefined : JSON.parse(text)
	} catch {
		return undefined
	}
}

function decode<T>(
	schema: z.ZodType<T>,
	body: unknown,
	{ method = 'GET', path }: ApiRequest,
	locale: Locale,
): T {
	const parsed = schema.safeParse(body)
	if (parsed.success) return parsed.data
	throw unavailable(locale, 'MALFORMED', contractMismatch(`${method} ${path}`, parsed.error))
}

function unavailable(locale: Locale, code: string, cause?: unknown) {
	return new ApiError('unavailable', requestFailed(locale), { code, cause })
}
