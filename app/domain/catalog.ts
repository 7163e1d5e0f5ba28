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
	/** Whole rupiah a shopper pays now. */
	priceMin: number
	priceMax: number
	/** Former price of the cheapest variant. */
	priceBefore: number | null
	rating: number | null
	reviewCount: number
	soldCount: number
	isNew: boolean
	inStock: boolean
	/** When the flash sale ends whose price this is. */
	flashEndsAt: Date | null
	brand: string | null
	image: Image | null
}

export type Option = { name: string; values: { label: string; swatch: string | null }[] }

export type Variant = {
	id: number
	sku: string
	/** Index into each option's values, in the options' order. */
	choice: number[]
	price: number
	priceBefore: number | null
	/** Units that can be bought now. */
	stock: number
	weightGrams: number
	imageIndex: number | null
	/** What a running flash sale offers; null: none is cheaper. */
	flash: VariantFlash | null
}

export type VariantFlash = {
	endsAt: Date
	/** Units left at that price; 0: they are gone. */
	left: number
	/** Units for one customer. */
	most: number
}

/** The sale in the shop window. */
export type FlashSale = { name: string; endsAt: Date; items: ProductCard[] }

export type Product = ProductCard & {
	/** Plain texts, by their names in the contract's PRODUCT_TEXTS. */
	texts: { summary: string }
	/** What search engines show in place of name and summary; '': those. */
	searchResult: { title: string; description: string }
	/** HTML as the API gave it: sanitise before showing. */
	descriptionHtml: string
	categoryPath: { slug: string; name: string }[]
	options: Option[]
	variants: Variant[]
	images: Image[]
	isDigital: boolean
	/** Reviews per star, index 0 is one star. */
	ratingCounts: number[]
	updatedAt: Date
}

export type Review = { id: number; author: string; rating: number; text: string; date: Date }

export const sortKeys = ['newest', 'cheapest', 'dearest', 'best-selling', 'rating'] as const
export type SortKey = (typeof sortKeys)[number]

/** What a listing shows: all of it is in the address. */
export type ProductQuery = {
	page: number
	pageSize: number
	sort: SortKey
	text?: string
	category?: string
	priceMin?: number
	priceMax?: number
	brands?: string[]
	ratingMin?: number
	inStock?: boolean
	discounted?: boolean
}

export type Page<T> = { items: T[]; totalPages: number; totalRows: number }

export type ProductPage = Page<ProductCard> & {
	/** There are more products than totalRows, which is as far as they were counted. */
	hasMoreRows: boolean
	facets: {
		brands: { slug: string; name: string; productCount: number }[]
		priceMin: number
		priceMax: number
	}
}
