import type { Order } from '#contract/order.ts'
import type { ORDER_STATUSES } from '#contract/order-statuses.ts'

/** UNKNOWN: a status that this version does not know. */
export type OrderStatus = (typeof ORDER_STATUSES)[number] | 'UNKNOWN'

/** How an order reaches its buyer: digital ones are downloads only. */
export type DeliveryKind = 'courier' | 'pickup' | 'digital'

export type BadgeColour = 'yellow' | 'green' | 'blue' | 'orange' | 'sky' | 'red' | 'grey'

/** Badge colours of section 4 of the spec, and a neutral one. */
export const statusColours: Record<OrderStatus, BadgeColour> = {
	PENDING: 'yellow',
	PAYMENT_CONFIRMED: 'green',
	PROCESSING: 'blue',
	CHANGE_PROCESSING: 'orange',
	SHIPPING: 'blue',
	DELIVERED: 'sky',
	EXPIRED: 'red',
	COMPLETED: 'green',
	CANCEL: 'red',
	UNKNOWN: 'grey',
}

/** Whether the order is unpaid at `now`. */
export function isPayable(order: Pick<Order, 'status' | 'expiresAt'>, now: Date): boolean {
	return order.status === 'PENDING' && (order.expiresAt === null || order.expiresAt > now)
}

/** Deductions in whole rupiah; one coin is worth Rp 1. */
type Discounts = { product: number; tier: number; shipping: number; coins: number }

/** The deductions of a priced cart. */
export function discountsOf(priced: Deducted): Discounts {
	const { productDiscount, tierDiscount, shippingDiscount, coinsSpent } = priced
	return {
		product: productDiscount,
		tier: tierDiscount,
		shipping: shippingDiscount,
		coins: coinsSpent,
	}
}

type Deducted = Record<
	'productDiscount' | 'tierDiscount' | 'shippingDiscount' | 'coinsSpent',
	number
>
