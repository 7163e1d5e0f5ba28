import type { PacedDatabase } from '#website-api/db/paced-transactions.ts'
import {
	startTimer,
	type Timer,
	type TimerReports,
} from '#website-api/modules/platform/timers/start-timer.ts'
import { rankSales } from './rank-sales.command.ts'
import { sumLedger } from './sum-ledger.command.ts'
import { sumSales } from './sum-sales.command.ts'

const TICK_MS = 15_000

/** Updates the sums for reports every fifteen seconds until stopped; `stop` waits for a running round. */
export function startSummaries(db: PacedDatabase, reports: TimerReports): Timer {
	let stopped = false
	async function round() {
		while (!stopped && (await sumSales(db)) > 1);
		while (!stopped && (await sumLedger(db)));
		while (!stopped && (await rankSales(db)));
	}
	const timer = startTimer(TICK_MS, round, reports)
	return {
		async stop() {
			stopped = true
			await timer.stop()
		},
	}
}
