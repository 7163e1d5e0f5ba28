import type { LoaderFunctionArgs, SerializeFrom } from '@remix-run/node'
import { useLoaderData, type MetaFunction } from '@remix-run/react'
import { getArticle } from '#contract/article.ts'
import { formatLongDate, jakartaDay } from '#web/domain/dates.ts'
import { articleSizes, imageWidths } from '#app/domain/image-widths.ts'
import { cardView } from '#app/features/product-cards/card-view.ts'
import { flashEnds } from '#app/features/flash-sale/flash-ends.ts'
import { articleCardView } from '#app/features/content/article-view.ts'
import { safeHtml } from '#web/safe-html/safe-html.server.ts'
import { articleStructuredData } from '#app/features/seo/text-structured-data.ts'
import { breadcrumbStructuredData } from '#app/features/seo/breadcrumb-structured-data.ts'
import { noForm } from '#app/http/no-form.server.ts'
import { orRespond } from '#app/http/or-respond.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { translator } from '#app/i18n/translate.server.ts'
import { paths } from '#app/paths.ts'
import { pictureLinks, Picture } from '#app/ui/Picture.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { CardGrid } from '#app/features/product-cards/CardGrid.tsx'
import { usePath } from '#app/i18n/use-path.ts'
import { Container } from '#app/ui/Container.tsx'
import { MutedText } from '#web/ui/MutedText.tsx'
import { PictureFrame } from '#web/ui/PictureFrame.tsx'
import { Section } from '#app/ui/Section.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'
import { ArticleCards } from '#app/features/content/ArticleCards.tsx'
import { ContentTrail } from '#app/features/content/ContentTrail.tsx'
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

/** An article, its products, and related articles. */
export default function Article() {
	const article = useLoaderData<typeof loader>()
	const { image, html, products, related, dataSaver } = article
	const { t } = useTranslation(['content', 'catalog'])
	const path = usePath()
	return (
		<Container page>
			<article className="mx-auto max-w-180">
				<ArticleHead article={article} />
				{image ? (
					<PictureFrame shape="whole" className="my-6">
						<Picture
							image={image}
							widths={imageWidths.banner}
							sizes={articleSizes}
							first
							dataSaver={dataSaver}
							cover
						/>
					</PictureFrame>
				) : null}
				<div className="prose mx-auto" dangerouslySetInnerHTML={{ __html: html }} />
			</article>
			{products.length > 0 ? (
				<Section id="products" title={t('article.products')}>
					<CardGrid cards={products} dataSaver={dataSaver} />
				</Section>
			) : null}
			{related.length > 0 ? (
				<Section
					id="related"
					title={t('article.related')}
					more={
						<TextLink touch="line" href={path(paths.articles)}>
							{t('article.all')}
						</TextLink>
					}
				>
					<ArticleCards cards={related} dataSaver={dataSaver} />
				</Section>
			) : null}
		</Container>
	)
}

type ArticleHeadProps = { article: SerializeFrom<typeof loader> }

function ArticleHead({ article }: ArticleHeadProps) {
	const { title, summary, author, category, minutes, published, updated } = article
	const { t } = useTranslation('content')
	const path = usePath()
	return (
		<header className="mx-auto max-w-text">
			<ContentTrail
				parents={[
					{ href: path(paths.articles), label: t('articles.title') },
					{ href: path(paths.articleCategory(category.slug)), label: category.name },
				]}
				current={title}
			/>
			<h1>{title}</h1>
			<p className="my-2 text-18 text-soft">{summary}</p>
			<MutedText>
				{t('article.by', { author })} · <time dateTime={published.iso}>{published.text}</time> ·{' '}
				{t('article.minutes', { count: minutes })}
				{updated ? (
					<>
						{' · '}
						{t('article.updated')} <time dateTime={updated.iso}>{updated.text}</time>
					</>
				) : null}
			</MutedText>
		</header>
	)
}
