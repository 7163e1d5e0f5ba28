import { readBody } from '#process/read-body.ts'
import type { Transport } from './call.ts'

type SentCall<Body> = {
	url: URL
	method: string
	headers: Headers
	body: Body | undefined
	signal: AbortSignal
	/** Most bytes of the answer. */
	limit: number
}

/** A call of the website API with JSON or no body, as it is sent. */
type JsonCall = SentCall<string>

type JsonAnswer = {
	status: number
	headers: Headers
	/** Undefined: longer than the limit. */
	text: string | undefined
}

export type SendJson = (call: JsonCall) => Promise<JsonAnswer>

/** With a request of the fetch API. */
export function sendOver(transport: Transport) {
	return async ({
		url,
		signal,
		limit,
		...init
	}: SentCall<string | FormData>): Promise<JsonAnswer> => {
		const response = await transport(new Request(url, { ...init, redirect: 'manual', signal }))
		const { status, headers } = response
		return { status, headers, text: await readBody(response, limit, signal) }
	}
}
