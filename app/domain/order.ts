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
/** UNKNOWN: one that this shop has no word for. */
export type OrderStatus = (typeof orderStatuses)[number] | 'UNKNOWN'

/** Why staff cancelled an order. UNKNOWN: one that this shop has no word for. */
export type CancelReason =
	'OUT_OF_STOCK' | 'BUYER_ASKED' | 'NOT_PAID' | 'ADDRESS' | 'PRICE' | 'OTHER' | 'UNKNOWN'

export type BadgeColour = 'yellow' | 'green' | 'blue' | 'orange' | 'sky' | 'red' | 'grey'

/** Badge colours of the spec's section 4, and a neutral one. */
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
	/** What one cost before, struck through. */
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
	/** The courier's own page about the parcel. */
	trackingPage: string | null
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
	lines: OrderLine[]
	shipments: Shipment[]
	/** Nothing is sent: it is delivered in the account. */
	isDigitalOnly: boolean
	/** Who the parcel says that it comes from; null: the shop. */
	sender: Sender | null
	subTotal: number
	discounts: Discounts
	shippingPrice: number
	uniqueCode: number
	total: number
	/** What of the total the wallet paid when the order was placed, and what is left to transfer. */
	walletPaid: number
	amountDue: number
	/** Promised to the wallet for completion, or credited. */
	cashback: number
	paymentMethod: PaymentMethodCode | 'UNKNOWN'
	bank: BankAccount | null
	/** What the code to scan says; null unless the order waits to be paid by QRIS. */
	qris: string | null
	confirmation: ConfirmationStatus | null
	note: string
	/** Why the shop cancelled it, if it said. */
	cancelReason: CancelReason | null
	events: OrderEvent[]
}

/** Whether the order waits for money at `now`. */
export function isPayable(order: Pick<Order, 'status' | 'expiresAt'>, now: Date): boolean {
	return order.status === 'PENDING' && (order.expiresAt === null || order.expiresAt > now)
}

/** What is taken off; whole rupiah, a coin being Rp 1. */
export type Discounts = { product: number; tier: number; shipping: number; coins: number }

/** What a basket costs with the choices made so far. */
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
	/** Vouchers that were named and do not count, and why. */
	voucherProblems: { code: string; reason: string }[]
	/** Credited to the wallet on completion. */
	cashback: number
	/** A customer's coins, and the most that this basket takes. */
	coins: { balance: number; most: number }
	/** Without the unique code. */
	total: number
	/** A customer's wallet, and what of the total it pays. */
	wallet: { balance: number; pays: number }
	orderable: boolean
	/** The buyer is an agent, whose parcels may name a sender of their own. */
	canDropship: boolean
}
