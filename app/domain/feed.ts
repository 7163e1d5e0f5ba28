import type { Image } from './image.ts'

export type FeedVariant = {
	id: number
	choice: number[]
	/** Whole rupiah paid now. */
	price: number
	/** Former price; null: no discount. */
	priceBefore: number | null
	discountFrom: Date | null
	discountUntil: Date | null
	stock: number
	weightGrams: number
	imageIndex: number | null
}

/** A product as a feed for advertisers tells it. */
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
	/** Where the next page begins; null: there is none. */
	next: number | null
}

/** One address of a sitemap. */
export type SitemapEntry = { slug: string; updatedAt: Date; pictureIds: string[] }

export type SitemapContent = {
	articles: SitemapEntry[]
	articleCategories: string[]
	informations: SitemapEntry[]
	banners: string[]
	pages: { key: string; updatedAt: Date }[]
}
