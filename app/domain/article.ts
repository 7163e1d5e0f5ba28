import type { ProductCard } from './catalog.ts'
import type { Image } from './image.ts'

export type ArticleCategory = { slug: string; name: string; articleCount: number }

export type ArticleCard = {
	slug: string
	title: string
	/** One or two sentences, plain text. */
	summary: string
	image: Image | null
	category: { slug: string; name: string }
	author: string
	/** Whole minutes, at least 1. */
	readingMinutes: number
	publishedAt: Date
}

export type Article = ArticleCard & {
	/** Unsanitised HTML of the API: sanitise before showing. */
	html: string
	updatedAt: Date
	/** Products mentioned in the article. */
	products: ProductCard[]
	/** At most three related articles. */
	related: ArticleCard[]
}

export type ArticleQuery = { page: number; pageSize: number; category?: string; text?: string }
