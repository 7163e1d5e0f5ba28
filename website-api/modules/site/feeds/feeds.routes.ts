import {
	getSitemapContent,
	getSitemapSummary,
	listFeedProducts,
	listSitemapProducts,
} from '#contract/feed.ts'
import { answer } from '#website-api/http/answer.ts'
import { Problem } from '#website-api/http/problem.ts'
import { categoriesOf, idsBelow } from '#website-api/modules/catalog/products/category.queries.ts'
import { feedProducts } from './feed.queries.ts'
import { sitemapContent, sitemapProducts, sitemapSummary } from './sitemap.queries.ts'

/** Data for product feeds and sitemaps. */
export const feedAnswers = [
	answer(listFeedProducts, async ({ db, companyId, locale, query }) => {
		const { after, limit, category } = query
		const categoryIds =
			category === undefined ? undefined : idsBelow(await categoriesOf(db, companyId), category)
		if (category !== undefined && categoryIds === undefined) {
			throw new Problem(404, 'CATEGORY_NOT_FOUND')
		}
		const products = await feedProducts(db, companyId, locale, { after, limit, categoryIds })
		const last = products.at(-1)
		return { products, next: products.length === limit && last ? last.id : null }
	}),
	answer(getSitemapSummary, ({ db, companyId }) => sitemapSummary(db, companyId)),
	answer(listSitemapProducts, async ({ db, companyId, query }) => ({
		list: await sitemapProducts(db, companyId, query.part),
	})),
	answer(getSitemapContent, ({ db, companyId }) => sitemapContent(db, companyId)),
]
