import { z } from 'zod'
import { mediaId, productSlugs } from './content-parts.ts'
import {
	line,
	lines,
	categorySlug,
	common,
	title,
	ownTitle,
	text,
	eyebrow,
	picture,
	link,
} from './home-section-fields.ts'

export const HERO_LAYOUTS = ['FULL', 'SPLIT', 'PLAIN'] as const
/** Rule that selects a row's products. BY_HAND: those of PRODUCT_SLUG_LIST. */
export const PRODUCT_RULES = ['NEWEST', 'BEST_SELLERS', 'ON_SALE', 'CATEGORY', 'BY_HAND'] as const

/** The sections of a home page as staff edit them, by kind. */
const HOME_SECTIONS = {
	/**
	 * The main section at the top. FULL: a text over a picture; SPLIT: a text beside a picture; PLAIN: a text only.
	 */
	HERO: z.object({
		KIND: z.literal('HERO'),
		...common,
		LAYOUT: z.enum(HERO_LAYOUTS),
		...eyebrow,
		...title,
		...text,
		...picture,
		/** Picture for phones; null: the same. */
		TALL_MEDIA_ID: mediaId.nullable().default(null),
		/** Text colour of FULL: DARK on a light picture, LIGHT on a dark one. */
		INK: z.enum(['DARK', 'LIGHT']).default('LIGHT'),
		...link,
	}),
	/** The shop's banners. */
	BANNERS: z.object({ KIND: z.literal('BANNERS'), ...common }),
	/** CHIPS: all top-level categories; TILES: the listed ones, with pictures. */
	CATEGORIES: z.object({
		KIND: z.literal('CATEGORIES'),
		...common,
		...ownTitle,
		LAYOUT: z.enum(['CHIPS', 'TILES']),
		TILE_LIST: z
			.array(
				z.object({
					CATEGORY_SLUG: categorySlug,
					/** null: the picture of the category. */
					MEDIA_ID: mediaId.nullable().default(null),
				}),
			)
			.max(8)
			.default([]),
	}),
	PRODUCTS: z.object({
		KIND: z.literal('PRODUCTS'),
		...common,
		...ownTitle,
		...text,
		RULE: z.enum(PRODUCT_RULES),
		LAYOUT: z.enum(['GRID', 'STRIP']).default('GRID'),
		CATEGORY_SLUG: categorySlug.nullable().default(null),
		PRODUCT_SLUG_LIST: productSlugs.max(12).default([]),
		COUNT: z.number().int().min(2).max(12).default(12),
	}),
	/** Best-selling products, of the shop or of a category. */
	RANKING: z.object({
		KIND: z.literal('RANKING'),
		...common,
		...ownTitle,
		CATEGORY_SLUG: categorySlug.nullable().default(null),
		COUNT: z.number().int().min(3).max(10).default(5),
	}),
	/** A picture with a text beside it. */
	EDITORIAL: z.object({
		KIND: z.literal('EDITORIAL'),
		...common,
		...eyebrow,
		...title,
		...text,
		...picture,
		/** Side of the picture on wide screens. */
		SIDE: z.enum(['LEFT', 'RIGHT']).default('LEFT'),
		...link,
	}),
	/** Three steps, e.g. of a production process. */
	STEPS: z.object({
		KIND: z.literal('STEPS'),
		...common,
		...title,
		...text,
		STEP_LIST: z
			.array(
				z.object({
					TITLE_ID: line(80),
					TITLE_EN: line(80),
					TEXT_ID: lines(300),
					TEXT_EN: lines(300),
					...picture,
				}),
			)
			.length(3),
	}),
	/** The newest reviews with four or five stars. */
	REVIEWS: z.object({
		KIND: z.literal('REVIEWS'),
		...common,
		...ownTitle,
		COUNT: z.number().int().min(1).max(6).default(3),
	}),
	ARTICLES: z.object({
		KIND: z.literal('ARTICLES'),
		...common,
		...ownTitle,
		COUNT: z.number().int().min(1).max(6).default(3),
	}),
	FLASH_SALE: z.object({ KIND: z.literal('FLASH_SALE'), ...common }),
	/** Public vouchers. */
	VOUCHERS: z.object({
		KIND: z.literal('VOUCHERS'),
		...common,
		...ownTitle,
		COUNT: z.number().int().min(1).max(6).default(3),
	}),
	TEXT: z.object({ KIND: z.literal('TEXT'), ...common, ...eyebrow, ...title, ...text, ...link }),
	/** Couriers and payment methods. */
	WAYS: z.object({ KIND: z.literal('WAYS'), ...common }),
}

