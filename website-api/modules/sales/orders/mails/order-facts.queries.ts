import { and, asc, eq, sql } from 'drizzle-orm'
import type { Queryable } from '#website-api/db/database.ts'
import type { Locale } from '#website-api/i18n/locale.ts'
import {
	mailRupiah,
	mailTime,
	type OrderMailText,
	orderMailText,
} from '#website-api/i18n/order-mail-text.ts'
import { companyDomain } from '#website-api/modules/platform/companies/company.table.ts'
import {
	findPickupPlace,
	MAIN_PLACE_ID,
} from '#website-api/modules/platform/companies/pickup-place.queries.ts'
import { customer } from '#website-api/modules/platform/identity/customer.table.ts'
import { deliveryKindOf } from '#website-api/modules/sales/orders/delivery-kind.ts'
import { orderLine } from '#website-api/modules/sales/orders/order-line.table.ts'
import { orders, type OrderRow } from '#website-api/modules/sales/orders/order.table.ts'
import type { MailRow } from '#website-api/modules/platform/mail/mail-content.ts'
import type { WriterScope } from '#website-api/modules/platform/mail/writers.ts'

export type OrderFacts = NonNullable<Awaited<ReturnType<typeof orderFacts>>>

/** Data for mails about an order; null if it no longer exists. */
export async function orderFacts(db: Queryable, scope: WriterScope, orderId: string) {
	const { companyId } = scope
	const [found] = await db
		.select({ order: orders, language: customer.locale, deletedAt: customer.deletedAt })
		.from(orders)
		.leftJoin(
			customer,
			and(eq(customer.companyId, orders.companyId), eq(customer.id, orders.customerId)),
		)
		.where(and(eq(orders.companyId, companyId), eq(orders.id, orderId)))
	if (!found) return null
	const { order } = found
	const lines = await db
		.select()
		.from(orderLine)
		.where(
			and(
				eq(orderLine.companyId, companyId),
				eq(orderLine.orderId, orderId),
				sql`${orderLine.quantity} > ${orderLine.removed}`,
			),
		)
		.orderBy(asc(orderLine.position))
	const [domain] = await db
		.select({ host: companyDomain.host })
		.from(companyDomain)
		.where(eq(companyDomain.companyId, companyId))
		.orderBy(asc(companyDomain.position), asc(companyDomain.host))
		.limit(1)
	const locale: Locale = found.language ?? order.locale
	const isGuest = order.customerId === null || found.deletedAt !== null
	const host = domain?.host ?? 'localhost'
	const common = { number: order.number, shop: scope.shop }
	const delivery = deliveryKindOf(order, lines)
	const path: `/${string}` = isGuest
		? `/order/look-up?order=${order.number}`
		: `/profile/order/${order.number}`
	return {
		order,
		lines,
		locale,
		isGuest,
		pickupHours: await pickupHoursOf(db, order),
		isDigital: delivery === 'DIGITAL',
		/** It is collected at the shop. */
		isPickup: delivery === 'PICKUP',
		t: (key: OrderMailText, values: Record<string, string | number> = {}) =>
			orderMailText(locale, key, { ...common, ...values }),
		time: (at: Date) => mailTime(locale, at),
		link: (other: `/${string}` = path) => scope.page(host, locale, other),
	}
}

/** When an order can be collected; null: it is delivered, its place was deleted, or nobody knows. */
async function pickupHoursOf(db: Queryable, order: OrderRow) {
	if (order.vendorCode !== 'SELF_PICKUP') return null
	const id = order.pickupPlace?.id ?? MAIN_PLACE_ID
	return (await findPickupPlace(db, order.companyId, id))?.hours ?? null
}

/** Rows of a mail about where an order is collected; none if it is delivered or the shop has not said where. */
export function placeRows({ order, t }: Pick<OrderFacts, 'order' | 't'>): MailRow[] {
	const place = order.pickupPlace
	if (place === null) return []
	return [
		{ label: t('collect.place'), value: place.name },
		...(place.address === null ? [] : [{ label: t('collect.address'), value: place.address }]),
	]
}

/** Rows of a mail: the lines of the order and its amounts. */
export function lineRows({ lines, t }: OrderFacts): MailRow[] {
	return lines.map((line) => {
		const quantity = line.quantity - line.removed
		const name = [line.productName, line.variantLabel].filter(Boolean).join(', ')
		return { label: t('line', { quantity, name }), value: mailRupiah(line.price * quantity) }
	})
}
