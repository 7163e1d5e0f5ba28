import type { PGlite } from '@electric-sql/pglite'
import { setImmediate } from 'node:timers/promises'

/** How long statements may follow each other before other work comes, in ms. */
const BUSY_MS = 10

/**
 * PGlite runs in this thread, and its promises resolve without a turn of the event loop: a job of many statements would
 * keep every request waiting. Here a statement first lets the event loop do other work when the last turn is long ago.
 */
export function givingTurns<Client extends Pick<PGlite, 'execProtocolRaw'>>(
	client: Client,
	busyMs = BUSY_MS,
): Client {
	const execute = client.execProtocolRaw.bind(client)
	let turnedAt = performance.now()
	client.execProtocolRaw = async (message, options) => {
		if (performance.now() - turnedAt >= busyMs) {
			await setImmediate()
			turnedAt = performance.now()
		}
		return execute(message, options)
	}
	return client
}
