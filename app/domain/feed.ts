import type { Image } from './image.ts'

export type FeedVariant = {
	id: number
	gtin: string | null
	mpn: string | null
	choice: number[]
	/** Current price, whole rupiah. */
	price: number
	/** Former price; null: no discount. */
	priceBefore: number | null
	discountFrom: Date | null
	discountUntil: Date | null
	stock: number
	weightGrams: number
	imageIndex: number | null
}

/** A product of the product feed. */
export type FeedProduct = {
	id: number
	slug: string
	name: string
	summary: string
	descriptionHtml: string
	brand: string | null
	categories: string[]
	options: { name: string; values: string[] }[]
	variants: FeedVariant[]
	images: Image[]
}

export type FeedPage = {
	products: FeedProduct[]
	/** Cursor of the next page; null: the last page. */
	next: number | null
}

/** A URL of a sitemap. */
export type SitemapEntry = { slug: string; updatedAt: Date; pictureIds: string[] }

export type SitemapContent = {
	articles: SitemapEntry[]
	articleCategories: string[]
	informations: SitemapEntry[]
	banners: string[]
	pages: { key: string; updatedAt: Date }[]
}
