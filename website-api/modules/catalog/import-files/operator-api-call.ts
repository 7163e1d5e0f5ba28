import { z } from 'zod'
import type { Declared } from '#contract/endpoint.ts'
import { type Answer, answerOf, type Asked, requestOf } from '#contract/endpoint-call.ts'

/**
 * One request to the operator API, under /operator/v1; `bytes` is sent as a picture. Rejects with a message for
 * users.
 */
export type OperatorApiCall = <T>(
	schema: z.ZodType<T>,
	request: {
		method: 'POST'
		path: `/${string}`
		body?: unknown
		bytes?: Uint8Array<ArrayBuffer>
	},
) => Promise<T>

/** Calls a declared endpoint through it. */
export async function ask<E extends Declared>(
	call: OperatorApiCall,
	endpoint: E,
	asked: Asked<E>,
): Promise<Answer<E>> {
	const { path, body, bytes } = requestOf(endpoint, asked)
	const answer = await call<unknown>(endpoint.answer ?? z.unknown(), {
		method: 'POST',
		path,
		...(bytes ? { bytes: bytes.content } : { body }),
	})
	return answerOf(endpoint, answer)
}
