import { z } from 'zod'
import { Place } from './address.ts'
import { endpoint } from './endpoint.ts'
import { RupiahSumWire, RupiahWire } from './envelope.ts'
import { message, moment, type Value } from './message.ts'
import { AgreedLine } from './draft-content.ts'
import { VENDOR_CODES } from './shipping-methods.ts'
import { StaffOrder } from './staff-order.ts'
import { lineText } from './text.ts'

const OrderEdit = message({
	number: ['EDIT_NUMBER', z.number().int().min(1)],
	reason: ['REASON', z.string()],
	/** In whole rupiah, with the unique code. */
	totalBefore: ['TOTAL_BEFORE', RupiahSumWire],
	totalAfter: ['TOTAL_AFTER', RupiahSumWire],
	/** Given back to the buyer by it. */
	refund: ['REFUND', RupiahSumWire],
	lines: [
		'LINE_LIST',
		z.array(
			message({
				name: ['NAME', z.string()],
				quantityBefore: ['QTY_BEFORE', z.number().int().min(0)],
				quantityAfter: ['QTY_AFTER', z.number().int().min(0)],
				/** Of one unit; null: the line is new, or gone. */
				priceBefore: ['PRICE_BEFORE', RupiahWire.nullable()],
				priceAfter: ['PRICE_AFTER', RupiahWire.nullable()],
				/** Why it has a price of its own; '' for none. */
				priceReason: ['PRICE_REASON', z.string().default('')],
			}),
		),
	],
	madeBy: ['MADE_BY', z.string()],
	at: ['EDIT_DATE', moment],
})
export type OrderEdit = Value<typeof OrderEdit>

/** A price that was agreed with the buyer, and why; of an item as the edits name it. */
const AgreedPrice = message({
	name: ['NAME', z.string()],
	price: ['PRICE', RupiahWire],
	reason: ['PRICE_REASON', z.string()],
})
export type AgreedPrice = Value<typeof AgreedPrice>

export const listOrderEdits = endpoint({
	method: 'GET',
	path: '/orders/{number}/edits',
	summary: 'What was changed in an order since it was placed, the oldest first',
	needs: 'orders.read',
	answer: z.object({
		list: z.array(OrderEdit),
		/** Why items have a price of their own. */
		agreed: z.array(AgreedPrice),
	}),
	failures: { 404: 'NO_SUCH_ORDER' },
})

/**
 * What an order is to be, until it is packed. Unpaid: any lines; the amount due is another one, and an open payment is ended first.
 * Paid: fewer units, whose money goes back to the buyer; more is another order.
 */
export const WantedEdit = message({
	/** How often it was edited, as the caller knows it: 409 ORDER_CHANGED if somebody else was faster. */
	edits: ['EDIT_COUNT', z.number().int().min(0)],
	/** Visible to staff only. */
	reason: ['REASON', lineText().min(3).max(200)],
	/** All of its lines; without a price, a line keeps its own, and a new one has the shop's. */
	lines: ['CART_LIST', z.array(AgreedLine).min(1).max(50)],
	/** Absent: stays. Another district makes another price, unless one is agreed. */
	address: ['ADDRESS', Place.optional()],
	/** Absent: stays. */
	courier: [
		'COURIER',
		message({
			vendor: ['VENDOR_CODE', z.enum(VENDOR_CODES)],
			method: ['VENDOR_METHOD', lineText().max(40)],
		}).optional(),
	],
	/** Of the delivery, whole rupiah, for an unpaid order; absent: stays, or the tariff's for another district or courier. */
	shippingPrice: ['SHIPPING_PRICE', RupiahWire.optional()],
})
export type WantedEdit = Value<typeof WantedEdit>

export const editStaffOrder = endpoint({
	method: 'POST',
	path: '/orders/{number}/edits',
	summary: 'Changes lines, address and delivery of an order that is not packed',
	needs: 'orders.change',
	body: WantedEdit,
	answer: StaffOrder,
	failures: {
		404: 'NO_SUCH_ORDER',
		409: [
			'EDIT_TOO_LATE',
			'ORDER_CHANGED',
			'OUT_OF_STOCK',
			'EDIT_BELOW_DISCOUNTS',
			'EDIT_BELOW_PAID',
			'EDIT_NEEDS_PAYMENT',
			'EDIT_FLASH_LINE',
			'PAYMENT_OPEN',
		],
		422: [
			'PRICE_TOO_LOW',
			'PRICE_REASON_REQUIRED',
			'LINE_TWICE',
			'LINE_GONE',
			'DISTRICT_UNKNOWN',
			'COURIER_UNAVAILABLE',
		],
		503: 'PAYMENT_PROVIDER_AWAY',
	},
})
