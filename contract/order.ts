import { z } from 'zod'
import { Place } from './address.ts'
import { OrderCod } from './cash-on-delivery.ts'
import { RupiahWire } from './envelope.ts'
import { BankAccount, CONFIRMATION_STATUSES, PAYMENT_METHODS } from './payment.ts'
import { Sender } from './order-request.ts'
import { courierPicture, shipmentGroup, vendorCode } from './shipping.ts'
import { OnlinePayment } from './online-offer.ts'
import { enumOr, openEnum } from './open-enum.ts'
import { OrderStatusResponseWire } from './order-status.ts'
import { fieldsIn, message, moment, type Value } from './message.ts'
import { Parcel } from './parcel.ts'

export const OrderLine = message({
	productSlug: ['PRODUCT_SLUG', z.string()],
	productName: ['PRODUCT_NAME', z.string()],
	variantId: ['VARIANT_ID', z.number().int()],
	variantLabel: ['VARIANT_LABEL', z.string()],
	sku: ['VARIANT_SKU', z.string()],
	quantity: ['LINE_QTY', z.number().int().min(1)],
	/** Whole rupiah. */
	price: ['LINE_PRICE', RupiahWire],
	/** Former unit price, struck through; null: no discount. */
	priceBefore: ['LINE_PRICE_BEFORE', RupiahWire.nullable().default(null)],
	/** Bought at a flash sale's price. */
	isFlashSale: ['IS_FLASH_SALE', z.boolean().default(false)],
	subTotal: ['LINE_SUB_TOTAL', RupiahWire],
	/** Units of the quantity that a change of the order removed: they are not sent. */
	removed: ['REMOVED_QTY', z.number().int().min(0).default(0)],
	imageId: ['PRODUCT_IMAGE_ID', z.string().nullable()],
})
export type OrderLine = Value<typeof OrderLine>

/** Reasons for cancellation by staff, which the buyer sees. */
export const CANCEL_REASONS = [
	'OUT_OF_STOCK',
	'BUYER_ASKED',
	'NOT_PAID',
	'ADDRESS',
	'PRICE',
	'NOT_ACCEPTED',
	'OTHER',
] as const
export type CancelReason = (typeof CANCEL_REASONS)[number]

/** PROVIDER: to the list of refunds, from which the provider of the payment is asked; a member's wallet gets nothing. */
export const REFUND_TARGETS = ['WALLET', 'PROVIDER'] as const
export type RefundTarget = (typeof REFUND_TARGETS)[number]

/** Reasons for partial refunds by staff, which the buyer sees. */
export const REFUND_REASONS = ['DAMAGED', 'MISSING', 'LATE', 'PRICE', 'OTHER'] as const

export const OrderEvent = message({
	from: ['FROM_STATUS', OrderStatusResponseWire.nullable()],
	to: ['TO_STATUS', OrderStatusResponseWire],
	date: ['EVENT_DATE', moment],
})

export const Shipment = message({
	vendor: ['SALE_SHIPMENT_VENDOR_CODE', vendorCode],
	method: ['VENDOR_METHOD', z.string()],
	vendorName: ['VENDOR_NAME', z.string()],
	methodName: ['VENDOR_METHOD_NAME', z.string()],
	group: ['VENDOR_METHOD_GROUP', shipmentGroup],
	imageUrl: ['VENDOR_METHOD_IMAGE_URL', courierPicture],
	price: ['SHIPPING_PRICE', RupiahWire],
	trackingNumber: ['TRACKING_NUMBER', z.string().nullable()],
	/** The courier's tracking page; null: none. */
	trackingPage: ['TRACKING_URL', z.url().nullable().default(null)],
})
export type Shipment = Value<typeof Shipment>

const { district, ...typedPlace } = fieldsIn(Place)

export const OrderAddress = message({
	district,
	districtName: ['DISTRICT_NAME', z.string()],
	...typedPlace,
})
export type OrderAddress = Value<typeof OrderAddress>

const Arrival = message({
	earliest: ['EARLIEST_DATE', moment],
	latest: ['LATEST_DATE', moment],
})
export type Arrival = Value<typeof Arrival>

