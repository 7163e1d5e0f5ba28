import type { Database } from '#website-api/db/database.ts'
import type { MediaStorage } from '#website-api/media/storage.ts'
import type { DueQuestions } from '#website-api/modules/platform/timers/due-work.queries.ts'
import {
	startTimer,
	type Timer,
	type TimerReports,
} from '#website-api/modules/platform/timers/start-timer.ts'
import { workOnNextImport } from './work-on-import.command.ts'

const ROUND_MS = 2_000
/** Every ten minutes, old imports are deleted whether or not one waits. */
const ROUNDS_PER_CLEANING = 300

/**
 * Processes uploaded product files, one at a time. `stop` interrupts the running one, which the next process starts
 * again.
 */
export function startImportWorker(
	db: Database,
	storage: MediaStorage,
	reports: TimerReports,
	due: DueQuestions,
): Timer {
	const isDue = due.anyOf([workOnNextImport.isDue])
	const stopping = new AbortController()
	let rounds = 0
	async function round() {
		if (rounds++ % ROUNDS_PER_CLEANING !== 0 && !(await isDue())) return
		await workOnNextImport({ db, storage }, stopping.signal)
	}
	const timer = startTimer(ROUND_MS, round, reports)
	return {
		async stop() {
			stopping.abort()
			await timer.stop()
		},
	}
}
