import type { Database } from '#website-api/db/database.ts'
import type { Gateways } from '#website-api/modules/platform/gateways/gateway-of.ts'
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
import { workOnPayouts } from '#website-api/modules/sales/payouts/ask-payouts.command.ts'
import { workOnPayoutNotices } from '#website-api/modules/sales/payouts/payout-notice.command.ts'
import { retryProviderRefunds } from '#website-api/modules/sales/provider-refunds/provider-refund.command.ts'
import { askDueAttempts } from '#website-api/modules/sales/payment-attempts/ask-attempts.command.ts'
import { workOnNotifications } from '#website-api/modules/sales/payment-attempts/notification.command.ts'

const ROUND_MS = 2_000

/**
 * Works on the notifications of payment providers, asks for the attempts whose time has come, tries refunds again, and goes
 * on with payouts, until stopped. Apart from the sweeper, which must not wait for a provider.
 */
export function startPayments(
	db: Database,
	{ of: gatewayOf, payouts }: Pick<Gateways, 'of' | 'payouts'>,
	reports: TimerReports,
	due: DueQuestions,
): Timer {
	return startTimer(
		ROUND_MS,
		whenDue(
			[
				dueTask(workOnNotifications, db, gatewayOf),
				dueTask(askDueAttempts, db, gatewayOf),
				dueTask(retryProviderRefunds, db, gatewayOf),
				dueTask(workOnPayoutNotices, db, payouts),
				dueTask(workOnPayouts, db, payouts),
			],
			due,
		),
		reports,
	)
}
