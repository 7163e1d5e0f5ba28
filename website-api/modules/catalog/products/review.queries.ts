import { and, asc, count, desc, eq, inArray } from 'drizzle-orm'
import type { Queryable } from '#website-api/db/database.ts'
import { review, reviewPicture } from './review.table.ts'

/** A page of a product's reviews, the newest first, with their pictures, and how many there are. */
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
	const pictures = await picturesOf(
		db,
		companyId,
		rows.map(({ id }) => id),
	)
	const withPictures = rows.map((row) => ({ ...row, pictureIds: pictures.get(row.id) ?? [] }))
	return { rows: withPictures, total: all?.reviews ?? 0 }
}

async function picturesOf(db: Queryable, companyId: number, reviewIds: number[]) {
	const found = new Map<number, string[]>()
	if (reviewIds.length === 0) return found
	const rows = await db
		.select()
		.from(reviewPicture)
		.where(and(eq(reviewPicture.companyId, companyId), inArray(reviewPicture.reviewId, reviewIds)))
		.orderBy(asc(reviewPicture.reviewId), asc(reviewPicture.position))
	for (const { reviewId, mediaId } of rows) {
		found.set(reviewId, [...(found.get(reviewId) ?? []), mediaId])
	}
	return found
}
