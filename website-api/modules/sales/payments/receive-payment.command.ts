import type { OrderRow } from '#website-api/modules/sales/orders/order.table.ts'
import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Transaction } from '#website-api/db/database.ts'
import { Problem } from '#website-api/http/problem.ts'
import { rupiahText } from '#website-api/i18n/rupiah-text.ts'
import { orderLine } from '#website-api/modules/sales/orders/order-line.table.ts'
import {
	amountDue,
	creditBuyer,
	payInto,
	walletOwner,
} from '#website-api/modules/sales/orders/refund/order-money.command.ts'
import {
	lockOrder,
	moveOrder,
} from '#website-api/modules/sales/orders/transition/move-order.command.ts'
import { acceptConfirmation } from './confirmation.queries.ts'
import { payment, type PAYMENT_OUTCOMES } from './payment.table.ts'

export type Notice = {
	/** e.g. a bank's code. */
	provider: string
	/** The provider's reference of the payment. */
	reference: string
	/** Received amount, whole rupiah. */
	amount: number
}

export type Receipt = {
	outcome: (typeof PAYMENT_OUTCOMES)[number]
	/** True if this reference was booked before; nothing was booked now. */
	isRepeat: boolean
}

/**
 * Books a received payment for an order, once per reference. It pays a PENDING order; after EXPIRED or CANCEL it is
 * credited to the wallet, or marked for a guest's refund, and the order stays as it is. 409 ALREADY_PAID,
 * REFERENCE_USED; 422 UNDERPAID.
 */
export async function receivePayment(
	tx: Transaction,
	companyId: number,
	number: string,
	notice: Notice,
	actor: 'staff' | 'payment',
): Promise<Receipt> {
	const order = await lockOrder(tx, companyId, number)
	const known = await earlier(tx, companyId, notice)
	if (known) {
		const isSame = known.orderId === order.id && known.amount === notice.amount
		if (!isSame) throw new Problem(409, 'REFERENCE_USED')
		return { outcome: known.outcome, isRepeat: true }
	}
	if (order.status === 'PENDING') {
		await payOrder(tx, order, notice, actor)
		return { outcome: 'PAID', isRepeat: false }
	}
	if (order.status !== 'EXPIRED' && order.status !== 'CANCEL') {
		throw new Problem(409, 'ALREADY_PAID')
	}
	return { outcome: await creditLatePayment(tx, order, notice), isRepeat: false }
}

async function payOrder(
	tx: Transaction,
	order: OrderRow,
	notice: Notice,
	actor: 'staff' | 'payment',
) {
	const due = amountDue(order)
	if (notice.amount < due) {
		throw new Problem(422, 'UNDERPAID', { params: { amount: rupiahText(due) } })
	}
	const id = await record(tx, order, notice, 'PAID')
	await payInto(tx, order, { kind: 'bank_in' }, `payment:${id}`)
	const extra = notice.amount - due
	if (extra > 0) {
		await creditBuyer(tx, order, { kind: 'bank_in' }, extra, 'OVERPAID', `overpaid:${id}`)
	}
	await acceptConfirmation(tx, order)
	await confirmOrder(tx, order, actor)
}

/** Moves a paid order to PAYMENT_CONFIRMED, and one of downloads only on to DELIVERED. */
export async function confirmOrder(tx: Transaction, order: OrderRow, actor: 'staff' | 'payment') {
	const confirmed = await moveOrder(tx, order, { to: 'PAYMENT_CONFIRMED', actor })
	const lines = await tx
		.select({ isDigital: orderLine.isDigital })
		.from(orderLine)
		.where(and(eq(orderLine.companyId, order.companyId), eq(orderLine.orderId, order.id)))
	if (!lines.every((line) => line.isDigital)) return
	const processing = await moveOrder(tx, confirmed, { to: 'PROCESSING', actor: 'system' })
	await moveOrder(tx, processing, { to: 'DELIVERED', actor: 'system' })
}

async function creditLatePayment(tx: Transaction, order: OrderRow, notice: Notice) {
	const outcome = (await walletOwner(tx, order)) === null ? 'MARKED' : 'CREDITED'
	const id = await record(tx, order, notice, outcome)
	return creditBuyer(tx, order, { kind: 'bank_in' }, notice.amount, 'LATE', `late:${id}`)
}

async function earlier(tx: Transaction, companyId: number, { provider, reference }: Notice) {
	const [row] = await tx
		.select()
		.from(payment)
		.where(
			and(
				eq(payment.companyId, companyId),
				eq(payment.provider, provider),
				eq(payment.reference, reference),
			),
		)
	return row
}

// The unique reference decides if one payment is booked for two orders concurrently.
async function record(
	tx: Transaction,
	order: OrderRow,
	notice: Notice,
	outcome: Receipt['outcome'],
): Promise<string> {
	const id = randomUUID()
	const stored = await tx
		.insert(payment)
		.values({ companyId: order.companyId, id, orderId: order.id, ...notice, outcome })
		.onConflictDoNothing()
		.returning({ id: payment.id })
	if (stored.length === 0) throw new Problem(409, 'REFERENCE_USED')
	return id
}
