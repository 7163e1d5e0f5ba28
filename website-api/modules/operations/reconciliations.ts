import type { Database } from '#website-api/db/database.ts'
import type { GatewayOf } from '#website-api/modules/platform/gateways/gateway-of.ts'
import {
	startTimer,
	type Timer,
	type TimerReports,
} from '#website-api/modules/platform/timers/start-timer.ts'
import {
	planReconciliations,
	reconcileDueDays,
} from '#website-api/modules/sales/reconciliation/reconcile.command.ts'

const ROUND_MS = 60_000

/** Compares the last days with what providers say that moved, until stopped. Apart from payments, which must not wait for it. */
export function startReconciliations(
	db: Database,
	gatewayOf: GatewayOf,
	reports: TimerReports,
): Timer {
	return startTimer(
		ROUND_MS,
		async (attempt) => {
			await attempt(() => planReconciliations(db))
			await attempt(() => reconcileDueDays(db, gatewayOf))
		},
		reports,
	)
}
