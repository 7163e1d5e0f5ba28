import type { Database } from '#website-api/db/database.ts'
import { type Deliver, type DeliveryOptions, deliverNext } from './outbox.queries.ts'

/** Concurrent deliveries, so that a slow mail server delays the others less. */
const WORKERS = 4

/** Delivers due announcements, once a second, until stopped; `stop` waits for the running deliveries. */
export function startOutbox(
	db: Database,
	deliver: Deliver,
	onError: (error: unknown) => void,
	options: DeliveryOptions = {},
) {
	let stopped = false
	const workers = Array.from({ length: WORKERS }, startWorker)

	function startWorker() {
		let running: Promise<void> | undefined
		const timer = setInterval(() => {
			running ??= round().finally(() => (running = undefined))
		}, 1_000)
		timer.unref()
		return {
			async stop() {
				clearInterval(timer)
				await running
			},
		}
	}

	async function round() {
		try {
			while (!stopped && (await deliverNext(db, deliver, options)));
		} catch (error) {
			onError(error)
		}
	}

	return {
		async stop() {
			stopped = true
			await Promise.all(workers.map((worker) => worker.stop()))
		},
	}
}
