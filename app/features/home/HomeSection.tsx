import type { ReactNode } from 'react'
import { FlashSection } from '#app/features/flash-sale/FlashSection.tsx'
import { NextSaleSection } from '#app/features/flash-sale/NextSaleSection.tsx'
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
import type { HomeSectionView } from './home-view.ts'

type HomeSectionProps = { section: HomeSectionView; at: number; dataSaver: boolean }

/** A section by its kind. */
export function HomeSection({ section, at, dataSaver }: HomeSectionProps): ReactNode {
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
