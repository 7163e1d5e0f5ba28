import { and, desc, eq, gte, isNull, sql } from 'drizzle-orm'
import type { Queryable } from '#website-api/db/database.ts'
import { isShown } from './card.queries.ts'
import { product } from './product.table.ts'
import { review } from './review.table.ts'

/** The newest reviews of a company's products with four or five stars and a text of some length. */
export function praisingReviews(db: Queryable, companyId: number, limit: number) {
	return db
		.select({
			id: review.id,
			author: review.author,
			rating: review.rating,
			body: review.body,
			productSlug: product.slug,
			productName: product.name,
		})
		.from(review)
		.innerJoin(
			product,
			and(eq(product.companyId, review.companyId), eq(product.id, review.productId)),
		)
		.where(
			and(
				eq(review.companyId, companyId),
				isNull(review.hiddenAt),
				gte(review.rating, 4),
				sql`length(${review.body}) between 20 and 600`,
				isShown,
			),
		)
		.orderBy(desc(review.createdAt), desc(review.id))
		.limit(limit)
}
