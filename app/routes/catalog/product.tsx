import { listOfferedVouchers } from '#contract/voucher.ts'
import type { AppLoadContext, LoaderFunctionArgs } from '@remix-run/node'
import {
	useLoaderData,
	type MetaFunction,
	type ShouldRevalidateFunctionArgs,
} from '@remix-run/react'
import { listAgentPrices } from '#contract/agent-account.ts'
import { getProduct, type Product as ProductData, type Variant } from '#contract/product.ts'
import { listRelatedProducts } from '#contract/product-lists.ts'
import { listReviews, type Review } from '#contract/review.ts'
import { withParagraphs } from '#contract/written-text.ts'
import { imageWidths, largeImageSizes } from '#app/domain/image-widths.ts'
import { shopEvent } from '#app/domain/shop-event.ts'
import { Track } from '#app/features/analytics/Track.tsx'
import { arrivalView } from '#app/features/catalog/arrival-view.ts'
import { cardView } from '#app/features/product-cards/card-view.ts'
import { safeDescription } from '#app/features/catalog/description.server.ts'
import { galleryPictures } from '#app/features/catalog/gallery-pictures.ts'
import { ProductScreen } from '#app/features/catalog/ProductScreen.tsx'
import { productView } from '#app/features/catalog/product-view.ts'
import { askedReviews, reviewQueryFrom, reviewsView } from '#app/features/catalog/reviews-view.ts'
import { chosenVariant } from '#app/features/catalog/variant-choice.ts'
import { flashEnds } from '#app/features/flash-sale/flash-ends.ts'
import { whatsappLink } from '#app/features/orders/whatsapp-link.ts'
import { productStructuredData } from '#app/features/seo/product-structured-data.ts'
import {
	categoryStep,
	breadcrumbStructuredData,
} from '#app/features/seo/breadcrumb-structured-data.ts'
import { noForm } from '#app/http/no-form.server.ts'
import { orNull } from '#app/http/or-null.ts'
import { orRespond } from '#app/http/or-respond.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { localePath } from '#web/i18n/paths.ts'
import { translator } from '#app/i18n/translate.server.ts'
import { paths } from '#app/paths.ts'
import { pictureLinks } from '#app/ui/Picture.tsx'
import { openHref } from '../open-paths.ts'
import { shopPlaceOf } from '../shop-place.ts'
import { recentCards } from './recent-cards.server.ts'
import { knownDistrict, loadEstimate } from './shipping-estimate.server.ts'

export const handle = { i18n: ['catalog', 'cart'] }

export async function loader({ context, params, request }: LoaderFunctionArgs) {
	const { call } = context
	const slug = params.slug ?? ''
	const search = new URL(request.url).searchParams
	const reviewQuery = reviewQueryFrom(search)
	const [product, reviews, related, recent, agentPrices, vouchers, district] = await Promise.all([
		orRespond(call(getProduct, { slug })),
		orNull(call(listReviews, { slug, query: askedReviews(reviewQuery) }, { optional: true })),
		orNull(call(listRelatedProducts, { slug }, { optional: true })),
		context.isOwn ? recentCards(context, slug) : null,
		context.customer.current() ? orNull(agentPricesOf(context, slug)) : null,
		orNull(context.call(listOfferedVouchers, {})),
		knownDistrict(context, search),
	])
	context.keepUntil(
		...product.variants.flatMap(({ flash, priceUntil }) => [
			flash?.endsAt,
			priceUntil ?? undefined,
		]),
		...flashEnds([...(related?.similar ?? []), ...(related?.together ?? [])]),
		...(vouchers?.list ?? []).map(({ endsAt }) => endsAt),
	)
	// A page that is the same for everyone leaves no cookie: there, script has it remembered.
	if (context.isOwn) context.recentlyViewed.remember(product.id)
	const variant = chosenVariant(product.variants, search.get('v'))
	const description = descriptionOf(product, context)
	const isMember = context.customer.current() !== null
	const page = { locale: context.locale, now: context.now, isMember }
	const view = productView(product, description, page, agentPrices, vouchers?.list ?? [])
	const t = translator(context.locale)
	const estimate =
		!product.isDigital && variant ? await loadEstimate(context, search, variant.id, district) : null
	const address = `${shopPlaceOf(context).origin}${localePath(context.locale, paths.product(product.slug))}`
	describeProduct(context, product, reviews?.list ?? [])
	return {
		product: view,
		trail: product.categoryPath,
		reviews: reviews && reviewsView(reviews, reviewQuery, context.locale),
		related: (related?.similar ?? []).map((card) => cardView(card, context.locale)),
		together: (related?.together ?? []).map((card) => cardView(card, context.locale)),
		estimate,
		arrival: arrivalView(product.arrival, estimate, t),
		recent,
		viewed: context.tracking && variant ? productViewedEvent(product, variant) : undefined,
		isMember,
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

/** What an agent pays, by variant. */
async function agentPricesOf({ call }: AppLoadContext, slug: string) {
	const { list } = await call(listAgentPrices, { slug }, { optional: true })
	return new Map(list.map(({ variant, price }) => [variant, price]))
}

function describeProduct(context: AppLoadContext, product: ProductData, reviews: Review[]) {
	const place = shopPlaceOf(context)
	context.describe(
		productStructuredData(place, product, reviews, context.site),
		breadcrumbStructuredData(place, translator(context.locale)('frame:home'), [
			...product.categoryPath.map(categoryStep),
			{ name: product.name, path: paths.product(product.slug) },
		]),
	)
}

/** What search engines show of a product whose description is short. */
function moreAbout({ name }: ProductData, price: string, { locale, site }: AppLoadContext) {
	return translator(locale)('catalog:product.metaDescription', { name, shop: site.title, price })
}

/** Of the products that are shared between visitors, in one language each (docs/decisions/0025). */
const descriptions = new WeakMap<ProductData, string>()

function descriptionOf(product: ProductData, { locale }: AppLoadContext) {
	const known = descriptions.get(product)
	if (known !== undefined) return known
	const description = safeDescription(withParagraphs(product.descriptionHtml), (target) =>
		openHref(locale, target),
	)
	descriptions.set(product, description)
	return description
}

/** A WhatsApp chat that begins with a question about a product; null: the shop has none. */
function chatAbout(name: string, address: string, { site, locale }: AppLoadContext) {
	if (!site.showWhatsapp) return null
	const question = translator(locale)('catalog:product.question', { name, address })
	return whatsappLink(site.customerCarePhone, question)
}

function productViewedEvent({ name }: ProductData, { id, price }: Variant) {
	return shopEvent('view_item', [{ variantId: id, name, price, quantity: 1 }])
}

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

export default function Product() {
	const { viewed, ...product } = useLoaderData<typeof loader>()
	return (
		<>
			<ProductScreen {...product} />
			<Track event={viewed} />
		</>
	)
}
