import {
	listCommissionReviews,
	refuseCommission,
	releaseCommission,
} from '#contract/commission-review.ts'
import { type Database, inTransaction } from '#website-api/db/database.ts'
import { answer } from '#website-api/http/answer.ts'
import type { Caller } from '#website-api/modules/platform/operator-api/caller.ts'
import { lockOrder } from '#website-api/modules/sales/orders/transition/move-order.command.ts'
import { findStaffOrder } from '#website-api/modules/sales/orders/staff-orders.queries.ts'
import { decideReview } from './commission-review.command.ts'
import { openReviews } from './commission-review.queries.ts'

/** Commissions under review. */
export const commissionReviewAnswers = [
	answer(listCommissionReviews, async ({ db, caller }) => ({
		list: await openReviews(db, caller.companyId),
	})),
	answer(releaseCommission, (request) => decide(request, 'RELEASED')),
	answer(refuseCommission, (request) => decide(request, 'REFUSED')),
]

type Asked = { db: Database; caller: Caller; params: { number: string } }

async function decide({ db, caller, params }: Asked, decision: 'RELEASED' | 'REFUSED') {
	const { companyId, number } = await findStaffOrder(db, caller, params.number)
	await inTransaction(db, async (tx) =>
		decideReview(tx, await lockOrder(tx, companyId, number), decision),
	)
	return { orderNumber: number, decision }
}
