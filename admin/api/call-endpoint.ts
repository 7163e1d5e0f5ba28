import { z } from 'zod'
import type { Declared } from '#contract/endpoint.ts'
import { type Answer, answerOf, type Asked, errorsOf, requestOf } from '#contract/endpoint-call.ts'
import { refusalResponse } from '#admin/http/answers.ts'
import type { Refusal } from './refusal.ts'
import type { WireCall } from './wire-call.ts'

type How = Pick<WireCall, 'headers'>
type Send = <T>(call: WireCall, schema: z.ZodType<T>) => Promise<{ ok: true; data: T } | Refusal>

/** Calls declared endpoints of the operator API through `send`. */
export function callingEndpoints(send: Send) {
	/** Calls an endpoint; a refusal is a value, with its errors by our names. */
	async function tryCall<E extends Declared>(
		endpoint: E,
		asked: Asked<E>,
		{ headers }: How = {},
	): Promise<{ ok: true; data: Answer<E> } | Refusal> {
		const { path, method, query, body, bytes, idempotencyKey } = requestOf(endpoint, asked)
		const sent: WireCall = { path, query, body, headers: { ...headers } }
		if (method !== 'GET') sent.method = method
		if (bytes) sent.bytes = bytes
		if (idempotencyKey !== undefined) {
			sent.headers = { ...headers, 'idempotency-key': idempotencyKey }
		}
		const result = await send(sent, endpoint.answer ?? z.unknown())
		if (result.ok) return { ok: true, data: answerOf(endpoint, result.data) }
		return { ...result, errors: errorsOf(endpoint, result.errors) }
	}

	return {
		tryCall,
		/** Calls an endpoint whose answer the page needs. @throws Response for a refusal */
		async call<E extends Declared>(endpoint: E, asked: Asked<E>, how?: How): Promise<Answer<E>> {
			const result = await tryCall(endpoint, asked, how)
			if (!result.ok) throw refusalResponse(result)
			return result.data
		},
	}
}
