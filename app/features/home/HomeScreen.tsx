import type { ReactNode } from 'react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { FlashSection } from '#app/features/flash-sale/FlashSection.tsx'
import { NextSaleSection } from '#app/features/flash-sale/NextSaleSection.tsx'
import { Alert } from '#web/ui/Alert.tsx'
import { Container } from '#app/ui/Container.tsx'
import type { HomeSectionView } from './home-view.ts'
import { ArticlesSection } from './sections/ArticlesSection.tsx'
import { BannerCarousel } from './sections/BannerCarousel.tsx'
import { CategoryChips } from './sections/CategoryChips.tsx'
import { CategoryTiles } from './sections/CategoryTiles.tsx'
import { EditorialSection } from './sections/EditorialSection.tsx'
import { HeroSection } from './sections/HeroSection.tsx'
import { ProductsSection } from './sections/ProductsSection.tsx'
import { RankingSection } from './sections/RankingSection.tsx'
import { ReviewsSection } from './sections/ReviewsSection.tsx'
import { StepsSection } from './sections/StepsSection.tsx'
import { TextSection } from './sections/TextSection.tsx'
import { VouchersSection } from './sections/VouchersSection.tsx'
import { WaysStrip } from './sections/WaysStrip.tsx'

type HomeScreenProps = {
	shop: string
	dataSaver: boolean
	sections: HomeSectionView[]
	/** A draft that only those with its link see. */
	isPreview: boolean
}

/** The home page: the sections that the shop composed, in their order. */
export function HomeScreen({ shop, dataSaver, sections, isPreview }: HomeScreenProps) {
	const { t } = useTranslation('catalog')
	const [opening, ...rest] = sections
	const isWide = opening?.kind === 'HERO' && opening.layout === 'FULL'
	const inside = isWide ? rest : sections
	const draw = (section: HomeSectionView) => (
		<HomeSection
			key={section.id}
			section={section}
			at={sections.indexOf(section)}
			dataSaver={dataSaver}
		/>
	)
	return (
		<>
			<h1 className="sr-only">{shop}</h1>
			{isPreview ? (
				<Container>
					<div className="py-4">
						<Alert tone="warning">{t('home.preview')}</Alert>
					</div>
				</Container>
			) : null}
			{isWide ? draw(opening) : null}
			<Container page>{inside.map(draw)}</Container>
		</>
	)
}

type HomeSectionProps = { section: HomeSectionView; at: number; dataSaver: boolean }

function HomeSection({ section, at, dataSaver }: HomeSectionProps): ReactNode {
	switch (section.kind) {
		case 'HERO':
			return <HeroSection section={section} first={at === 0} dataSaver={dataSaver} />
		case 'BANNERS':
			return <BannerCarousel banners={section.banners} first={at === 0} dataSaver={dataSaver} />
		case 'CATEGORIES':
			return 'tiles' in section ? (
				<CategoryTiles section={section} dataSaver={dataSaver} />
			) : (
				<CategoryChips section={section} dataSaver={dataSaver} />
			)
		case 'PRODUCTS':
			return <ProductsSection section={section} eager={eagerAt(at)} dataSaver={dataSaver} />
		case 'RANKING':
			return <RankingSection section={section} dataSaver={dataSaver} />
		case 'EDITORIAL':
			return <EditorialSection section={section} dataSaver={dataSaver} />
		case 'STEPS':
			return <StepsSection section={section} dataSaver={dataSaver} />
		case 'REVIEWS':
			return <ReviewsSection section={section} />
		case 'ARTICLES':
			return <ArticlesSection section={section} dataSaver={dataSaver} />
		case 'FLASH_SALE':
			return (
				<>
					{section.sale ? (
						<FlashSection id={`home-${section.id}`} sale={section.sale} dataSaver={dataSaver} />
					) : null}
					{section.next ? (
						<NextSaleSection id={`home-${section.id}-next`} sale={section.next} />
					) : null}
				</>
			)
		case 'VOUCHERS':
			return <VouchersSection section={section} />
		case 'TEXT':
			return <TextSection section={section} />
		case 'WAYS':
			return <WaysStrip {...section} />
	}
}

/** Pictures of a row that a phone shows at once: of a page that begins with it, and of one that has little before it. */
function eagerAt(at: number): number {
	if (at === 0) return 6
	return at < 4 ? 2 : 0
}
