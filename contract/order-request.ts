import { z } from 'zod'
import { PinnedPlace } from './address.ts'
import { EmailWire } from './auth.ts'
import { CartLine } from './cart.ts'
import { RupiahWire } from './envelope.ts'
import { message, type Value } from './message.ts'
import { ONLINE_METHOD_CODES } from './online-method.ts'
import { PAYMENT_METHODS } from './payment.ts'
import { givenName } from './person-name.ts'
import { PickupPlaceIdWire } from './pickup-place.ts'
import { chosenVendor, CouponCodeWire } from './quote.ts'
import { linesText, lineText, visibleText } from './text.ts'

/** Sender on the parcel's label instead of the shop (dropshipping). */
export const Sender = message({
	name: ['SENDER_NAME', givenName({ max: 100 })],
	phone: ['SENDER_PHONE', visibleText().min(2).max(30)],
})
export type Sender = Value<typeof Sender>

const trackingCode = z.string().regex(/^[A-Za-z0-9_.-]{1,40}$/)

/**
 * What is ordered, with Idempotency-Key. The API determines prices, weights and totals; the request has only ids,
 * quantities and choices. 409: OUT_OF_STOCK (errors.CART_LIST has the shortages, errors.CART_ID the lines in the same
 * order), GUEST_STOCK_LIMIT (the same errors: unpaid guest orders reserve their whole share), CART_ALREADY_ORDERED (with
 * errors.ORDER_NUMBER), PRICE_CHANGED if EXPECTED_TOTAL, COINS or WALLET_AMOUNT differs, VOUCHER_UNUSABLE (reason in
 * errors.PRODUCT_COUPON_CODE or errors.SHIPPING_COUPON_CODE), FLASH_SALE_GONE (errors as for OUT_OF_STOCK: sold out or
 * over the buyer's limit; a new quote has the regular price), INSUFFICIENT_BALANCE, ACCOUNT_BLOCKED; 422: fields,
 * KEY_REUSED for the same key with different content (errors.ORDER_NUMBER is the order of its first use).
 */
export const OrderRequest = message({
	/** The cart's random id and its version: one order for one version of a cart. */
	cartToken: ['CART_TOKEN', z.string().regex(/^[A-Za-z0-9_-]{16,64}$/)],
	cartVersion: ['CART_VERSION', z.number().int().min(0)],
	lines: ['CART_LIST', z.array(CartLine).min(1).max(50)],
	name: ['CUSTOMER_NAME', givenName({ max: 100 })],
	/** E.164, e.g. +6281234567890. */
	phone: ['CUSTOMER_PHONE', z.string().regex(/^\+\d{8,15}$/)],
	/** '' for none: the order is found by its number and phone, and no mails are sent. */
	email: ['CUSTOMER_EMAIL', z.union([z.literal(''), EmailWire]).default('')],
	address: ['ADDRESS', PinnedPlace.nullable()],
	vendor: ['VENDOR_CODE', chosenVendor],
	method: ['VENDOR_METHOD', lineText().max(40)],
	/** Insures the parcel, where that is the buyer's choice; where it is required, it is insured anyway. */
	insured: ['INSURED', z.boolean().default(false)],
	/** Where the order is collected, for SELF_PICKUP of goods; 422 PICKUP_PLACE_UNKNOWN if the company has no such place. */
	pickupPlace: ['PICKUP_PLACE_ID', PickupPlaceIdWire.default(0)],
	payment: ['PAYMENT_METHOD', z.enum(PAYMENT_METHODS)],
	/** The company's bank account for a transfer. */
	bank: ['BANK_CODE', lineText().max(20).optional()],
	/** The wished way to pay online; nothing is opened yet. 422 if it is not offered for the amount. */
	online: ['ONLINE_METHOD', z.enum(ONLINE_METHOD_CODES).optional()],
	note: ['NOTE', linesText().max(500).default('')],
	productVoucher: ['PRODUCT_COUPON_CODE', CouponCodeWire.optional()],
	shippingVoucher: ['SHIPPING_COUPON_CODE', CouponCodeWire.optional()],
	/** Coins and rupiah of the wallet shown to the shopper; 409 PRICE_CHANGED if the order can't use them. */
	coins: ['COINS', RupiahWire.default(0)],
	wallet: ['WALLET_AMOUNT', RupiahWire.default(0)],
	/** Total shown to the shopper (without the unique code); 409 PRICE_CHANGED if it differs. */
	expectedTotal: ['EXPECTED_TOTAL', RupiahWire],
	/** Codes of the shopper's referral links; an unknown agent code is ignored. */
	agent: ['AGENT_TRACKING_CODE', trackingCode.optional()],
	affiliate: ['AFFILIATE_TRACKING_CODE', trackingCode.optional()],
	/** Agents only; otherwise rejected with DROPSHIP_FOR_AGENTS in errors.DROPSHIP. */
	sender: ['DROPSHIP', Sender.optional()],
})
export type OrderRequest = Value<typeof OrderRequest>
export type OrderRequestWire = z.infer<typeof OrderRequest>
