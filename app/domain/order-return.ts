import type { Return } from '#contract/return.ts'
import type { BadgeColour } from './order.ts'

export type ReturnStatus = Return['status']

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
