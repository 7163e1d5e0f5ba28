import type { CornerStyle, HeaderLayout, TypePairing } from '#contract/looks.ts'
import type { LocalText } from '#website-api/db/columns.ts'
import type { Art } from './art-shapes.ts'
import type { SeedContent } from './content-shapes.ts'
import type { TextPage } from './text-pdf.ts'
import type { SeedHome } from './home-shapes.ts'

export type SeedOption = {
	name: LocalText
	values: { label: LocalText; swatch?: string }[]
}

export type SeedVariant = {
	sku: string
	/** Index into each option's values, in the options' order; empty for a product without options. */
	choice: number[]
	/** Whole rupiah. */
	price: number
	/** Whole rupiah; a struck-through former price, above `price`. */
	compareAtPrice?: number
	stock: number
	weightGrams: number
	/** Which of the product's pictures shows this variant. */
	picture?: number
}

export type SeedReview = {
	author: string
	rating: 1 | 2 | 3 | 4 | 5
	text: string
	daysAgo: number
}

/** What buyers of a digital product download: a PDF of these pages. */
export type SeedFile = { name: string; title: string; pages: TextPage[] }

export type SeedProduct = {
	slug: string
	name: LocalText
	/** One sentence, plain text. */
	summary: LocalText
	/** Simple HTML: p, ul, li, strong, h3, table. */
	description: LocalText
	/** Slug of a leaf category. */
	category: string
	brand: string
	/** Length, width and height of a packed one, in centimetres. */
	size?: [number, number, number]
	options: SeedOption[]
	variants: SeedVariant[]
	/** Each becomes one or more views of the product. */
	pictures: { art: Art; view: number; alt: LocalText }[]
	soldCount: number
	daysOld: number
	reviews: SeedReview[]
	/** For a digital product. */
	file?: SeedFile
}

export type SeedCategory = { slug: string; name: LocalText; icon: Art; children?: SeedCategory[] }

/** Where the pictures of a shop are taken: each has its own light, surfaces and background. */
export type StudioName = 'atelier' | 'roastery' | 'workbench'

/** A large picture for the home page, without words. */
export type SeedHero = { slug: string; scene: Art[]; wall: string }

export type SeedBanner = {
	slug: string
	title: LocalText
	subtitle: LocalText
	/** In-shop path, e.g. /products/kemeja. */
	target: string
	scene: Art[]
	background: string
}

/** A sale that runs from an hour before the shop is filled. */
export type SeedFlashSale = {
	name: LocalText
	days: number
	percentOff: number
	/** Units of each variant at that price. */
	quota: number
	/** Products; all their variants take part. */
	products: string[]
}

export type SeedCompany = {
	code: string
	name: string
	legalName: string
	/** Header logo's description (spec section 3). */
	tagline: LocalText
	/** First is the main one. `localhost` belongs to the first company; the others are <name>.localhost. */
	domains: string[]
	/** WEBSITE_TEMPLATE_COLOR_ID. */
	palette: string
	/** Absent: the usual one. */
	look?: { typePairing: TypePairing; corners: CornerStyle; headerLayout: HeaderLayout }
	customerCarePhone: string
	/** District the parcels leave from, idn-area-data code such as 31.74.01. */
	originDistrict: string
	/** Whole rupiah; free shipping from this subtotal, absent: never. */
	freeShippingFrom?: number
	/** What its static QRIS says; absent: it takes none. */
	qris?: string
	/** Where customers send goods back to, in one line; absent: they ask. */
	returnAddress?: string
	banks: { code: string; name: string; number: string; holder: string }[]
	logo: Art
	studio: StudioName
	heroes: SeedHero[]
	categories: SeedCategory[]
	banners: SeedBanner[]
	products: SeedProduct[]
	/** Absent: none runs. */
	flashSale?: SeedFlashSale
	footerMenu: { title: LocalText; links: { label: LocalText; target: string }[] }[]
	/** Absent: the default home. */
	home?: SeedHome
	/** Pages, articles, agents; absent: the shop says nothing beside its products. */
	content?: SeedContent
}
