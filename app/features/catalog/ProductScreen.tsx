import { useSearchParams } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { AddToCart } from '#app/features/cart/AddToCart.tsx'
import { RecentlyViewed } from '#app/features/recently-viewed/RecentlyViewed.tsx'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { AsideLayout } from '#app/ui/AsideLayout.tsx'
import { Breadcrumb } from '#app/ui/Breadcrumb.tsx'
import { Container } from '#app/ui/Container.tsx'
import { Section } from '#app/ui/Section.tsx'
import { CardGrid } from '#app/features/goods/CardGrid.tsx'
import type { CardView } from '#app/features/goods/card-view.ts'
import { Description } from './Description.tsx'
import { ProductGallery } from './ProductGallery.tsx'
import { ProductHead, StockTexts } from './ProductHead.tsx'
import type { ProductView } from './product-view.ts'
import { Reviews } from './Reviews.tsx'
import type { ReviewsView } from './reviews-view.ts'
import { ShippingEstimate, type Estimate } from './ShippingEstimate.tsx'
import { VariantChoices } from './VariantChoices.tsx'
import { choicesFrom, chosenVariant } from './variant-choice.ts'

type ProductScreenProps = {
	product: ProductView
	trail: { slug: string; name: string }[]
	reviews: ReviewsView | null
	related: CardView[]
	/** Recently viewed products; null: fetched by script. */
	recent: CardView[] | null
	estimate: Estimate | null
	formToken: string
	dataSaver: boolean
}

/** The product page. */
export function ProductScreen({ product, trail, dataSaver, ...rest }: ProductScreenProps) {
	const { t } = useTranslation('catalog')
	const [search] = useSearchParams()
	const variant = chosenVariant(product.variants, search.get('v'))
	if (variant === undefined) return null
	const named = search.has('v')
	const buy = { variantId: variant.id, soldOut: variant.stock <= 0 }
	return (
		<Container page>
			<Trail trail={trail} name={product.name} />
			<AsideLayout
				side="half"
				sticky
				aside={
					<div className="flex flex-col gap-8">
						<ProductHead product={product} variant={variant} />
						<div className="flex flex-col gap-4">
							<VariantChoices
								options={choicesFrom(product, variant)}
								slug={product.slug}
								search={search}
							/>
							<StockTexts
								product={product}
								variant={variant}
								hasRelated={rest.related.length > 0}
							/>
							<AddToCart {...buy} formToken={rest.formToken} />
						</div>
						{rest.estimate ? (
							<ShippingEstimate
								estimate={rest.estimate}
								slug={product.slug}
								variantId={variant.id}
							/>
						) : null}
						<Description html={product.description} summary={product.summary} />
					</div>
				}
			>
				<ProductGallery
					images={product.images}
					first={named ? variant.imageIndex : null}
					dataSaver={dataSaver}
				/>
			</AsideLayout>
			<Reviews product={product} reviews={rest.reviews} />
			{rest.related.length > 0 ? (
				<Section id="related" title={t('product.related')}>
					<CardGrid cards={rest.related} shape="strip" dataSaver={dataSaver} />
				</Section>
			) : null}
			<RecentlyViewed cards={rest.recent} productId={product.id} dataSaver={dataSaver} />
		</Container>
	)
}

function Trail({ trail, name }: { trail: { slug: string; name: string }[]; name: string }) {
	const { t } = useTranslation('frame')
	const path = usePath()
	return (
		<Breadcrumb
			label={t('breadcrumbs')}
			trail={[
				{ href: path(paths.home), label: t('home') },
				...trail.map((step) => ({ href: path(paths.category(step.slug)), label: step.name })),
				{ label: name },
			]}
		/>
	)
}
