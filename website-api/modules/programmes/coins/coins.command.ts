import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Transaction } from '#website-api/db/database.ts'
import { balanceOf } from '#website-api/modules/money/ledger/account.queries.ts'
import { post } from '#website-api/modules/money/ledger/post.command.ts'
import { walletOwner } from '#website-api/modules/sales/orders/refund/order-money.command.ts'
import { remainingLines } from '#website-api/modules/sales/orders/refund/remaining-lines.queries.ts'
import { partOf, sum } from '#website-api/modules/sales/orders/refund/share.ts'
import type { OrderRow } from '#website-api/modules/sales/orders/order.table.ts'
import { coinLot } from './coin-lot.table.ts'
import { lotsOf } from './coins.queries.ts'

/** Coins per hundred rupiah paid. */
const PERCENT = 1
/** Days until coins expire that are returned after their expiry. */
const GRACE_DAYS = 30

/**
 * On COMPLETED: credits one percent of the amount paid for items that were not returned, once per order, valid for a
 * year.
 */
export async function earnCoins(tx: Transaction, order: OrderRow) {
	const { companyId } = order
	const customerId = await walletOwner(tx, order)
	if (customerId === null) return
	const paid = sum((await remainingLines(tx, order)).map((line) => line.net))
	const amount = partOf(paid, PERCENT, 100)
	if (amount === 0) return
	await tx.insert(coinLot).values({
		companyId,
		id: randomUUID(),
		customerId,
		orderId: order.id,
		amount,
		expiresAt: sql`now() + interval '1 year'`,
	})
	await post(tx, companyId, [
		{
			from: { kind: 'coin_grant' },
			to: { kind: 'coins', customerId },
			amount,
			reason: 'earned',
			dedupeKey: `coins:${order.id}`,
			orderId: order.id,
		},
	])
}

/** Coins of an order that are returned after their expiry get a new expiry day; call it after returning them. */
export async function extendReturnedCoins(
	tx: Transaction,
	order: Pick<OrderRow, 'companyId' | 'customerId'>,
) {
	const { companyId, customerId } = order
	if (customerId === null) return
	const owner = { companyId, customerId }
	// Reads the balance first, so that a lot added concurrently is not counted as returned coins.
	const balance = await balanceOf(tx, companyId, customerId, 'coins')
	const amount = balance - sum((await lotsOf(tx, owner)).map((lot) => lot.amount))
	if (amount <= 0) return
	await tx.insert(coinLot).values({
		companyId,
		id: randomUUID(),
		customerId,
		amount,
		expiresAt: sql`now() + make_interval(days => ${GRACE_DAYS})`,
	})
}
