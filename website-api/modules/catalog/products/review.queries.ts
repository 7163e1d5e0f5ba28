import { and, asc, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { ReviewQuery } from '#contract/review.ts'
import type { Queryable } from '#website-api/db/database.ts'
import { review, reviewPicture } from './review.table.ts'

/**
 * A page of a product's visible reviews with their pictures, the number of reviews, and whether any has a picture.
 */
export async function reviewsOf(
	db: Queryable,
	companyId: number,
	productId: number,
	query: ReviewQuery,
) {
	const shown = and(
		eq(review.companyId, companyId),
		eq(review.productId, productId),
		isNull(review.hiddenAt),
	)
	const these = and(
		shown,
		query.stars === undefined ? undefined : eq(review.rating, query.stars),
		query.hasPicture && sql`${review.pictureCount} > 0`,
	)
	const [rows, [counted]] = await Promise.all([
		db
			.select()
			.from(review)
			.where(these)
			.orderBy(...orders[query.order], desc(review.createdAt), desc(review.id))
			.limit(query.pageSize)
			.offset((query.page - 1) * query.pageSize),
		db
			.select({
				reviews: sql<number>`count(*)`.mapWith(Number),
				anyPicture: sql<boolean>`exists (select 1 from review as pictured
					where pictured.company_id = ${companyId} and pictured.product_id = ${productId}
						and pictured.picture_count > 0 and pictured.hidden_at is null)`,
			})
			.from(review)
			.where(these),
	])
	const withPicture = rows.filter(({ pictureCount }) => pictureCount > 0)
	const pictures = await picturesOf(
		db,
		companyId,
		withPicture.map(({ id }) => id),
	)
	return {
		rows: rows.map((row) => ({ ...row, pictureIds: pictures.get(row.id) ?? [] })),
		total: counted?.reviews ?? 0,
		anyPicture: counted?.anyPicture ?? false,
	}
}

const orders: Record<ReviewQuery['order'], SQL[]> = {
	NEWEST: [],
	HIGHEST: [desc(review.rating)],
	LOWEST: [asc(review.rating)],
}

/** The ids of the reviews' pictures by review. */
export async function picturesOf(db: Queryable, companyId: number, reviewIds: number[]) {
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
