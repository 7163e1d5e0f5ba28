import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { message, type Value } from './message.ts'
import { CANCEL_REASONS, REFUND_TARGETS } from './order.ts'
import { StaffOrder } from './staff-order.ts'
import { linesText } from './text.ts'
import { TrackingNumberWire } from './tracking-number.ts'

const step = {
	method: 'POST',
	answer: StaffOrder,
	failures: {
		404: 'NO_SUCH_ORDER',
		409: [
			'TRANSITION_REFUSED',
			'ORDER_CHANGED',
			'RETURN_OPEN',
			'COD_UNREMITTED',
			'PAYMENT_TAKEN_BACK',
			'PARCELS_UNSENT',
			'PARCELS_SPLIT',
			'PARCEL_WITH_COURIER',
		],
	},
} as const

export const processOrder = endpoint({
	...step,
	path: '/orders/{number}/processing',
	summary: 'Packs a paid order',
	needs: 'orders.process',
})

/** The whole order as one parcel. Without a tracking number for self pick-up, or where the courier gives it later. */
export const shipOrder = endpoint({
	...step,
	path: '/orders/{number}/shipment',
	summary: 'Hands the parcel over, with its tracking number',
	needs: 'orders.process',
	body: message({
		trackingNumber: ['TRACKING_NUMBER', TrackingNumberWire.optional()],
		isNumberLater: ['IS_NUMBER_LATER', z.boolean().default(false)],
	}),
})

export const deliverOrder = endpoint({
	...step,
	path: '/orders/{number}/delivery',
	summary: 'Records the delivery',
	needs: 'orders.process',
})

/** Fewer units of some lines, from PROCESSING to CHANGE_PROCESSING. */
export const ProposedChange = message({
	reason: ['CHANGE_REASON', linesText().min(5).max(500)],
	lines: [
		'LINE_LIST',
		z
			.array(
				message({
					position: ['LINE_POSITION', z.number().int().min(0)],
					quantityAfter: ['QTY_AFTER', z.number().int().min(0)],
				}),
			)
			.min(1)
			.max(50),
	],
})
export type ProposedChange = Value<typeof ProposedChange>

/** CHANGE_NEEDS_CUSTOMER: guests cannot answer. */
export const proposeOrderChange = endpoint({
	...step,
	path: '/orders/{number}/change',
	summary: 'Proposes a change to the customer',
	needs: 'orders.change',
	body: ProposedChange,
	failures: {
		404: 'NO_SUCH_ORDER',
		409: [...step.failures[409], 'CHANGE_NEEDS_CUSTOMER'],
		422: ['CHANGE_LINES_WRONG', 'CHANGE_LEAVES_NOTHING'],
	},
})

export const completeStaffOrder = endpoint({
	...step,
	path: '/orders/{number}/completion',
	summary: 'Completes a delivered order',
	needs: 'orders.change',
})

export const Cancellation = message({
	/** Required from staff sessions, optional with keys. */
	reason: ['REASON', z.enum(CANCEL_REASONS).optional()],
	/** Visible to staff only. */
	note: ['NOTE', linesText().max(500).default('')],
	to: ['REFUND_TO', z.enum(REFUND_TARGETS).optional()],
})

export const cancelStaffOrder = endpoint({
	...step,
	path: '/orders/{number}/cancellation',
	summary: 'Cancels an order and refunds it',
	needs: 'orders.change',
	body: Cancellation,
	failures: { ...step.failures, 409: [...step.failures[409], 'REFUND_NOT_BY_PROVIDER'] },
})
