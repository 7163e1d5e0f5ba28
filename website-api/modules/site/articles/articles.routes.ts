import { getArticle, listArticleCategories, listArticles } from '#contract/article.ts'
import { textIn } from '#website-api/db/columns.ts'
import { answer } from '#website-api/http/answer.ts'
import { Problem } from '#website-api/http/problem.ts'
import { cardsOf } from '#website-api/modules/catalog/products/card.queries.ts'
import { articleCard } from './article-card.ts'
import {
	articleAt,
	articleCategoriesOf,
	articleProductIds,
	pageOfArticles,
	relatedArticles,
} from './article.queries.ts'

/** Articles and their topics. */
export const articleAnswers = [
	answer(listArticleCategories, async ({ db, companyId, locale }) => {
		const rows = await articleCategoriesOf(db, companyId)
		return {
			list: rows.map(({ slug, name, articles }) => ({
				slug,
				name: textIn(name, locale),
				articleCount: articles,
			})),
		}
	}),
	answer(listArticles, async ({ db, companyId, locale, query }) => {
		const { category } = query
		if (category !== undefined) {
			const known = await articleCategoriesOf(db, companyId)
			if (!known.some(({ slug }) => slug === category)) {
				throw new Problem(404, 'ARTICLE_CATEGORY_NOT_FOUND')
			}
		}
		const { rows, total } = await pageOfArticles(db, companyId, query, locale)
		return {
			list: rows.map((row) => articleCard(row, locale)),
			pages: Math.ceil(total / query.pageSize),
			count: total,
		}
	}),
	answer(getArticle, async ({ db, companyId, locale, params }) => {
		const found = await articleAt(db, companyId, params.slug)
		if (!found) throw new Problem(404, 'ARTICLE_NOT_FOUND')
		if (found.withdrawnAt) throw new Problem(410, 'ARTICLE_GONE')
		const ids = await articleProductIds(db, companyId, found.card.slug)
		const related = await relatedArticles(db, companyId, found.card)
		return {
			...articleCard(found.card, locale),
			html: textIn(found.html, locale),
			updatedAt: found.updatedAt,
			products: await cardsOf(db, companyId, ids, locale),
			related: related.map((row) => articleCard(row, locale)),
		}
	}),
]
