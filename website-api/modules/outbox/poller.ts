import type { Database } from '#website-api/db/database.ts'
import { type Deliver, deliverNext } from './outbox.queries.ts'

/** Delivers what falls due, once a second, until stopped; `stop` waits for the delivery at work. */
export function startOutbox(db: Database, deliver: Deliver, onError: (error: unknown) => void) {
	let stopped = false
	let running = Promise.resolve()
	const timer = setInterval(() => {
		running = running.then(round)
	}, 1_000)
	timer.unref()

	async function round() {
		try {
			while (!stopped && (await deliverNext(db, deliver)));
		} catch (error) {
			onError(error)
		}
	}

	return {
		async stop() {
			stopped = true
			clearInterval(timer)
			await running
		},
	}
}
