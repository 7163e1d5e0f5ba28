import type { IncomingMessage, Server } from 'node:http'

/** Timeouts of a server for connections that stall, in ms: for the headers, the whole request, and between requests. */
export const connectionTimeouts = {
	headersTimeout: 10_000,
	requestTimeout: 30_000,
	keepAliveTimeout: 5_000,
	connectionsCheckingInterval: 2_000,
}

type Pace = {
	/** How long a body may pause, in ms, and its minimum rate afterwards. */
	graceMs: number
	bytesPerSecond: number
	checkMs?: number
}

/**
 * Closes connections whose request body arrives too slowly. A body that waits because nobody reads it is not slow: only
 * the time counts in which the server could have received more.
 */
export function closeSlowBodies(
	server: Server,
	{ graceMs, bytesPerSecond, checkMs = 1_000 }: Pace,
) {
	const arriving = new Map<IncomingMessage, { since: number; bytes: number }>()

	function check() {
		const now = performance.now()
		for (const [incoming, began] of arriving) {
			const { socket } = incoming
			if (incoming.complete || incoming.destroyed || socket.destroyed) arriving.delete(incoming)
			else if (incoming.readableLength >= incoming.readableHighWaterMark) {
				// Full: Node receives nothing before somebody reads.
				arriving.set(incoming, { since: now, bytes: socket.bytesRead })
			} else {
				const owed = ((now - began.since - graceMs) / 1_000) * bytesPerSecond
				if (owed > 0 && socket.bytesRead - began.bytes < owed) socket.destroy()
			}
		}
	}

	server.on('request', (incoming: IncomingMessage) => {
		const { 'content-length': length, 'transfer-encoding': encoding } = incoming.headers
		if (encoding === undefined && Number(length ?? 0) === 0) return
		arriving.set(incoming, { since: performance.now(), bytes: incoming.socket.bytesRead })
	})
	const timer = setInterval(check, checkMs)
	timer.unref()
	server.once('close', () => clearInterval(timer))
}
