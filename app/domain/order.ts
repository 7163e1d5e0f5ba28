import type { BankAccount, ConfirmationStatus, PaymentMethodCode } from './payment.ts'
import type { QuotedCartLine } from './cart.ts'
import type { ShipmentGroup, ShippingOffer } from './shipping.ts'

export const orderStatuses = [
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
/** UNKNOWN: a status that this version does not know. */
export type OrderStatus = (typeof orderStatuses)[number] | 'UNKNOWN'

/** How an order reaches its buyer: digital ones are downloads only. */
export type DeliveryKind = 'courier' | 'pickup' | 'digital'

/** Why staff cancelled an order. UNKNOWN: one that this shop has no word for. */
export type CancelReason =
	'OUT_OF_STOCK' | 'BUYER_ASKED' | 'NOT_PAID' | 'ADDRESS' | 'PRICE' | 'OTHER' | 'UNKNOWN'

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

export type OrderLine = {
	productSlug: string
	productName: string
	variantId: number
	variantLabel: string
	sku: string
	quantity: number
	price: number
	/** Former unit price, shown struck through. */
	priceBefore: number | null
	isFlashSale: boolean
	subTotal: number
	imageId: string | null
}

export type Shipment = {
	vendor: string
	method: string
	vendorName: string
	methodName: string
	group: ShipmentGroup
	imageUrl: string
	price: number
	trackingNumber: string | null
	/** The courier's tracking page of the parcel. */
	trackingPage: string | null
}

export type OrderAddress = {
	district: string
	village: string
	postcode: string
	street: string
	courierNote: string
}

export type OrderEvent = { from: OrderStatus | null; to: OrderStatus; date: Date }

/** The phone is E.164. */
export type Sender = { name: string; phone: string }

export type Order = {
	number: string
	status: OrderStatus
	date: Date
	expiresAt: Date | null
	customerName: string
	customerPhone: string
	customerEmail: string
	addressLines: string[] | null
	/** The address in parts, of which the district stays; null: it is not delivered. */
	address: OrderAddress | null
	canCorrectAddress: boolean
	/** When a sent parcel counts as delivered; null: not by itself. */
	arrivesBefore: Date | null
	/** The buyer said that the parcel has not arrived. */
	isNotArrived: boolean
	/** Where it is collected; null: it is delivered, or the shop has not said where. */
	pickupPlace: { name: string; address: string | null } | null
	lines: OrderLine[]
	shipments: Shipment[]
	/** Digital products only: delivered in the account. */
	isDigitalOnly: boolean
	/** Sender named on the parcel; null: the shop. */
	sender: Sender | null
	subTotal: number
	discounts: Discounts
	shippingPrice: number
	uniqueCode: number
	total: number
	/** The part of the total paid from the wallet, what was received so far, what is waived, and the amount left to transfer. */
	walletPaid: number
	partPaid: number
	waived: number
	amountDue: number
	/** Cashback to the wallet on completion, promised or credited. */
	cashback: number
	paymentMethod: PaymentMethodCode | 'UNKNOWN'
	bank: BankAccount | null
	/** Payload of the QR code; null unless the order waits for payment by QRIS. */
	qris: string | null
	confirmation: ConfirmationStatus | null
	note: string
	/** Why the shop cancelled it, if it said. */
	cancelReason: CancelReason | null
	events: OrderEvent[]
}

/** Whether the order is unpaid at `now`. */
export function isPayable(order: Pick<Order, 'status' | 'expiresAt'>, now: Date): boolean {
	return order.status === 'PENDING' && (order.expiresAt === null || order.expiresAt > now)
}

/** Deductions in whole rupiah; one coin is worth Rp 1. */
export type Discounts = { product: number; tier: number; shipping: number; coins: number }

/** The price of a cart with the choices made so far. */
export type Quote = {
	lines: QuotedCartLine[]
	missingIds: number[]
	subTotal: number
	weightGrams: number
	shippingPrice: number | null
	offers: ShippingOffer[]
	freeShippingFrom: number | null
	isDigitalOnly: boolean
	discounts: Discounts
	/** Requested vouchers that do not apply, with the reason. */
	voucherProblems: { code: string; reason: string }[]
	/** Cashback credited to the wallet on completion. */
	cashback: number
	/** The customer's coins, and the most that can be spent on this cart. */
	coins: { balance: number; maxUsable: number }
	/** Without the unique transfer code. */
	total: number
	/** The customer's wallet balance, and the part of the total it pays. */
	wallet: { balance: number; pays: number }
	orderable: boolean
	/** The buyer is an agent, whose parcels may name another sender. */
	canDropship: boolean
}
