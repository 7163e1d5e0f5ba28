import { useTranslation } from '#app/i18n/use-translation.ts'
import type { Image } from '#contract/image.ts'
import { imageWidths } from '#app/domain/image-widths.ts'
import type { CardView } from '#app/features/product-cards/card-view.ts'
import { CardGrid } from '#app/features/product-cards/CardGrid.tsx'
import { ButtonLink } from '#web/ui/Button.tsx'
import { Container } from '#app/ui/Container.tsx'
import { PageHeader } from '#app/ui/PageHeader.tsx'
import { Section } from '#app/ui/Section.tsx'
import { ContentTrail } from './ContentTrail.tsx'
import { ResponsivePicture } from './ResponsivePicture.tsx'

type BannerScreenProps = {
	title: string
	subtitle: string
	/** Sanitised HTML. */
	html: string
	wide: Image
	tall: Image
	/** The banner's link; null when it leaves the shop or points to this page. */
	href: string | null
	products: CardView[]
	dataSaver: boolean
}

/** A banner's page: its text and its products. */
export function BannerScreen(props: BannerScreenProps) {
	const { title, subtitle, html, wide, tall, href, products, dataSaver } = props
	const { t } = useTranslation(['content', 'catalog'])
	return (
		<Container page>
			<PageHeader title={title} breadcrumb={<ContentTrail current={title} />}>
				{subtitle}
			</PageHeader>
			<ResponsivePicture
				wide={wide}
				tall={tall}
				widths={imageWidths.banner}
				dataSaver={dataSaver}
			/>
			<div className="mt-6 flex flex-col gap-4">
				{html === '' ? null : <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />}
				{href === null ? null : (
					<div>
						<ButtonLink variant="primary" href={href}>
							{t('banner.action')}
						</ButtonLink>
					</div>
				)}
			</div>
			{products.length > 0 ? (
				<Section id="products" title={t('banner.products')}>
					<CardGrid cards={products} dataSaver={dataSaver} />
				</Section>
			) : null}
		</Container>
	)
}
