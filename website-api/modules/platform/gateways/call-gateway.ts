import type { z } from 'zod'
import { readBody } from '#process/read-body.ts'
import { untilAborted } from '#process/until-aborted.ts'
import { GatewayFailure } from './payment-gateway.ts'

/** Sends a request; `fetch` but in tests. */
export type Transport = (request: Request) => Promise<Response>

/** An answer of a provider, whatever its status. */
export type GatewayAnswer<Body> = { status: number; body: Body }

const timeoutMs = 10_000
const usualBytes = 65_536

export type GatewayCall<Schema extends z.ZodType> = {
	method: 'GET' | 'POST'
	url: string
	headers: Record<string, string>
	/** Sent as JSON; `form` as a form instead. */
	body?: unknown
	form?: Record<string, string>
	/** Of every answer that is JSON, failures included. */
	answer: Schema
	/** Absent: 64 KB. */
	mostBytes?: number
}

/**
 * Calls a provider: JSON in its answer, at most ten seconds, no redirects.
 *
 * @throws GatewayFailure SILENT (no answer, or a fault of the provider), BUSY, KEY, UNREADABLE
 */
export async function callGateway<Schema extends z.ZodType>(
	transport: Transport,
	{ method, url, headers, body, form, answer, mostBytes = usualBytes }: GatewayCall<Schema>,
): Promise<GatewayAnswer<z.output<Schema>>> {
	const signal = AbortSignal.timeout(timeoutMs)
	const request = new Request(url, {
		method,
		headers: {
			accept: 'application/json',
			...(body === undefined ? {} : { 'content-type': 'application/json' }),
			...headers,
		},
		body: form ? new URLSearchParams(form) : body === undefined ? null : JSON.stringify(body),
		redirect: 'manual',
		signal,
	})
	const { status, text } = await sent(transport, { request, signal }, mostBytes)
	if (status === 401) throw new GatewayFailure('KEY', `The key is refused (${status}).`)
	if (status === 429 || status === 503) throw new GatewayFailure('BUSY', `Too busy (${status}).`)
	if (status >= 500) throw new GatewayFailure('SILENT', `A fault of the provider (${status}).`)
	const parsed = answer.safeParse(jsonOf(text))
	if (!parsed.success)
		throw new GatewayFailure('UNREADABLE', `An answer of another form (${status}).`)
	return { status, body: parsed.data }
}

async function sent(
	transport: Transport,
	{ request, signal }: { request: Request; signal: AbortSignal },
	mostBytes: number,
) {
	try {
		return await untilAborted(signal, async () => {
			const response = await transport(request)
			return { status: response.status, text: (await readBody(response, mostBytes, signal)) ?? '' }
		})
	} catch (cause) {
		throw new GatewayFailure('SILENT', 'No answer.', { cause })
	}
}

function jsonOf(text: string): unknown {
	try {
		return JSON.parse(text)
	} catch {
		return undefined
	}
}

/** Authorization with a secret key as the user and no password. */
export function basicKey(key: string): Record<string, string> {
	return { authorization: `Basic ${Buffer.from(`${key}:`).toString('base64')}` }
}
