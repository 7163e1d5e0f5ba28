import type { z } from 'zod'
import { basicKey, callGateway, type Transport } from '../call-gateway.ts'
import { GatewayFailure } from '../payment-gateway.ts'
import { orRefusal, type Refusal } from './xendit-wire.ts'

export type XenditSettings = {
	/** e.g. https://api.xendit.co, without a slash at the end. */
	url: string
	secretKey: string
	/** Those before the present one are still accepted. */
	callbackTokens: readonly [string, ...string[]]
}

const apiVersion = '2024-11-11'

export type Call = <Schema extends z.ZodType>(
	schema: Schema,
	method: 'GET' | 'POST',
	path: string,
	body?: unknown,
) => Promise<z.output<Schema> | Refusal>

export function createCall({ url, secretKey }: XenditSettings, transport: Transport): Call {
	const headers = { ...basicKey(secretKey), 'api-version': apiVersion }
	return async (schema, method, path, body) => {
		const answer = orRefusal(schema)
		const called = await callGateway(transport, { method, url: url + path, headers, body, answer })
		return called.body
	}
}

/** The answer, unless it is a refusal. @throws GatewayFailure */
export function accepted<Answer extends object>(answer: Answer | Refusal): Answer {
	if ('error_code' in answer) throw refused(answer)
	return answer
}

export function refused({
	error_code,
	message,
}: {
	error_code: string
	message?: string | undefined
}) {
	return new GatewayFailure('REFUSED', [error_code, message].filter(Boolean).join(' '))
}
