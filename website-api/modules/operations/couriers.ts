import type { Database } from '#website-api/db/database.ts'
import type { Couriers } from '#website-api/modules/platform/couriers/couriers.ts'
import {
	type DueQuestions,
	dueTask,
	whenDue,
} from '#website-api/modules/platform/timers/due-work.queries.ts'
import {
	startTimer,
	type Timer,
	type TimerReports,
} from '#website-api/modules/platform/timers/start-timer.ts'
import { workOnBookings } from '#website-api/modules/sales/couriers/booking/work-on-bookings.command.ts'
import { workOnPushes } from '#website-api/modules/sales/couriers/pushes/push.command.ts'

const ROUND_MS = 2_000

/** Works on what providers of couriers pushed, and books couriers that staff asked for, until stopped. Apart from the sweeper, which must not wait for a provider. */
export function startCouriers(
	db: Database,
	couriers: Couriers,
	reports: TimerReports,
	due: DueQuestions,
): Timer {
	return startTimer(
		ROUND_MS,
		whenDue([dueTask(workOnPushes, db, couriers), dueTask(workOnBookings, db, couriers)], due),
		reports,
	)
}