export const HomeSectionWire = z
	.discriminatedUnion('KIND', [
		HOME_SECTIONS.HERO,
		HOME_SECTIONS.BANNERS,
		HOME_SECTIONS.CATEGORIES,
		HOME_SECTIONS.PRODUCTS,
		HOME_SECTIONS.RANKING,
		HOME_SECTIONS.EDITORIAL,
		HOME_SECTIONS.STEPS,
		HOME_SECTIONS.REVIEWS,
		HOME_SECTIONS.ARTICLES,
		HOME_SECTIONS.FLASH_SALE,
		HOME_SECTIONS.VOUCHERS,
		HOME_SECTIONS.TEXT,
		HOME_SECTIONS.WAYS,
	])
	.superRefine((section, context) => {
		for (const path of missingFields(section)) context.addIssue({ code: 'custom', path: [path] })
	})
	.meta({ examples: [{ KIND: 'BANNERS', SECTION_ID: 'banners' }] })
export type HomeSection = z.output<typeof HomeSectionWire>
export type HomeSectionKind = HomeSection['KIND']
export const HOME_SECTION_KINDS = Object.values(HOME_SECTIONS).map(
	({ shape }): HomeSectionKind => shape.KIND.value,
)

/** Missing and contradicting fields of a section. */
function missingFields(section: HomeSection): string[] {
	const missing: string[] = []
	const { FROM, UNTIL } = section
	if (FROM !== null && UNTIL !== null && new Date(UNTIL) <= new Date(FROM)) missing.push('UNTIL')
	if ('LINK_TARGET' in section && section.LINK_TARGET !== null) {
		if (section.LINK_LABEL_ID === '') missing.push('LINK_LABEL_ID')
		if (section.LINK_LABEL_EN === '') missing.push('LINK_LABEL_EN')
	}
	if (section.KIND === 'HERO' && section.LAYOUT !== 'PLAIN' && section.MEDIA_ID === null) {
		missing.push('MEDIA_ID')
	}
	if (section.KIND === 'EDITORIAL' && section.MEDIA_ID === null) missing.push('MEDIA_ID')
	if (section.KIND === 'PRODUCTS') {
		if (section.RULE === 'CATEGORY' && section.CATEGORY_SLUG === null) missing.push('CATEGORY_SLUG')
		if (section.RULE === 'BY_HAND' && section.PRODUCT_SLUG_LIST.length === 0) {
			missing.push('PRODUCT_SLUG_LIST')
		}
	}
	if (section.KIND === 'CATEGORIES' && section.LAYOUT === 'TILES' && !section.TILE_LIST.length) {
		missing.push('TILE_LIST')
	}
	return missing
}

/** The sections of a home page in their order, with unique ids. */
export const HomeSectionListWire = z
	.array(HomeSectionWire)
	.min(1)
	.max(24)
	.refine((list) => new Set(list.map(({ SECTION_ID }) => SECTION_ID)).size === list.length)

/** Ids of a section's pictures. */
export function picturesOf(section: HomeSection): string[] {
	const ids: (string | null)[] = []
	if ('MEDIA_ID' in section) ids.push(section.MEDIA_ID)
	if (section.KIND === 'HERO') ids.push(section.TALL_MEDIA_ID)
	if (section.KIND === 'STEPS') ids.push(...section.STEP_LIST.map(({ MEDIA_ID }) => MEDIA_ID))
	if (section.KIND === 'CATEGORIES') ids.push(...section.TILE_LIST.map(({ MEDIA_ID }) => MEDIA_ID))
	return ids.flatMap((id) => id ?? [])
}
