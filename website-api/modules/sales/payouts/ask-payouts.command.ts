import { and, isNotNull, sql } from 'drizzle-orm'
import { eachOf } from '#process/each-of.ts'
import { type Database, inTransaction } from '#website-api/db/database.ts'
import { isServed } from '#website-api/modules/platform/companies/company-at-rest.table.ts'
import type { PayoutGatewayOf } from '#website-api/modules/platform/gateways/payouts/company-payouts.queries.ts'
import { isPayout, payout, type PayoutRow } from './payout.table.ts'
import { pushPayout } from './send-payout.command.ts'

const mostOfRound = 10
/** A provider that does not answer holds one of them for ten seconds. */
const mostAtOnce = 5

/**
 * Goes on with the payouts whose time has come, also those whose process ended between the provider's answer and our
 * commit; several processes share them. Returns how many.
 */
export async function workOnPayouts(db: Database, gatewayOf: PayoutGatewayOf): Promise<number> {
	const due = await takeDue(db)
	await eachOf(due, mostAtOnce, (row) => pushPayout(db, gatewayOf, row))
	return due.length
}

/** Takes due payouts: others see them as due only after a while, longer with every try. */
function takeDue(db: Database): Promise<PayoutRow[]> {
	return inTransaction(db, async (tx) => {
		const rows = await tx
			.select()
			.from(payout)
			.where(
				and(
					isNotNull(payout.nextAskAt),
					sql`${payout.nextAskAt} <= now()`,
					isServed(payout.companyId),
				),
			)
			.orderBy(payout.nextAskAt)
			.limit(mostOfRound)
			.for('update', { skipLocked: true })
		for (const row of rows) {
			await tx
				.update(payout)
				.set({
					asked: sql`${payout.asked} + 1`,
					nextAskAt: sql`now() + make_interval(mins => least(1 + ${payout.asked}, 30))`,
				})
				.where(isPayout(row))
		}
		return rows
	})
}
