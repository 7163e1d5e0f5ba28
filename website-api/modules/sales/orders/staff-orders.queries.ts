import { and, asc, count, desc, eq, not, sql } from 'drizzle-orm'
import type { OperatorOrderWire } from '#contract/operator.ts'
import type { StaffOrderQuery, StaffOrderSummary } from '#contract/staff-order.ts'
import type { Queryable } from '#website-api/db/database.ts'
import { Problem } from '#website-api/http/problem.ts'
import { company } from '#website-api/modules/platform/companies/company.table.ts'
import { withMakers } from './event-makers.queries.ts'
import { orderWireOf } from './find-order.queries.ts'
import { normaliseReferenceNumber } from '#website-api/modules/platform/references/reference-number.ts'
import { orderCancellation } from './order-cancellation.table.ts'
import { isAllRefunded } from './order-work.queries.ts'
import { orders } from './order.table.ts'
import { parcelOf } from './parcel.ts'
import { orderRefund } from './refund/order-refund.table.ts'
import { refundableOf } from './refund/refundable.queries.ts'
import { waiverLimitOf } from '#website-api/modules/sales/payments/shortfall/waiver-limit.queries.ts'
import { orderWaiver } from '#website-api/modules/sales/payments/shortfall/waiver.table.ts'
import { payment, paymentConfirmation } from '#website-api/modules/sales/payments/payment.table.ts'
import type { Operator } from '#website-api/modules/platform/operators/operator.ts'

export type FoundOrder = { companyId: number; companyCode: string; id: string; number: string }

/**
 * An order of the operator's company. 404 NO_SUCH_ORDER: also for a key of the installation if two companies drew the same
 * number, which a key of one company tells apart.
 */
export async function findOperatorOrder(
	db: Queryable,
	operator: Operator,
	typedNumber: string,
): Promise<FoundOrder> {
	const [row, other] = await db
		.select({
			companyId: orders.companyId,
			companyCode: company.code,
			id: orders.id,
			number: orders.number,
		})
		.from(orders)
		.innerJoin(company, eq(company.id, orders.companyId))
		.where(and(eq(orders.number, normaliseReferenceNumber(typedNumber)), seenBy(operator)))
		.limit(2)
	if (!row || other) throw new Problem(404, 'NO_SUCH_ORDER')
	return row
}

/** A page of the orders of the operator's company, newest first. */
export async function listOperatorOrders(
	db: Queryable,
	operator: Operator,
	query: StaffOrderQuery,
): Promise<{ list: StaffOrderSummary[]; total: number }> {
	const where = and(
		seenBy(operator),
		query.status && eq(orders.status, query.status),
		query.toDo ? not(isAllRefunded) : undefined,
		query.company === undefined ? undefined : eq(company.code, query.company),
	)
	const list = await db
		.select({
			orderNumber: orders.number,
			companyCode: company.code,
			orderStatus: orders.status,
			orderDate: orders.placedAt,
			customerName: orders.customerName,
			total: orders.total,
			hasWaitingConfirmation: sql<boolean>`exists (
				select 1 from ${paymentConfirmation}
				where ${paymentConfirmation.companyId} = ${orders.companyId}
					and ${paymentConfirmation.orderId} = ${orders.id}
					and ${paymentConfirmation.status} = 'WAITING')`,
		})
		.from(orders)
		.innerJoin(company, eq(company.id, orders.companyId))
		.where(where)
		.orderBy(desc(orders.placedAt), desc(orders.id))
		.limit(query.pageSize)
		.offset((query.page - 1) * query.pageSize)
	const [counted] = await db
		.select({ total: count() })
		.from(orders)
		.innerJoin(company, eq(company.id, orders.companyId))
		.where(where)
	return { list, total: counted?.total ?? 0 }
}

