import type { z } from 'zod'
import { FailureWire } from '#contract/envelope.ts'
import { OPERATOR_COMPANY_HEADER } from '#contract/operator-access.ts'
import { storeResponse, stopDryRun } from './run-options.ts'
import { UsageError, operatorAddress, operatorKey } from './settings.ts'

export type OperatorRequest = {
	method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
	/** Path under /operator/v1, with encoded parameters. */
	path: `/${string}`
	body?: unknown
	/** A picture, instead of `body`. */
	bytes?: Uint8Array<ArrayBuffer>
	query?: Record<string, string | undefined>
	/** Code of the shop, if the path does not contain it. */
	company?: string | undefined
	/** Whether the response may take longer than a minute. */
	isLong?: true
}

const timeoutMs = 60_000

/**
 * Sends a request to the operator API and parses the response. Rejects with a Mistake, whose message is for the user.
 */
export async function callOperator<T>(schema: z.ZodType<T>, request: OperatorRequest): Promise<T> {
	const response = await answerTo(request)
	const answer: unknown = await response.json().catch(() => undefined)
	const decoded = schema.safeParse(answer)
	if (!decoded.success) {
		const { origin } = new URL(operatorAddress(process.env))
		throw new UsageError(`${origin} does not answer like a website API of this version.`)
	}
	storeResponse(decoded.data)
	return decoded.data
}

/** Downloads a file from the operator API. Rejects with a Mistake. */
export async function fetchFile(path: `/${string}`): Promise<Uint8Array> {
	return new Uint8Array(await (await answerTo({ path })).arrayBuffer())
}

/** The same for a file of any size, as a stream. Rejects with a Mistake. */
export async function streamFile(path: `/${string}`, company: string) {
	const { body } = await answerTo({ path, company, isLong: true })
	if (body === null) throw new UsageError('The website API answered without a file.')
	return body
}

async function answerTo(request: OperatorRequest): Promise<Response> {
	stopDryRun(request)
	const url = new URL(`${operatorAddress(process.env)}${request.path}`)
	for (const [name, value] of Object.entries(request.query ?? {})) {
		if (value !== undefined) url.searchParams.set(name, value)
	}
	const response = await fetch(url, {
		method: request.method ?? 'GET',
		headers: headersOf(request),
		body: bodyOf(request),
		redirect: 'error',
		...(request.isLong ? {} : { signal: AbortSignal.timeout(timeoutMs) }),
	}).catch((error: unknown) => {
		throw unreachable(url, error)
	})
	if (response.ok) return response
	throw refusal(response.status, await response.json().catch(() => undefined))
}

function headersOf(request: OperatorRequest): Record<string, string> {
	const type = request.bytes ? 'application/octet-stream' : 'application/json'
	return {
		authorization: `Bearer ${operatorKey(process.env)}`,
		accept: 'application/json',
		'accept-language': 'en',
		...(request.company === undefined ? {} : { [OPERATOR_COMPANY_HEADER]: request.company }),
		...(carriesBody(request) ? { 'content-type': type } : {}),
	}
}

function bodyOf(request: OperatorRequest) {
	if (!carriesBody(request)) return undefined
	return request.bytes ?? JSON.stringify(request.body ?? {})
}

function carriesBody({ method = 'GET' }: OperatorRequest): boolean {
	return method !== 'GET' && method !== 'DELETE'
}

function unreachable(url: URL, error: unknown): UsageError {
	if (error instanceof DOMException && error.name === 'TimeoutError') {
		return new UsageError(`The website API at ${url.origin} did not answer within a minute.`)
	}
	return new UsageError(
		`The website API does not answer at ${url.origin}. Is the shop running? Start it with: npm start`,
	)
}

function refusal(status: number, answer: unknown): UsageError {
	const failure = FailureWire.safeParse(answer)
	if (!failure.success) return new UsageError(`The website API answered with status ${status}.`)
	const { message, errors = {} } = failure.data
	const details = Object.entries(errors).map(([field, list]) => `  ${field}: ${list.join(' ')}`)
	return new UsageError([message, ...details].join('\n'))
}
