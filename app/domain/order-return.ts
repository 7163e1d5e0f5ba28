import type { BadgeColour } from './order.ts'

export const returnStatuses = [
	'REQUESTED',
	'APPROVED',
	'REJECTED',
	'SENT_BACK',
	'RECEIVED',
	'REFUNDED',
	'CANCELLED',
] as const
export type ReturnStatus = (typeof returnStatuses)[number] | 'UNKNOWN'

export const returnReasons = [
	'DAMAGED',
	'WRONG_ITEM',
	'NOT_AS_DESCRIBED',
	'INCOMPLETE',
	'OTHER',
] as const
export type ReturnReason = (typeof returnReasons)[number]

/** Badge colours of the statuses, like those of orders (spec section 4). */
export const returnColours = new Map<ReturnStatus, BadgeColour>([
	['REQUESTED', 'yellow'],
	['APPROVED', 'blue'],
	['REJECTED', 'red'],
	['SENT_BACK', 'sky'],
	['RECEIVED', 'orange'],
	['REFUNDED', 'green'],
	['CANCELLED', 'red'],
])

export type ReturnSummary = {
	number: string
	status: ReturnStatus
	date: Date
	order: string
	/** Refund to the wallet if the return is accepted. */
	refund: number
	units: number
	productName: string
	imageId: string | null
}

export type ReturnPage = { returns: ReturnSummary[]; pages: number; count: number }

export type ReturnedLine = {
	position: number
	slug: string
	name: string
	variantLabel: string
	imageId: string | null
	quantity: number
	reason: ReturnReason
	refund: number
}

export type OrderReturn = ReturnSummary & {
	description: string
	lines: ReturnedLine[]
	pictureIds: string[]
	/** The shop's reason for rejecting the return. */
	rejectReason: string | null
	courier: string | null
	trackingNumber: string | null
	events: { to: ReturnStatus; date: Date }[]
	messages: { from: 'CUSTOMER' | 'SHOP'; text: string; date: Date }[]
	/** The address for sending the products back, while that is possible; null: the customer must ask for it. */
	returnAddress: string | null
	can: { sendBack: boolean; cancel: boolean; write: boolean }
}
