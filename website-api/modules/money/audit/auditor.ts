import type { Logger } from 'pino'
import type { Reading } from '#website-api/db/database.ts'
import type { PacedDatabase } from '#website-api/db/paced-transactions.ts'
import {
	type Attempt,
	startTimer,
	type Timer,
	type TimerReports,
} from '#website-api/modules/platform/timers/start-timer.ts'
import { auditRound } from './audit-round.command.ts'
import { reportFindings } from './report-findings.ts'

const TICK_MS = 30_000

/** Runs due rounds of the audit, checking every half minute until stopped; `stop` waits for a running round. */
export function startAuditor(
	db: PacedDatabase,
	{ minutes, log, forReading }: { minutes: number; log: Logger; forReading?: Reading | undefined },
	reports: TimerReports,
): Timer {
	async function round(attempt: Attempt) {
		function onFailure(oracle: string, error: unknown) {
			log.error({ oracle }, 'a check of the audit failed')
			void attempt(() => Promise.reject(error))
		}
		reportFindings(log, await auditRound(db, { minutes, onFailure, forReading }))
	}
	return startTimer(TICK_MS, round, reports)
}
