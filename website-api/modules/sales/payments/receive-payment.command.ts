import { and, count, eq, sql } from 'drizzle-orm'
import { onlyRow } from '#website-api/db/only-row.ts'
import type { PAYMENT_OUTCOMES } from '#contract/payment.ts'
import type { Transaction } from '#website-api/db/database.ts'
import { Problem } from '#website-api/http/problem.ts'
import {
	type AccountName,
	PROVIDER_ACCOUNTS,
} from '#website-api/modules/money/ledger/account-kinds.ts'
import { announce } from '#website-api/modules/platform/outbox/outbox.command.ts'
import { type OrderRow, orders } from '#website-api/modules/sales/orders/order.table.ts'
import { orderExpiryMinutes } from '#website-api/modules/sales/orders/place/order-expiry.ts'
import {
	creditBuyer,
	payInto,
	walletOwner,
} from '#website-api/modules/sales/orders/refund/order-money.command.ts'
import { amountDue } from '#website-api/modules/sales/orders/refund/amount-due.ts'
import { lockOrder } from '#website-api/modules/sales/orders/transition/move-order.command.ts'
import { requirePayable } from './confirmation.queries.ts'
import { acceptConfirmation } from './confirmation.command.ts'
import { confirmOrder } from './confirm-order.command.ts'
import { earlierPayment, type Notice, recordPayment } from './payment-record.command.ts'
import { payment } from './payment.table.ts'
import { acceptShortfall, type Shortfall } from './shortfall/accept-shortfall.command.ts'
import type { GivenBackReason } from './given-back.ts'

export type Receipt = {
	outcome: (typeof PAYMENT_OUTCOMES)[number]
	/** True if this reference was booked before; nothing was booked now. */
	isRepeat: boolean
}

export type ReceiptOptions = {
	/** Only for an order that waits for money, for callers who do not know of a second payment: 409 otherwise. */
	isOnlyDue?: boolean | undefined
	/** What the caller thinks is due: 409 DUE_CHANGED if an order that waits for money waits for another amount. */
	shownDue?: number | undefined
	/** Accepts less than the amount due as the full payment. */
	shortfall?: Shortfall | undefined
}

/**
 * Books a received payment for an order, once per reference; it refuses no money. A PENDING order is paid, or paid in
 * part: the parts add up, and the first one gives the buyer time for the rest. What an order does not need (too much, a
 * second payment, one after EXPIRED or CANCEL) is credited to the wallet, or marked for a guest's refund. 409
 * REFERENCE_USED, and the refusals of the options.
 */
export async function receivePayment(
	tx: Transaction,
	companyId: number,
	number: string,
	notice: Notice,
	actor: 'staff' | 'payment',
	options: ReceiptOptions = {},
): Promise<Receipt> {
	return receiveFor(tx, await lockOrder(tx, companyId, number), notice, actor, options)
}

/** The same for an order that the transaction has locked, as it is now. */
export async function receiveFor(
	tx: Transaction,
	order: OrderRow,
	notice: Notice,
	actor: 'staff' | 'payment',
	{ isOnlyDue = false, shownDue, shortfall }: ReceiptOptions = {},
): Promise<Receipt> {
	const known = await earlierPayment(tx, order.companyId, notice)
	if (known) {
		const isSame = known.orderId === order.id && known.amount === notice.amount
		if (!isSame) throw new Problem(409, 'REFERENCE_USED')
		return { outcome: known.outcome, isRepeat: true }
	}
	if (isOnlyDue) requirePayable(order)
	if (order.status !== 'PENDING') {
		return { outcome: await giveBack(tx, order, notice), isRepeat: false }
	}
	if (shownDue !== undefined && shownDue !== amountDue(order)) throw new Problem(409, 'DUE_CHANGED')
	if (notice.amount >= amountDue(order)) {
		await payOrder(tx, order, notice, actor)
		return { outcome: 'PAID', isRepeat: false }
	}
	const outcome = shortfall ? 'PAID' : 'PART'
	const left = await payPart(tx, order, notice, outcome)
	if (shortfall) await acceptShortfall(tx, left, shortfall)
	return { outcome, isRepeat: false }
}

async function payOrder(
	tx: Transaction,
	order: OrderRow,
	notice: Notice,
	actor: 'staff' | 'payment',
) {
	const due = amountDue(order)
	const id = await recordPayment(tx, order, notice, 'PAID')
	await payInto(tx, order, placeOf(notice), `payment:${id}`)
	const extra = notice.amount - due
	if (extra > 0) {
		await creditBuyer(tx, order, placeOf(notice), extra, 'OVERPAID', `overpaid:${id}`)
		await tellGivenBack(tx, order, id, { amount: extra, reason: 'OVERPAID' })
	}
	await acceptConfirmation(tx, order)
	await confirmOrder(tx, order, actor)
}

/** Returns the order with what it was paid. */
async function payPart(
	tx: Transaction,
	order: OrderRow,
	notice: Notice,
	outcome: 'PAID' | 'PART',
): Promise<OrderRow> {
	const { companyId, id: orderId } = order
	const isFirst = (await partsOf(tx, order)) === 0
	const id = await recordPayment(tx, order, notice, outcome)
	await payInto(tx, order, placeOf(notice), `payment:${id}`, notice.amount)
	await acceptConfirmation(tx, order)
	const [left] = await tx
		.update(orders)
		.set({
			// Once: small parts must not hold stock for ever.
			dueAt: isFirst
				? sql`greatest(${orders.dueAt}, now() + make_interval(secs => ${orderExpiryMinutes * 60}))`
				: order.dueAt,
		})
		.where(and(eq(orders.companyId, companyId), eq(orders.id, orderId)))
		.returning()
	if (!left) throw new Error(`No order ${orderId}`)
	if (outcome === 'PART') {
		await announce(tx, {
			companyId,
			topic: 'order.part-paid',
			dedupeKey: `order.part-paid:${id}`,
			payload: { orderId, number: order.number, amount: notice.amount, due: amountDue(left) },
		})
	}
	return left
}

/** Where the money is. */
function placeOf({ at }: Notice): AccountName {
	return { kind: at === undefined ? 'bank_in' : PROVIDER_ACCOUNTS[at] }
}

async function partsOf(tx: Transaction, { companyId, id }: OrderRow): Promise<number> {
	const rows = await tx
		.select({ parts: count() })
		.from(payment)
		.where(and(eq(payment.companyId, companyId), eq(payment.orderId, id)))
	return onlyRow(rows).parts
}

/** Money that the order does not need: it has ended, or it is paid. */
async function giveBack(tx: Transaction, order: OrderRow, notice: Notice) {
	const hasEnded = order.status === 'EXPIRED' || order.status === 'CANCEL'
	const reason = hasEnded ? 'LATE' : 'SECOND'
	const outcome = (await walletOwner(tx, order)) === null ? 'MARKED' : 'CREDITED'
	const id = await recordPayment(tx, order, notice, outcome)
	const { amount } = notice
	const key = `${reason.toLowerCase()}:${id}`
	await creditBuyer(tx, order, placeOf(notice), amount, reason, key)
	await tellGivenBack(tx, order, id, { amount, reason })
	return outcome
}

function tellGivenBack(
	tx: Transaction,
	{ companyId, id: orderId, number }: OrderRow,
	paymentId: string,
	back: { amount: number; reason: GivenBackReason },
) {
	return announce(tx, {
		companyId,
		topic: 'order.given-back',
		dedupeKey: `order.given-back:${paymentId}`,
		payload: { orderId, number, ...back },
	})
}
