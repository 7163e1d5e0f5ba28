import type { AppLoadContext } from '@remix-run/node'
import type { ProductCard } from '#contract/product-card.ts'
import { listRelatedProducts } from '#contract/product-lists.ts'
import { listProducts, type ProductPage } from '#contract/product-listing.ts'
import { isNarrowed, type Listing } from '#app/features/catalog/listing.ts'
import { orNull } from '#app/http/or-null.ts'
import { listingQuery } from './listing-query.ts'
import { bestSellers } from './suggested.server.ts'

const shown = 8

type Relatives = { kind: 'similar' | 'popular'; cards: ProductCard[] }

/**
 * Products below a search or a filtered list that found none or one: those of the same words or category without the
 * filters, those related to the only one, or else the best sellers.
 */
export async function relativesOf(
	context: AppLoadContext,
	listing: Listing,
	{ list, count, search }: ProductPage,
): Promise<Relatives> {
	const { call } = context
	if (count > 1 || !isNarrowed(listing)) return { kind: 'similar', cards: [] }
	const [only] = list
	const others = (cards: ProductCard[] | null | undefined) =>
		(cards ?? []).filter(({ id }) => id !== only?.id).slice(0, shown)
	const similar = others(
		only
			? (await orNull(call(listRelatedProducts, { slug: only.slug }, { optional: true })))?.similar
			: await withoutFilters(search?.words ?? listing.text),
	)
	if (similar.length > 0) return { kind: 'similar', cards: similar }
	return { kind: 'popular', cards: others(await orNull(bestSellers(context, shown + 1))) }

	/** The same words without filters, or else the best sellers of the category. */
	async function withoutFilters(words: string | undefined): Promise<ProductCard[]> {
		const { category } = listing
		const wider =
			words === '' || (words === listing.text && !hasFilters(listing)) ? undefined : words
		if (wider === undefined && category === undefined) return []
		const sort = wider === undefined ? ('best-selling' as const) : ('relevance' as const)
		const body = listingQuery({ page: 1, pageSize: shown, text: wider, category, sort })
		return (await orNull(call(listProducts, { body })))?.list ?? []
	}
}

/** Whether a list has filters besides its words and its category. */
function hasFilters({ page: _page, sort: _sort, text: _text, category: _, ...filters }: Listing) {
	return Object.values(filters).some((value) =>
		Array.isArray(value) ? value.length > 0 : value !== undefined,
	)
}
