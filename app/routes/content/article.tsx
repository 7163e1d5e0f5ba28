import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, type MetaFunction } from '@remix-run/react'
import { getArticle } from '#contract/article.ts'
import { formatLongDate, jakartaDay } from '#web/domain/dates.ts'
import { articleSizes, imageWidths } from '#app/domain/image-widths.ts'
import { cardView } from '#app/features/product-cards/card-view.ts'
import { flashEnds } from '#app/features/flash-sale/flash-ends.ts'
import { articleCardView } from '#app/features/content/article-view.ts'
import { ArticleScreen } from '#app/features/content/ArticleScreen.tsx'
import { safeHtml } from '#web/safe-html/safe-html.server.ts'
import { articleStructuredData } from '#app/features/seo/text-structured-data.ts'
import { breadcrumbStructuredData } from '#app/features/seo/breadcrumb-structured-data.ts'
import { noForm } from '#app/http/no-form.server.ts'
import { orRespond } from '#app/http/or-respond.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { translator } from '#app/i18n/translate.server.ts'
import { paths } from '#app/paths.ts'
import { pictureLinks } from '#app/ui/Picture.tsx'
import { openHref } from '../open-paths.ts'
import { shopPlaceOf } from '../shop-place.ts'

export const handle = { i18n: ['catalog', 'content'], script: false }

export async function loader({ context, params }: LoaderFunctionArgs) {
	const { locale, dataSaver } = context
	const article = await orRespond(context.call(getArticle, { slug: params.slug ?? '' }))
	const { title, summary, author, image, publishedAt, updatedAt } = article
	const category = { slug: article.category, name: article.categoryName }
	const t = translator(locale)
	const place = shopPlaceOf(context)
	context.describe(
		articleStructuredData(place, article, context.site),
		breadcrumbStructuredData(place, t('frame:home'), [
			{ name: t('content:articles.title'), path: paths.articles },
			{ name: category.name, path: paths.articleCategory(category.slug) },
			{ name: title, path: paths.article(article.slug) },
		]),
	)
	const moment = (at: Date) => ({ iso: at.toISOString(), text: formatLongDate(at, locale) })
	context.keepUntil(...flashEnds(article.products))
	return {
		title,
		summary,
		author,
		category,
		image,
		dataSaver,
		minutes: article.readingMinutes,
		published: moment(publishedAt),
		updated: jakartaDay(updatedAt) > jakartaDay(publishedAt) ? moment(updatedAt) : null,
		html: safeHtml(article.html, { top: 2, hrefOf: (target) => openHref(locale, target) }),
		products: article.products.map((card) => cardView(card, locale)),
		related: article.related.map((card) => articleCardView(card, locale, t)),
	}
}

export const action = noForm

export const meta: MetaFunction<typeof loader> = (args) => {
	if (!args.data) return []
	const { title, summary, image, dataSaver } = args.data
	const picture = { widths: imageWidths.banner, sizes: articleSizes, dataSaver }
	return [
		...pageMeta(args, { title, description: summary, image, type: 'article' }),
		...(image ? pictureLinks({ image, ...picture }) : []),
	]
}

export default function Article() {
	return <ArticleScreen {...useLoaderData<typeof loader>()} />
}
