import { z } from 'zod'
import { sortKeys } from '#app/domain/catalog.ts'
import { typedRupiah } from '#web/domain/typed-amount.ts'
import { type Listing, sortsOf, usualSort } from './listing.ts'

const text = z.string().transform((value) =>
	value
		.replace(/[\p{Cc}\s]+/gu, ' ')
		.trim()
		.slice(0, 100),
)
/** Values of one list in the query; the others are left out. */
const maxValues = 20
/** Options that the catalogue filters by at once. */
const maxOptions = 5
const optionValue = z.string().regex(/^[a-z0-9-]{1,40}\.[a-z0-9-]{1,40}$/)
const slug = z.string().regex(/^[a-z0-9-]{1,100}$/)
const rupiah = z
	.string()
	.max(30)
	.transform(typedRupiah)
	.pipe(z.number().min(1).max(1_000_000_000_000))
const sort = z.enum(sortKeys)
const rating = z
	.string()
	.regex(/^[1-5]$/)
	.transform(Number)
const page = z
	.string()
	.regex(/^[1-9]\d*$/)
	.transform((digits) => Math.min(Number(digits), 99_999))

/** Parses the query of a listing. Invalid values are left out, so every URL has an answer. */
export function listingOf(search: URLSearchParams, category?: string): Listing {
	const param = <T>(schema: z.ZodType<T, string>, name: string) =>
		schema.safeParse(search.get(name) ?? undefined).data
	const list = (schema: z.ZodType<string, string>, name: string) =>
		[...new Set(search.getAll(name))]
			.filter((value) => schema.safeParse(value).success)
			.sort()
			.slice(0, maxValues)
	const [priceMin, priceMax] = inOrder(param(rupiah, 'min'), param(rupiah, 'max'))
	const searchText = param(text, 'q') || undefined
	const requestedSort = sort.safeParse(search.get('sort')).data
	return {
		page: param(page, 'page') ?? 1,
		sort:
			sortsOf({ text: searchText }).find((one) => one === requestedSort) ??
			usualSort({ text: searchText }),
		text: searchText,
		category,
		priceMin,
		priceMax,
		brands: list(slug, 'brand'),
		options: ofFewOptions(list(optionValue, 'opt')),
		ratingMin: param(rating, 'rating'),
		inStock: search.get('stock') === '1' || undefined,
		discounted: search.get('sale') === '1' || undefined,
	}
}

function ofFewOptions(values: string[]): string[] {
	const optionOf = (value: string) => value.split('.')[0]
	const options = [...new Set(values.map(optionOf))].slice(0, maxOptions)
	return values.filter((value) => options.includes(optionOf(value)))
}

function inOrder(low: number | undefined, high: number | undefined) {
	return low !== undefined && high !== undefined && low > high ? [high, low] : [low, high]
}
