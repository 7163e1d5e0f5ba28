import { courierServiceName } from '#contract/courier-name.ts'
import { and, count, desc, eq, inArray, not, or, type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import {
	ORDER_TABS,
	type OrderListQueryWire,
	type OrderRowWire,
	type OrderTab,
} from '#contract/operator-work.ts'
import type { Queryable } from '#website-api/db/database.ts'
import { normalisePhone } from '#website-api/modules/platform/identity/phone.ts'
import { normaliseReferenceNumber } from '#website-api/modules/platform/references/reference-number.ts'
import { paymentConfirmation } from '#website-api/modules/sales/payments/payment.table.ts'
import { orderLine } from './order-line.table.ts'
import { orderDetails, orderDetailsWire, type OrderDetails } from './order-details.queries.ts'
import { orderNote } from './order-note.table.ts'
import { orders, type OrderStatus } from './order.table.ts'

/** Counting stops at this number. */
const MAX_COUNTED = 100

const statusesOf: Partial<Record<OrderTab, OrderStatus[]>> = {
	UNPAID: ['PENDING'],
	TO_PROCESS: ['PAYMENT_CONFIRMED'],
	TO_SHIP: ['PROCESSING'],
	CHANGING: ['CHANGE_PROCESSING'],
	SENT: ['SHIPPING'],
	DELIVERED: ['DELIVERED'],
	COMPLETED: ['COMPLETED'],
}

/** All money went back: there is nothing to pack or to send. */
export const isAllRefunded = sql`(${orders.paid} > 0 and ${orders.refunded} >= ${orders.paid})`
const isToDo = inArray(orders.status, ['PAYMENT_CONFIRMED', 'PROCESSING'])

/** A page of a company's orders, newest first; NEXT is a cursor, so that new orders do not shift pages. */
export async function orderPage(
	db: Queryable,
	companyId: number,
	query: z.output<typeof OrderListQueryWire>,
): Promise<{ list: OrderRowWire[]; NEXT: string | null }> {
	const rows = await db
		.select({
			order: orders,
			confirmationId: paymentConfirmation.id,
			confirmationAmount: paymentConfirmation.amount,
			product: sql<string | null>`(
				select ${orderLine.productName} from ${orderLine}
				where ${orderLine.companyId} = ${orders.companyId} and ${orderLine.orderId} = ${orders.id}
				order by ${orderLine.position} limit 1)`,
			items: sql<number>`(
				select coalesce(sum(${orderLine.quantity}), 0) from ${orderLine}
				where ${orderLine.companyId} = ${orders.companyId} and ${orderLine.orderId} = ${orders.id})`.mapWith(
				Number,
			),
			hasStaffNote: sql<boolean>`exists (
				select 1 from ${orderNote}
				where ${orderNote.companyId} = ${orders.companyId} and ${orderNote.orderId} = ${orders.id})`,
			...(query.WITH_DETAILS ? { details: orderDetails } : {}),
		})
		.from(orders)
		.leftJoin(paymentConfirmation, isWaitingOf)
		.where(
			and(
				inTab(companyId, query.TAB),
				found(query.SEARCH),
				query.CUSTOMER_ID === undefined ? undefined : eq(orders.customerId, query.CUSTOMER_ID),
				after(query.NEXT),
			),
		)
		.orderBy(desc(orders.placedAt), desc(orders.id))
		.limit(query.LIMIT + 1)
	const shown = rows.slice(0, query.LIMIT)
	const last = rows.length > query.LIMIT ? shown.at(-1)?.order : undefined
	return {
		list: shown.map((row) => rowWire(row)),
		NEXT: last ? `${last.placedAt.toISOString()}_${last.id}` : null,
	}
}

/** Number of a company's orders in each tab except ALL, at most a hundred. */
export async function orderCounts(db: Queryable, companyId: number) {
	const tabs = ORDER_TABS.filter((tab) => tab !== 'ALL')
	const counts: { TAB: OrderTab; COUNT: number }[] = []
	for (const tab of tabs) counts.push({ TAB: tab, COUNT: await countOf(db, inTab(companyId, tab)) })
	return counts
}

/** Number of orders, at most a hundred. */
export async function countOf(db: Queryable, where: SQL | undefined): Promise<number> {
	const some = db
		.select({ one: sql`1`.as('one') })
		.from(orders)
		.where(where)
		.limit(MAX_COUNTED)
		.as('some')
	const [row] = await db.select({ count: count() }).from(some)
	return row?.count ?? 0
}

/** The orders of a company that belong to a tab. */
export function inTab(companyId: number, tab: OrderTab): SQL | undefined {
	const statuses = statusesOf[tab]
	return and(
		eq(orders.companyId, companyId),
		tab === 'ENDED'
			? or(inArray(orders.status, ['EXPIRED', 'CANCEL']), and(isToDo, isAllRefunded))
			: statuses && inArray(orders.status, statuses),
		tab === 'TO_PROCESS' || tab === 'TO_SHIP' ? not(isAllRefunded) : undefined,
		tab === 'TO_CHECK'
			? sql`${orders.id} in (
				select order_id from payment_confirmation
				where company_id = ${companyId} and status = 'WAITING')`
			: undefined,
	)
}

const isWaitingOf = and(
	eq(paymentConfirmation.companyId, orders.companyId),
	eq(paymentConfirmation.orderId, orders.id),
	eq(paymentConfirmation.status, 'WAITING'),
)

function found(search: string | undefined): SQL | undefined {
	if (search === undefined) return undefined
	const number = normaliseReferenceNumber(search)
	const phone = normalisePhone(search)
	const words = search.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
	const name = words.map((word) => `${word}:*`).join(' & ')
	// Rejects most names faster than their words can be listed.
	const hasLetters = words.map((word) => sql`strpos(lower(${orders.customerName}), ${word}) > 0`)
	return or(
		eq(orders.number, number),
		phone === null ? undefined : eq(orders.customerPhone, phone),
		name === ''
			? undefined
			: and(
					...hasLetters,
					sql`to_tsvector('simple'::regconfig, ${orders.customerName}) @@ to_tsquery('simple'::regconfig, ${name})`,
				),
	)
}

function after(next: string | undefined): SQL | undefined {
	const [at, id] = /^(\d{4}-\d\d-\d\dT[\d:.]+Z)_([\da-f-]{36})$/.exec(next ?? '')?.slice(1) ?? []
	if (at === undefined || id === undefined) return undefined
	return sql`(${orders.placedAt}, ${orders.id}) < (${at}::timestamptz, ${id}::uuid)`
}

function rowWire(row: {
	order: typeof orders.$inferSelect
	confirmationId: string | null
	confirmationAmount: number | null
	product: string | null
	items: number
	hasStaffNote: boolean
	details?: OrderDetails
}): OrderRowWire {
	const { order } = row
	return {
		ORDER_NUMBER: order.number,
		ORDER_STATUS: order.status,
		ORDER_DATE: order.placedAt.toISOString(),
		CUSTOMER_NAME: order.customerName,
		CUSTOMER_PHONE: order.customerPhone,
		CITY_NAME: order.address?.city ?? '',
		PRODUCT_NAME: row.product ?? '',
		ITEM_COUNT: row.items,
		TOTAL: order.total,
		UNIQUE_CODE: order.uniqueCode,
		PAYMENT_METHOD: order.paymentMethod,
		CONFIRMATION_ID: row.confirmationId,
		CONFIRMATION_AMOUNT: row.confirmationAmount,
		COURIER_NAME: courierServiceName(order.vendorName, order.vendorMethodName),
		TRACKING_NUMBER: order.trackingNumber,
		DUE_DATE: order.dueAt?.toISOString() ?? null,
		IS_NOT_ARRIVED: order.status === 'SHIPPING' && order.notArrivedAt !== null,
		IS_PART_PAID: order.status === 'PENDING' && order.paid > order.walletPaid,
		HAS_NOTE: order.note !== '',
		HAS_STAFF_NOTE: row.hasStaffNote,
		DETAILS: row.details ? orderDetailsWire(order, row.details) : null,
	}
}
