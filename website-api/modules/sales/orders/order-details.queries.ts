import { sql } from 'drizzle-orm'
import type { OrderDetails } from '#contract/order-list.ts'
import { orderLine } from './order-line.table.ts'
import { type OrderRow, orders } from './order.table.ts'

export type FoundDetails = { items: string | null; paidAt: Date | null }

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

/** The details as a file has them. */
export function orderDetailsOf(order: OrderRow, { items, paidAt }: FoundDetails): OrderDetails {
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
		customerEmail: order.customerEmail,
		address: (parts ?? []).filter((part) => part !== '').join(', '),
		itemList: items ?? '',
		subTotal: order.subTotal,
		discount: order.productDiscount + order.tierDiscount,
		coinsSpent: order.coinsSpent,
		shippingPrice: order.shippingPrice,
		shippingDiscount: order.shippingDiscount,
		insurance: order.insurance,
		waived: order.waived,
		paid: order.paid,
		refunded: order.refunded,
		paidDate: paidAt,
	}
}
