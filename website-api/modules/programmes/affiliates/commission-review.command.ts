import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '#website-api/db/database.ts'
import { Problem } from '#website-api/http/problem.ts'
import type { OrderRow } from '#website-api/modules/sales/orders/order.table.ts'
import { reverseCommission, settleCommission } from './commission.command.ts'
import { commissionReview, type REVIEW_DECISIONS } from './commission-review.table.ts'

/**
 * Decides about a commission under review. RELEASED: it is treated like any other, and available at once if the order
 * is completed; REFUSED: it is reversed. The caller locks the order. 409 NO_OPEN_REVIEW if there is nothing to
 * decide.
 */
export async function decideReview(
	tx: Transaction,
	order: OrderRow,
	decision: (typeof REVIEW_DECISIONS)[number],
) {
	const decided = await tx
		.update(commissionReview)
		.set({ decision, decidedAt: sql`now()` })
		.where(
			and(
				eq(commissionReview.companyId, order.companyId),
				eq(commissionReview.orderId, order.id),
				isNull(commissionReview.decision),
			),
		)
		.returning({ orderId: commissionReview.orderId })
	if (decided.length === 0) throw new Problem(409, 'NO_OPEN_REVIEW')
	if (decision === 'REFUSED') await reverseCommission(tx, order)
	else if (order.status === 'COMPLETED') await settleCommission(tx, order)
}
