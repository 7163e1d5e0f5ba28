import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { OrderChange, OwnOrder } from '#contract/customer-order.ts'
import type { Order } from '#contract/order.ts'
import type { Queryable, Transaction } from '#website-api/db/database.ts'
import { Problem } from '#website-api/http/problem.ts'
import type { Locale } from '#website-api/i18n/locale.ts'
import { findCompany } from '#website-api/modules/platform/companies/company.queries.ts'
import type { Owner } from '#website-api/modules/platform/identity/customer.queries.ts'
import { review } from '#website-api/modules/catalog/products/review.table.ts'
import { shownOrderOf } from '#website-api/modules/sales/orders/find-order.queries.ts'
import { orderLine } from '#website-api/modules/sales/orders/order-line.table.ts'
import { normaliseReferenceNumber } from '#website-api/modules/platform/references/reference-number.ts'
import { orders, type OrderRow } from '#website-api/modules/sales/orders/order.table.ts'
import { returns } from '#website-api/modules/sales/returns/return.table.ts'
import { changeLinesOf } from './change-lines.queries.ts'
import { openOf } from './order-change-answer.queries.ts'
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

/** The order with the actions that its customer may take. */
export async function ownOrderOf(
	db: Queryable,
	order: OrderRow,
	locale: Locale,
): Promise<OwnOrder> {
	const { companyId, id, status } = order
	const [shown, lines, change, reviewed, returned, seller] = await Promise.all([
		shownOrderOf(db, companyId, id, locale),
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
	const delivered = status === 'DELIVERED' || status === 'COMPLETED'
	const done = new Set(reviewed.map(({ position }) => position))
	const returnable = (line: (typeof lines)[number]) =>
		status === 'DELIVERED' && !line.isDigital ? line.quantity - line.removed - line.returned : 0
	return {
		...shown,
		lines: shown.lines.flatMap((line, at) => {
			const row = lines[at]
			if (row === undefined) return []
			return {
				...line,
				position: row.position,
				isDigital: row.isDigital,
				returnable: returnable(row),
				isReviewable: delivered && row.removed < row.quantity && !done.has(row.position),
			}
		}),
		deliveredAt: order.deliveredAt,
		completesAt: status === 'DELIVERED' ? order.dueAt : null,
		change,
		refunded: order.refunded,
		returns: returned.map(({ number }) => number),
		canCancel: status === 'PENDING' || status === 'PAYMENT_CONFIRMED',
		canReceive: status === 'SHIPPING' && isSentOf(shown),
		canComplete: status === 'DELIVERED' && order.dueAt !== null,
		canReturn: lines.some((line) => returnable(line) > 0),
		seller: {
			name: seller.name,
			legalName: seller.legalName,
			phone: seller.customerCarePhone,
		},
	}
}

/** Nothing of it is still to be sent. */
function isSentOf({ parcels, isPartUnpacked }: Pick<Order, 'parcels' | 'isPartUnpacked'>): boolean {
	return (
		parcels.length === 0 ||
		(!isPartUnpacked && parcels.every(({ state }) => state !== 'PREPARED' && state !== 'BOOKED'))
	)
}

async function changeOf(db: Queryable, order: OrderRow): Promise<OrderChange | null> {
	if (order.status !== 'CHANGE_PROCESSING') return null
	const [change] = await db.select().from(orderChange).where(openOf(order))
	if (!change || order.dueAt === null) return null
	const lines = await changeLinesOf(db, order, change.version)
	return {
		reason: change.reason,
		answerBefore: order.dueAt,
		lines: lines.map(({ productName, ...line }) => ({ ...line, name: productName })),
		refund: change.refund,
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
