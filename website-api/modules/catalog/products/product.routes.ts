import { Hono, type Context } from 'hono'
import { ReviewQueryWire, SuggestionQueryWire } from '#contract/catalog.ts'
import { LANGUAGE_CODES, LANGUAGES } from '#contract/languages.ts'
import type { AppEnv } from '#website-api/http/env.ts'
import { readQuery } from '#website-api/http/input.ts'
import { Problem } from '#website-api/http/problem.ts'
import { cardsOf } from './card.queries.ts'
import { findProduct, productDetail } from './detail.queries.ts'
import { categorySlugsOf, relatedIds, suggestedIds } from './pick.queries.ts'
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
	.get('/:slug', async (c) => {
		const detail = await productDetail(c.var.db, await productAt(c), c.var.locale)
		if (!detail) throw new Problem(404, 'PRODUCT_NOT_FOUND')
		return c.json({ data: detail })
	})
	.get('/:slug/related', async (c) => {
		const { db, companyId, locale } = c.var
		const ids = await relatedIds(db, companyId, await productAt(c))
		return c.json({ data: { list: await cardsOf(db, companyId, ids, locale) } })
	})
	.get('/:slug/review', async (c) => {
		const query = readQuery(c, ReviewQueryWire)
		const { id } = await productAt(c)
		const page = { index: query.PAGE_INDEX, size: query.DATA_PER_PAGE }
		const { rows, total } = await reviewsOf(c.var.db, c.var.companyId, id, page)
		return c.json({
			data: {
				list: rows.map((row) => ({
					REVIEW_ID: row.id,
					REVIEW_AUTHOR: row.author,
					REVIEW_RATING: row.rating,
					REVIEW_TEXT: row.body,
					REVIEW_DATE: row.createdAt.toISOString(),
					REVIEW_PICTURE_ID_LIST: row.pictureIds,
				})),
				TOTAL_PAGES: Math.ceil(total / page.size),
				TOTAL_ROWS: total,
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
