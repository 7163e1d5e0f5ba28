import { useSearchParams } from '@remix-run/react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { ForYou } from '#app/features/recently-viewed/ForYou.tsx'
import { RecentlyViewed } from '#app/features/recently-viewed/RecentlyViewed.tsx'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { AsideLayout } from '#app/ui/AsideLayout.tsx'
import { Breadcrumb } from '#app/ui/Breadcrumb.tsx'
import { Container } from '#app/ui/Container.tsx'
import type { CardView } from '#app/features/product-cards/card-view.ts'
import type { ArrivalView } from './arrival-view.ts'
import { Delivery } from './Delivery.tsx'
import { Description } from './Description.tsx'
import { ProductGallery } from './ProductGallery.tsx'
import { ProductHead } from './ProductHead.tsx'
import type { ProductView } from './product-view.ts'
import { Purchase } from './Purchase.tsx'
import { RelatedRows } from './RelatedRows.tsx'
import { Reviews } from './Reviews.tsx'
import type { ReviewsView } from './reviews-view.ts'
import type { Estimate } from './ShippingEstimate.tsx'
import { ShareProduct } from './ShareProduct.tsx'
import { chosenVariant } from './variant-choice.ts'

type ProductScreenProps = {
	product: ProductView
	trail: { slug: string; name: string }[]
	reviews: ReviewsView | null
	related: CardView[]
	/** Often bought in one order with the product. */
	together: CardView[]
	/** Recently viewed products; null: fetched by script. */
	recent: CardView[] | null
	estimate: Estimate | null
	/** Somebody is signed in. */
	isMember: boolean
	/** When it arrives; null: nothing is sent, or nobody takes it there. */
	arrival: ArrivalView | null
	formToken: string
	/** A WhatsApp chat that begins with a question about the product; null: the shop has none. */
	chat: string | null
	/** The product's address with its host. */
	address: string
	dataSaver: boolean
}

/** The product page. */
export function ProductScreen({ product, trail, dataSaver, ...rest }: ProductScreenProps) {
	const path = usePath()
	const [search] = useSearchParams()
	const variant = chosenVariant(product.variants, search.get('v'))
	if (variant === undefined) return null
	const category = trail.at(-1)
	const { estimate } = rest
	return (
		<Container page>
			<div className="stacked:-mt-4 stacked:-mb-2">
				<Trail trail={trail} name={product.name} />
			</div>
			<AsideLayout
				side="half"
				sticky
				aside={
					<div className="flex flex-col gap-8 stacked:gap-4">
						<ProductHead product={product} variant={variant} />
						<Purchase
							product={product}
							variant={variant}
							search={variantSearch(search, estimate, product.variants)}
							hasRelated={rest.related.length > 0}
							isMember={rest.isMember}
							formToken={rest.formToken}
							chat={rest.chat}
							continueHref={path(category ? paths.category(category.slug) : paths.products)}
						/>
						{estimate ? (
							<Delivery
								arrival={rest.arrival}
								estimate={estimate}
								slug={product.slug}
								variantId={variant.id}
							/>
						) : null}
						<ShareProduct
							name={product.name}
							address={search.has('v') ? `${rest.address}?v=${variant.id}` : rest.address}
						/>
						<Description html={product.description} summary={product.summary} />
					</div>
				}
			>
				<ProductGallery images={product.images} first={variant.imageIndex} dataSaver={dataSaver} />
			</AsideLayout>
			<Reviews product={product} reviews={rest.reviews} dataSaver={dataSaver} />
			<RelatedRows
				product={product}
				similar={rest.related}
				together={rest.together}
				dataSaver={dataSaver}
			/>
			<ForYou productId={product.id} dataSaver={dataSaver} />
			<RecentlyViewed cards={rest.recent} productId={product.id} dataSaver={dataSaver} />
		</Container>
	)
}

/**
 * The query string of the links to the variants. It names the district of the shown delivery costs where another variant may
 * have others, so that choosing one asks for them again.
 */
function variantSearch(
	search: URLSearchParams,
	estimate: Estimate | null,
	variants: ProductView['variants'],
): URLSearchParams {
	if (estimate?.step !== 'offers') return search
	const parcels = new Set(variants.map(({ price, weight }) => `${price} ${weight}`))
	if (parcels.size === 1) return search
	const query = new URLSearchParams(search)
	query.delete('to')
	query.set('district', estimate.code)
	return query
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
