import type { ProductQuery } from '#app/domain/catalog.ts'
import { paths, withQuery, type Path } from '#app/paths.ts'

/** The query of a listing; the page size is fixed. */
export type Listing = Omit<ProductQuery, 'pageSize'>

/** Cards on the home page and on every page of a listing (spec section 9). */
export const cardsPerPage = 12

/** Path of a listing, without its language; default values are left out. */
export function listingPath(listing: Listing): Path {
	const search = new URLSearchParams(listingFields(listing))
	if (listing.sort !== 'newest') search.set('sort', listing.sort)
	if (listing.page > 1) search.set('page', String(listing.page))
	const path = listing.category === undefined ? paths.products : paths.category(listing.category)
	return withQuery(path, search)
}

/** The filters of a listing, as form fields. */
function listingFields(listing: Listing): [name: string, value: string][] {
	const fields: [string, string | number | undefined][] = [
		['q', listing.text],
		['min', listing.priceMin],
		['max', listing.priceMax],
		...(listing.brands ?? []).map((brand): [string, string] => ['brand', brand]),
		['rating', listing.ratingMin],
		['stock', listing.inStock ? 1 : undefined],
		['sale', listing.discounted ? 1 : undefined],
	]
	return fields.flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))
}

/** Whether the listing is filtered, or sorted other than newest first. */
export function isNarrowed(listing: Listing): boolean {
	return listing.sort !== 'newest' || listingFields(listing).length > 0
}
