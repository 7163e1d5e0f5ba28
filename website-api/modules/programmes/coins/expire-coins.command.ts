import { and, eq, isNull, or, gt, sql } from 'drizzle-orm'
import { type Database, inTransaction, type Transaction } from '#website-api/db/database.ts'
import { account } from '#website-api/modules/money/ledger/ledger.table.ts'
import { post } from '#website-api/modules/money/ledger/post.command.ts'
import { dueWork } from '#website-api/modules/platform/timers/due-work.queries.ts'
import { coinLot } from './coin-lot.table.ts'
import { isExpiring } from './expiring.queries.ts'

/** Removes unspent coins whose expiry day has passed by the database's clock. Returns how many lots expired. */
export const expireCoins = dueWork(
	{ table: coinLot, condition: isExpiring },
	async (db: Database): Promise<number> => {
		let ended = 0
		while (await expireNext(db)) ended++
		return ended
	},
)

function expireNext(db: Database): Promise<boolean> {
	return inTransaction(db, async (tx) => {
		const [lot] = await tx
			.select()
			.from(coinLot)
			.where(isExpiring)
			.orderBy(coinLot.expiresAt, coinLot.id)
			.limit(1)
			.for('update', { skipLocked: true })
		if (!lot) return false
		const amount = await leftOf(tx, lot)
		await tx
			.update(coinLot)
			.set({ expiredAt: sql`now()` })
			.where(and(eq(coinLot.companyId, lot.companyId), eq(coinLot.id, lot.id)))
		if (amount > 0) {
			await post(tx, lot.companyId, [
				{
					from: { kind: 'coins', customerId: lot.customerId },
					to: { kind: 'coin_grant' },
					amount,
					reason: 'expired',
					dedupeKey: `coins-expired:${lot.id}`,
				},
			])
		}
		return true
	})
}

/** Lots that expire first are spent first: unspent coins of this lot are the balance minus all later lots. */
async function leftOf(tx: Transaction, lot: typeof coinLot.$inferSelect): Promise<number> {
	const { companyId, customerId } = lot
	// Locked until the end, so that concurrent spending waits.
	const [coins] = await tx
		.select({ balance: account.balance })
		.from(account)
		.where(
			and(
				eq(account.companyId, companyId),
				eq(account.customerId, customerId),
				eq(account.kind, 'coins'),
			),
		)
		.for('no key update')
	const [later] = await tx
		.select({ amount: sql<number>`coalesce(sum(${coinLot.amount}), 0)`.mapWith(Number) })
		.from(coinLot)
		.where(
			and(
				eq(coinLot.companyId, companyId),
				eq(coinLot.customerId, customerId),
				isNull(coinLot.expiredAt),
				or(
					gt(coinLot.expiresAt, lot.expiresAt),
					and(eq(coinLot.expiresAt, lot.expiresAt), gt(coinLot.id, lot.id)),
				),
			),
		)
	return Math.max(0, Math.min(lot.amount, (coins?.balance ?? 0) - (later?.amount ?? 0)))
}
