import type { ListingQuery } from '#contract/product-listing.ts'
import type { ProductQuery, SortKey } from '#app/domain/catalog.ts'

const sorts: Record<SortKey, Pick<ListingQuery, 'orderBy' | 'sort'>> = {
	relevance: { orderBy: 'RELEVANCE', sort: 'DESC' },
	newest: { orderBy: 'IS_NEW_PRODUCT', sort: 'DESC' },
	cheapest: { orderBy: 'PRICE', sort: 'ASC' },
	dearest: { orderBy: 'PRICE', sort: 'DESC' },
	'best-selling': { orderBy: 'SOLD', sort: 'DESC' },
	rating: { orderBy: 'RATING', sort: 'DESC' },
}

/** What an address asks for, as the website API takes it. */
export function listingQuery({ text, brands, options, ...query }: ProductQuery): ListingQuery {
	return {
		...query,
		...sorts[query.sort],
		text: text || undefined,
		brands: brands?.length ? brands : undefined,
		options: options?.length ? options : undefined,
	}
}
