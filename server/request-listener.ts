import type { IncomingMessage } from 'node:http'
import { type ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { RequestFacts } from '#app/http/request-facts.ts'

/** Writes the response that `respond` makes; its signal aborts when the visitor goes away before the end. */
export async function sendResponse(
	incoming: IncomingMessage,
	outgoing: ServerResponse,
	respond: (signal: AbortSignal) => Promise<Response>,
) {
	const disconnected = new AbortController()
	outgoing.once('close', () => {
		if (!outgoing.writableFinished) disconnected.abort()
	})
	// The adapter builds a request of its own from these, which nobody reads: ours comes from the checked facts.
	incoming.url = '/'
	incoming.headers.host = 'shop.invalid'
	const listener = getRequestListener(() => respond(disconnected.signal), {
		overrideGlobalObjects: false,
		// The adapter closes on whoever still sends half a second later; Node itself drops the rest of what is refused.
		autoCleanupIncoming: false,
	})
	await listener(incoming, outgoing)
}

/** The request that pages are given: its address comes from the checked facts. */
export function pageRequest(
	{ origin, pathname, search }: RequestFacts,
	{ body, ...init }: Omit<RequestInit, 'body'> & { body: Buffer | undefined },
): Request {
	return new Request(`${origin}${pathname}${search}`, {
		...init,
		...(body ? { body: new Uint8Array(body) } : {}),
	})
}
