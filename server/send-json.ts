import { Agent, request } from 'undici'
import { joinChunks } from '#process/read-body.ts'
import type { SendJson } from '#app/api/send-over.server.ts'

/** Its own, as that of the fetch API may be of another version. */
const dispatcher = new Agent()

/** Over the network, without the requests, responses and streams of the fetch API (docs/decisions/0029). */
export const sendJson: SendJson = async ({ url, method, headers, body, signal, limit }) => {
	const {
		statusCode,
		headers: found,
		body: answer,
	} = await request(url, {
		dispatcher,
		method,
		headers,
		signal,
		...(body === undefined ? {} : { body }),
	})
	const text = (await joinChunks(answer, limit))?.toString('utf8')
	return { status: statusCode, headers: headersOf(found), text }
}

function headersOf(found: Record<string, string | string[] | undefined>): Headers {
	const headers = new Headers()
	for (const [name, values] of Object.entries(found)) {
		for (const value of [values ?? []].flat()) headers.append(name, value)
	}
	return headers
}