/** An order as its buyer sees it; amounts in whole rupiah. */
export const Order = message({
	number: ['ORDER_NUMBER', z.string()],
	status: ['ORDER_STATUS', OrderStatusResponseWire],
	date: ['ORDER_DATE', moment],
	/** When an unpaid order expires; null once paid or ended. */
	expiresAt: ['EXPIRED_DATE', moment.nullable()],
	customerName: ['CUSTOMER_NAME', z.string()],
	customerPhone: ['CUSTOMER_PHONE', z.string()],
	customerEmail: ['CUSTOMER_EMAIL', z.string()],
	/** Null for self pick-up. One readable text per line of an envelope. */
	addressLines: ['ADDRESS_LINE_LIST', z.array(z.string()).nullable()],
	/** The parts of the address that its buyer can correct, and the district, which stays; null: not delivered. */
	address: ['ADDRESS', OrderAddress.nullable().default(null)],
	/** The buyer can correct the address: it is not packed yet. */
	canCorrectAddress: ['CAN_CORRECT_ADDRESS', z.boolean().default(false)],
	/**
	 * When it arrives by what its buyer was told, counted from its placing, then from its payment, then from dispatch; null: nothing
	 * was said, or it has arrived or ended.
	 */
	arrival: ['EXPECTED_ARRIVAL', Arrival.nullable().default(null)],
	/** When a sent parcel counts as delivered; null: not by itself. */
	arrivesBefore: ['ARRIVES_BEFORE', moment.nullable().default(null)],
	/** The buyer has said that the parcel has not arrived. */
	isNotArrived: ['IS_NOT_ARRIVED', z.boolean().default(false)],
	/** Where the order is collected, as the place was when it was ordered; null: delivered, or not recorded. */
	pickupPlace: [
		'PICKUP_PLACE',
		message({
			name: ['PLACE_NAME', z.string()],
			address: ['PLACE_ADDRESS', z.string().nullable()],
		})
			.nullable()
			.default(null),
	],
	lines: ['LINE_LIST', z.array(OrderLine).min(1)],
	shipments: ['SHIPMENT_LIST', z.array(Shipment)],
	/** Without those that were not sent after all. Number and courier of the first that left are those of the shipment. */
	parcels: ['PARCEL_LIST', z.array(Parcel).default([])],
	/** A part of it is in no parcel yet. */
	isPartUnpacked: ['IS_PART_UNPACKED', z.boolean().default(false)],
	/** Contains only digital products: nothing is shipped. */
	isDigitalOnly: ['IS_DIGITAL_ONLY', z.boolean()],
	/** The phone is E.164; null: the parcel comes from the shop. */
	sender: ['DROPSHIP', Sender.nullable().default(null)],
	subTotal: ['SUB_TOTAL', RupiahWire],
	/** Discounts on items by a voucher, and by the buyer's tier. */
	productDiscount: ['PRODUCT_DISCOUNT', RupiahWire],
	tierDiscount: ['TIER_DISCOUNT', RupiahWire],
	/** One coin is worth Rp 1. */
	coinsSpent: ['COINS_SPENT', RupiahWire],
	shippingPrice: ['SHIPPING_PRICE', RupiahWire],
	shippingDiscount: ['SHIPPING_DISCOUNT', RupiahWire],
	/** What the buyer pays for an insured parcel; 0: it is not insured. */
	insurance: ['INSURANCE', RupiahWire.default(0)],
	/** Vouchers that the order uses. */
	vouchers: [
		'COUPON_LIST',
		z.array(
			message({
				code: ['COUPON_CODE', z.string()],
				isForShipping: ['COUPON_IS_FOR_SHIPPING', z.boolean()],
			}),
		),
	],
	/** Promised for completion, or, once completed, credited to the wallet. */
	cashback: ['CASHBACK', RupiahWire],
	/** 1 to 999, the last three digits that distinguish payments; 0 if not needed. */
	uniqueCode: ['UNIQUE_CODE', z.number().int().min(0).max(999)],
	/** Items and shipping minus discounts, plus the unique code. */
	total: ['TOTAL', RupiahWire],
	/** Part of the total paid from the wallet when the order was placed. */
	walletPaid: ['WALLET_PAID', RupiahWire],
	/** Received so far while it is unpaid, besides the wallet's part: payments that were less than the amount due. */
	partPaid: ['PART_PAID', RupiahWire.default(0)],
	/** Part of the total that the shop did not insist on. */
	waived: ['WAIVED', RupiahWire.default(0)],
	/** Exact amount to be transferred: the total minus the wallet's part, what was received, and what is waived. */
	amountDue: ['AMOUNT_DUE', RupiahWire],
	paymentMethod: ['PAYMENT_METHOD', openEnum(PAYMENT_METHODS)],
	bank: ['BANK', BankAccount.nullable()],
	/** Dynamic QRIS for the amount due; null unless payment is due by QRIS. */
	qris: ['QRIS_TEXT', z.string().nullable()],
	/** Of ONLINE: the latest attempt to pay; null: there was none. */
	online: ['ONLINE_PAYMENT', OnlinePayment.nullable().default(null)],
	/** Of ONLINE: what arrived and the order did not need, and where it went: to the wallet, or to be given back. */
	givenBack: [
		'GIVEN_BACK',
		message({
			amount: ['PAYMENT_AMOUNT', RupiahWire],
			to: ['GIVEN_BACK_TO', enumOr(['WALLET', 'REFUND'], 'REFUND')],
		})
			.nullable()
			.default(null),
	],
	/** Of COD alone. */
	cod: ['COD', OrderCod.nullable().default(null)],
	/** Of the latest payment confirmation, if any. */
	confirmation: ['CONFIRMATION_STATUS', enumOr(CONFIRMATION_STATUSES, 'WAITING').nullable()],
	note: ['NOTE', z.string()],
	/** Reason of a cancellation by staff; null: none. */
	cancelReason: ['CANCEL_REASON', openEnum(CANCEL_REASONS).nullable().default(null)],
	events: ['EVENT_LIST', z.array(OrderEvent)],
})
export type Order = Value<typeof Order>
