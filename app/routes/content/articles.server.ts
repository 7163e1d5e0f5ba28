import type { AppLoadContext } from '@remix-run/node'
import { listArticleCategories, listArticles } from '#contract/article.ts'
import { articlesPath, articlesView, listedArticles } from '#app/features/content/articles-view.ts'
import { typedLine } from '#app/features/content/typed-line.ts'
import {
	breadcrumbStructuredData,
	type BreadcrumbStep,
} from '#app/features/seo/breadcrumb-structured-data.ts'
import { goTo } from '#app/http/go-to.ts'
import { orRespond } from '#app/http/or-respond.ts'
import { translator } from '#app/i18n/translate.server.ts'
import { paths } from '#app/paths.ts'
import { shopPlaceOf } from '../shop-place.ts'
import { pageNumber } from './page-number.ts'

/**
 * What /articles and /articles/{category_slug} show. A category of none is a 404; a page beyond the last leads
 * to the last.
 */
export async function loadArticles(context: AppLoadContext, request: Request, category?: string) {
	const search = new URL(request.url).searchParams
	const text = typedLine(search.get('q')) || undefined
	const requested = { page: pageNumber(search), category, text }
	const [found, categories] = await Promise.all([
		orRespond(context.call(listArticles, { query: { ...requested, pageSize: listedArticles } })),
		orRespond(context.call(listArticleCategories, {})),
	])
	const last = Math.max(1, found.pages)
	if (requested.page > last) throw goTo(context.locale, articlesPath({ ...requested, page: last }))
	const t = translator(context.locale)
	const view = articlesView(requested, found, categories.list, context.locale, t)
	const shop = context.site.title
	const heading = view.category ?? t('content:articles.title')
	if (!text) {
		const steps: BreadcrumbStep[] = [{ name: t('content:articles.title'), path: paths.articles }]
		if (category) steps.push({ name: heading, path: paths.articleCategory(category) })
		context.describe(breadcrumbStructuredData(shopPlaceOf(context), t('frame:home'), steps))
	}
	const lead = view.category
		? t('content:articles.categoryLead', { category: view.category, shop })
		: t('content:articles.lead', { shop })
	return {
		...view,
		lead,
		dataSaver: context.dataSaver,
		title: text ? t('content:articles.found', { text }) : heading,
		meta: {
			title:
				requested.page > 1
					? t('content:pages.title', { title: heading, page: requested.page })
					: heading,
			description: lead,
			robots: text ? 'noindex, follow' : undefined,
			query: requested.page > 1 ? `?page=${requested.page}` : undefined,
		},
	}
}
