import { Hono, type Context } from 'hono'
import {
	ComparisonQueryWire,
	LikedQueryWire,
	SuggestionQueryWire,
} from '#contract/product-lists.ts'
import { ReviewQueryWire } from '#contract/review.ts'
import { LANGUAGE_CODES, LANGUAGES } from '#contract/languages.ts'
import type { AppEnv } from '#website-api/http/env.ts'
import { readQuery } from '#website-api/http/input.ts'
import { Problem } from '#website-api/http/problem.ts'
import { cardsOf } from './card.queries.ts'
import { findProduct, productDetail } from './detail.queries.ts'
import { comparedProducts } from './comparison.queries.ts'
import { categorySlugsOf, likedIds, relatedIds, suggestedIds } from './pick.queries.ts'
import { reviewsOf } from './review.queries.ts'

/** GET /product/suggestion, /product/{slug}, /product/{slug}/related, /product/{slug}/review. */
export const productRoutes = new Hono<AppEnv>()
	.get('/suggestion', async (c) => {
		const { db, companyId } = c.var
		const query = readQuery(c, SuggestionQueryWire)
		const ids = await suggestedIds(db, companyId, query)
		const locale = LANGUAGE_CODES.find((code) => LANGUAGES[code].number === query.LANGUAGE_ID)
		const [list, CATEGORY_SLUG_LIST] = await Promise.all([
			cardsOf(db, companyId, ids, locale ?? c.var.locale),
			query.TEXT_SEARCH === undefined ? [] : categorySlugsOf(db, companyId, ids),
		])
		return c.json({ data: { list, CATEGORY_SLUG_LIST } })
	})
	.get('/liked', async (c) => {
		const { db, companyId, locale } = c.var
		const { ID_LIST, LIMIT } = readQuery(c, LikedQueryWire)
		const ids = await likedIds(db, companyId, ID_LIST, LIMIT)
		return c.json({ data: { list: await cardsOf(db, companyId, ids, locale) } })
	})
	.get('/comparison', async (c) => {
		const { db, companyId, locale } = c.var
		const { ID_LIST } = readQuery(c, ComparisonQueryWire)
		return c.json({ data: { list: await comparedProducts(db, companyId, ID_LIST, locale) } })
	})
	.get('/:slug', async (c) => {
		const { db, companyId, locale, findArrival } = c.var
		const row = await productAt(c)
		const [detail, arrival] = await Promise.all([
			productDetail(db, row, locale),
			row.isDigital ? null : findArrival(db, companyId, row.id),
		])
		if (!detail) throw new Problem(404, 'PRODUCT_NOT_FOUND')
		return c.json({ data: { ...detail, ARRIVAL: arrival } })
	})
	.get('/:slug/related', async (c) => {
		const { db, companyId, locale } = c.var
		const { together, similar } = await relatedIds(db, companyId, await productAt(c))
		const cards = await cardsOf(db, companyId, [...together, ...similar], locale)
		const those = (ids: number[]) => cards.filter(({ PRODUCT_ID }) => ids.includes(PRODUCT_ID))
		return c.json({ data: { list: those(similar), BOUGHT_TOGETHER_LIST: those(together) } })
	})
	.get('/:slug/review', async (c) => {
		const query = readQuery(c, ReviewQueryWire)
		const { id } = await productAt(c)
		const { rows, total, anyPicture } = await reviewsOf(c.var.db, c.var.companyId, id, query)
		return c.json({
			data: {
				list: rows.map((row) => ({
					REVIEW_ID: row.id,
					REVIEW_AUTHOR: row.author,
					REVIEW_RATING: row.rating,
					REVIEW_TEXT: row.body,
					REVIEW_DATE: row.createdAt.toISOString(),
					REVIEW_PICTURE_ID_LIST: row.pictureIds,
					REVIEW_LANGUAGE: row.language,
					VARIANT_LABEL: row.variantLabel,
					REVIEW_REPLY: row.reply,
					REVIEW_REPLY_DATE: row.repliedAt?.toISOString() ?? null,
				})),
				TOTAL_PAGES: Math.ceil(total / query.DATA_PER_PAGE),
				TOTAL_ROWS: total,
				ANY_PICTURE: anyPicture,
			},
		})
	})

async function productAt(c: Context<AppEnv, '/:slug'>) {
	const slug = c.req.param('slug')
	const row =
		slug.length > 200 || slug.includes('\0')
			? undefined
			: await findProduct(c.var.db, c.var.companyId, slug)
	if (!row) throw new Problem(404, 'PRODUCT_NOT_FOUND')
	if (row === 'gone') throw new Problem(410, 'PRODUCT_GONE')
	return row
}
