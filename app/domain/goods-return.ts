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

/** The words' colours, in the spirit of the order's (spec section 4). */
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
	/** What comes back to the wallet when all goes well. */
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

export type GoodsReturn = ReturnSummary & {
	description: string
	lines: ReturnedLine[]
	pictureIds: string[]
	/** What the shop said when it rejected the return. */
	rejectReason: string | null
	courier: string | null
	trackingNumber: string | null
	events: { to: ReturnStatus; date: Date }[]
	messages: { from: 'CUSTOMER' | 'SHOP'; text: string; date: Date }[]
	/** Where the goods go back to, while they may; null: to be asked. */
	returnAddress: string | null
	can: { sendBack: boolean; cancel: boolean; write: boolean }
}
