import { z } from 'zod'
import type { Declared, Endpoint } from '#contract/endpoint.ts'
import { type Answer, answerOf, type Asked, requestOf } from '#contract/endpoint-call.ts'
import { FailureWire } from '#contract/envelope.ts'
import { OPERATOR_COMPANY_HEADER, OPERATOR_DRY_RUN_HEADER } from '#contract/operator-access.ts'
import { ContractMismatch } from '#process/contract-mismatch.ts'
import { languageNow, say } from '#website-api/i18n/command-line-text.ts'
import { EXIT, refusalOf, ShopError } from './failures.ts'
import { endDryRun, isDryChange, storeResponse } from './run-options.ts'
import { operatorApiAddress, operatorKey } from './settings.ts'

export type OperatorApiRequest = {
	method?: Endpoint['method']
	/** Path under /operator/v1, with encoded parameters. */
	path: `/${string}`
	body?: unknown
	/** A picture, instead of `body`. */
	bytes?: Uint8Array<ArrayBuffer>
	idempotencyKey?: string
	query?: Record<string, string | number | boolean | undefined>
	/** Code of the shop, if the path does not contain it. */
	company?: string | undefined
	/** Whether the response may take longer than a minute. */
	isLong?: true
}

const timeoutMs = 60_000

/**
 * Sends a request to the operator API and parses the response. Rejects with a ShopError, whose message is for the user.
 */
export async function callOperatorApi<T>(
	schema: z.ZodType<T>,
	request: OperatorApiRequest,
): Promise<T> {
	const response = await answerTo(request)
	const answer: unknown = await response.json().catch(() => undefined)
	const decoded = schema.safeParse(answer)
	if (!decoded.success) {
		const { origin } = new URL(operatorApiAddress(process.env))
		const { endpoint, issues } = new ContractMismatch(endpointOf(request), decoded.error)
		const values = { origin, endpoint, issues: issues.join('; ') }
		const message = say('client.otherVersion', values)
		throw new ShopError(EXIT.failed, { code: 'UNEXPECTED_ANSWER', message })
	}
	storeResponse(decoded.data)
	return decoded.data
}

/** Calls a declared endpoint of the operator API. Rejects with a ShopError. */
export async function callEndpoint<E extends Declared>(
	endpoint: E,
	asked: Asked<E>,
	how: Pick<OperatorApiRequest, 'company' | 'isLong'> = {},
): Promise<Answer<E>> {
	const { method, path, query, body, bytes, idempotencyKey } = requestOf(endpoint, asked)
	const answer = await callOperatorApi<unknown>(endpoint.answer ?? z.unknown(), {
		...how,
		method,
		path,
		body,
		...(query && { query }),
		...(bytes && { bytes: bytes.content }),
		...(idempotencyKey && { idempotencyKey }),
	})
	return answerOf(endpoint, answer)
}

/** Downloads a file from the operator API. Rejects with a ShopError. */
export async function fetchFile(path: `/${string}`): Promise<Uint8Array> {
	return new Uint8Array(await (await answerTo({ path })).arrayBuffer())
}

/** The same for a file of any size, as a stream. Rejects with a ShopError. */
export async function streamFile(path: `/${string}`, company: string) {
	const { body } = await answerTo({ path, company, isLong: true })
	if (body === null) {
		const message = say('client.noFile')
		throw new ShopError(EXIT.failed, { code: 'UNEXPECTED_ANSWER', message })
	}
	return body
}

async function answerTo(request: OperatorApiRequest): Promise<Response> {
	if (!isDryChange(request)) return send(request)
	await requireDryRuns()
	const response = await send(request, { [OPERATOR_DRY_RUN_HEADER]: 'yes' })
	return endDryRun(request, dataIn(await response.json().catch(() => null)))
}

/** A website API that does not know dry runs would make the change. */
async function requireDryRuns() {
	const address = operatorApiAddress(process.env)
	const headers = { [OPERATOR_DRY_RUN_HEADER]: 'yes' }
	const signal = AbortSignal.timeout(timeoutMs)
	const url = new URL(`${address}/me`)
	const response = await fetch(url, { headers, redirect: 'error', signal }).catch(
		(error: unknown) => {
			throw unreachable(url, error)
		},
	)
	await response.body?.cancel()
	if (response.headers.has(OPERATOR_DRY_RUN_HEADER)) return
	const message = say('client.noDryRun', { origin: url.origin })
	throw new ShopError(EXIT.failed, { code: 'DRY_RUN_UNKNOWN', message })
}

function endpointOf({ method = 'GET', path }: OperatorApiRequest): string {
	return `${method} ${path}`
}

function dataIn(answer: unknown): unknown {
	return typeof answer === 'object' && answer !== null && 'data' in answer ? answer.data : answer
}

async function send(
	request: OperatorApiRequest,
	more: Record<string, string> = {},
): Promise<Response> {
	const url = new URL(`${operatorApiAddress(process.env)}${request.path}`)
	for (const [name, value] of Object.entries(request.query ?? {})) {
		if (value !== undefined) url.searchParams.set(name, String(value))
	}
	const response = await fetch(url, {
		method: request.method ?? 'GET',
		headers: { ...headersOf(request), ...more },
		body: bodyOf(request),
		redirect: 'error',
		...(request.isLong ? {} : { signal: AbortSignal.timeout(timeoutMs) }),
	}).catch((error: unknown) => {
		throw unreachable(url, error)
	})
	if (response.ok) return response
	const failure = FailureWire.safeParse(await response.json().catch(() => undefined))
	throw refusalOf(response.status, failure.data)
}

function headersOf(request: OperatorApiRequest): Record<string, string> {
	const type = request.bytes ? 'application/octet-stream' : 'application/json'
	return {
		authorization: `Bearer ${operatorKey(process.env)}`,
		accept: 'application/json',
		'accept-language': languageNow(),
		...(request.company === undefined ? {} : { [OPERATOR_COMPANY_HEADER]: request.company }),
		...(request.idempotencyKey && { 'idempotency-key': request.idempotencyKey }),
		...(carriesBody(request) ? { 'content-type': type } : {}),
	}
}

function bodyOf(request: OperatorApiRequest) {
	if (!carriesBody(request)) return undefined
	return request.bytes ?? JSON.stringify(request.body ?? {})
}

function carriesBody({ method = 'GET' }: OperatorApiRequest): boolean {
	return method !== 'GET' && method !== 'DELETE'
}

function unreachable(url: URL, error: unknown): ShopError {
	const isLate = error instanceof DOMException && error.name === 'TimeoutError'
	const message = say(isLate ? 'client.late' : 'client.unreachable', { origin: url.origin })
	return new ShopError(EXIT.failed, { code: isLate ? 'TIMEOUT' : 'UNREACHABLE', message })
}
