import type { ProductQuery } from '#app/domain/catalog.ts'
import { paths, withQuery, type Path } from '#app/paths.ts'

/** What a listing's address says; the page size is the shop's. */
export type Listing = Omit<ProductQuery, 'pageSize'>

/** Cards on the home page and on every page of a listing (spec section 9). */
export const cardsPerPage = 12

/** The address of a listing, without its language; what is usual is left out. */
export function listingPath(listing: Listing): Path {
	const search = new URLSearchParams(listingFields(listing))
	if (listing.sort !== 'newest') search.set('sort', listing.sort)
	if (listing.page > 1) search.set('page', String(listing.page))
	const path = listing.category === undefined ? paths.products : paths.category(listing.category)
	return withQuery(path, search)
}

/** What narrows a listing, as form fields. */
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

/** Whether the listing shows less than all of its category, or in another order than the newest first. */
export function isNarrowed(listing: Listing): boolean {
	return listing.sort !== 'newest' || listingFields(listing).length > 0
}
