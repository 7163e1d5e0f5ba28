import { type Context, Hono } from 'hono'
import {
	OperatorReviewHidingWire,
	OperatorReviewQueryWire,
	OperatorReviewReplyWire,
} from '#contract/operator-review.ts'
import { inTransaction, type Transaction } from '#website-api/db/database.ts'
import { readJson, readQuery } from '#website-api/http/input.ts'
import { numberIn } from '#website-api/modules/platform/operators/number-in.ts'
import {
	chosenCompany,
	type OperatorEnv,
} from '#website-api/modules/platform/operators/operator-guard.ts'
import { answerReview, hideReview, showReview } from './answer-review.command.ts'
import { findReview, reviewPage } from './review-list.queries.ts'

/** Staff endpoints for replying to and hiding reviews, under /operator/v1. */
export const reviewStaffRoutes = new Hono<OperatorEnv>()
	.get('/reviews', async (c) => {
		const query = readQuery(c, OperatorReviewQueryWire)
		return c.json({ data: await reviewPage(c.var.db, scopeOf(c), query) })
	})
	.get('/reviews/:id', async (c) => {
		const id = numberIn(c, 'REVIEW_NOT_FOUND')
		return c.json({ data: await findReview(c.var.db, scopeOf(c), id) })
	})
	.put('/reviews/:id/reply', async (c) => {
		const sent = await readJson(c, OperatorReviewReplyWire)
		return change(c, (tx, companyId, id) => answerReview(tx, companyId, id, sent))
	})
	.post('/reviews/:id/hiding', async (c) => {
		const { REASON } = await readJson(c, OperatorReviewHidingWire)
		return change(c, (tx, companyId, id) => hideReview(tx, companyId, id, REASON))
	})
	.delete('/reviews/:id/hiding', (c) => change(c, showReview))

function scopeOf({ var: { operator, locale } }: Context<OperatorEnv>) {
	return { companyId: chosenCompany(operator), locale }
}

async function change(
	c: Context<OperatorEnv>,
	work: (tx: Transaction, companyId: number, id: number) => Promise<void>,
) {
	const scope = scopeOf(c)
	const id = numberIn(c, 'REVIEW_NOT_FOUND')
	await inTransaction(c.var.db, (tx) => work(tx, scope.companyId, id))
	return c.json({ data: await findReview(c.var.db, scope, id) })
}
