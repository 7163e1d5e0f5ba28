import { sql } from 'drizzle-orm'
import { onlyRow } from '#website-api/db/only-row.ts'
import type { PayoutGatewayOf } from '#website-api/modules/platform/gateways/payouts/company-payouts.queries.ts'
import { eachDue } from '#website-api/modules/platform/timers/each-due.command.ts'
import { isPayout, payout } from './payout.table.ts'
import { pushPayout } from './send-payout.command.ts'

/**
 * Goes on with the payouts whose time has come, also those whose process ended between the provider's answer and our
 * commit; several processes share them, and others see one as due only after a while, longer with every try. Returns how
 * many.
 */
export const workOnPayouts = eachDue(
	{
		table: payout,
		at: payout.nextAskAt,
		tries: payout.asked,
		pause: sql`60 * least(1 + ${payout.asked}, 30)`,
	},
	async (db, key, gatewayOf: PayoutGatewayOf) => {
		const row = onlyRow(await db.select().from(payout).where(isPayout(key)))
		await pushPayout(db, gatewayOf, row)
	},
)
