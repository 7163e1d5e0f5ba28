import { useTranslation } from 'react-i18next'
import type { Image } from '#app/domain/image.ts'
import { imageWidths } from '#app/domain/image-widths.ts'
import type { ArticleCardView } from '#app/features/content/article-view.ts'
import { ArticleCards } from '#app/features/content/ArticleCards.tsx'
import { FlashSection, type FlashSectionView } from '#app/features/flash-sale/FlashSection.tsx'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { Anchor } from '#app/ui/Anchor.tsx'
import { chipListStyle, chipStyle } from '#app/ui/chip-style.ts'
import { ButtonLink } from '#app/ui/Button.tsx'
import { Container } from '#app/ui/Container.tsx'
import { EmptyState } from '#app/ui/EmptyState.tsx'
import { Picture } from '#app/ui/Picture.tsx'
import { Section } from '#app/ui/Section.tsx'
import { TextLink } from '#app/ui/TextLink.tsx'
import { BannerCarousel, type BannerView } from './BannerCarousel.tsx'
import { CardGrid } from '#app/features/goods/CardGrid.tsx'
import type { CardView } from '#app/features/goods/card-view.ts'
import { WaysStrip, type ShoppingModes } from './WaysStrip.tsx'

type CategoryChip = { slug: string; name: string; icon: Image | null }
type HomeScreenProps = ShoppingModes & {
	shop: string
	dataSaver: boolean
	banners: BannerView[]
	categories: CategoryChip[]
	/** null: no sale is running. */
	flashSale: FlashSectionView | null
	cards: CardView[]
	more: boolean
	/** Empty when there are none or they are unavailable. */
	articles: ArticleCardView[]
}

/** The home page: promotions, categories, new products. */
export function HomeScreen(props: HomeScreenProps) {
	const { shop, dataSaver, banners, categories, flashSale, cards, more, articles } = props
	const { couriers, banks } = props
	const { t } = useTranslation('catalog')
	const path = usePath()
	return (
		<Container page>
			<h1 className="sr-only">{shop}</h1>
			<BannerCarousel banners={banners} dataSaver={dataSaver} />
			<CategoryChips categories={categories} dataSaver={dataSaver} />
			<FlashSection sale={flashSale} dataSaver={dataSaver} />
			<Section
				id="newest"
				title={t('home.newest')}
				more={
					<TextLink touch="line" href={path(paths.products)}>
						{t('home.all')}
					</TextLink>
				}
			>
				{cards.length === 0 ? (
					<EmptyState title={t('home.empty.title')} heading="h3">
						{t('home.empty.text')}
					</EmptyState>
				) : (
					<CardGrid
						cards={cards}
						shape="six"
						eager={banners.length > 0 ? 2 : 6}
						dataSaver={dataSaver}
					/>
				)}
				{more ? (
					<div className="mt-8 text-center">
						<ButtonLink href={path(`${paths.products}?page=2`)}>{t('home.more')}</ButtonLink>
					</div>
				) : null}
			</Section>
			<Articles cards={articles} dataSaver={dataSaver} />
			<WaysStrip couriers={couriers} banks={banks} />
		</Container>
	)
}

function Articles({ cards, dataSaver }: { cards: ArticleCardView[]; dataSaver: boolean }) {
	const { t } = useTranslation('catalog')
	const path = usePath()
	if (cards.length === 0) return null
	return (
		<Section
			id="articles"
			title={t('home.articles')}
			more={
				<TextLink touch="line" href={path(paths.articles)}>
					{t('home.allArticles')}
				</TextLink>
			}
		>
			<ArticleCards cards={cards} strip dataSaver={dataSaver} />
		</Section>
	)
}

function CategoryChips({
	categories,
	dataSaver,
}: Pick<HomeScreenProps, 'categories' | 'dataSaver'>) {
	const { t } = useTranslation('catalog')
	const path = usePath()
	if (categories.length === 0) return null
	return (
		<nav aria-label={t('home.categories')} className="mt-4 lg:mt-6">
			<ul className={chipListStyle({ scroll: true })}>
				{categories.map(({ slug, name, icon }) => (
					<li key={slug} className="shrink-0 whitespace-nowrap">
						<Anchor className={chipStyle()} href={path(paths.category(slug))}>
							{icon && !dataSaver ? (
								<span className="size-7 shrink-0">
									<Picture image={icon} widths={imageWidths.thumb} sizes="28px" eager decorative />
								</span>
							) : null}
							{name}
						</Anchor>
					</li>
				))}
			</ul>
		</nav>
	)
}
