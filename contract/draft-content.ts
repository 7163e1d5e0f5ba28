import { z } from 'zod'
import { EmailWire } from './auth.ts'
import { RupiahWire } from './envelope.ts'
import { LANGUAGE_CODES } from './languages.ts'
import { message, type Value } from './message.ts'
import { OFFERED_PAYMENT_METHODS } from './payment.ts'
import { PickupPlaceIdWire } from './pickup-place.ts'
import { CouponCodeWire } from './quote.ts'
import { districtCode } from './region.ts'
import { VENDOR_CODES } from './shipping-methods.ts'
import { lineText, linesText, visibleText } from './text.ts'

/** What is written of an address so far; '' for what is not known. */
export const DraftAddress = message({
	district: ['DISTRICT_CODE', z.union([z.literal(''), districtCode]).default('')],
	village: ['VILLAGE', lineText().max(60).default('')],
	postcode: [
		'POSTCODE',
		z
			.string()
			.regex(/^(\d{5})?$/)
			.default(''),
	],
	street: ['STREET', lineText().max(200).default('')],
	courierNote: ['COURIER_NOTE', lineText().max(200).default('')],
})
export type DraftAddress = Value<typeof DraftAddress>

/** What is ordered. A price of one's own needs a reason, and is limited by the role of who gives it. */
export const AgreedLine = message({
	id: ['CART_ID', z.number().int().positive()],
	quantity: ['CART_QTY', z.number().int().min(1).max(1_000_000)],
	/** Of one unit, whole rupiah; null: the shop's price. */
	price: ['PRICE', RupiahWire.nullable().default(null)],
	reason: ['PRICE_REASON', lineText().max(200).default('')],
})
export type AgreedLine = Value<typeof AgreedLine>

/** An order that staff are writing, as far as it is known; its buyer may complete the rest by a payment link. */
export const DraftContent = message({
	/** An account of the shop; null: a guest. */
	customerId: ['CUSTOMER_ID', z.uuid().nullable().default(null)],
	name: ['CUSTOMER_NAME', visibleText().max(100).default('')],
	/** As typed; Indonesian without a country code. */
	phone: ['CUSTOMER_PHONE', visibleText().max(30).default('')],
	email: ['CUSTOMER_EMAIL', z.union([z.literal(''), EmailWire]).default('')],
	/** Null: none, for an order that is collected. */
	address: ['ADDRESS', DraftAddress.nullable().default(null)],
	lines: ['CART_LIST', z.array(AgreedLine).max(50).default([])],
	vendor: ['VENDOR_CODE', z.enum(VENDOR_CODES).nullable().default(null)],
	method: ['VENDOR_METHOD', lineText().max(40).default('')],
	/** An agreed price of the delivery, whole rupiah; null: the tariff's. */
	shippingPrice: ['SHIPPING_PRICE', RupiahWire.nullable().default(null)],
	pickupPlace: ['PICKUP_PLACE_ID', PickupPlaceIdWire.default(0)],
	/** Null: the buyer chooses. */
	payment: ['PAYMENT_METHOD', z.enum(OFFERED_PAYMENT_METHODS).nullable().default(null)],
	bank: ['BANK_CODE', lineText().max(20).default('')],
	/** Codes of vouchers that the buyer gets; their own limits hold. */
	productVoucher: ['PRODUCT_COUPON_CODE', CouponCodeWire.optional()],
	shippingVoucher: ['SHIPPING_COUPON_CODE', CouponCodeWire.optional()],
	note: ['NOTE', linesText().max(500).default('')],
	/** Language of messages to the buyer. */
	language: ['LANGUAGE', z.enum(LANGUAGE_CODES).default('id')],
})
export type DraftContent = Value<typeof DraftContent>
