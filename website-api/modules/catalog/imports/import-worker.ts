import type { Database } from '#website-api/db/database.ts'
import type { MediaStorage } from '#website-api/media/storage.ts'
import { workOnNextImport } from './work-on-import.command.ts'

const round = 2_000

/**
 * Processes uploaded product files, one at a time. `stop` interrupts the running one, which the next process starts
 * again.
 */
export function startImportWorker(
	db: Database,
	storage: MediaStorage,
	onError: (error: unknown) => void,
) {
	let running: Promise<unknown> | undefined
	const stopping = new AbortController()
	const timer = setInterval(() => {
		running ??= workOnNextImport({ db, storage }, stopping.signal)
			.catch(onError)
			.finally(() => (running = undefined))
	}, round)
	timer.unref()
	return {
		async stop() {
			clearInterval(timer)
			stopping.abort()
			await running
		},
	}
}
