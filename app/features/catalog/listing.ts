import { z } from 'zod'
import { sortKeys, type ProductQuery } from '#app/domain/catalog.ts'

/** What a listing's address says; the page size is the shop's. */
export type Listing = Omit<ProductQuery, 'pageSize'>

/** Cards on the home page and on every page of a listing (spec section 9). */
export const cardsPerPage = 12

const text = z.string().transform((value) =>
	value
		.replace(/[\p{Cc}\s]+/gu, ' ')
		.trim()
		.slice(0, 100),
)
const slug = z.string().regex(/^[a-z0-9-]{1,100}$/)
const rupiah = z
	.string()
	.regex(/^\s*(?:Rp)?[\d.\s]{1,15}$/i)
	.transform((value) => Number(value.replace(/\D/g, '')))
	.refine((value) => value > 0 && value <= 1_000_000_000_000)
const page = z
	.string()
	.regex(/^[1-9]\d{0,4}$/)
	.transform(Number)

/** Reads a listing from its address. A value that means nothing is left out, so every address answers. */
export function listingOf(search: URLSearchParams, category?: string): Listing {
	const given = <T>(schema: z.ZodType<T, string>, name: string) =>
		schema.safeParse(search.get(name) ?? undefined).data
	const brands = [...new Set(search.getAll('brand'))].filter(
		(brand) => slug.safeParse(brand).success,
	)
	const [priceMin, priceMax] = inOrder(given(rupiah, 'min'), given(rupiah, 'max'))
	return {
		page: given(page, 'page') ?? 1,
		sort: z.enum(sortKeys).safeParse(search.get('sort')).data ?? 'newest',
		text: given(text, 'q') || undefined,
		category,
		priceMin,
		priceMax,
		brands: brands.slice(0, 20),
		ratingMin: given(
			z
				.string()
				.regex(/^[1-5]$/)
				.transform(Number),
			'rating',
		),
		inStock: search.get('stock') === '1' || undefined,
		discounted: search.get('sale') === '1' || undefined,
	}
}

/** The address of a listing, without its language; what is usual is left out. */
export function listingPath(listing: Listing): `/${string}` {
	const search = new URLSearchParams(listingFields(listing))
	if (listing.sort !== 'newest') search.set('sort', listing.sort)
	if (listing.page > 1) search.set('page', String(listing.page))
	const path = listing.category === undefined ? '/products' : `/products/${listing.category}`
	return search.size === 0 ? `/${path.slice(1)}` : `/${path.slice(1)}?${search}`
}

/** What narrows a listing, as form fields. */
export function listingFields(listing: Listing): [name: string, value: string][] {
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

function inOrder(low: number | undefined, high: number | undefined) {
	return low !== undefined && high !== undefined && low > high ? [high, low] : [low, high]
}
