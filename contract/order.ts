import { z } from 'zod'
import { EmailWire } from './auth.ts'
import { CartLineWire, QuotedCartLineWire } from './cart.ts'
import { dataOf, RupiahSumWire, RupiahWire } from './envelope.ts'
import { BankAccountWire, PAYMENT_METHODS } from './payment.ts'
import { PickupPlaceIdWire } from './pickup-place.ts'
import { ShipmentGroupWire, ShippingOfferWire, VENDOR_CODES, VendorCodeWire } from './shipping.ts'
import { givenName } from './person-name.ts'
import { compactText, linesText, lineText, visibleText } from './text.ts'
import { openEnum, enumOr } from './open-enum.ts'
import type { Endpoint } from './endpoint.ts'

/** The nine statuses of the spec's section 4. */
export const ORDER_STATUSES = [
	'PENDING',
	'PAYMENT_CONFIRMED',
	'PROCESSING',
	'CHANGE_PROCESSING',
	'SHIPPING',
	'DELIVERED',
	'EXPIRED',
	'COMPLETED',
	'CANCEL',
] as const
/** Who changes an order's status: people, the clock, a payment, or the system. */
export const ORDER_ACTORS = ['customer', 'staff', 'courier', 'timer', 'payment', 'system'] as const
export const OrderStatusWire = z.enum(ORDER_STATUSES)
/** An order's status in a response. */
export const OrderStatusResponseWire = openEnum(ORDER_STATUSES)

/** A voucher's code as a shopper types it. */
export const CouponCodeWire = compactText()
	.toUpperCase()
	.regex(/^[A-Z0-9][A-Z0-9-]{2,39}$/)

/** The shopper's choices so far; every field may be missing. */
export const QuoteRequestWire = z.object({
	CART_LIST: z.array(CartLineWire).min(1).max(50),
	DISTRICT_CODE: z
		.string()
		.regex(/^\d{2}\.\d{2}\.\d{2}$/)
		.optional(),
	VENDOR_CODE: z.enum(VENDOR_CODES).optional(),
	VENDOR_METHOD: lineText().max(40).optional(),
	PAYMENT_METHOD: z.enum(PAYMENT_METHODS).optional(),
	PRODUCT_COUPON_CODE: CouponCodeWire.optional(),
	SHIPPING_COUPON_CODE: CouponCodeWire.optional(),
	/** Use as many coins, or as much of the wallet, as the order allows; for signed-in customers. */
	USE_COINS: z.boolean().default(false),
	USE_WALLET: z.boolean().default(false),
	/** E.164, of a guest: identifies the buyer for limits of flash sales. */
	CUSTOMER_PHONE: z
		.string()
		.regex(/^\+\d{8,15}$/)
		.optional(),
	/** Of a guest too: what has been typed so far identifies the buyer for limits per customer. */
	CUSTOMER_EMAIL: lineText().max(254).optional(),
	VILLAGE: lineText().max(60).optional(),
	POSTCODE: lineText().max(10).optional(),
	STREET: lineText().max(200).optional(),
})
export type QuoteRequestWire = z.infer<typeof QuoteRequestWire>

/** Sender on the parcel's label instead of the shop (dropshipping). */
const SenderWire = z.object({
	SENDER_NAME: givenName({ max: 100 }),
	SENDER_PHONE: visibleText().min(2).max(30),
})

/** POST /order/quote: priced by the same function as orders. Changes nothing. */
export const QuoteWire = dataOf(
	z.object({
		CART_LIST: z.array(QuotedCartLineWire),
		/** Requested lines whose variant no longer exists. */
		MISSING_CART_ID_LIST: z.array(z.number().int()),
		SUB_TOTAL: RupiahSumWire,
		SHIPPING_WEIGHT_GRAMS: z.number().int().min(0),
		/** null until a district and a courier that serves it are chosen. */
		SHIPPING_PRICE: RupiahSumWire.nullable(),
		SHIPPING_OFFER_LIST: z.array(ShippingOfferWire),
		FREE_SHIPPING_FROM: RupiahWire.nullable(),
		/** Contains only digital products: needs no courier. */
		IS_DIGITAL_ONLY: z.boolean(),
		/** Discounts on items and on shipping. */
		PRODUCT_DISCOUNT: RupiahSumWire,
		TIER_DISCOUNT: RupiahSumWire,
		SHIPPING_DISCOUNT: RupiahSumWire,
		/** Reasons why requested vouchers do not apply, in the request's language. */
		COUPON_PROBLEM_LIST: z.array(z.object({ COUPON_CODE: z.string(), REASON: z.string() })),
		/** Credited to the wallet once the order is completed. */
		CASHBACK: RupiahSumWire,
		/** The customer's coins, the maximum for this order, and those used by it. */
		COINS_BALANCE: z.number().int().min(0),
		COINS_MOST: RupiahSumWire,
		COINS_SPENT: RupiahSumWire,
		/** Without the unique code, which is drawn at order time (at most 999). */
		TOTAL: RupiahSumWire,
		WALLET_BALANCE: z.number().int().min(0),
		/** Part of TOTAL paid from the wallet. */
		WALLET_PAID: RupiahSumWire,
		/** True if every line is available in its quantity. */
		IS_ORDERABLE: z.boolean(),
		/** The buyer is an agent and may set a sender. */
		CAN_DROPSHIP: z.boolean().default(false),
	}),
)

