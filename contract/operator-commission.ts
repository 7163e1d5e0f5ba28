import { z } from 'zod'
import { dataOf, RupiahSumWire } from './envelope.ts'
import { OrderStatusWire } from './order.ts'

/** A commission held for review because the order may be the affiliate's own purchase. */
export const OperatorCommissionReviewWire = z.object({
	ORDER_NUMBER: z.string(),
	COMPANY_CODE: z.string(),
	ORDER_STATUS: OrderStatusWire,
	REVIEW_REASON: z.enum(['SIMILAR_ADDRESS']),
	REVIEW_DATE: z.iso.datetime(),
	AFFILIATE_NAME: z.string(),
	/** Buyer and delivery street. */
	CUSTOMER_NAME: z.string(),
	STREET: z.string(),
	/** Amount held for the order. */
	AMOUNT: RupiahSumWire,
})
export type OperatorCommissionReviewWire = z.infer<typeof OperatorCommissionReviewWire>

/** GET /operator/v1/commission-reviews: undecided reviews, oldest first. */
export const OperatorCommissionReviewListWire = dataOf(
	z.object({ list: z.array(OperatorCommissionReviewWire) }),
)

/** POST /operator/v1/commission-reviews/{number}/release and /refusal. */
export const OperatorCommissionDecisionWire = dataOf(
	z.object({ ORDER_NUMBER: z.string(), DECISION: z.enum(['RELEASED', 'REFUSED']) }),
)
