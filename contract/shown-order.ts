import { endpoint } from './endpoint.ts'
import { fieldsIn, message, type Value } from './message.ts'
import { OrderRequest } from './order-request.ts'
import { Order } from './order.ts'
import { lineText, visibleText } from './text.ts'

/** Says that its holder was shown the order. */
const lookUpKey = lineText().min(1).max(100).optional()

/** An order that was placed, or looked up by a guest. */
export const ShownOrder = message({
	...fieldsIn(Order),
	/** For later look-ups of this order, from a sealed cookie of the browser that was shown it. */
	lookUpKey: ['LOOK_UP_KEY', lookUpKey],
})
export type ShownOrder = Value<typeof ShownOrder>

/**
 * 404 unless number and phone match in this company; 429 with Retry-After after many mismatches, whether or not the order
 * exists. The right phone is answered whatever others tried, within bounds.
 */
export const OrderLookUp = message({
	number: ['ORDER_NUMBER', lineText().min(1).max(40)],
	phone: ['CUSTOMER_PHONE', visibleText().min(1).max(30)],
	/** Of an earlier answer: attempts of others don't limit this one. Without effect unless the phone is right. */
	key: ['LOOK_UP_KEY', lookUpKey],
})
export type OrderLookUp = Value<typeof OrderLookUp>

export const createOrder = endpoint({
	method: 'POST',
	path: '/order',
	creates: true,
	summary: 'Places an order and reserves its stock',
	access: 'either',
	body: OrderRequest,
	answer: ShownOrder,
	idempotent: true,
	failures: {
		409: [
			'OUT_OF_STOCK',
			'GUEST_STOCK_LIMIT',
			'CART_ALREADY_ORDERED',
			'PRICE_CHANGED',
			'VOUCHER_UNUSABLE',
			'FLASH_SALE_GONE',
			'INSUFFICIENT_BALANCE',
			'TOO_MANY_UNPAID_ORDERS',
			'ACCOUNT_BLOCKED',
		],
		429: 'TOO_MANY_ATTEMPTS',
	},
})

export const lookUpOrder = endpoint({
	method: 'POST',
	path: '/order/look-up',
	summary: "A guest's order by its number and the phone number it was placed with",
	access: 'company',
	body: OrderLookUp,
	answer: ShownOrder,
	failures: { 404: 'ORDER_NOT_FOUND', 429: 'TOO_MANY_ATTEMPTS' },
})
