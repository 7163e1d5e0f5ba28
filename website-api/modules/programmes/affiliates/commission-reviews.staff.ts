import {
	listCommissionReviews,
	refuseCommission,
	releaseCommission,
} from '#contract/commission-review.ts'
import { type Database, inTransaction } from '#website-api/db/database.ts'
import { answer } from '#website-api/http/answer.ts'
import type { Operator } from '#website-api/modules/platform/operators/operator.ts'
import { lockOrder } from '#website-api/modules/sales/orders/transition/move-order.command.ts'
import { findOperatorOrder } from '#website-api/modules/sales/orders/staff-orders.queries.ts'
import { decideReview } from './commission-review.command.ts'
import { openReviews } from './commission-review.queries.ts'

/** Commissions under review. */
export const commissionReviewAnswers = [
	answer(listCommissionReviews, async ({ db, operator }) => ({
		list: await openReviews(db, operator.companyId),
	})),
	answer(releaseCommission, (request) => decide(request, 'RELEASED')),
	answer(refuseCommission, (request) => decide(request, 'REFUSED')),
]

type Asked = { db: Database; operator: Operator; params: { number: string } }

async function decide({ db, operator, params }: Asked, decision: 'RELEASED' | 'REFUSED') {
	const { companyId, number } = await findOperatorOrder(db, operator, params.number)
	await inTransaction(db, async (tx) =>
		decideReview(tx, await lockOrder(tx, companyId, number), decision),
	)
	return { orderNumber: number, decision }
}
