import type { Logger } from 'pino'
import type { Database } from '#website-api/db/database.ts'
import { auditRound } from './audit-round.queries.ts'
import { reportFindings } from './report-findings.ts'

const TICK_MS = 30_000

/** Runs due rounds of the audit, checking every half minute until stopped; `stop` waits for a running round. */
export function startAuditor(
	db: Database,
	{ minutes, log }: { minutes: number; log: Logger },
	onError: (error: unknown) => void,
) {
	let running = Promise.resolve()
	let busy = false
	const timer = setInterval(() => {
		if (busy) return
		busy = true
		running = round().finally(() => {
			busy = false
		})
	}, TICK_MS)
	timer.unref()

	function onFailure(oracle: string, error: unknown) {
		log.error({ oracle }, 'a check of the audit failed')
		onError(error)
	}

	async function round() {
		try {
			reportFindings(log, await auditRound(db, { minutes, onFailure }))
		} catch (error) {
			onError(error)
		}
	}

	return {
		async stop() {
			clearInterval(timer)
			await running
		},
	}
}