/** The recipient's address; the village may be typed freely. */
export const AddressWire = z.object({
	DISTRICT_CODE: z.string().regex(/^\d{2}\.\d{2}\.\d{2}$/),
	VILLAGE: lineText().min(2).max(60),
	/** Five digits; '' if unknown. The API fills it in where the village has a known one. */
	POSTCODE: z
		.string()
		.regex(/^(\d{5})?$/)
		.default(''),
	STREET: lineText().min(10).max(200),
	COURIER_NOTE: lineText().max(200).default(''),
})

const trackingCode = z.string().regex(/^[A-Za-z0-9_.-]{1,40}$/)

/**
 * POST /order, with Idempotency-Key. The API determines prices, weights and totals; the request has only ids, quantities
 * and choices. 409: OUT_OF_STOCK (errors.CART_LIST has the shortages, errors.CART_ID the lines in the same order),
 * GUEST_STOCK_LIMIT (the same errors: unpaid guest orders reserve their whole share), CART_ALREADY_ORDERED (with
 * errors.ORDER_NUMBER), PRICE_CHANGED if EXPECTED_TOTAL, COINS or WALLET_AMOUNT differs, VOUCHER_UNUSABLE (reason in
 * errors.PRODUCT_COUPON_CODE or errors.SHIPPING_COUPON_CODE), FLASH_SALE_GONE (errors as for OUT_OF_STOCK: sold out or
 * over the buyer's limit; a new quote has the regular price), INSUFFICIENT_BALANCE, ACCOUNT_BLOCKED; 422: fields,
 * KEY_REUSED for the same key with different content (errors.ORDER_NUMBER is the order of its first use).
 */
export const OrderRequestWire = z.object({
	/** The cart's random id and its version: one order for one version of a cart. */
	CART_TOKEN: z.string().regex(/^[A-Za-z0-9_-]{16,64}$/),
	CART_VERSION: z.number().int().min(0),
	CART_LIST: z.array(CartLineWire).min(1).max(50),
	CUSTOMER_NAME: givenName({ max: 100 }),
	/** E.164, e.g. +6281234567890. */
	CUSTOMER_PHONE: z.string().regex(/^\+\d{8,15}$/),
	/** '' for none: the order is found by its number and phone, and no mails are sent. */
	CUSTOMER_EMAIL: z.union([z.literal(''), EmailWire]).default(''),
	ADDRESS: AddressWire.nullable(),
	VENDOR_CODE: z.enum(VENDOR_CODES),
	VENDOR_METHOD: lineText().max(40),
	/** Where the order is collected, for SELF_PICKUP of goods; 422 PICKUP_PLACE_UNKNOWN if the company has no such place. */
	PICKUP_PLACE_ID: PickupPlaceIdWire.default(0),
	PAYMENT_METHOD: z.enum(PAYMENT_METHODS),
	/** The company's bank account for a transfer. */
	BANK_CODE: lineText().max(20).optional(),
	NOTE: linesText().max(500).default(''),
	PRODUCT_COUPON_CODE: CouponCodeWire.optional(),
	SHIPPING_COUPON_CODE: CouponCodeWire.optional(),
	/** Coins and wallet amount shown to the shopper; 409 PRICE_CHANGED if the order can't use them. */
	COINS: RupiahWire.default(0),
	WALLET_AMOUNT: RupiahWire.default(0),
	/** Total shown to the shopper (without the unique code); 409 PRICE_CHANGED if it differs. */
	EXPECTED_TOTAL: RupiahWire,
	/** Codes of the shopper's referral links; an unknown agent code is ignored. */
	AGENT_TRACKING_CODE: trackingCode.optional(),
	AFFILIATE_TRACKING_CODE: trackingCode.optional(),
	/** Agents only; otherwise rejected with DROPSHIP_FOR_AGENTS in errors.DROPSHIP. */
	DROPSHIP: SenderWire.optional(),
})
export type OrderRequestWire = z.infer<typeof OrderRequestWire>

