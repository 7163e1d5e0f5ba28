import type { Order, OrderLine, OrderStatus } from './order.ts'

/** One of a customer's orders, as a list shows it. */
export type OrderSummary = {
	number: string
	status: OrderStatus
	date: Date
	/** Of an unpaid order. */
	expiresAt: Date | null
	total: number
	/** Units over all lines. */
	units: number
	/** The first two. */
	lines: OrderLine[]
}

export type OrderPage = {
	orders: OrderSummary[]
	pages: number
	/** How many the question found. */
	count: number
	/** How many orders each status has, whatever was asked. */
	counts: Map<OrderStatus, number>
}

export type OwnLine = OrderLine & {
	position: number
	isDigital: boolean
	/** Units that a change took out of the order. */
	removed: number
	/** Units that can still be asked back. */
	returnable: number
	isReviewable: boolean
}

/** A change that the shop proposes. */
export type OrderChange = {
	reason: string
	/** Without an answer by then the order is cancelled and paid back. */
	answerBefore: Date
	lines: {
		position: number
		name: string
		variantLabel: string
		before: number
		after: number
	}[]
	/** Whole rupiah, to the wallet on acceptance. */
	refund: number
}

/** One of a customer's own orders, with what they may do about it. */
export type OwnOrder = Omit<Order, 'lines'> & {
	lines: OwnLine[]
	deliveredAt: Date | null
	/** When the clock completes a delivered order. */
	completesAt: Date | null
	change: OrderChange | null
	refunded: number
	returns: string[]
	can: { cancel: boolean; receive: boolean; complete: boolean; return: boolean }
	seller: { name: string; legalName: string; phone: string }
}

/** A bought file. */
export type DigitalPurchase = {
	order: string
	position: number
	name: string
	variantLabel: string
	fileName: string
	sizeBytes: number
	downloadsLeft: number
	/** null: not before the order is delivered. */
	validUntil: Date | null
}

export const reviewRatings = [5, 4, 3, 2, 1] as const
/** Pictures that a review or a return may carry. */
export const maxPictures = 5
/** What they may be, as a file field names it. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp']
