import type { IncomingMessage } from 'node:http'
import { type ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { RequestFacts } from '#app/http/request-facts.ts'

/** A response whose body is complete. */
export type CompleteAnswer = { status: number; headers: Headers; body: Uint8Array }

/** Writes the response of `respond`; its signal aborts when the client disconnects. */
export async function sendResponse(
	incoming: IncomingMessage,
	outgoing: ServerResponse,
	respond: (signal: AbortSignal) => Promise<Response | CompleteAnswer>,
) {
	const disconnected = new AbortController()
	outgoing.once('close', () => {
		if (!outgoing.writableFinished) disconnected.abort()
	})
	const answer = await respond(disconnected.signal).catch((error: unknown) => {
		// Refusals and failures of pages are answers: this is a fault of the server itself, which is logged.
		outgoing.writeHead(500).end()
		throw error
	})
	if (!(answer instanceof Response)) return sendComplete(outgoing, answer)
	// The adapter builds a request of its own from these, which is not used.
	incoming.url = '/'
	incoming.headers.host = 'shop.invalid'
	const listener = getRequestListener(() => answer, {
		overrideGlobalObjects: false,
		// The adapter closes the connection of a client still sending half a second later; Node itself discards the
		// rest of refused bodies.
		autoCleanupIncoming: false,
	})
	await listener(incoming, outgoing)
}

/** Without the adapter, which would read the body from a stream. */
function sendComplete(outgoing: ServerResponse, { status, headers, body }: CompleteAnswer) {
	outgoing.statusCode = status
	for (const [name, value] of headers) outgoing.appendHeader(name, value)
	outgoing.end(body)
}

/** The request that pages get: its URL comes from the checked facts. */
export function pageRequest(
	{ origin, pathname, search }: RequestFacts,
	{ body, ...init }: Omit<RequestInit, 'body'> & { body: Buffer | undefined },
): Request {
	return new Request(`${origin}${pathname}${search}`, {
		...init,
		...(body ? { body: new Uint8Array(body) } : {}),
	})
}
