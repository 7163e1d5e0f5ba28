import { LANGUAGE_CODES, LANGUAGES } from '#contract/languages.ts'
import { getProduct } from '#contract/product.ts'
import {
	compareProducts,
	listLikedProducts,
	listRelatedProducts,
	suggestProducts,
} from '#contract/product-lists.ts'
import { listReviews } from '#contract/review.ts'
import type { Queryable } from '#website-api/db/database.ts'
import { answer } from '#website-api/http/answer.ts'
import { Problem } from '#website-api/http/problem.ts'
import { cardsOf } from './card.queries.ts'
import { comparedProducts } from './comparison.queries.ts'
import { findProduct, productDetail } from './detail.queries.ts'
import { categorySlugsOf, likedIds, relatedIds, suggestedIds } from './pick.queries.ts'
import { reviewsOf } from './review.queries.ts'

/** Products, what resembles them, and their reviews. */
export const productAnswers = [
	answer(suggestProducts, async ({ db, companyId, query, ...request }) => {
		const ids = await suggestedIds(db, companyId, query)
		const locale = LANGUAGE_CODES.find((code) => LANGUAGES[code].number === query.language)
		const [list, categorySlugs] = await Promise.all([
			cardsOf(db, companyId, ids, locale ?? request.locale),
			query.text === undefined ? [] : categorySlugsOf(db, companyId, ids),
		])
		return { list, categorySlugs }
	}),
	answer(listLikedProducts, async ({ db, companyId, locale, query }) => {
		const ids = await likedIds(db, companyId, query.ids, query.limit)
		return { list: await cardsOf(db, companyId, ids, locale) }
	}),
	answer(compareProducts, async ({ db, companyId, locale, query }) => ({
		list: await comparedProducts(db, companyId, query.ids, locale),
	})),
	answer(getProduct, async ({ db, companyId, locale, findArrival, params }) => {
		const row = await productAt(db, companyId, params.slug)
		const [detail, arrival] = await Promise.all([
			productDetail(db, row, locale),
			row.isDigital ? null : findArrival(db, companyId, row.id),
		])
		if (!detail) throw new Problem(404, 'PRODUCT_NOT_FOUND')
		return { ...detail, arrival }
	}),
	answer(listRelatedProducts, async ({ db, companyId, locale, params }) => {
		const row = await productAt(db, companyId, params.slug)
		const { together, similar } = await relatedIds(db, companyId, row)
		const cards = await cardsOf(db, companyId, [...together, ...similar], locale)
		const those = (ids: number[]) => cards.filter(({ id }) => ids.includes(id))
		return { similar: those(similar), together: those(together) }
	}),
	answer(listReviews, async ({ db, companyId, query, params }) => {
		const { id } = await productAt(db, companyId, params.slug)
		const { rows, total, anyPicture } = await reviewsOf(db, companyId, id, query)
		return {
			list: rows.map(({ body, createdAt, repliedAt, ...row }) => ({
				...row,
				text: body,
				date: createdAt,
				replyDate: repliedAt,
			})),
			pages: Math.ceil(total / query.pageSize),
			count: total,
			anyPicture,
		}
	}),
]

async function productAt(db: Queryable, companyId: number, slug: string) {
	const row = await findProduct(db, companyId, slug)
	if (!row) throw new Problem(404, 'PRODUCT_NOT_FOUND')
	if (row === 'gone') throw new Problem(410, 'PRODUCT_GONE')
	return row
}
