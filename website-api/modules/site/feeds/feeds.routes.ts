import { Hono } from 'hono'
import { FeedQueryWire, SitemapPartQueryWire } from '#contract/feed.ts'
import type { AppEnv } from '#website-api/http/env.ts'
import { readQuery } from '#website-api/http/input.ts'
import { Problem } from '#website-api/http/problem.ts'
import { categoriesOf, idsBelow } from '#website-api/modules/catalog/products/category.queries.ts'
import { feedProducts } from './feed.queries.ts'
import { sitemapContent, sitemapProducts, sitemapSummary } from './sitemap.queries.ts'

/** GET /feed/…: data for product feeds and sitemaps. */
export const feedRoutes = new Hono<AppEnv>()
	.get('/product-list', async (c) => {
		const { db, companyId, locale } = c.var
		const { AFTER, LIMIT, CATEGORY_SLUG } = readQuery(c, FeedQueryWire)
		const categoryIds =
			CATEGORY_SLUG === undefined
				? undefined
				: idsBelow(await categoriesOf(db, companyId), CATEGORY_SLUG)
		if (CATEGORY_SLUG !== undefined && categoryIds === undefined) {
			throw new Problem(404, 'CATEGORY_NOT_FOUND')
		}
		const list = await feedProducts(db, companyId, locale, {
			after: AFTER,
			limit: LIMIT,
			categoryIds,
		})
		const last = list.at(-1)
		const NEXT_AFTER = list.length === LIMIT && last ? last.PRODUCT_ID : null
		return c.json({ data: { list, NEXT_AFTER } })
	})
	.get('/sitemap-summary', async (c) =>
		c.json({ data: await sitemapSummary(c.var.db, c.var.companyId) }),
	)
	.get('/sitemap-product', async (c) => {
		const { PART } = readQuery(c, SitemapPartQueryWire)
		return c.json({ data: { list: await sitemapProducts(c.var.db, c.var.companyId, PART) } })
	})
	.get('/sitemap-content', async (c) =>
		c.json({ data: await sitemapContent(c.var.db, c.var.companyId) }),
	)
