import { sql } from 'drizzle-orm'
import type { Database } from '#website-api/db/database.ts'
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
export function workOnPayouts(db: Database, gatewayOf: PayoutGatewayOf): Promise<number> {
	const { nextAskAt: at, asked: tries } = payout
	const due = { table: payout, at, tries, pause: sql`60 * least(1 + ${tries}, 30)` }
	return eachDue(db, due, async (key) => {
		const row = onlyRow(await db.select().from(payout).where(isPayout(key)))
		await pushPayout(db, gatewayOf, row)
	})
}
