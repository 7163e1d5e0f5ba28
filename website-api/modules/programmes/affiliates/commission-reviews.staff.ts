import { type Context, Hono } from 'hono'
import { inTransaction } from '#website-api/db/database.ts'
import { openReviews } from './commission-review.queries.ts'
import { decideReview } from './commission-review.command.ts'
import { lockOrder } from '#website-api/modules/sales/orders/transition/move-order.command.ts'
import type { OperatorEnv } from '#website-api/modules/platform/operators/operator-guard.ts'
import { findOperatorOrder } from '#website-api/modules/sales/orders/staff-orders.queries.ts'

/** Staff endpoints for commissions under review, under /operator/v1/commission-reviews. */
export const commissionReviewStaffRoutes = new Hono<OperatorEnv>()
	.get('/', async (c) => {
		const list = await openReviews(c.var.db, c.var.operator.companyId)
		return c.json({ data: { list } })
	})
	.post('/:number/release', (c) => decide(c, 'RELEASED'))
	.post('/:number/refusal', (c) => decide(c, 'REFUSED'))

async function decide(c: Context<OperatorEnv>, decision: 'RELEASED' | 'REFUSED') {
	const { db, operator } = c.var
	const { companyId, number } = await findOperatorOrder(db, operator, c.req.param('number') ?? '')
	await inTransaction(db, async (tx) =>
		decideReview(tx, await lockOrder(tx, companyId, number), decision),
	)
	return c.json({ data: { ORDER_NUMBER: number, DECISION: decision } })
}
