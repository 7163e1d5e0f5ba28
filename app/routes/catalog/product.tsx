import type { LoaderFunctionArgs } from '@remix-run/node'
import {
	useLoaderData,
	type MetaFunction,
	type ShouldRevalidateFunctionArgs,
} from '@remix-run/react'
import type { Product as Goods, Variant } from '#app/domain/catalog.ts'
import { shopEvent } from '#app/domain/shop-event.ts'
import { Track } from '#app/features/analytics/Track.tsx'
import { cardView } from '#app/features/goods/card-view.ts'
import { safeDescription } from '#app/features/catalog/description.server.ts'
import { ProductScreen } from '#app/features/catalog/ProductScreen.tsx'
import { productView } from '#app/features/catalog/product-view.ts'
import { reviewsView } from '#app/features/catalog/reviews-view.ts'
import { chosenVariant } from '#app/features/catalog/variant-choice.ts'
import { flashEnds } from '#app/features/flash-sale/flash-ends.ts'
import { productStructuredData } from '#app/features/seo/product-structured-data.ts'
import {
	categoryStep,
	breadcrumbStructuredData,
} from '#app/features/seo/breadcrumb-structured-data.ts'
import { orNull } from '#app/http/or-null.ts'
import { orRespond } from '#app/http/or-respond.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { translator } from '#app/i18n/translate.server.ts'
import { paths } from '#app/paths.ts'
import { openHref } from '../open-paths.ts'
import { shopPlaceOf } from '../shop-place.ts'
import { recentCards } from './recent-cards.server.ts'
import { loadEstimate } from './shipping-estimate.server.ts'

export const handle = { i18n: ['catalog', 'cart'] }

export async function loader({ context, params, request }: LoaderFunctionArgs) {
	const { catalog } = context.api
	const slug = params.slug ?? ''
	const search = new URL(request.url).searchParams
	const reviewPage = Number(/^[1-9]\d{0,3}$/.exec(search.get('reviews') ?? '')?.[0] ?? 1)
	const [product, reviews, related, recent, agentPrices] = await Promise.all([
		orRespond(catalog.product(slug)),
		orNull(catalog.reviews(slug, reviewPage)),
		orNull(catalog.related(slug)),
		context.isOwn ? recentCards(context, slug) : null,
		context.customer.current() ? orNull(context.api.agency.prices(slug)) : null,
	])
	context.keepUntil(
		...product.variants.map(({ flash }) => flash?.endsAt),
		...flashEnds(related ?? []),
	)
	// A page that is the same for everyone leaves no cookie: there, script has it remembered.
	if (context.isOwn) context.recentlyViewed.remember(product.id)
	const variant = chosenVariant(product.variants, search.get('v'))
	const description = safeDescription(product.descriptionHtml, (target) =>
		openHref(context.locale, target),
	)
	const view = productView(product, description, context, agentPrices)
	const t = translator(context.locale)
	const place = shopPlaceOf(context)
	context.describe(
		productStructuredData(place, product, reviews?.items ?? []),
		breadcrumbStructuredData(place, t('frame:home'), [
			...product.categoryPath.map(categoryStep),
			{ name: product.name, path: paths.product(product.slug) },
		]),
	)
	return {
		product: view,
		trail: product.categoryPath,
		reviews: reviews && reviewsView(reviews, reviewPage, context.locale),
		related: (related ?? []).map((card) => cardView(card, context.locale)),
		estimate:
			product.isDigital || !variant ? null : await loadEstimate(context, search, variant.id),
		recent,
		seen: context.tracking && variant ? seenEvent(product, variant) : undefined,
		formToken: context.formToken(),
		dataSaver: context.dataSaver,
		meta: {
			title: product.searchResult.title || product.name,
			description:
				product.searchResult.description ||
				product.texts.summary ||
				t('catalog:product.metaDescription', {
					name: product.name,
					shop: context.site.title,
					price: view.variants[0]?.price ?? '',
				}),
		},
	}
}

function seenEvent({ name }: Goods, { id, price }: Variant) {
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

export const meta: MetaFunction<typeof loader> = (args) =>
	args.data
		? pageMeta(args, { ...args.data.meta, type: 'product', image: args.data.product.images[0] })
		: []

export default function Product() {
	const { seen, ...product } = useLoaderData<typeof loader>()
	return (
		<>
			<ProductScreen {...product} />
			<Track event={seen} />
		</>
	)
}
