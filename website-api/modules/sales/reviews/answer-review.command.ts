import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { ReviewReply } from '#contract/review.ts'
import type { Transaction } from '#website-api/db/database.ts'
import { Problem } from '#website-api/http/problem.ts'
import { product } from '#website-api/modules/catalog/products/product.table.ts'
import { review } from '#website-api/modules/catalog/products/review.table.ts'
import { announce } from '#website-api/modules/platform/outbox/outbox.command.ts'
import { isReview } from './review-list.queries.ts'

/**
 * Replies to a review, or changes the reply; the first reply is mailed to the author. 404 REVIEW_NOT_FOUND; 409
 * CHANGED_MEANWHILE.
 */
export async function saveReply(
	tx: Transaction,
	companyId: number,
	id: number,
	{ text, version }: ReviewReply,
) {
	const [answered] = await tx
		.update(review)
		.set({
			reply: text,
			// A corrected reply keeps its date.
			repliedAt: sql`least(${review.repliedAt}, now())`,
			version: sql`${review.version} + 1`,
		})
		.where(and(isReview(companyId, id), eq(review.version, version)))
		.returning({ orderId: review.orderId })
	if (!answered) throw await problemOf(tx, companyId, id)
	if (answered.orderId === null) return
	await announce(tx, {
		companyId,
		topic: 'review.answered',
		dedupeKey: `review.answered:${id}`,
		payload: { reviewId: id },
	})
}

/** Hides a review and removes it from its product's average. 404 REVIEW_NOT_FOUND; 409 CHANGED_MEANWHILE. */
export async function hideRow(tx: Transaction, companyId: number, id: number, reason: string) {
	const [hidden] = await tx
		.update(review)
		.set({
			hiddenAt: sql`now()`,
			hiddenReason: reason,
			version: sql`${review.version} + 1`,
		})
		.where(and(isReview(companyId, id), isNull(review.hiddenAt)))
		.returning({ productId: review.productId, rating: review.rating })
	if (!hidden) throw await problemOf(tx, companyId, id)
	await count(tx, companyId, hidden.productId, -1, -hidden.rating)
}

/** Publishes a hidden review again. 404 REVIEW_NOT_FOUND; 409 CHANGED_MEANWHILE. */
export async function showRow(tx: Transaction, companyId: number, id: number) {
	const [shown] = await tx
		.update(review)
		.set({ hiddenAt: null, hiddenReason: null, version: sql`${review.version} + 1` })
		.where(and(isReview(companyId, id), isNotNull(review.hiddenAt)))
		.returning({ productId: review.productId, rating: review.rating })
	if (!shown) throw await problemOf(tx, companyId, id)
	await count(tx, companyId, shown.productId, 1, shown.rating)
}

async function problemOf(tx: Transaction, companyId: number, id: number) {
	const isThere = (await tx.$count(review, isReview(companyId, id))) > 0
	return isThere ? new Problem(409, 'CHANGED_MEANWHILE') : new Problem(404, 'REVIEW_NOT_FOUND')
}

async function count(
	tx: Transaction,
	companyId: number,
	productId: number,
	reviews: number,
	stars: number,
) {
	await tx
		.update(product)
		.set({
			ratingSum: sql`${product.ratingSum} + ${stars}::integer`,
			ratingCount: sql`${product.ratingCount} + ${reviews}::integer`,
		})
		.where(and(eq(product.companyId, companyId), eq(product.id, productId)))
}