/** The order with the data that only staff see: confirmations and payments. */
export async function operatorOrderWireOf(
	db: Queryable,
	found: FoundOrder,
	operator: Pick<Operator, 'role'>,
): Promise<OperatorOrderWire> {
	const { companyId, id } = found
	const order = await orderWireOf(db, companyId, id)
	const [more] = await db
		.select({ order: orders, cancellation: orderCancellation, company })
		.from(orders)
		.innerJoin(company, eq(company.id, orders.companyId))
		.leftJoin(
			orderCancellation,
			and(
				eq(orderCancellation.companyId, orders.companyId),
				eq(orderCancellation.orderId, orders.id),
			),
		)
		.where(and(eq(orders.companyId, companyId), eq(orders.id, id)))
	if (!more) throw new Problem(404, 'NO_SUCH_ORDER')
	const payments = await db
		.select()
		.from(payment)
		.where(and(eq(payment.companyId, companyId), eq(payment.orderId, id)))
		.orderBy(asc(payment.at))
	return {
		...order,
		EVENT_LIST: await withMakers(db, found, order.EVENT_LIST),
		COMPANY_CODE: found.companyCode,
		CUSTOMER_LANGUAGE: more.order.locale,
		CANCELLATION: cancellationWireOf(more.cancellation),
		PARCEL: await parcelOf(more.order, more.company),
		PAID: more.order.paid,
		REFUNDED: more.order.refunded,
		WAIVER: await waiverOf(db, found),
		WAIVABLE: await waiverLimitOf(db, companyId, operator),
		REFUNDABLE: await refundableOf(db, more.order),
		REFUND_LIST: await refundsOf(db, found),
		CONFIRMATION_LIST: await confirmationsOf(db, found),
		PAYMENT_LIST: payments.map((row) => ({
			PROVIDER: row.provider,
			REFERENCE: row.reference,
			AMOUNT: row.amount,
			OUTCOME: row.outcome,
			PAYMENT_DATE: row.at.toISOString(),
		})),
	}
}

async function confirmationsOf(db: Queryable, { companyId, id }: FoundOrder) {
	const rows = await db
		.select()
		.from(paymentConfirmation)
		.where(and(eq(paymentConfirmation.companyId, companyId), eq(paymentConfirmation.orderId, id)))
		.orderBy(asc(paymentConfirmation.at))
	return rows.map((row) => ({
		CONFIRMATION_ID: row.id,
		CONFIRMATION_STATUS: row.status,
		CONFIRMATION_DATE: row.at.toISOString(),
		BANK_CODE: row.bankCode,
		SENDER_BANK: row.senderBank,
		SENDER_NAME: row.senderName,
		PAYMENT_AMOUNT: row.amount,
		PAYMENT_DATE: row.paidOn,
		NOTE: row.note,
	}))
}

async function waiverOf(db: Queryable, { companyId, id }: FoundOrder) {
	const [row] = await db
		.select()
		.from(orderWaiver)
		.where(and(eq(orderWaiver.companyId, companyId), eq(orderWaiver.orderId, id)))
	if (!row) return null
	const { amount, reason, madeBy, at } = row
	return { AMOUNT: amount, REASON: reason, MADE_BY: madeBy, WAIVE_DATE: at.toISOString() }
}

async function refundsOf(db: Queryable, { companyId, id }: FoundOrder) {
	const rows = await db
		.select()
		.from(orderRefund)
		.where(and(eq(orderRefund.companyId, companyId), eq(orderRefund.orderId, id)))
		.orderBy(asc(orderRefund.at))
	return rows.map((row) => ({
		AMOUNT: row.amount,
		REASON: row.reason,
		MADE_BY: row.madeBy,
		REFUND_DATE: row.at.toISOString(),
	}))
}

function cancellationWireOf(
	row: typeof orderCancellation.$inferSelect | null,
): OperatorOrderWire['CANCELLATION'] {
	return row && { REASON: row.reason, NOTE: row.note, MADE_BY: row.madeBy }
}

function seenBy(operator: Operator) {
	return operator.companyId === null ? undefined : eq(orders.companyId, operator.companyId)
}
