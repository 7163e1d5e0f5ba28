import type { DeliveryKind, Order, OrderLine, OrderStatus } from './order.ts'

/** An order in the customer's list. */
export type OrderSummary = {
	number: string
	status: OrderStatus
	date: Date
	/** Payment deadline of an unpaid order. */
	expiresAt: Date | null
	total: number
	delivery: DeliveryKind
	/** Units of all lines. */
	units: number
	/** The first two lines. */
	lines: OrderLine[]
}

export type OrderPage = {
	orders: OrderSummary[]
	pages: number
	/** Number of orders the query matches. */
	count: number
	/** Number of orders per status, independent of the query. */
	counts: Map<OrderStatus, number>
}

export type OwnLine = OrderLine & {
	position: number
	isDigital: boolean
	/** Units removed from the order by a change. */
	removed: number
	/** Units that can still be returned. */
	returnable: number
	isReviewable: boolean
}

/** A change of the order proposed by the shop. */
export type OrderChange = {
	reason: string
	/** Without a decision by then, the order is cancelled and refunded. */
	answerBefore: Date
	lines: {
		position: number
		name: string
		variantLabel: string
		before: number
		after: number
	}[]
	/** Whole rupiah credited to the wallet on acceptance. */
	refund: number
}

/** A customer's own order with the actions available to them. */
export type OwnOrder = Omit<Order, 'lines'> & {
	lines: OwnLine[]
	deliveredAt: Date | null
	/** When a delivered order is completed automatically. */
	completesAt: Date | null
	/** When the parcel that is on its way should arrive; null: unknown. */
	arrival: { earliest: Date; latest: Date } | null
	change: OrderChange | null
	refunded: number
	returns: string[]
	can: { cancel: boolean; receive: boolean; complete: boolean; return: boolean }
	seller: { name: string; legalName: string; phone: string }
}

/** A purchased file. */
export type DigitalPurchase = {
	order: string
	position: number
	name: string
	variantLabel: string
	fileName: string
	sizeBytes: number
	downloadsLeft: number
	/** null: not available before delivery. */
	validUntil: Date | null
}

export const reviewRatings = [5, 4, 3, 2, 1] as const
/** Most pictures of a review or a return. */
export const maxPictures = 5
/** Accepted file types, as the `accept` attribute of a file field. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp']
