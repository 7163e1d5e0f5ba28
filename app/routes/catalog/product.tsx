import type { LoaderFunctionArgs } from '@remix-run/node'
import {
	useLoaderData,
	useSearchParams,
	type MetaFunction,
	type ShouldRevalidateFunctionArgs,
} from '@remix-run/react'
import { imageWidths, largeImageSizes } from '#app/domain/image-widths.ts'
import { Track } from '#app/features/analytics/Track.tsx'
import { cardView } from '#app/features/product-cards/card-view.ts'
import { galleryPictures } from '#app/features/catalog/gallery-pictures.ts'
import { productView } from '#app/features/catalog/product-view.ts'
import { reviewsView } from '#app/features/catalog/reviews-view.ts'
import { chosenVariant } from '#app/features/catalog/variant-choice.ts'
import { noForm } from '#app/http/no-form.server.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { localePath } from '#web/i18n/paths.ts'
import { paths } from '#app/paths.ts'
import { pictureLinks } from '#app/ui/Picture.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { PartWithHearts } from '#app/features/product-cards/PartWithHearts.tsx'
import { ForYou } from '#app/features/recently-viewed/ForYou.tsx'
import { RecentlyViewed } from '#app/features/recently-viewed/RecentlyViewed.tsx'
import { usePath } from '#app/i18n/use-path.ts'
import { AsideLayout } from '#app/ui/AsideLayout.tsx'
import { Breadcrumb } from '#app/ui/Breadcrumb.tsx'
import { Container } from '#app/ui/Container.tsx'
import { Offer, type OwnOffer } from '#app/features/catalog/Offer.tsx'
import { Sections } from '#app/features/catalog/Sections.tsx'
import { ProductGallery } from '#app/features/catalog/ProductGallery.tsx'
import { RelatedRows } from '#app/features/catalog/RelatedRows.tsx'
import { Reviews } from '#app/features/catalog/Reviews.tsx'
import { ShareProduct } from '#app/features/catalog/ShareProduct.tsx'
import { shopPlaceOf } from '../shop-place.ts'
import {
	chatAbout,
	describeProduct,
	moreAbout,
	productViewedEvent,
	readProduct,
	sectionsOf,
} from './product-data.server.ts'

export const handle = { i18n: ['catalog', 'cart'] }

export async function loader({ context, params, request }: LoaderFunctionArgs) {
	const search = new URL(request.url).searchParams
	const found = await readProduct(context, params.slug ?? '', search)
	const { product, reviews, reviewQuery, related, recent, own, vouchers } = found
	const variant = chosenVariant(product.variants, search.get('v'))
	const view = productView(product, sectionsOf(product, context), context, vouchers)
	const address = `${shopPlaceOf(context).origin}${localePath(context.locale, paths.product(product.slug))}`
	describeProduct(context, product, reviews?.list ?? [])
	return {
		product: view,
		trail: product.categoryPath,
		reviews: reviews && reviewsView(reviews, reviewQuery, context.locale),
		related: (related?.similar ?? []).map((card) => cardView(card, context.locale)),
		/** Often bought in one order with the product. */
		together: (related?.together ?? []).map((card) => cardView(card, context.locale)),
		own,
		/** Null: script requests them. */
		recent,
		viewed: context.tracking && variant ? productViewedEvent(product, variant) : undefined,
		formToken: context.formToken(),
		address,
		chat: chatAbout(product.name, address, context),
		dataSaver: context.dataSaver,
		meta: {
			title: product.seoTitle || product.name,
			description: product.seoDescription || product.summary,
			more: moreAbout(product, view.variants[0]?.price ?? '', context),
		},
	}
}

export const action = noForm

/** Every variant is on the page already: choosing one asks the server for nothing, unless a delivery cost hangs on it. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
	const { currentUrl, nextUrl, formMethod, defaultShouldRevalidate } = args
	if (formMethod !== undefined && formMethod !== 'GET') return false
	if (currentUrl.pathname !== nextUrl.pathname || nextUrl.searchParams.has('district')) {
		return defaultShouldRevalidate
	}
	return withoutVariant(currentUrl) !== withoutVariant(nextUrl)
}

function withoutVariant({ searchParams }: URL): string {
	const rest = new URLSearchParams(searchParams)
	rest.delete('v')
	return rest.toString()
}

export const meta: MetaFunction<typeof loader> = (args) => {
	if (!args.data) return []
	const { meta, product, dataSaver } = args.data
	const chosen = chosenVariant(product.variants, new URLSearchParams(args.location.search).get('v'))
	const [largest] = galleryPictures(product.images, chosen?.imageIndex ?? null)
	const picture = { widths: imageWidths.gallery, sizes: largeImageSizes, dataSaver }
	return [
		...pageMeta(args, { ...meta, type: 'product', image: product.images[0] }),
		...(largest ? pictureLinks({ image: largest, ...picture }) : []),
	]
}

/** The product's page. */
export default function Product() {
	const page = useLoaderData<typeof loader>()
	const { product, trail, dataSaver } = page
	const path = usePath()
	const [search] = useSearchParams()
	const variant = chosenVariant(product.variants, search.get('v'))
	if (variant === undefined) return null
	const category = trail.at(-1)
	return (
		<Container page>
			<Trail trail={trail} name={product.name} />
			<AsideLayout
				side="half"
				sticky
				aside={
					<div className="flex flex-col gap-8 stacked:gap-4">
						<PartWithHearts<OwnOffer> from={page.own}>
							{(own) => (
								<Offer
									own={own}
									product={product}
									variant={variant}
									hasRelated={page.related.length > 0}
									formToken={page.formToken}
									chat={page.chat}
									continueHref={path(category ? paths.category(category.slug) : paths.products)}
								/>
							)}
						</PartWithHearts>
						<ShareProduct
							name={product.name}
							address={search.has('v') ? `${page.address}?v=${variant.id}` : page.address}
						/>
						<Sections sections={product.sections} />
					</div>
				}
			>
				<ProductGallery images={product.images} first={variant.imageIndex} dataSaver={dataSaver} />
			</AsideLayout>
			<Reviews product={product} reviews={page.reviews} dataSaver={dataSaver} />
			<RelatedRows
				product={product}
				similar={page.related}
				together={page.together}
				dataSaver={dataSaver}
			/>
			<ForYou productId={product.id} dataSaver={dataSaver} />
			<RecentlyViewed cards={page.recent} productId={product.id} dataSaver={dataSaver} />
			<Track event={page.viewed} />
		</Container>
	)
}

function Trail({ trail, name }: { trail: { slug: string; name: string }[]; name: string }) {
	const { t } = useTranslation('frame')
	const path = usePath()
	return (
		<Breadcrumb
			className="stacked:-mt-4 stacked:-mb-2"
			label={t('breadcrumbs')}
			trail={[
				{ href: path(paths.home), label: t('home') },
				...trail.map((step) => ({ href: path(paths.category(step.slug)), label: step.name })),
				{ label: name },
			]}
		/>
	)
}
