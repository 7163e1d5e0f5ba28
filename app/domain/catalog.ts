import type { Arrival } from './arrival.ts'
import type { Image } from './image.ts'

export type Category = {
	slug: string
	name: string
	icon: Image | null
	productCount: number
	children: Category[]
}

export type ProductCard = {
	id: number
	slug: string
	name: string
	/** Current price in whole rupiah. */
	priceMin: number
	priceMax: number
	/** Former price of the cheapest variant. */
	priceBefore: number | null
	rating: number | null
	reviewCount: number
	soldCount: number
	isNew: boolean
	inStock: boolean
	/** When the flash sale of this price ends. */
	flashEndsAt: Date | null
	brand: string | null
	image: Image | null
	/** The first colours that it is offered in. */
	colours: { name: string; swatch: string }[]
	/** How many colours there are. */
	colourCount: number
}

/** A product in a comparison. */
export type ComparedProduct = ProductCard & {
	summary: string
	categoryName: string | null
	/** Of the lightest and the heaviest variant. */
	weightGrams: { min: number; max: number }
	options: { key: string; name: string; values: string[] }[]
}

export type Option = { name: string; values: { label: string; swatch: string | null }[] }

export type Variant = {
	id: number
	sku: string
	/** The number of its barcode, if it is a valid GTIN. */
	gtin: string | null
	/** The maker's part number. */
	mpn: string | null
	/** Index into each option's values, in the options' order. */
	choice: number[]
	price: number
	priceBefore: number | null
	/** When this price ends: of a flash sale or a discount; null: it stays. */
	priceUntil: Date | null
	/** Units available now. */
	stock: number
	/** Of these, units that can be ordered without an account. */
	guestStock: number
	weightGrams: number
	imageIndex: number | null
	/** The offer of a running flash sale; null: none lowers this price. */
	flash: VariantFlash | null
}

export type VariantFlash = {
	endsAt: Date
	/** Units left at that price; 0: sold out. */
	left: number
	/** Units that there are at that price in all; null: unknown. */
	quota: number | null
	/** Most units per customer. */
	maxPerBuyer: number
}

/** The flash sale shown on the home page. */
export type FlashSale = { name: string; endsAt: Date; items: FlashCard[] }

/** A flash sale that has not begun. */
export type AnnouncedSale = { id: number; name: string; startsAt: Date }

/** A product in a flash sale; `quota`: units of all its variants at the sale's price; null: unknown. */
export type FlashCard = ProductCard & { quota: number | null; left: number | null }

export type Product = ProductCard & {
	/** Plain texts, keyed by the names of PRODUCT_TEXTS in the contract. */
	texts: { summary: string }
	/** Title and description for search engines; '': the name and the summary. */
	searchResult: { title: string; description: string }
	/** Unsanitised HTML of the API: sanitise before showing. */
	descriptionHtml: string
	categoryPath: { slug: string; name: string }[]
	options: Option[]
	variants: Variant[]
	images: Image[]
	isDigital: boolean
	/** How long its parcel travels; null: nothing is sent, or nobody takes it. */
	arrival: Arrival | null
	/** Reviews per star rating; index 0 is one star. */
	ratingCounts: number[]
	updatedAt: Date
}

export type Review = {
	id: number
	author: string
	rating: number
	text: string
	date: Date
	pictureIds: string[]
	/** The language it is written in, e.g. "id"; null: unknown. */
	language: string | null
	/** The variant bought; '' where there was none to choose. */
	variantLabel: string
	reply: { text: string; date: Date } | null
}

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

export type ReviewPage = Page<Review> & { anyPicture: boolean }

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

/** How a search went. */
export type SearchOutcome = {
	/** Whether the products have all words of the search, most, or at least one. */
	match: 'ALL' | 'MOST' | 'ANY' | 'NONE'
	/** What was searched for in place of a text with typing errors. */
	corrected: string | null
	/** Words of the shop that resemble typed ones. */
	near: string[]
	/** Filters that the text contains. */
	filters: TypedFilter[]
	/** The words of the text besides its filters; null: the text. */
	words: string | null
}

/** A filter in the text of a search, and the text without it. */
export type TypedFilter = { textWithout: string } & (
	| { kind: 'price'; min: number | undefined; max: number | undefined }
	| { kind: 'quantity'; label: string }
	| { kind: 'cheapest' }
)

/** What a text that is being typed may mean. */
export type TypedMatches = { cards: ProductCard[]; categorySlugs: string[] }

export type Page<T> = { items: T[]; totalPages: number; totalRows: number }

export type ProductPage = Page<ProductCard> & {
	/** There are more products than totalRows: counting stops there. */
	hasMoreRows: boolean
	/** Of a search. */
	search: SearchOutcome | null
	facets: {
		brands: { slug: string; name: string; productCount: number }[]
		priceMin: number
		priceMax: number
		options: OptionFacet[]
	}
}

/** An option that a listing can be filtered by. */
export type OptionFacet = {
	name: string
	/** The counts are over the first products that were found; there are more. */
	hasMore: boolean
	values: { key: string; label: string; swatch: string | null; productCount: number }[]
}
