import { sql } from 'drizzle-orm'
import type { OrderRowWire } from '#contract/operator-work.ts'
import { orderLine } from './order-line.table.ts'
import { type OrderRow, orders } from './order.table.ts'

export type OrderDetails = { items: string | null; paidAt: Date | null }

/** Columns of an order that a file has and the list has not. */
export const orderDetails = {
	items: sql<string | null>`(
		select left(string_agg(${orderLine.quantity} || ' × ' || ${orderLine.productName} ||
			case when ${orderLine.variantLabel} = '' then '' else ' (' || ${orderLine.variantLabel} || ')' end,
			'; ' order by ${orderLine.position}), 4000)
		from ${orderLine}
		where ${orderLine.companyId} = ${orders.companyId} and ${orderLine.orderId} = ${orders.id})`,
	// By its name: payments import orders.
	paidAt: sql<Date | null>`(
		select max(payment.at) from payment
		where payment.company_id = ${orders.companyId} and payment.order_id = ${orders.id})`.mapWith(
		orders.placedAt,
	),
}

/** The details in their wire form. */
export function orderDetailsWire(
	order: OrderRow,
	{ items, paidAt }: OrderDetails,
): OrderRowWire['DETAILS'] {
	const { address } = order
	const parts = address && [
		address.street,
		address.village,
		address.district,
		address.city,
		`${address.province} ${address.postcode}`.trim(),
		address.courierNote,
	]
	return {
		CUSTOMER_EMAIL: order.customerEmail,
		ADDRESS: (parts ?? []).filter((part) => part !== '').join(', '),
		ITEM_LIST: items ?? '',
		SUB_TOTAL: order.subTotal,
		DISCOUNT: order.productDiscount + order.tierDiscount,
		COINS_SPENT: order.coinsSpent,
		SHIPPING_PRICE: order.shippingPrice,
		SHIPPING_DISCOUNT: order.shippingDiscount,
		WAIVED: order.waived,
		PAID: order.paid,
		REFUNDED: order.refunded,
		PAID_DATE: paidAt?.toISOString() ?? null,
	}
}
