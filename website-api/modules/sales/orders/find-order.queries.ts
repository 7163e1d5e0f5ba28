import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { Order } from '#contract/order.ts'
import { builtOnce } from '#website-api/db/built-once.ts'
import type { Queryable } from '#website-api/db/database.ts'
import { Problem } from '#website-api/http/problem.ts'
import type { Locale } from '#website-api/i18n/locale.ts'
import { paymentConfirmation } from '#website-api/modules/sales/payments/payment.table.ts'
import { firstAnswer } from '#website-api/modules/sales/programmes.ts'
import { codOf } from '#website-api/modules/sales/cash-on-delivery/cod-of.queries.ts'
import { onlineOf } from '#website-api/modules/sales/payment-attempts/online.queries.ts'
import { parcelsOf } from '#website-api/modules/sales/parcels/parcels.queries.ts'
import { cancelReasonOf } from './order-cancellation.queries.ts'
import { orderEvent } from './order-event.table.ts'
import { orderLine } from './order-line.table.ts'
import { normaliseReferenceNumber } from '#website-api/modules/platform/references/reference-number.ts'
import { orders, type OrderRow } from './order.table.ts'
import { type OrderParts, shownOrder } from './order-wire.ts'
import { normalisePhone } from '#website-api/modules/platform/identity/phone.ts'

/** The company's order with this number if it was placed with this phone. 404 ORDER_NOT_FOUND in both cases. */
export async function orderOfGuest(
	db: Queryable,
	companyId: number,
	typed: { number: string; phone: string },
) {
	const phone = normalisePhone(typed.phone)
	const number = normaliseReferenceNumber(typed.number)
	const [order] = await ordersOfGuest(db, { companyId, number, phone: phone ?? '' })
	if (!order) throw new Problem(404, 'ORDER_NOT_FOUND')
	return order
}

const ordersOfGuest = builtOnce((db) =>
	db
		.select()
		.from(orders)
		.where(
			and(
				eq(orders.companyId, sql.placeholder('companyId')),
				eq(orders.number, sql.placeholder('number')),
				eq(orders.customerPhone, sql.placeholder('phone')),
			),
		),
)

/** The order as its buyer sees it, with lines, history and its latest payment confirmation; see `shownOrder`. */
export async function shownOrderOf(
	db: Queryable,
	companyId: number,
	id: string,
	locale?: Locale,
): Promise<Order> {
	return shownOrderWith(db, await orderById(db, companyId, id), locale)
}

/** The same of an order that was just read. */
export async function shownOrderWith(
	db: Queryable,
	order: OrderRow,
	locale?: Locale,
): Promise<Order> {
	return shownOrder(await partsOf(db, order), locale)
}

/** An order of the company by its id, which must exist. */
export async function orderById(db: Queryable, companyId: number, id: string): Promise<OrderRow> {
	const [order] = await db
		.select()
		.from(orders)
		.where(and(eq(orders.companyId, companyId), eq(orders.id, id)))
	if (!order) throw new Error(`No order ${id}`)
	return order
}

async function partsOf(db: Queryable, order: OrderRow): Promise<OrderParts> {
	const { companyId, id } = order
	const lines = await db
		.select()
		.from(orderLine)
		.where(and(eq(orderLine.companyId, companyId), eq(orderLine.orderId, id)))
		.orderBy(asc(orderLine.position))
	const events = await db
		.select()
		.from(orderEvent)
		.where(and(eq(orderEvent.companyId, companyId), eq(orderEvent.orderId, id)))
		.orderBy(asc(orderEvent.version))
	const [confirmation] = await db
		.select({ status: paymentConfirmation.status })
		.from(paymentConfirmation)
		.where(and(eq(paymentConfirmation.companyId, companyId), eq(paymentConfirmation.orderId, id)))
		.orderBy(desc(paymentConfirmation.at))
		.limit(1)
	const uses = await firstAnswer(db, (programme) => programme.couponUses?.(db, companyId, id))
	return {
		order,
		lines,
		events,
		confirmation: confirmation?.status ?? null,
		online: await onlineOf(db, order),
		cod: await codOf(db, order),
		parcels: await parcelsOf(db, order),
		uses: uses ?? [],
		cancelReason: await cancelReasonOf(db, order),
	}
}
