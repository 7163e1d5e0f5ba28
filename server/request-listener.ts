import type { IncomingMessage } from 'node:http'
import { type ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { RequestFacts } from '#app/http/request-facts.ts'

/** Writes the response of `respond`; its signal aborts when the client disconnects. */
export async function sendResponse(
	incoming: IncomingMessage,
	outgoing: ServerResponse,
	respond: (signal: AbortSignal) => Promise<Response>,
) {
	const disconnected = new AbortController()
	outgoing.once('close', () => {
		if (!outgoing.writableFinished) disconnected.abort()
	})
	// The adapter builds a request of its own from these, which is not used.
	incoming.url = '/'
	incoming.headers.host = 'shop.invalid'
	const listener = getRequestListener(() => respond(disconnected.signal), {
		overrideGlobalObjects: false,
		// The adapter closes the connection of a client still sending half a second later; Node itself discards the
		// rest of refused bodies.
		autoCleanupIncoming: false,
	})
	await listener(incoming, outgoing)
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