export const OrderLineWire = z.object({
	PRODUCT_SLUG: z.string(),
	PRODUCT_NAME: z.string(),
	VARIANT_ID: z.number().int(),
	VARIANT_LABEL: z.string(),
	VARIANT_SKU: z.string(),
	LINE_QTY: z.number().int().min(1),
	LINE_PRICE: RupiahWire,
	/** Former unit price, struck through; null: no discount. */
	LINE_PRICE_BEFORE: RupiahWire.nullable().default(null),
	/** Bought at a flash sale's price. */
	IS_FLASH_SALE: z.boolean().default(false),
	LINE_SUB_TOTAL: RupiahWire,
	/** Units of LINE_QTY that a change of the order removed: they are not sent. */
	REMOVED_QTY: z.number().int().min(0).default(0),
	PRODUCT_IMAGE_ID: z.string().nullable(),
})

/** Reasons for cancellation by staff, which the buyer sees. */
export const CANCEL_REASONS = [
	'OUT_OF_STOCK',
	'BUYER_ASKED',
	'NOT_PAID',
	'ADDRESS',
	'PRICE',
	'OTHER',
] as const
export type CancelReason = (typeof CANCEL_REASONS)[number]

/** Reasons for partial refunds by staff, which the buyer sees. */
export const REFUND_REASONS = ['DAMAGED', 'MISSING', 'LATE', 'PRICE', 'OTHER'] as const

export const OrderEventWire = z.object({
	FROM_STATUS: OrderStatusResponseWire.nullable(),
	TO_STATUS: OrderStatusResponseWire,
	EVENT_DATE: z.iso.datetime(),
})
export const OrderWire = z.object({
	ORDER_NUMBER: z.string(),
	ORDER_STATUS: OrderStatusResponseWire,
	ORDER_DATE: z.iso.datetime(),
	/** When an unpaid order expires; null once paid or ended. */
	EXPIRED_DATE: z.iso.datetime().nullable(),
	CUSTOMER_NAME: z.string(),
	CUSTOMER_PHONE: z.string(),
	CUSTOMER_EMAIL: z.string(),
	/** Null for self pick-up. One readable text per line of an envelope. */
	ADDRESS_LINE_LIST: z.array(z.string()).nullable(),
	/** The parts of the address that its buyer can correct, and the district, which stays; null: not delivered. */
	ADDRESS: AddressWire.extend({ DISTRICT_NAME: z.string() }).nullable().default(null),
	/** The buyer can correct the address: it is not packed yet. */
	CAN_CORRECT_ADDRESS: z.boolean().default(false),
	/** When a sent parcel counts as delivered; null: not by itself. */
	ARRIVES_BEFORE: z.iso.datetime().nullable().default(null),
	/** The buyer has said that the parcel has not arrived. */
	IS_NOT_ARRIVED: z.boolean().default(false),
	/** Where the order is collected, as the place was when it was ordered; null: delivered, or not recorded. */
	PICKUP_PLACE: z
		.object({ PLACE_NAME: z.string(), PLACE_ADDRESS: z.string().nullable() })
		.nullable()
		.default(null),
	LINE_LIST: z.array(OrderLineWire).min(1),
	SHIPMENT_LIST: z.array(
		z.object({
			SALE_SHIPMENT_VENDOR_CODE: VendorCodeWire,
			VENDOR_METHOD: z.string(),
			VENDOR_NAME: z.string(),
			VENDOR_METHOD_NAME: z.string(),
			VENDOR_METHOD_GROUP: ShipmentGroupWire,
			VENDOR_METHOD_IMAGE_URL: z.string().catch(''),
			SHIPPING_PRICE: RupiahWire,
			TRACKING_NUMBER: z.string().nullable(),
			/** The courier's tracking page; null: none. */
			TRACKING_URL: z.url().nullable().default(null),
		}),
	),
	/** Contains only digital products: nothing is shipped. */
	IS_DIGITAL_ONLY: z.boolean(),
	/** The phone is E.164; null: the parcel comes from the shop. */
	DROPSHIP: SenderWire.nullable().default(null),
	SUB_TOTAL: RupiahWire,
	/** Discounts on items by a voucher, and by the buyer's tier. */
	PRODUCT_DISCOUNT: RupiahWire,
	TIER_DISCOUNT: RupiahWire,
	COINS_SPENT: RupiahWire,
	SHIPPING_PRICE: RupiahWire,
	/** Discount on shipping. */
	SHIPPING_DISCOUNT: RupiahWire,
	/** Vouchers that the order uses. */
	COUPON_LIST: z.array(z.object({ COUPON_CODE: z.string(), COUPON_IS_FOR_SHIPPING: z.boolean() })),
	/** Promised for completion, or, once completed, credited to the wallet. */
	CASHBACK: RupiahWire,
	/** 1 to 999, the last three digits that distinguish payments; 0 if not needed. */
	UNIQUE_CODE: z.number().int().min(0).max(999),
	/** Items and shipping minus discounts, plus UNIQUE_CODE. */
	TOTAL: RupiahWire,
	/** Part of TOTAL paid from the wallet when the order was placed. */
	WALLET_PAID: RupiahWire,
	/** Received so far while it is unpaid, beside WALLET_PAID: payments that were less than the amount due. */
	PART_PAID: RupiahWire.default(0),
	/** Part of TOTAL that the shop did not insist on. */
	WAIVED: RupiahWire.default(0),
	/** Exact amount to be transferred: TOTAL minus WALLET_PAID, PART_PAID and WAIVED. */
	AMOUNT_DUE: RupiahWire,
	PAYMENT_METHOD: openEnum(PAYMENT_METHODS),
	BANK: BankAccountWire.nullable(),
	/** Dynamic QRIS for AMOUNT_DUE; null unless payment is due by QRIS. */
	QRIS_TEXT: z.string().nullable(),
	/** Latest payment confirmation, if any. */
	CONFIRMATION_STATUS: enumOr(['WAITING', 'ACCEPTED', 'REJECTED'], 'WAITING').nullable(),
	NOTE: z.string(),
	/** Reason of a cancellation by staff; null: none. */
	CANCEL_REASON: openEnum(CANCEL_REASONS).nullable().default(null),
	EVENT_LIST: z.array(OrderEventWire),
})
export type OrderWire = z.infer<typeof OrderWire>
/** Says that its holder was shown the order. */
const lookUpKey = lineText().min(1).max(100).optional()

