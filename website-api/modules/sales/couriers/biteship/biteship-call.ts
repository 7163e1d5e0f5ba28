import type { z } from 'zod'
import {
	callGateway,
	type GatewayAnswer,
	type Transport,
} from '#website-api/modules/platform/gateways/call-gateway.ts'
import { GatewayFailure } from '#website-api/modules/platform/gateways/payment-gateway.ts'
import { orRefusal, type Refusal } from './biteship-wire.ts'

export type BiteshipSettings = {
	/** e.g. https://api.biteship.com, without a slash at the end. */
	url: string
	key: string
	/** Name and value of the header that proves pushes; null: none is configured. */
	proof: { header: string; values: readonly [string, ...string[]] } | null
}

/** Dozens of services with long descriptions. */
const mostBytes = 524_288

export type Call = <Schema extends z.ZodType>(
	schema: Schema,
	method: 'GET' | 'POST',
	path: string,
	body?: unknown,
) => Promise<GatewayAnswer<z.output<Schema> | Refusal>>

export function createCall({ url, key }: BiteshipSettings, transport: Transport): Call {
	const headers = { authorization: key }
	return async (schema, method, path, body) => {
		const answer = orRefusal(schema)
		const call = { method, url: url + path, headers, body, answer, mostBytes }
		return callGateway(transport, call)
	}
}

/** The answer, unless it is a refusal. @throws GatewayFailure */
export function accepted<Answer extends { success: true }>({
	body,
}: GatewayAnswer<Answer | Refusal>): Answer {
	if (isRefusal(body)) throw refused(body)
	return body
}

export function isRefusal(body: { success: boolean }): body is Refusal {
	return !body.success
}

export function refused({ code, error, message }: Refusal) {
	return new GatewayFailure('REFUSED', [code, error ?? message].filter(Boolean).join(' '))
}
