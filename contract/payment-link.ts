import { z } from 'zod'
import { EmailWire, TypedPhoneWire } from './auth.ts'
import { Place } from './address.ts'
import { endpoint } from './endpoint.ts'
import { RupiahSumWire, RupiahWire } from './envelope.ts'
import { fieldsIn, message, moment, type Value } from './message.ts'
import { DraftAddress } from './draft-content.ts'
import { Order } from './order.ts'
import { OrderRequest } from './order-request.ts'
import { OFFERED_PAYMENT_METHODS } from './payment.ts'
import { givenName } from './person-name.ts'
import { OrderLookUp, ShownOrder } from './shown-order.ts'
import { ShippingOffer } from './shipping.ts'

/** A link that opens the payment of one order to whoever has it. */
export const MadeLink = message({
	/** Its URL at the shop's main address; shown once, since only a digest is stored. */
	url: ['LINK_URL', z.url()],
	endsAt: ['LINK_END_DATE', moment],
	/** A text for the buyer with the link, in the buyer's language. */
	text: ['TEXT', z.string()],
	/** E.164; '' if unknown. */
	phone: ['CUSTOMER_PHONE', z.string()],
})
export type MadeLink = Value<typeof MadeLink>

export const linkOrderDraft = endpoint({
	method: 'POST',
	path: '/order-drafts/{id}/link',
	summary: 'Makes a link by which the buyer completes and pays a draft; ends the one before',
	needs: 'orders.create',
	params: { id: z.uuid() },
	answer: MadeLink,
	failures: { 404: 'DRAFT_NOT_FOUND', 409: ['DRAFT_ENDED', 'SHOP_WITHOUT_ADDRESS'] },
})

export const linkStaffOrder = endpoint({
	method: 'POST',
	path: '/orders/{number}/link',
	summary: 'Makes a link by which the buyer pays an unpaid order; ends the one before',
	needs: 'orders.create',
	answer: MadeLink,
	failures: {
		404: 'NO_SUCH_ORDER',
		409: ['ORDER_EXPIRED', 'ORDER_CANCELLED', 'ALREADY_PAID', 'SHOP_WITHOUT_ADDRESS'],
	},
})

/** 32 random bytes in base64url. */
const token = ['LINK_TOKEN', z.string().regex(/^[A-Za-z0-9_-]{43}$/)] as const

const LinkedLine = message({
	productName: ['PRODUCT_NAME', z.string()],
	variantLabel: ['VARIANT_LABEL', z.string()],
	quantity: ['LINE_QTY', z.number().int().min(1)],
	price: ['LINE_PRICE', RupiahWire],
	priceBefore: ['LINE_PRICE_BEFORE', RupiahWire.nullable()],
	subTotal: ['LINE_SUB_TOTAL', RupiahSumWire],
})

/** What a draft lacks, and what its buyer wrote; nothing of other orders. */
export const LinkedDraft = message({
	version: ['VERSION', z.number().int()],
	name: ['CUSTOMER_NAME', z.string()],
	phone: ['CUSTOMER_PHONE', z.string()],
	email: ['CUSTOMER_EMAIL', z.string()],
	address: ['ADDRESS', DraftAddress.nullable()],
	districtName: ['DISTRICT_NAME', z.string()],
	lines: ['LINE_LIST', z.array(LinkedLine)],
	isDigitalOnly: ['IS_DIGITAL_ONLY', z.boolean()],
	/** The chosen courier: VENDOR_CODE/VENDOR_METHOD; '' for none. */
	courier: ['COURIER', z.string()],
	/** Couriers to choose from; of an order with an agreed courier, that one. */
	offers: ['SHIPPING_LIST', z.array(ShippingOffer)],
	/** Days that the shop takes to hand a parcel over. */
	packingDays: ['PACKING_DAYS', z.number().int().min(0).default(0)],
	subTotal: ['SUB_TOTAL', RupiahSumWire],
	discount: ['DISCOUNT', RupiahSumWire],
	/** null: no courier is chosen yet. */
	shippingPrice: ['SHIPPING_PRICE', RupiahSumWire.nullable()],
	total: ['TOTAL', RupiahSumWire],
	/** Units are missing: the shop has to be asked. */
	isSoldOut: ['IS_SOLD_OUT', z.boolean()],
	note: ['NOTE', z.string()],
	/** The way to pay that the shop agreed with the buyer, who may choose another one; null: none. */
	payment: ['PAYMENT_METHOD', z.enum(OFFERED_PAYMENT_METHODS).nullable().default(null)],
	bank: ['BANK_CODE', z.string().default('')],
})
export type LinkedDraft = Value<typeof LinkedDraft>

/** What a link leads to: a draft that the buyer completes, or its order. */
export const Linked = message({
	endsAt: ['LINK_END_DATE', moment],
	draft: ['DRAFT', LinkedDraft.nullable()],
	order: ['ORDER', Order.nullable()],
	/** By which the order is looked up. */
	lookUp: ['LOOK_UP', OrderLookUp.nullable()],
})
export type Linked = Value<typeof Linked>

const ofLink = {
	method: 'POST',
	access: 'company',
	answer: Linked,
	failures: {
		404: 'LINK_UNKNOWN',
		409: ['DRAFT_CHANGED', 'DRAFT_ENDED'],
		429: 'TOO_MANY_ATTEMPTS',
	},
} as const

/** 404 for a token that is unknown, ended or of another shop, and for an order that has ended. */
export const openPaymentLink = endpoint({
	...ofLink,
	path: '/payment-link',
	summary: 'What a payment link leads to',
	body: message({ token }),
})

export const addressPaymentLink = endpoint({
	...ofLink,
	path: '/payment-link/address',
	summary: 'The buyer writes contact and address of a linked draft, and chooses its courier',
	body: message({
		token,
		version: ['VERSION', z.number().int()],
		name: ['CUSTOMER_NAME', givenName({ max: 100 })],
		phone: ['CUSTOMER_PHONE', TypedPhoneWire],
		email: ['CUSTOMER_EMAIL', z.union([z.literal(''), EmailWire]).default('')],
		/** Null for an order that is collected, or of downloads only. */
		address: ['ADDRESS', Place.nullable()],
		/** VENDOR_CODE/VENDOR_METHOD; absent: stays. */
		courier: ['COURIER', z.string().max(80).optional()],
	}),
})

const { payment, bank, online } = fieldsIn(OrderRequest)

export const orderPaymentLink = endpoint({
	method: 'POST',
	access: 'company',
	path: '/payment-link/order',
	summary: 'Places the order of a linked draft with the way to pay that its buyer chooses',
	body: message({
		token,
		version: ['VERSION', z.number().int()],
		payment,
		bank,
		online,
		/** The total that the buyer was shown. */
		expectedTotal: ['EXPECTED_TOTAL', RupiahWire],
	}),
	answer: ShownOrder,
	failures: {
		404: 'LINK_UNKNOWN',
		409: [
			'DRAFT_CHANGED',
			'DRAFT_ENDED',
			'OUT_OF_STOCK',
			'FLASH_SALE_GONE',
			'PRICE_CHANGED',
			'TOO_MANY_UNPAID_ORDERS',
			'ACCOUNT_BLOCKED',
		],
		422: ['FIELD_REQUIRED', 'COURIER_UNAVAILABLE', 'PAYMENT_METHOD_UNKNOWN'],
		429: 'TOO_MANY_ATTEMPTS',
	},
})
