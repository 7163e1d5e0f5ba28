import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { CustomerOrderWire } from '#contract/customer-order.ts'
import type { Queryable, Transaction } from '#website-api/db/database.ts'
import { Problem } from '#website-api/http/problem.ts'
import type { Locale } from '#website-api/i18n/locale.ts'
import { findCompany } from '#website-api/modules/platform/companies/company.queries.ts'
import type { Owner } from '#website-api/modules/platform/identity/customer.queries.ts'
import { review } from '#website-api/modules/catalog/products/review.table.ts'
import { orderWireOf } from '#website-api/modules/sales/orders/find-order.queries.ts'
import { orderLine } from '#website-api/modules/sales/orders/order-line.table.ts'
import { normaliseReferenceNumber } from '#website-api/modules/platform/references/reference-number.ts'
import { orders, type OrderRow } from '#website-api/modules/sales/orders/order.table.ts'
import { returns } from '#website-api/modules/sales/returns/return.table.ts'
import { changeLinesOf } from './change-lines.queries.ts'
import { openOf } from './order-change-answer.queries.ts'
import { expectedArrival } from './expected-arrival.queries.ts'
import { orderChange } from './order-change.table.ts'

/** An order of the customer; 404 ORDER_NOT_FOUND, also for another customer's. */
export async function orderOf(db: Queryable, owner: Owner, number: string): Promise<OrderRow> {
	const [order] = await db.select().from(orders).where(ownedBy(owner, number))
	if (!order) throw new Problem(404, 'ORDER_NOT_FOUND')
	return order
}

/** The same, locked until the transaction ends. */
export async function lockOrderOf(
	tx: Transaction,
	owner: Owner,
	number: string,
): Promise<OrderRow> {
	const [order] = await tx.select().from(orders).where(ownedBy(owner, number)).for('update')
	if (!order) throw new Problem(404, 'ORDER_NOT_FOUND')
	return order
}

/** The order in its wire form, with the actions its customer may take. */
export async function customerOrderWireOf(
	db: Queryable,
	order: OrderRow,
	locale: Locale,
): Promise<CustomerOrderWire> {
	const { companyId, id, status } = order
	const [wire, lines, change, reviewed, returned, seller] = await Promise.all([
		orderWireOf(db, companyId, id, locale),
		linesOf(db, order),
		changeOf(db, order),
		db
			.select({ position: review.linePosition })
			.from(review)
			.where(and(eq(review.companyId, companyId), eq(review.orderId, id))),
		db
			.select({ number: returns.number })
			.from(returns)
			.where(and(eq(returns.companyId, companyId), eq(returns.orderId, id)))
			.orderBy(asc(returns.at)),
		findCompany(db, companyId),
	])
	const arrival = await expectedArrival(db, order, wire.EVENT_LIST, seller.originDistrict)
	const delivered = status === 'DELIVERED' || status === 'COMPLETED'
	const done = new Set(reviewed.map(({ position }) => position))
	const returnable = (line: (typeof lines)[number]) =>
		status === 'DELIVERED' && !line.isDigital ? line.quantity - line.removed - line.returned : 0
	return {
		...wire,
		LINE_LIST: wire.LINE_LIST.flatMap((shown, at) => {
			const line = lines[at]
			if (line === undefined) return []
			return {
				...shown,
				LINE_POSITION: line.position,
				VARIANT_ID: line.variantId,
				IS_DIGITAL: line.isDigital,
				RETURNABLE_QTY: returnable(line),
				IS_REVIEWABLE: delivered && line.removed < line.quantity && !done.has(line.position),
			}
		}),
		EXPECTED_ARRIVAL: arrival,
		DELIVERED_DATE: order.deliveredAt?.toISOString() ?? null,
		COMPLETES_DATE: status === 'DELIVERED' ? (order.dueAt?.toISOString() ?? null) : null,
		CHANGE: change,
		REFUNDED: order.refunded,
		RETURN_NUMBER_LIST: returned.map(({ number }) => number),
		CAN_CANCEL: status === 'PENDING' || status === 'PAYMENT_CONFIRMED',
		CAN_RECEIVE: status === 'SHIPPING',
		CAN_COMPLETE: status === 'DELIVERED' && order.dueAt !== null,
		CAN_RETURN: lines.some((line) => returnable(line) > 0),
		SELLER: {
			COMPANY_NAME: seller.name,
			COMPANY_LEGAL_NAME: seller.legalName,
			CUSTOMER_CARE_PHONE: seller.customerCarePhone,
		},
	}
}

async function changeOf(db: Queryable, order: OrderRow): Promise<CustomerOrderWire['CHANGE']> {
	if (order.status !== 'CHANGE_PROCESSING') return null
	const [change] = await db.select().from(orderChange).where(openOf(order))
	if (!change || order.dueAt === null) return null
	const lines = await changeLinesOf(db, order, change.version)
	return {
		CHANGE_REASON: change.reason,
		ANSWER_BEFORE: order.dueAt.toISOString(),
		LINE_LIST: lines.map((line) => ({
			LINE_POSITION: line.position,
			PRODUCT_NAME: line.productName,
			VARIANT_LABEL: line.variantLabel,
			QTY_BEFORE: line.before,
			QTY_AFTER: line.after,
		})),
		REFUND: change.refund,
	}
}

/** Lines of several orders, in order. */
export function linesOfOrders(db: Queryable, companyId: number, orderIds: string[]) {
	if (orderIds.length === 0) return Promise.resolve([])
	return db
		.select()
		.from(orderLine)
		.where(and(eq(orderLine.companyId, companyId), inArray(orderLine.orderId, orderIds)))
		.orderBy(asc(orderLine.orderId), asc(orderLine.position))
}

function linesOf(db: Queryable, order: OrderRow) {
	return linesOfOrders(db, order.companyId, [order.id])
}

function ownedBy({ companyId, customerId }: Owner, number: string) {
	return and(
		eq(orders.companyId, companyId),
		eq(orders.customerId, customerId),
		eq(orders.number, sql`${normaliseReferenceNumber(number)}`),
	)
}