/** Response of POST /order (201, or 200 for a repeat) and of POST /order/look-up. */
export const OrderAnswerWire = dataOf(
	OrderWire.extend({
		/** For later look-ups of this order, from a sealed cookie of the browser that was shown it. */
		LOOK_UP_KEY: lookUpKey,
	}),
)

/**
 * POST /order/look-up: 404 unless number and phone match in this company; 429 TOO_MANY_ATTEMPTS with Retry-After after
 * many mismatches, whether or not the order exists. The right phone is answered whatever others tried, within bounds.
 */
export const OrderLookUpWire = z.object({
	ORDER_NUMBER: lineText().min(1).max(40),
	CUSTOMER_PHONE: visibleText().min(1).max(30),
	/** Of an earlier answer: attempts of others don't limit this one. Without effect unless the phone is right. */
	LOOK_UP_KEY: lookUpKey,
})

/** Endpoints of quotes and orders. */
export const ORDER_ENDPOINTS: Endpoint[] = [
	{
		method: 'POST',
		path: '/order/quote',
		summary: 'Prices what a shopper has chosen so far; writes nothing',
		access: 'either',
		body: QuoteRequestWire,
		answer: QuoteWire,
		failures: { 429: 'TOO_MANY_ATTEMPTS: too many unknown voucher codes; see Retry-After' },
	},
	{
		method: 'POST',
		path: '/order',
		creates: true,
		summary: 'Places an order and reserves its stock',
		access: 'either',
		body: OrderRequestWire,
		answer: OrderAnswerWire,
		idempotent: true,
		failures: {
			409: 'OUT_OF_STOCK, GUEST_STOCK_LIMIT, CART_ALREADY_ORDERED, PRICE_CHANGED, VOUCHER_UNUSABLE, INSUFFICIENT_BALANCE or ACCOUNT_BLOCKED',
			429: 'TOO_MANY_ATTEMPTS: too many unknown voucher codes; see Retry-After',
		},
	},
	{
		method: 'POST',
		path: '/order/look-up',
		summary: "A guest's order by its number and the phone number it was placed with",
		access: 'company',
		body: OrderLookUpWire,
		answer: OrderAnswerWire,
		failures: {
			404: 'No order of this number and phone',
			429: 'TOO_MANY_ATTEMPTS: too many look-ups that found nothing; see Retry-After',
		},
	},
]
