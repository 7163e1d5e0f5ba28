import { Hono } from 'hono'
import type { z } from 'zod'
import {
	type ArticleAnswerWire,
	type ArticleCategoryListWire,
	type ArticlePageWire,
	ArticleQueryWire,
} from '#contract/content.ts'
import { textIn } from '#website-api/db/columns.ts'
import type { AppEnv } from '#website-api/http/env.ts'
import { readQuery } from '#website-api/http/input.ts'
import { Problem } from '#website-api/http/problem.ts'
import { slugFrom } from '#website-api/http/slug.ts'
import { cardsOf } from '#website-api/modules/catalog/products/card.queries.ts'
import { articleCardWire } from './article-card.ts'
import {
	articleAt,
	articleCategoriesOf,
	articleProductIds,
	listArticles,
	relatedArticles,
} from './article.queries.ts'

/** GET /article/category-list, /article/article-list and /article/{slug}. */
export const articleRoutes = new Hono<AppEnv>()
	.get('/category-list', async (c) => {
		const { db, companyId, locale } = c.var
		const rows = await articleCategoriesOf(db, companyId)
		const answer: z.infer<typeof ArticleCategoryListWire> = {
			data: {
				ARTICLE_CATEGORY_LIST: rows.map((row) => ({
					ARTICLE_CATEGORY_SLUG: row.slug,
					ARTICLE_CATEGORY_NAME: textIn(row.name, locale),
					ARTICLE_COUNT: row.articles,
				})),
			},
		}
		return c.json(answer)
	})
	.get('/article-list', async (c) => {
		const { db, companyId, locale } = c.var
		const wish = readQuery(c, ArticleQueryWire)
		const category = wish.ARTICLE_CATEGORY_SLUG
		if (category !== undefined) {
			const known = await articleCategoriesOf(db, companyId)
			if (!known.some(({ slug }) => slug === category)) {
				throw new Problem(404, 'ARTICLE_CATEGORY_NOT_FOUND')
			}
		}
		const { rows, total } = await listArticles(db, companyId, wish, locale)
		const answer: z.infer<typeof ArticlePageWire> = {
			data: {
				list: rows.map((row) => articleCardWire(row, locale)),
				TOTAL_PAGES: Math.ceil(total / wish.DATA_PER_PAGE),
				TOTAL_ROWS: total,
			},
		}
		return c.json(answer)
	})
	.get('/:slug', async (c) => {
		const { db, companyId, locale } = c.var
		const slug = slugFrom(c.req.param('slug'), 'ARTICLE_NOT_FOUND')
		const found = await articleAt(db, companyId, slug)
		if (!found) throw new Problem(404, 'ARTICLE_NOT_FOUND')
		if (found.withdrawnAt) throw new Problem(410, 'ARTICLE_GONE')
		const ids = await articleProductIds(db, companyId, found.card.slug)
		const related = await relatedArticles(db, companyId, found.card)
		const answer: z.infer<typeof ArticleAnswerWire> = {
			data: {
				...articleCardWire(found.card, locale),
				ARTICLE_HTML: textIn(found.html, locale),
				UPDATED_AT: found.updatedAt.toISOString(),
				PRODUCT_LIST: await cardsOf(db, companyId, ids, locale),
				RELATED_LIST: related.map((row) => articleCardWire(row, locale)),
			},
		}
		return c.json(answer)
	})
