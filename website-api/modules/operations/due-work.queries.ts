import { sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { keptAnswer } from '#process/kept-answer.ts'
import type { Database } from '#website-api/db/database.ts'
import { isAbandoned } from '#website-api/modules/catalog/imports/due-imports.queries.ts'
import { productImport } from '#website-api/modules/catalog/imports/product-import.table.ts'
import { isServed } from '#website-api/modules/platform/companies/company-at-rest.table.ts'
import { isWaiting } from '#website-api/modules/platform/outbox/outbox.queries.ts'
import { outbox } from '#website-api/modules/platform/outbox/outbox.table.ts'
import { providerMessage } from '#website-api/modules/platform/provider-messages/provider-message.table.ts'
import { coinLot } from '#website-api/modules/programmes/coins/coin-lot.table.ts'
import { isExpiring } from '#website-api/modules/programmes/coins/expiring.queries.ts'
import { orders } from '#website-api/modules/sales/orders/order.table.ts'
import { isSwept } from '#website-api/modules/sales/orders/sweep/swept.queries.ts'
import { parcelBooking } from '#website-api/modules/sales/parcels/parcel-booking.table.ts'
import { paymentAttempt } from '#website-api/modules/sales/payment-attempts/attempt.table.ts'
import { payout } from '#website-api/modules/sales/payouts/payout.table.ts'
import { providerRefund } from '#website-api/modules/sales/provider-refunds/provider-refund.table.ts'

const DueWork = z.object({
	outbox: z.boolean(),
	orders: z.boolean(),
	coins: z.boolean(),
	payments: z.boolean(),
	couriers: z.boolean(),
	imports: z.boolean(),
})
/** Whether there is anything to do, by kind. */
type DueWork = z.infer<typeof DueWork>
export type IsDue = (kind: keyof DueWork) => Promise<boolean>

/** As often as the most frequent timer asks. */
const KEPT_MS = 900

const everything: DueWork = {
	outbox: true,
	orders: true,
	coins: true,
	payments: true,
	couriers: true,
	imports: true,
}

/**
 * One question a second for all timers of a process: while nothing is due, they ask nothing else. Where it is not
 * answered each of them looks for itself, and says what it failed of.
 */
export function watchDueWork(db: Database, now?: () => number): IsDue {
	const ask = keptAnswer(() => dueWork(db).catch(() => everything), KEPT_MS, now)
	return async (kind) => (await ask())[kind]
}

async function dueWork(db: Database): Promise<DueWork> {
	const messages = isDueAt({ table: providerMessage, at: providerMessage.nextTryAt })
	const payments = [
		{ table: paymentAttempt, at: paymentAttempt.nextAskAt },
		{ table: providerRefund, at: providerRefund.nextTryAt },
		{ table: payout, at: payout.nextAskAt },
	]
	const { rows } = await db.execute(sql`
		select ${some(outbox, isWaiting)} as outbox, ${some(orders, isSwept)} as orders,
			${some(coinLot, isExpiring)} as coins,
			${messages} or ${sql.join(payments.map(isDueAt), sql` or `)} as payments,
			${messages} or ${isDueAt({ table: parcelBooking, at: parcelBooking.nextTryAt })} as couriers,
			${some(productImport, isAbandoned)} as imports`)
	return DueWork.parse(rows[0])
}

type Timed = { table: PgTable & { companyId: PgColumn }; at: PgColumn }

const some = (table: PgTable, condition: SQL | undefined) =>
	sql`exists (select from ${table} where ${condition})`

function isDueAt({ table, at }: Timed): SQL {
	return some(table, sql`${at} <= now() and ${isServed(table.companyId)}`)
}
