import { randomUUID } from 'node:crypto'
import { PartRefund } from '#contract/order-payment.ts'
import type { Transaction } from '#website-api/db/database.ts'
import { fieldProblem } from '#website-api/http/field-problem.ts'
import { Problem } from '#website-api/http/problem.ts'
import { announce } from '#website-api/modules/platform/outbox/outbox.command.ts'
import type { OrderRow } from '../order.table.ts'
import { refundPart } from './order-money.command.ts'
import { orderRefund } from './order-refund.table.ts'
import { requireProvider } from './require-provider.queries.ts'
import { refundableOf } from './refundable.queries.ts'

/**
 * Refunds a part of a locked order's money; the buyer keeps the items, so that commission, cashback and coins stay.
 * 409 REFUND_NOT_POSSIBLE if nothing is refundable, REFUND_NOT_BY_PROVIDER; 422 if less is.
 */
export async function refundOrderPart(
	tx: Transaction,
	order: OrderRow,
	{ amount, reason, to }: PartRefund,
	madeBy: string,
) {
	const refundable = await refundableOf(tx, order)
	if (refundable === 0) throw new Problem(409, 'REFUND_NOT_POSSIBLE')
	if (amount > refundable) throw fieldProblem(PartRefund, 'amount', { message: 'REFUND_TOO_MUCH' })
	if (to === 'PROVIDER') await requireProvider(tx, order, amount)
	const id = randomUUID()
	await refundPart(tx, order, amount, 'PARTIAL', `partial-refund:${id}`, to)
	const { companyId, id: orderId } = order
	await tx.insert(orderRefund).values({ companyId, orderId, id, amount, reason, madeBy })
	await announce(tx, {
		companyId,
		topic: 'order.refunded',
		dedupeKey: `order.refunded:${id}`,
		payload: { orderId, number: order.number, amount, reason, ...(to ? { to } : {}) },
	})
}
