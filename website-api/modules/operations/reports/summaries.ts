import type { Database } from '#website-api/db/database.ts'
import { rankSales } from './rank-sales.command.ts'
import { sumLedger } from './sum-ledger.command.ts'
import { sumSales } from './sum-sales.command.ts'

const TICK_MS = 15_000

/** Updates the sums for reports every fifteen seconds until stopped; `stop` waits for a running round. */
export function startSummaries(db: Database, onError: (error: unknown) => void) {
	let stopped = false
	let running: Promise<void> | undefined
	const timer = setInterval(() => {
		running ??= round().finally(() => (running = undefined))
	}, TICK_MS)
	timer.unref()

	async function round() {
		try {
			while (!stopped && (await sumSales(db)) > 1);
			while (!stopped && (await sumLedger(db)));
			while (!stopped && (await rankSales(db)));
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
