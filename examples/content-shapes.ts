import type {
	InformationText,
	PageText,
} from '#website-api/modules/site/content/texts/page-text.ts'
import type { LocalText } from '#website-api/db/columns.ts'
import type { Art } from './art-shapes.ts'

export type SeedPage = PageText
export type SeedInformation = InformationText

export type SeedArticleCategory = { slug: string; name: LocalText }

export type SeedArticle = {
	slug: string
	/** Slug of an article category. */
	category: string
	title: LocalText
	summary: LocalText
	html: LocalText
	author: string
	daysOld: number
	picture: { scene: Art[]; background: string; alt: LocalText }
	/** Slugs of the products it speaks of. */
	products: string[]
}

export type SeedAgent = {
	code: string
	name: string
	shopName?: string
	/** idn-area-data code such as 31.74.01. */
	district: string
	/** E.164; absent: not shown. */
	whatsapp?: string
	monthsAgo: number
}

/** What the page of a banner says, with slugs of products. */
export type SeedBannerText = { slug: string; html: LocalText; products: string[] }

export type SeedPopup = {
	scene: Art[]
	background: string
	title: LocalText
	alt: LocalText
	/** In-shop path. */
	target: string
}

/** Everything a shop says beside its products. */
export type SeedContent = {
	pages: SeedPage[]
	informations: SeedInformation[]
	articleCategories: SeedArticleCategory[]
	articles: SeedArticle[]
	agents: SeedAgent[]
	bannerTexts: SeedBannerText[]
	popup?: SeedPopup
}
