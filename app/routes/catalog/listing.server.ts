import type { AppLoadContext } from '@remix-run/node'
import type { TextFunction } from '#app/i18n/text-keys.ts'
import { listProducts } from '#contract/product-listing.ts'
import { cardsPerPage, isNarrowed, listingPath } from '#app/features/catalog/listing.ts'
import { listingOf } from '#app/features/catalog/read-listing.ts'
import { listingView, shelfOf } from '#app/features/catalog/listing-view.ts'
import {
	listStructuredData,
	categoryStep,
	breadcrumbStructuredData,
} from '#app/features/seo/breadcrumb-structured-data.ts'
import { goTo } from '#app/http/go-to.ts'
import { flashEnds } from '#app/features/flash-sale/flash-ends.ts'
import { orRespond } from '#app/http/or-respond.ts'
import { reply } from '#app/http/reply.ts'
import { translator } from '#app/i18n/translate.server.ts'
import { paths } from '#app/paths.ts'
import type { Category } from '#contract/category.ts'
import { shopPlaceOf } from '../shop-place.ts'
import { listingQuery } from './listing-query.ts'
import { relativesOf } from './relatives.server.ts'

/**
 * What /products and /products/{category} show. A category of none is a 404; a page beyond the last leads to
 * the last.
 */
export async function loadListing(context: AppLoadContext, request: Request, category?: string) {
	const listing = listingOf(new URL(request.url).searchParams, category)
	const trail = category === undefined ? [] : categoryPath(context.categories, category)
	if (category !== undefined && trail.length === 0 && context.categories.length > 0) {
		throw reply({ message: 'Not Found' }, 404)
	}
	const body = listingQuery({ ...listing, pageSize: cardsPerPage })
	const found = await orRespond(context.call(listProducts, { body }))
	if (listing.page > Math.max(1, found.pages)) {
		throw goTo(context.locale, listingPath({ ...listing, page: Math.max(1, found.pages) }))
	}
	const relatives = await relativesOf(context, listing, found)
	context.keepUntil(...flashEnds([...found.list, ...relatives.cards]))
	const t = translator(context.locale)
	if (!isNarrowed(listing)) {
		const place = shopPlaceOf(context)
		const steps = trail.length > 0 ? trail.map(categoryStep) : [allProducts(t)]
		const slugs = found.list.map(({ slug }) => slug)
		context.describe(
			breadcrumbStructuredData(place, t('frame:home'), steps),
			listStructuredData(place, slugs, (listing.page - 1) * cardsPerPage + 1),
		)
	}
	const shelf = shelfOf(context.categories, trail)
	const view = listingView(listing, found, trail, shelf, { t, locale: context.locale }, relatives)
	return {
		...view,
		dataSaver: context.dataSaver,
		trail: trail.map(({ slug, name }) => ({ slug, name })),
		meta: {
			title:
				listing.page > 1
					? t('catalog:listing.pageTitle', { title: view.heading, page: listing.page })
					: view.heading,
			description: t('catalog:listing.description', {
				title: view.heading,
				shop: context.site.title,
				number: view.count.number,
			}),
			robots: isNarrowed(listing) ? 'noindex, follow' : undefined,
			query: listing.page > 1 ? `?page=${listing.page}` : undefined,
		},
	}
}

function allProducts(t: TextFunction) {
	return { name: t('catalog:listing.all'), path: paths.products } as const
}

/** The path from the root of the tree to a category, inclusive; empty when there is no such category. */
function categoryPath(tree: Category[], slug: string): Category[] {
	for (const category of tree) {
		if (category.slug === slug) return [category]
		const below = categoryPath(category.children, slug)
		if (below.length > 0) return [category, ...below]
	}
	return []
}
