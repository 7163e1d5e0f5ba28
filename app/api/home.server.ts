import type { AnnouncedSaleWire } from '#contract/flash-sale.ts'
import { HomeAnswerWire, type ShownSectionWire } from '#contract/home.ts'
import type { AnnouncedSale } from '#app/domain/catalog.ts'
import type { Home, HomeSection, ProductRule } from '#app/domain/home.ts'
import type { Call } from './call.ts'
import { cardOf, saleOf } from './catalog.server.ts'
import { articleCardOf } from './content.server.ts'
import { imageOf } from './image.server.ts'

/** The home page of a company. */
export function homeApi(call: Call) {
	return {
		published: () => call(HomeModel, { path: '/home' }),
		/** The draft that a preview link opens; 'gone' when the link is out of date. */
		preview: (token: string) => call(HomeModel, { path: '/home', query: { PREVIEW: token } }),
	}
}

const HomeModel = HomeAnswerWire.transform(({ data }): Home => ({
	sections: data.SECTION_LIST.map(sectionOf),
	changesAt: data.CHANGES_AT === null ? null : new Date(data.CHANGES_AT),
}))

type Wire<Kind extends ShownSectionWire['KIND']> = Extract<ShownSectionWire, { KIND: Kind }>

const layouts = { FULL: 'full', SPLIT: 'split', PLAIN: 'plain' } as const
const rules = {
	NEWEST: 'newest',
	BEST_SELLERS: 'best-sellers',
	ON_SALE: 'on-sale',
	CATEGORY: 'category',
	BY_HAND: 'by-hand',
} as const satisfies Record<Wire<'PRODUCTS'>['RULE'], ProductRule>

function sectionOf(wire: ShownSectionWire): HomeSection {
	const id = wire.SECTION_ID
	switch (wire.KIND) {
		case 'HERO':
			return {
				kind: 'hero',
				id,
				...storyOf(wire),
				layout: layouts[wire.LAYOUT],
				ink: wire.INK === 'DARK' ? 'dark' : 'light',
				image: wire.IMAGE && imageOf(wire.IMAGE),
				tallImage: wire.TALL_IMAGE && imageOf(wire.TALL_IMAGE),
			}
		case 'BANNERS':
			return { kind: 'banners', id }
		case 'CATEGORIES':
			return categoriesOf(wire)
		case 'EDITORIAL':
			return {
				kind: 'editorial',
				id,
				...storyOf(wire),
				side: wire.SIDE === 'LEFT' ? 'left' : 'right',
				image: wire.IMAGE && imageOf(wire.IMAGE),
			}
		case 'STEPS':
			return {
				kind: 'steps',
				id,
				title: wire.TITLE,
				text: wire.TEXT,
				steps: wire.STEP_LIST.map((step) => ({
					title: step.TITLE,
					text: step.TEXT,
					image: step.IMAGE && imageOf(step.IMAGE),
				})),
			}
		case 'TEXT':
			return { kind: 'text', id, ...storyOf(wire) }
		case 'WAYS':
			return {
				kind: 'ways',
				id,
				hasQris: wire.HAS_QRIS,
				couriers: wire.COURIER_LIST,
				banks: wire.BANK_LIST,
			}
		default:
			return listOf(wire)
	}
}

type Lists = Wire<'PRODUCTS' | 'RANKING' | 'REVIEWS' | 'ARTICLES' | 'FLASH_SALE' | 'VOUCHERS'>

/** A section that lists what the shop has. */
function listOf(wire: Lists): HomeSection {
	const id = wire.SECTION_ID
	switch (wire.KIND) {
		case 'PRODUCTS':
			return {
				kind: 'products',
				id,
				title: wire.TITLE,
				text: wire.TEXT,
				rule: rules[wire.RULE],
				layout: wire.LAYOUT === 'GRID' ? 'grid' : 'strip',
				category: wire.CATEGORY_SLUG,
				hasMore: wire.HAS_MORE,
				items: wire.list.map(cardOf),
			}
		case 'RANKING':
			return {
				kind: 'ranking',
				id,
				title: wire.TITLE,
				category: wire.CATEGORY_SLUG,
				items: wire.list.map(cardOf),
			}
		case 'REVIEWS':
			return {
				kind: 'reviews',
				id,
				title: wire.TITLE,
				reviews: wire.REVIEW_LIST.map((review) => ({
					id: review.REVIEW_ID,
					author: review.REVIEW_AUTHOR,
					rating: review.REVIEW_RATING,
					text: review.REVIEW_TEXT,
					product: { slug: review.PRODUCT_SLUG, name: review.PRODUCT_NAME },
				})),
			}
		case 'ARTICLES':
			return { kind: 'articles', id, title: wire.TITLE, items: wire.list.map(articleCardOf) }
		case 'FLASH_SALE':
			return {
				kind: 'flash-sale',
				id,
				sale: wire.FLASH_SALE && saleOf(wire.FLASH_SALE),
				next: wire.NEXT_SALE && announcedOf(wire.NEXT_SALE),
			}
		case 'VOUCHERS':
			return {
				kind: 'vouchers',
				id,
				title: wire.TITLE,
				vouchers: wire.list.map((voucher) => ({
					code: voucher.COUPON_CODE,
					title: voucher.COUPON_TITLE,
					maximumAmount: voucher.COUPON_ISPERCENTAGE ? voucher.COUPON_MAXIMUM_AMOUNT : null,
					minimumSubTotal: voucher.COUPON_MINIMUM_SUB_TOTAL,
					endsAt: new Date(voucher.COUPON_EFFECTIVE_END_DATE),
				})),
			}
	}
}

function announcedOf(wire: AnnouncedSaleWire): AnnouncedSale {
	return {
		id: wire.FLASH_SALE_ID,
		name: wire.FLASH_SALE_NAME,
		startsAt: new Date(wire.FLASH_SALE_STARTS_AT),
	}
}

function categoriesOf(wire: Wire<'CATEGORIES'>): HomeSection {
	const id = wire.SECTION_ID
	if (wire.LAYOUT === 'CHIPS') return { kind: 'category-chips', id }
	return {
		kind: 'category-tiles',
		id,
		title: wire.TITLE,
		tiles: wire.TILE_LIST.map((tile) => ({
			slug: tile.CATEGORY_SLUG,
			name: tile.CATEGORY_NAME,
			image: tile.IMAGE && imageOf(tile.IMAGE),
		})),
	}
}

function storyOf({ EYEBROW, TITLE, TEXT, LINK }: Wire<'HERO' | 'EDITORIAL' | 'TEXT'>) {
	return {
		eyebrow: EYEBROW,
		title: TITLE,
		text: TEXT,
		link: LINK && { label: LINK.LABEL, target: LINK.TARGET },
	}
}
