import { z } from 'zod'
import { ProductCardWire } from './product-card.ts'
import { ArticleCardWire } from './content.ts'
import { dataOf, ImageWire } from './envelope.ts'
import { AnnouncedSaleWire, FlashSaleWire } from './flash-sale.ts'
import { HERO_LAYOUTS, PRODUCT_RULES } from './home-section.ts'
import type { Endpoint } from './endpoint.ts'
import { CouponWire } from './voucher.ts'

const named = { SECTION_ID: z.string() }
const worded = { TITLE: z.string(), TEXT: z.string() }
const LinkWire = z.object({ LABEL: z.string(), TARGET: z.string() })
const link = { LINK: LinkWire.nullable() }
const image = { IMAGE: ImageWire.nullable() }

/**
 * A section as displayed to a shopper: in one language, with its data. For the title '' the storefront uses a
 * default.
 */
export const ShownSectionWire = z.discriminatedUnion('KIND', [
	z.object({
		KIND: z.literal('HERO'),
		...named,
		LAYOUT: z.enum(HERO_LAYOUTS),
		INK: z.enum(['DARK', 'LIGHT']),
		EYEBROW: z.string(),
		...worded,
		...image,
		TALL_IMAGE: ImageWire.nullable(),
		...link,
	}),
	z.object({ KIND: z.literal('BANNERS'), ...named }),
	z.object({
		KIND: z.literal('CATEGORIES'),
		...named,
		TITLE: z.string(),
		LAYOUT: z.enum(['CHIPS', 'TILES']),
		/** Of TILES. */
		TILE_LIST: z.array(
			z.object({ CATEGORY_SLUG: z.string(), CATEGORY_NAME: z.string(), ...image }),
		),
	}),
	z.object({
		KIND: z.literal('PRODUCTS'),
		...named,
		...worded,
		RULE: z.enum(PRODUCT_RULES),
		LAYOUT: z.enum(['GRID', 'STRIP']),
		CATEGORY_SLUG: z.string().nullable(),
		/** Whether there are more products than these. */
		HAS_MORE: z.boolean(),
		list: z.array(ProductCardWire),
	}),
	z.object({
		KIND: z.literal('RANKING'),
		...named,
		TITLE: z.string(),
		CATEGORY_SLUG: z.string().nullable(),
		list: z.array(ProductCardWire),
	}),
	z.object({
		KIND: z.literal('EDITORIAL'),
		...named,
		EYEBROW: z.string(),
		...worded,
		SIDE: z.enum(['LEFT', 'RIGHT']),
		...image,
		...link,
	}),
	z.object({
		KIND: z.literal('STEPS'),
		...named,
		...worded,
		STEP_LIST: z.array(z.object({ ...worded, ...image })),
	}),
	z.object({
		KIND: z.literal('REVIEWS'),
		...named,
		TITLE: z.string(),
		REVIEW_LIST: z.array(
			z.object({
				REVIEW_ID: z.number().int(),
				REVIEW_AUTHOR: z.string(),
				REVIEW_RATING: z.number().int().min(1).max(5),
				REVIEW_TEXT: z.string(),
				PRODUCT_SLUG: z.string(),
				PRODUCT_NAME: z.string(),
			}),
		),
	}),
	z.object({
		KIND: z.literal('ARTICLES'),
		...named,
		TITLE: z.string(),
		list: z.array(ArticleCardWire),
	}),
	z.object({
		KIND: z.literal('FLASH_SALE'),
		...named,
		FLASH_SALE: FlashSaleWire.nullable(),
		NEXT_SALE: AnnouncedSaleWire.nullable().default(null),
	}),
	z.object({
		KIND: z.literal('VOUCHERS'),
		...named,
		TITLE: z.string(),
		list: z.array(CouponWire),
	}),
	z.object({ KIND: z.literal('TEXT'), ...named, EYEBROW: z.string(), ...worded, ...link }),
	z.object({
		KIND: z.literal('WAYS'),
		...named,
		COURIER_LIST: z.array(z.string()),
		BANK_LIST: z.array(z.string()),
		/** Absent in responses of older versions. */
		HAS_QRIS: z.boolean().default(false),
	}),
])
export type ShownSectionWire = z.infer<typeof ShownSectionWire>

export const HomeQueryWire = z.object({
	/** Token of POST /operator/v1/sites/{code}/home/preview: returns the draft instead of the published version. */
	PREVIEW: z.string().max(300).optional(),
})
/** GET /home. */
export const HomeAnswerWire = dataOf(
	z.object({
		SECTION_LIST: z.array(ShownSectionWire),
		/** When the next section starts or ends; null: none is scheduled. */
		CHANGES_AT: z.iso.datetime().nullable(),
	}),
)
export type HomeAnswerWire = z.infer<typeof HomeAnswerWire>

/** Endpoint of the home page. */
export const HOME_ENDPOINTS: Endpoint[] = [
	{
		method: 'GET',
		path: '/home',
		summary: 'The sections of the home page in their order, with their data',
		access: 'company',
		query: HomeQueryWire,
		answer: HomeAnswerWire,
		failures: { 410: 'HOME_PREVIEW_ENDED: the preview link is out of date or was never given' },
	},
]
