import type { Database } from '#website-api/db/database.ts'
import { type Deliver, type DeliveryOptions, deliverNext, hasDue } from './outbox.queries.ts'

/** Concurrent deliveries, so that a slow mail server delays the others less. */
const WORKERS = 4
const PAUSE_MS = 1_000

/**
 * Looks for due announcements, once a second, and delivers them, until stopped; `stop` waits for the running
 * deliveries. While there are none it only reads.
 */
export function startOutbox(
	db: Database,
	deliver: Deliver,
	onError: (error: unknown) => void,
	options: DeliveryOptions = {},
) {
	let stopped = false
	let looking: Promise<void> | undefined
	const working = new Set<Promise<void>>()
	const timer = setInterval(() => {
		looking ??= look().finally(() => (looking = undefined))
	}, PAUSE_MS)
	timer.unref()

	async function look() {
		try {
			if (working.size === WORKERS || !(await hasDue(db))) return
		} catch (error) {
			return onError(error)
		}
		while (working.size < WORKERS && !stopped) {
			const work = deliverAll().finally(() => working.delete(work))
			working.add(work)
		}
	}

	async function deliverAll() {
		try {
			while (!stopped && (await deliverNext(db, deliver, options)));
		} catch (error) {
			onError(error)
		}
	}

	return {
		async stop() {
			stopped = true
			clearInterval(timer)
			await looking
			await Promise.all(working)
		},
	}
}
