import type { TextFunction } from '#app/i18n/text-keys.ts'
import type { ArticleCategory, ArticlePage } from '#contract/article.ts'
import type { Locale } from '#web/i18n/paths.ts'
import { paths, withQuery, type Path } from '#app/paths.ts'
import { articleCardView } from './article-view.ts'

/** Articles per page. */
export const listedArticles = 9

export type ArticlesQuery = { page: number; category?: string; text?: string }
export type ArticlesView = ReturnType<typeof articlesView>

/** Articles found, as the page shows them. */
export function articlesView(
	requested: ArticlesQuery,
	found: ArticlePage,
	categories: ArticleCategory[],
	locale: Locale,
	t: TextFunction,
) {
	return {
		requested,
		cards: found.list.map((card) => articleCardView(card, locale, t)),
		pages: found.pages,
		count: found.count,
		categories: categories
			.filter(({ slug, articleCount }) => articleCount > 0 || slug === requested.category)
			.map(({ slug, name }) => ({ slug, name })),
		category: categories.find(({ slug }) => slug === requested.category)?.name ?? null,
	}
}

/** Path of an article list, without its language; default values are left out. */
export function articlesPath({ page, category, text }: ArticlesQuery): Path {
	const search = new URLSearchParams()
	if (text) search.set('q', text)
	if (page > 1) search.set('page', String(page))
	return withQuery(
		category === undefined ? paths.articles : paths.articleCategory(category),
		search,
	)
}
