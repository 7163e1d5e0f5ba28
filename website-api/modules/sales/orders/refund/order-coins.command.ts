import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '#website-api/db/database.ts'
import { breaks } from '#website-api/db/sql-error.ts'
import { Problem } from '#website-api/http/problem.ts'
import { ACCOUNT_COVERED, post } from '#website-api/modules/money/ledger/post.command.ts'
import type { ReturnedUnits } from '#website-api/modules/sales/programmes.ts'
import { orderLine } from '../order-line.table.ts'
import { orders, type OrderRow } from '../order.table.ts'
import { walletOwner } from './order-money.command.ts'
import { partOf } from './share.ts'

type Spender = { companyId: number; id: string; customerId: string | null }

/** Spends the coins of an order. 409 PRICE_CHANGED if the customer's balance is too low by now. */
export async function spendCoins(tx: Transaction, order: Spender, amount: number) {
	const { companyId, id: orderId, customerId } = order
	if (amount === 0 || customerId === null) return
	try {
		await post(tx, companyId, [
			{
				from: { kind: 'coins', customerId },
				to: { kind: 'coin_grant' },
				amount,
				reason: 'spent',
				dedupeKey: `coins-spent:${orderId}`,
				orderId,
			},
		])
	} catch (error) {
		if (breaks(error, '23514', ACCOUNT_COVERED)) throw new Problem(409, 'PRICE_CHANGED')
		throw error
	}
}

/** On EXPIRED or CANCEL: returns every coin that has not been returned yet. */
export async function returnAllCoins(tx: Transaction, order: OrderRow) {
	const left = order.coinsSpent - order.coinsReturned
	await returnCoins(tx, order, left, `coins-back:${order.id}`)
}

/**
 * Returns the coins of refunded units. The sum returned for a line is always the share of its refunded units, rounded
 * down, so that all parts add up exactly to the line's coins.
 */
export async function returnCoinsOf(tx: Transaction, { order, units, dedupeKey }: ReturnedUnits) {
	if (order.coinsSpent === 0) return
	let amount = 0
	for (const { position, quantity } of units) {
		const line = await lineWithReturnedUnits(tx, order, position)
		const share = (back: number) => partOf(line.coins, back, line.quantity)
		amount += share(line.back) - share(line.back - quantity)
	}
	await returnCoins(tx, order, amount, `coins-back:${dedupeKey}`)
}

async function returnCoins(tx: Transaction, order: OrderRow, amount: number, dedupeKey: string) {
	const { companyId, id: orderId } = order
	if (amount === 0) return
	const customerId = await walletOwner(tx, order)
	if (customerId === null) return
	await tx
		.update(orders)
		.set({ coinsReturned: sql`${orders.coinsReturned} + ${amount}` })
		.where(and(eq(orders.companyId, companyId), eq(orders.id, orderId)))
	await post(tx, companyId, [
		{
			from: { kind: 'coin_grant' },
			to: { kind: 'coins', customerId },
			amount,
			reason: 'returned',
			dedupeKey,
			orderId,
		},
	])
}

// Units removed by accepted changes, and units of refunded returns.
async function lineWithReturnedUnits(tx: Transaction, order: OrderRow, position: number) {
	const [line] = await tx
		.select({
			coins: orderLine.coins,
			quantity: orderLine.quantity,
			back: sql<number>`order_line.removed + coalesce((
				select sum(sent.quantity) from return_line as sent
				join returns as done on done.company_id = sent.company_id and done.id = sent.return_id
				where sent.company_id = order_line.company_id and sent.order_id = order_line.order_id
					and sent.position = order_line.position and done.status = 'REFUNDED'
			), 0)`.mapWith(Number),
		})
		.from(orderLine)
		.where(
			and(
				eq(orderLine.companyId, order.companyId),
				eq(orderLine.orderId, order.id),
				eq(orderLine.position, position),
			),
		)
	if (!line) throw new Error(`No line ${position} in order ${order.id}`)
	return line
}
