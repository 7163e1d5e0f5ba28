import { z } from 'zod'
import { OFFERED_PAYMENT_METHODS } from './payment.ts'
import { openEnum } from './open-enum.ts'
import { ArticleCard } from './article.ts'
import { endpoint } from './endpoint.ts'
import { AnnouncedSale, FlashSale } from './flash-sale.ts'
import { HERO_LAYOUTS, PRODUCT_RULES } from './home-section.ts'
import { Image } from './image.ts'
import { endingMoment, message, type Value } from './message.ts'
import { ProductCard } from './product-card.ts'
import { Coupon } from './voucher.ts'

const kindOf = <const Kind extends string>(kind: Kind) => ['KIND', z.literal(kind)] as const
const id = ['SECTION_ID', z.string()] as const
const title = ['TITLE', z.string()] as const
const text = ['TEXT', z.string()] as const
const eyebrow = ['EYEBROW', z.string()] as const
const image = ['IMAGE', Image.nullable()] as const
const category = ['CATEGORY_SLUG', z.string().nullable()] as const
const items = ['list', z.array(ProductCard)] as const
const link = [
	'LINK',
	message({ label: ['LABEL', z.string()], target: ['TARGET', z.string()] }).nullable(),
] as const

/** A review that the home shows, with the product that it is of. */
const HomeReview = message({
	id: ['REVIEW_ID', z.number().int()],
	author: ['REVIEW_AUTHOR', z.string()],
	rating: ['REVIEW_RATING', z.number().int().min(1).max(5)],
	text: ['REVIEW_TEXT', z.string()],
	slug: ['PRODUCT_SLUG', z.string()],
	product: ['PRODUCT_NAME', z.string()],
})

/**
 * A section as displayed to a shopper: in one language, with its data. For the title '' the storefront uses a
 * default.
 */
const ShownSection = z.discriminatedUnion('KIND', [
	message({
		kind: kindOf('HERO'),
		id,
		layout: ['LAYOUT', z.enum(HERO_LAYOUTS)],
		/** Of a text on a picture. */
		ink: ['INK', z.enum(['DARK', 'LIGHT'])],
		eyebrow,
		title,
		text,
		image,
		tallImage: ['TALL_IMAGE', Image.nullable()],
		link,
	}),
	message({ kind: kindOf('BANNERS'), id }),
	message({
		kind: kindOf('CATEGORIES'),
		id,
		title,
		layout: ['LAYOUT', z.enum(['CHIPS', 'TILES'])],
		/** Of TILES. */
		tiles: [
			'TILE_LIST',
			z.array(
				message({
					slug: ['CATEGORY_SLUG', z.string()],
					name: ['CATEGORY_NAME', z.string()],
					image,
				}),
			),
		],
	}),
	message({
		kind: kindOf('PRODUCTS'),
		id,
		title,
		text,
		rule: ['RULE', z.enum(PRODUCT_RULES)],
		layout: ['LAYOUT', z.enum(['GRID', 'STRIP'])],
		category,
		/** Whether there are more products than these. */
		hasMore: ['HAS_MORE', z.boolean()],
		items,
	}),
	message({ kind: kindOf('RANKING'), id, title, category, items }),
	message({
		kind: kindOf('EDITORIAL'),
		id,
		eyebrow,
		title,
		text,
		side: ['SIDE', z.enum(['LEFT', 'RIGHT'])],
		image,
		link,
	}),
	message({
		kind: kindOf('STEPS'),
		id,
		title,
		text,
		steps: ['STEP_LIST', z.array(message({ title, text, image }))],
	}),
	message({ kind: kindOf('REVIEWS'), id, title, reviews: ['REVIEW_LIST', z.array(HomeReview)] }),
	message({ kind: kindOf('ARTICLES'), id, title, items: ['list', z.array(ArticleCard)] }),
	message({
		kind: kindOf('FLASH_SALE'),
		id,
		sale: ['FLASH_SALE', FlashSale.nullable()],
		next: ['NEXT_SALE', AnnouncedSale.nullable().default(null)],
	}),
	message({ kind: kindOf('VOUCHERS'), id, title, vouchers: ['list', z.array(Coupon)] }),
	message({ kind: kindOf('TEXT'), id, eyebrow, title, text, link }),
	message({
		kind: kindOf('WAYS'),
		id,
		couriers: ['COURIER_LIST', z.array(z.string())],
		banks: ['BANK_LIST', z.array(z.string())],
		/** Payment methods without accounts to choose from. */
		methods: ['PAYMENT_METHOD_LIST', z.array(openEnum(OFFERED_PAYMENT_METHODS)).default([])],
	}),
])
export type ShownSection = Value<typeof ShownSection>

const Home = message({
	sections: ['SECTION_LIST', z.array(ShownSection)],
	/** When the next section starts or ends; null: none is scheduled. */
	changesAt: ['CHANGES_AT', endingMoment.nullable()],
})
export type Home = Value<typeof Home>

/** 410: the preview link is out of date or was never given. */
export const getHome = endpoint({
	method: 'GET',
	path: '/home',
	summary: 'The sections of the home page in their order, with their data',
	access: 'company',
	query: message({
		/** Token of a preview link: returns the draft instead of the published version. */
		preview: ['PREVIEW', z.string().max(300).optional()],
	}),
	answer: Home,
	shared: true,
	failures: { 410: 'HOME_PREVIEW_ENDED' },
})
