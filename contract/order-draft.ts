import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { AgreedLine, DraftContent } from './draft-content.ts'
import { RupiahSumWire, RupiahWire } from './envelope.ts'
import { fieldsIn, message, moment, type Value } from './message.ts'
import { OFFERED_PAYMENT_METHODS } from './payment.ts'
import { ShippingOffer } from './shipping.ts'
import { lineText } from './text.ts'

/** OPEN: being written. ORDERED: it is an order now. DISCARDED: given up. */
export const DRAFT_STATES = ['OPEN', 'ORDERED', 'DISCARDED'] as const

const holdsStock = ['HOLDS_STOCK', z.boolean().default(false)] as const
const version = ['VERSION', z.number().int().min(1)] as const

const DraftLine = message({
	...fieldsIn(AgreedLine),
	productName: ['PRODUCT_NAME', z.string()],
	variantLabel: ['VARIANT_LABEL', z.string()],
	sku: ['VARIANT_SKU', z.string()],
	/** The shop's price of one unit. */
	listPrice: ['LIST_PRICE', RupiahWire],
	subTotal: ['CART_SUB_TOTAL', RupiahSumWire],
	/** Units that can be sold now, besides those that the draft holds. */
	stock: ['CART_STOCK', z.number().int().min(0)],
})

export const OrderDraft = message({
	id: ['DRAFT_ID', z.uuid()],
	version,
	state: ['DRAFT_STATE', z.enum(DRAFT_STATES)],
	/** The caller's own number; null: none. */
	outsideNumber: ['OUTSIDE_NUMBER', z.string().nullable()],
	content: ['CONTENT', DraftContent],
	/** Until when its units are reserved; null: they are not. */
	holdEndsAt: ['HOLD_END_DATE', moment.nullable()],
	/** The order that it became; null: none yet. */
	orderNumber: ['ORDER_NUMBER', z.string().nullable()],
	madeBy: ['MADE_BY', z.string()],
	changedBy: ['CHANGED_BY', z.string()],
	changedAt: ['CHANGE_DATE', moment],
	/** When the payment link ends; null: there is none. */
	linkEndsAt: ['LINK_END_DATE', moment.nullable()],
	/** Its lines that can be sold, with their prices now. */
	lines: ['LINE_LIST', z.array(DraftLine)],
	/** Variants that are no longer sold. */
	missingIds: ['MISSING_LIST', z.array(z.number().int())],
	offers: ['SHIPPING_LIST', z.array(ShippingOffer)],
	/** The ways to pay that the shop offers now. */
	ways: [
		'PAYMENT_LIST',
		z.array(
			message({
				payment: ['PAYMENT_METHOD', z.enum(OFFERED_PAYMENT_METHODS).exclude(['COD'])],
				/** The account of a transfer; '' otherwise. */
				bank: ['BANK_CODE', z.string()],
				account: ['BANK_ACCOUNT', z.string()],
			}),
		),
	],
	/** Vouchers of the draft that can't be used, and why. */
	refusedVouchers: [
		'REFUSED_COUPON_LIST',
		z.array(message({ code: ['COUPON_CODE', z.string()], reason: ['REASON', z.string()] })),
	],
	subTotal: ['SUB_TOTAL', RupiahSumWire],
	discount: ['DISCOUNT', RupiahSumWire],
	/** Null: no courier is chosen, or it does not serve the address. */
	shippingPrice: ['SHIPPING_PRICE', RupiahSumWire.nullable()],
	total: ['TOTAL', RupiahSumWire],
	/** Names of the district with city and province; '' for none. */
	districtName: ['DISTRICT_NAME', z.string()],
	/** Percent below the shop's price that the caller may give; null: no limit. */
	priceLimit: ['PRICE_LIMIT', z.number().int().min(0).max(100).nullable()],
})
export type OrderDraft = Value<typeof OrderDraft>

const refusals = {
	409: [
		'DRAFT_CHANGED',
		'DRAFT_ENDED',
		'OUT_OF_STOCK',
		'FLASH_SALE_GONE',
		'TOO_MANY_UNPAID_ORDERS',
		'ACCOUNT_BLOCKED',
		'PRICE_CHANGED',
		'VOUCHER_UNUSABLE',
	],
	422: [
		'PRICE_TOO_LOW',
		'PRICE_REASON_REQUIRED',
		'LINE_TWICE',
		'LINE_GONE',
		'CUSTOMER_UNKNOWN',
		'DISTRICT_UNKNOWN',
		'PHONE_INVALID',
		'FIELD_REQUIRED',
		'COURIER_UNAVAILABLE',
	],
} as const

export const createOrderDraft = endpoint({
	method: 'POST',
	path: '/order-drafts',
	summary:
		'Writes an order for a buyer: as a draft, or placed at once (IS_FINAL). With OUTSIDE_NUMBER a repeat answers the first one',
	needs: 'orders.create',
	body: message({
		...fieldsIn(DraftContent),
		holdsStock,
		/** Unique in the company: e.g. the number of a chat, a marketplace or another program. */
		outsideNumber: ['OUTSIDE_NUMBER', lineText().min(1).max(80).optional()],
		/** Places the order at once; nothing is stored if it can't be. */
		isFinal: ['IS_FINAL', z.boolean().default(false)],
	}),
	answer: OrderDraft,
	failures: { 409: [...refusals[409], 'OUTSIDE_NUMBER_USED'], 422: refusals[422] },
})

const DraftSummary = message({
	id: ['DRAFT_ID', z.uuid()],
	name: ['CUSTOMER_NAME', z.string()],
	phone: ['CUSTOMER_PHONE', z.string()],
	units: ['ITEM_COUNT', z.number().int()],
	outsideNumber: ['OUTSIDE_NUMBER', z.string().nullable()],
	holdEndsAt: ['HOLD_END_DATE', moment.nullable()],
	linkEndsAt: ['LINK_END_DATE', moment.nullable()],
	changedBy: ['CHANGED_BY', z.string()],
	changedAt: ['CHANGE_DATE', moment],
})

export const listOrderDrafts = endpoint({
	method: 'GET',
	path: '/order-drafts',
	summary: 'The orders that are being written, the last changed first; at most a hundred',
	needs: 'orders.create',
	answer: z.object({ list: z.array(DraftSummary) }),
})

const one = {
	path: '/order-drafts/{id}',
	needs: 'orders.create',
	params: { id: z.uuid() },
} as const

export const readOrderDraft = endpoint({
	...one,
	method: 'GET',
	summary: 'A draft of an order with its prices now',
	answer: OrderDraft,
	failures: { 404: 'DRAFT_NOT_FOUND' },
})

export const changeOrderDraft = endpoint({
	...one,
	method: 'PUT',
	summary: 'Replaces what a draft says; VERSION is that of the draft as it was read',
	body: message({ ...fieldsIn(DraftContent), holdsStock, version }),
	answer: OrderDraft,
	failures: { 404: 'DRAFT_NOT_FOUND', ...refusals },
})

export const placeOrderDraft = endpoint({
	...one,
	path: '/order-drafts/{id}/order',
	method: 'POST',
	summary: 'Places the order of a draft',
	body: message({ version }),
	answer: OrderDraft,
	failures: { 404: 'DRAFT_NOT_FOUND', ...refusals },
})

export const discardOrderDraft = endpoint({
	...one,
	path: '/order-drafts/{id}/discarding',
	method: 'POST',
	summary: 'Gives a draft up, releases what it holds and ends its link',
	answer: OrderDraft,
	failures: { 404: 'DRAFT_NOT_FOUND', 409: 'DRAFT_ENDED' },
})
