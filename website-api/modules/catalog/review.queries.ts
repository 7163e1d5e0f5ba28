import { and, count, desc, eq } from 'drizzle-orm'
import type { Queryable } from '#website-api/db/database.ts'
import { review } from './review.table.ts'

/** A page of a product's reviews, the newest first, and how many there are. */
export async function reviewsOf(
	db: Queryable,
	companyId: number,
	productId: number,
	page: { index: number; size: number },
) {
	const these = and(eq(review.companyId, companyId), eq(review.productId, productId))
	const [rows, [all]] = await Promise.all([
		db
			.select()
			.from(review)
			.where(these)
			.orderBy(desc(review.createdAt), desc(review.id))
			.limit(page.size)
			.offset((page.index - 1) * page.size),
		db.select({ reviews: count() }).from(review).where(these),
	])
	return { rows, total: all?.reviews ?? 0 }
}
