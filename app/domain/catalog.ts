/** Orders of a product's reviews. */
export const reviewOrders = ['newest', 'highest', 'lowest'] as const
export type ReviewOrder = (typeof reviewOrders)[number]

/** Which of a product's reviews are listed. */
export type ReviewQuery = {
	page: number
	order: ReviewOrder
	/** Only those with so many stars. */
	stars: number | null
	withPicture: boolean
}

/** Orders of a listing; `relevance` only of a search. */
export const sortKeys = [
	'relevance',
	'newest',
	'cheapest',
	'dearest',
	'best-selling',
	'rating',
] as const
export type SortKey = (typeof sortKeys)[number]

/** The query of a listing, all of it from the URL. */
export type ProductQuery = {
	page: number
	pageSize: number
	sort: SortKey
	text?: string
	category?: string
	priceMin?: number
	priceMax?: number
	brands?: string[]
	/** Values of options, `warna.hitam`: any of those of one option, and of each option one. */
	options?: string[]
	ratingMin?: number
	inStock?: boolean
	discounted?: boolean
}
