import { and, eq, sql } from 'drizzle-orm'
import type { RefundTarget } from '#contract/order.ts'
import type { Transaction } from '#website-api/db/database.ts'
import type { AccountName } from '#website-api/modules/money/ledger/account-kinds.ts'
import { type Movement, post } from '#website-api/modules/money/ledger/post.command.ts'
import { holdCustomer } from '#website-api/modules/platform/identity/customer.queries.ts'
import { listRefund } from '#website-api/modules/sales/payments/list-refund.command.ts'
import type { RefundReason } from '#website-api/modules/sales/payments/payment.table.ts'
import { orders, type OrderRow } from '../order.table.ts'
import { amountDue } from './amount-due.ts'
import { recover } from './recover.command.ts'

/** Transfers the amount due of a PENDING order, or a part of it, to the order's account. */
export async function payInto(
	tx: Transaction,
	order: OrderRow,
	from: AccountName,
	dedupeKey: string,
	amount = amountDue(order),
) {
	if (amount === 0) return
	const due: AccountName = { kind: 'order_due', orderId: order.id }
	await post(tx, order.companyId, [
		{ from, to: due, amount, reason: 'payment', dedupeKey, orderId: order.id },
	])
	await tx
		.update(orders)
		.set({ paid: sql`${orders.paid} + ${amount}` })
		.where(and(eq(orders.companyId, order.companyId), eq(orders.id, order.id)))
}

/** Refunds everything an order holds: to the customer's wallet, or as a refund to be paid out to a guest. */
export async function refundOrder(tx: Transaction, order: OrderRow, to?: RefundTarget) {
	const amount = order.paid - order.refunded
	await refundPart(tx, order, amount, 'CANCELLED', `refund:${order.id}`, to)
}

/** Refunds a part of the money an order holds; the database rejects more than was paid. */
export async function refundPart(
	tx: Transaction,
	order: OrderRow,
	amount: number,
	reason: 'CANCELLED' | 'CHANGED' | 'RETURNED' | 'PARTIAL',
	dedupeKey: string,
	to?: RefundTarget,
) {
	if (amount === 0) return
	await tx
		.update(orders)
		.set({ refunded: sql`${orders.refunded} + ${amount}` })
		.where(and(eq(orders.companyId, order.companyId), eq(orders.id, order.id)))
	const from: AccountName = { kind: 'order_due', orderId: order.id }
	await creditBuyer(tx, order, from, amount, reason, dedupeKey, { to })
}

type Crediting = {
	/** As the ledger calls it; absent: as the reason. */
	movement?: string
	to?: RefundTarget | undefined
}

/**
 * Credits the order's buyer: the wallet or, for a guest or a deleted account, the list of refunds. What the buyer's bank took
 * back before is kept.
 */
export async function creditBuyer(
	tx: Transaction,
	order: OrderRow,
	from: AccountName,
	amount: number,
	reason: RefundReason,
	dedupeKey: string,
	{ movement = reason.toLowerCase(), to = 'WALLET' }: Crediting = {},
) {
	const { companyId } = order
	const why = { reason: movement, dedupeKey }
	const left = amount - (await recover(tx, order, from, amount, why))
	if (left === 0) return
	const customerId = to === 'WALLET' ? await walletOwner(tx, order) : null
	const moved = { from, ...why }
	const { id: orderId } = order
	if (customerId === null) {
		return listRefund(tx, { companyId, orderId, amount: left, reason }, moved)
	}
	const wallet: AccountName = { kind: 'wallet', customerId }
	await post(tx, companyId, [{ ...moved, to: wallet, amount: left, orderId }])
}

/**
 * The buyer, if they have an account to credit, which then exists until the end of the transaction: null for a guest and
 * for a deleted account.
 */
export async function walletOwner(
	tx: Transaction,
	{ companyId, customerId }: Pick<OrderRow, 'companyId' | 'customerId'>,
): Promise<string | null> {
	if (customerId === null) return null
	return (await holdCustomer(tx, { companyId, customerId })) ? customerId : null
}

/** On completion, books the order's money as the shop's revenue: shipping and its insurance as shipping, the rest as sales. */
export async function settleSale(tx: Transaction, order: OrderRow) {
	const held = order.paid - order.refunded
	const { shippingPrice, shippingDiscount, insurance } = order
	const shipping = Math.min(shippingPrice - shippingDiscount + insurance, held)
	const from: AccountName = { kind: 'order_due', orderId: order.id }
	const parts: Movement[] = [
		{
			from,
			to: { kind: 'sales' },
			amount: held - shipping,
			reason: 'sale',
			dedupeKey: `sale:${order.id}`,
			orderId: order.id,
		},
		{
			from,
			to: { kind: 'shipping' },
			amount: shipping,
			reason: 'carriage',
			dedupeKey: `carriage:${order.id}`,
			orderId: order.id,
		},
	]
	await post(
		tx,
		order.companyId,
		parts.filter((part) => part.amount > 0),
	)
}
