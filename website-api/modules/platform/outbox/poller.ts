import type { Database } from '#website-api/db/database.ts'
import { watchDueWork } from '../timers/due-questions.queries.ts'
import type { DueQuestions } from '../timers/due-work.queries.ts'
import { startTimer, type Timer, type TimerReports } from '../timers/start-timer.ts'
import { type Deliver, type DeliveryOptions, deliverNext } from './outbox.command.ts'

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
	reports: TimerReports,
	{ due = watchDueWork(db), ...options }: DeliveryOptions & { due?: DueQuestions } = {},
): Timer {
	const isDue = due.anyOf([deliverNext.isDue])
	let stopped = false
	const working = new Set<Promise<void>>()
	const timer = startTimer(PAUSE_MS, look, reports)

	async function look() {
		if (working.size === WORKERS || !(await isDue())) return
		while (working.size < WORKERS && !stopped) {
			const work = deliverAll().finally(() => working.delete(work))
			working.add(work)
		}
	}

	async function deliverAll() {
		try {
			while (!stopped && (await deliverNext(db, deliver, options)));
		} catch (error) {
			reports.failed(error)
		}
	}

	return {
		async stop() {
			stopped = true
			await timer.stop()
			await Promise.all(working)
		},
	}
}
