import { and, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import {
	MOST_STARS_TO_ANSWER,
	type StaffReview,
	type StaffReviewPage,
	type StaffReviewQuery,
} from '#contract/review.ts'
import { textIn } from '#website-api/db/columns.ts'
import type { Queryable } from '#website-api/db/database.ts'
import { Problem } from '#website-api/http/problem.ts'
import type { Locale } from '#website-api/i18n/locale.ts'
import { product } from '#website-api/modules/catalog/products/product.table.ts'
import { picturesOf } from '#website-api/modules/catalog/products/review.queries.ts'
import { review } from '#website-api/modules/catalog/products/review.table.ts'
import { orders } from '#website-api/modules/sales/orders/order.table.ts'

/** A page of a company's reviews, newest first; `next` is a cursor, so that new reviews do not shift pages. */
export async function reviewPage(
	db: Queryable,
	{ companyId, locale }: { companyId: number; locale: Locale },
	{ tab, next, limit }: StaffReviewQuery,
): Promise<StaffReviewPage> {
	const found = await rowsOf(db, and(eq(review.companyId, companyId), inTab[tab], after(next)))
		.orderBy(desc(review.createdAt), desc(review.id))
		.limit(limit + 1)
	const shown = found.slice(0, limit)
	const last = found.length > limit ? shown.at(-1)?.row : undefined
	const pictures = await picturesOf(
		db,
		companyId,
		shown.flatMap(({ row }) => (row.pictureCount > 0 ? [row.id] : [])),
	)
	return {
		list: shown.map((each) => staffReviewOf(each, pictures.get(each.row.id) ?? [], locale)),
		next: last ? `${last.createdAt.toISOString()}_${last.id}` : null,
	}
}

/** One review. 404 REVIEW_NOT_FOUND. */
export async function findReview(
	db: Queryable,
	{ companyId, locale }: { companyId: number; locale: Locale },
	id: number,
): Promise<StaffReview> {
	const [found] = await rowsOf(db, isReview(companyId, id))
	if (!found) throw new Problem(404, 'REVIEW_NOT_FOUND')
	const pictures = await picturesOf(db, companyId, [id])
	return staffReviewOf(found, pictures.get(id) ?? [], locale)
}

/** A company's review. */
export function isReview(companyId: number, id: number) {
	return and(eq(review.companyId, companyId), eq(review.id, id))
}

const unanswered = and(isNull(review.reply), isNull(review.hiddenAt))
const inTab: Record<StaffReviewQuery['tab'], SQL | undefined> = {
	TO_ANSWER: and(unanswered, sql`${review.rating} <= ${MOST_STARS_TO_ANSWER}`),
	UNANSWERED: unanswered,
	LOW: and(sql`${review.rating} <= 2`, isNull(review.hiddenAt)),
	ALL: undefined,
	HIDDEN: isNotNull(review.hiddenAt),
}

function rowsOf(db: Queryable, where: SQL | undefined) {
	return db
		.select({
			row: review,
			productName: product.name,
			productSlug: product.slug,
			orderNumber: orders.number,
		})
		.from(review)
		.innerJoin(
			product,
			and(eq(product.companyId, review.companyId), eq(product.id, review.productId)),
		)
		.leftJoin(orders, and(eq(orders.companyId, review.companyId), eq(orders.id, review.orderId)))
		.where(where)
}

type Found = Awaited<ReturnType<typeof rowsOf>>[number]

function staffReviewOf(
	{ row, productName, productSlug, orderNumber }: Found,
	pictureIds: string[],
	locale: Locale,
): StaffReview {
	return {
		id: row.id,
		version: row.version,
		productName: textIn(productName, locale),
		productSlug,
		variantLabel: row.variantLabel,
		orderNumber,
		author: row.author,
		rating: row.rating,
		text: row.body,
		language: row.language,
		writtenAt: row.createdAt,
		pictureIds,
		reply: row.reply,
		repliedAt: row.repliedAt,
		hiddenAt: row.hiddenAt,
		hiddenReason: row.hiddenReason,
	}
}

function after(next: string | undefined): SQL | undefined {
	const [at, id] = /^(\d{4}-\d\d-\d\dT[\d:.]+Z)_(\d{1,15})$/.exec(next ?? '')?.slice(1) ?? []
	if (at === undefined || id === undefined) return undefined
	return sql`(${review.createdAt}, ${review.id}) < (${at}::timestamptz, ${id}::bigint)`
}
