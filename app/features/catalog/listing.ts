import { type ProductQuery, type SortKey, sortKeys } from '#app/domain/catalog.ts'
import { paths, withQuery, type Path } from '#app/paths.ts'

/** The query of a listing; the page size is fixed. */
export type Listing = Omit<ProductQuery, 'pageSize'>

/** Cards on the home page and on every page of a listing (spec section 9). */
export const cardsPerPage = 12

/** Path of a listing, without its language; default values are left out. */
export function listingPath(listing: Listing): Path {
	const search = new URLSearchParams(listingFields(listing))
	const sort = sortOf(listing)
	if (sort !== usualSort(listing)) search.set('sort', sort)
	if (listing.page > 1) search.set('page', String(listing.page))
	const path = listing.category === undefined ? paths.products : paths.category(listing.category)
	return withQuery(path, search)
}

/** The order of a listing whose address names none: what fits best of a search, else the newest first. */
export function usualSort({ text }: Pick<Listing, 'text'>): SortKey {
	return text === undefined ? 'newest' : 'relevance'
}

/** Orders that a listing can have. */
export function sortsOf({ text }: Pick<Listing, 'text'>): SortKey[] {
	return sortKeys.filter((sort) => text !== undefined || sort !== 'relevance')
}

// What fits a search best is no order of a listing without one.
function sortOf({ sort, text }: Listing): SortKey {
	return sort === 'relevance' && text === undefined ? 'newest' : sort
}

/** The filters of a listing, as form fields. */
function listingFields(listing: Listing): [name: string, value: string][] {
	const fields: [string, string | number | undefined][] = [
		['q', listing.text],
		['min', listing.priceMin],
		['max', listing.priceMax],
		...(listing.brands ?? []).map((brand): [string, string] => ['brand', brand]),
		...(listing.options ?? []).map((value): [string, string] => ['opt', value]),
		['rating', listing.ratingMin],
		['stock', listing.inStock ? 1 : undefined],
		['sale', listing.discounted ? 1 : undefined],
	]
	return fields.flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))
}

/** Whether the listing is filtered, or sorted other than newest first. */
export function isNarrowed(listing: Listing): boolean {
	return sortOf(listing) !== 'newest' || listingFields(listing).length > 0
}
