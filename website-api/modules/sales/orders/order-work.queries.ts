import { courierServiceName } from '#contract/courier-name.ts'
import { and, count, desc, eq, inArray, not, or, type SQL, sql } from 'drizzle-orm'
import { onlyRow } from '#website-api/db/only-row.ts'
import {
	type ListedOrder,
	ORDER_TABS,
	type OrderListQuery,
	type OrderTab,
} from '#contract/order-list.ts'
import type { Queryable } from '#website-api/db/database.ts'
import { normalisePhone } from '#website-api/modules/platform/identity/phone.ts'
import { normaliseReferenceNumber } from '#website-api/modules/platform/references/reference-number.ts'
import { paymentConfirmation } from '#website-api/modules/sales/payments/payment.table.ts'
import { orderLine } from './order-line.table.ts'
import { type FoundDetails, orderDetails, orderDetailsOf } from './order-details.queries.ts'
import { orderNote } from './order-note.table.ts'
import { orders, type OrderStatus } from './order.table.ts'

/** Counting stops at this number. */
const MAX_COUNTED = 100

/** Days during which staff are asked to look at an attempt of which its provider said what we do not know. */
const unclearDays = 30

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

/** A page of a company's orders, newest first; `next` is a cursor, so that new orders do not shift pages. */
export async function orderPage(
	db: Queryable,
	companyId: number,
	query: OrderListQuery,
): Promise<{ list: ListedOrder[]; next: string | null }> {
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
			...(query.withDetails ? { details: orderDetails } : {}),
		})
		.from(orders)
		.leftJoin(paymentConfirmation, isWaitingOf)
		.where(
			and(
				inTab(companyId, query.tab),
				found(query.search),
				query.customerId === undefined ? undefined : eq(orders.customerId, query.customerId),
				after(query.next),
			),
		)
		.orderBy(desc(orders.placedAt), desc(orders.id))
		.limit(query.limit + 1)
	const shown = rows.slice(0, query.limit)
	const last = rows.length > query.limit ? shown.at(-1)?.order : undefined
	return {
		list: shown.map((row) => listedOrderOf(row)),
		next: last ? `${last.placedAt.toISOString()}_${last.id}` : null,
	}
}

/** Number of a company's orders in each tab except ALL, at most a hundred. */
export async function orderCounts(db: Queryable, companyId: number) {
	const tabs = ORDER_TABS.filter((tab) => tab !== 'ALL')
	const counts: { tab: OrderTab; count: number }[] = []
	for (const tab of tabs) counts.push({ tab, count: await countOf(db, inTab(companyId, tab)) })
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
	const rows = await db.select({ count: count() }).from(some)
	return onlyRow(rows).count
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
				where company_id = ${companyId} and status = 'WAITING'
				union all
				select order_id from payment_attempt
				where company_id = ${companyId} and state = 'UNCLEAR'
					and opened_at > now() - make_interval(days => ${unclearDays}))`
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

function listedOrderOf(row: {
	order: typeof orders.$inferSelect
	confirmationId: string | null
	confirmationAmount: number | null
	product: string | null
	items: number
	hasStaffNote: boolean
	details?: FoundDetails
}): ListedOrder {
	const { order } = row
	return {
		orderNumber: order.number,
		orderStatus: order.status,
		orderDate: order.placedAt,
		customerName: order.customerName,
		customerPhone: order.customerPhone,
		cityName: order.address?.city ?? '',
		productName: row.product ?? '',
		itemCount: row.items,
		total: order.total,
		uniqueCode: order.uniqueCode,
		paymentMethod: order.paymentMethod,
		confirmationId: row.confirmationId,
		confirmationAmount: row.confirmationAmount,
		courierName: courierServiceName(order.vendorName, order.vendorMethodName),
		trackingNumber: order.trackingNumber,
		dueDate: order.dueAt,
		isNotArrived: order.status === 'SHIPPING' && order.notArrivedAt !== null,
		isPartPaid: order.status === 'PENDING' && order.paid > order.walletPaid,
		hasNote: order.note !== '',
		hasStaffNote: row.hasStaffNote,
		details: row.details ? orderDetailsOf(order, row.details) : null,
	}
}
