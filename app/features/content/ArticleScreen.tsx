import { useTranslation } from '#app/i18n/use-translation.ts'
import type { Image } from '#contract/image.ts'
import { articleSizes, imageWidths } from '#app/domain/image-widths.ts'
import type { CardView } from '#app/features/product-cards/card-view.ts'
import { CardGrid } from '#app/features/product-cards/CardGrid.tsx'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { Container } from '#app/ui/Container.tsx'
import { MutedText } from '#web/ui/MutedText.tsx'
import { Picture } from '#app/ui/Picture.tsx'
import { PictureFrame } from '#web/ui/PictureFrame.tsx'
import { Section } from '#app/ui/Section.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'
import { ArticleCards } from './ArticleCards.tsx'
import type { ArticleCardView } from './article-view.ts'
import { ContentTrail } from './ContentTrail.tsx'

type Moment = { iso: string; text: string }

export type ArticleScreenProps = {
	title: string
	summary: string
	author: string
	category: { slug: string; name: string }
	image: Image | null
	minutes: number
	published: Moment
	updated: Moment | null
	/** Sanitised HTML. */
	html: string
	products: CardView[]
	related: ArticleCardView[]
	dataSaver: boolean
}

/** An article, its products, and related articles. */
export function ArticleScreen(props: ArticleScreenProps) {
	const { image, html, products, related, dataSaver } = props
	const { t } = useTranslation(['content', 'catalog'])
	const path = usePath()
	return (
		<Container page>
			<article className="mx-auto max-w-180">
				<ArticleHead {...props} />
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

function ArticleHead(props: ArticleScreenProps) {
	const { title, summary, author, category, minutes, published, updated } = props
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
