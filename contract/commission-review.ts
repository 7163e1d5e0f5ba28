import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { RupiahSumWire } from './envelope.ts'
import { message, moment, type Value } from './message.ts'
import { OrderStatusWire } from './order-status.ts'

/** A commission held for review because the order may be the affiliate's own purchase. */
const CommissionReview = message({
	orderNumber: ['ORDER_NUMBER', z.string()],
	companyCode: ['COMPANY_CODE', z.string()],
	orderStatus: ['ORDER_STATUS', OrderStatusWire],
	reason: ['REVIEW_REASON', z.enum(['SIMILAR_ADDRESS'])],
	at: ['REVIEW_DATE', moment],
	affiliateName: ['AFFILIATE_NAME', z.string()],
	/** Buyer and delivery street. */
	customerName: ['CUSTOMER_NAME', z.string()],
	street: ['STREET', z.string()],
	/** Amount held for the order. */
	amount: ['AMOUNT', RupiahSumWire],
})
export type CommissionReview = Value<typeof CommissionReview>

const decision = {
	method: 'POST',
	needs: 'commissions.decide',
	answer: message({
		orderNumber: ['ORDER_NUMBER', z.string()],
		decision: ['DECISION', z.enum(['RELEASED', 'REFUSED'])],
	}),
	failures: { 404: 'NO_SUCH_ORDER', 409: 'NO_OPEN_REVIEW' },
} as const

export const listCommissionReviews = endpoint({
	method: 'GET',
	path: '/commission-reviews',
	summary: 'Commissions that are held for review, the oldest first',
	needs: 'commissions.read',
	answer: z.object({ list: z.array(CommissionReview) }),
})

export const releaseCommission = endpoint({
	...decision,
	path: '/commission-reviews/{number}/release',
	summary: 'Releases a held commission',
})

export const refuseCommission = endpoint({
	...decision,
	path: '/commission-reviews/{number}/refusal',
	summary: 'Refuses a held commission',
})
