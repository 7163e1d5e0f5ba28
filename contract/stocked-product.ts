import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { RupiahWire } from './envelope.ts'
import { fieldsIn, message, moment, type Value } from './message.ts'
import { recordNumber } from './record-number.ts'
import { lineText } from './text.ts'

export const PRODUCT_STATUSES = ['ACTIVE', 'DRAFT', 'ARCHIVED'] as const
export type ProductStatus = (typeof PRODUCT_STATUSES)[number]

/** Why product feeds leave out a product; NO_PRICE: those of its variants that are free. */
const FEED_FAULTS = ['NO_PICTURE', 'NO_VARIANT', 'NO_PRICE', 'ARCHIVED'] as const
export type FeedFault = (typeof FEED_FAULTS)[number]

const id = z.number().int().min(1)
/** A SKU, or words of the product's name. */
const search = lineText().min(1).max(100).optional()

/** A variant with its price and its stock. */
export const StockedVariant = message({
	id: ['VARIANT_ID', z.number().int()],
	sku: ['SKU', z.string()],
	label: ['VARIANT_LABEL', z.string()],
	price: ['PRICE', RupiahWire],
	discountPrice: ['DISCOUNT_PRICE', RupiahWire.nullable()],
	isActive: ['IS_ACTIVE', z.boolean()],
	onHand: ['ON_HAND', z.number().int()],
	/** Reserved by open orders. */
	reserved: ['RESERVED', z.number().int()],
})
export type StockedVariant = Value<typeof StockedVariant>

/** The same with its product. */
export const NamedVariant = message({
	...fieldsIn(StockedVariant),
	productId: ['PRODUCT_ID', id],
	nameId: ['NAME_ID', z.string()],
	nameEn: ['NAME_EN', z.string()],
})

const StockedProduct = message({
	id: ['PRODUCT_ID', z.number().int()],
	slug: ['SLUG', z.string()],
	nameId: ['NAME_ID', z.string()],
	nameEn: ['NAME_EN', z.string()],
	status: ['STATUS', z.enum(PRODUCT_STATUSES)],
	/** Time of first publication. */
	publishAt: ['PUBLISH_DATE', moment],
	mediaId: ['MEDIA_ID', z.string().nullable()],
	/** Only of products that feeds leave out. */
	feedFaults: ['FEED_FAULT_LIST', z.array(z.enum(FEED_FAULTS)).default([])],
	variants: ['VARIANT_LIST', z.array(StockedVariant)],
})
export type StockedProduct = Value<typeof StockedProduct>

const StockedProductQuery = message({
	search: ['SEARCH', search],
	status: ['STATUS', z.enum(PRODUCT_STATUSES).optional()],
	/** Only products with a variant that has five or fewer units available. */
	isLow: ['IS_LOW', z.stringbool().default(false)],
	/** Only visible products of which product feeds leave out at least a part. */
	isLeftOutOfFeeds: ['IS_LEFT_OUT_OF_FEEDS', z.stringbool().default(false)],
	/** Including descendants. */
	category: ['CATEGORY_ID', z.coerce.number().int().min(1).optional()],
	next: [
		'NEXT',
		z
			.string()
			.regex(/^[\w:.-]{1,80}$/)
			.optional(),
	],
	limit: ['LIMIT', z.coerce.number().int().min(1).max(100).default(25)],
})
export type StockedProductQuery = Value<typeof StockedProductQuery>

/** Newest first. */
const StockedProductPage = message({
	list: ['list', z.array(StockedProduct)],
	next: ['NEXT', z.string().nullable()],
})
export type StockedProductPage = Value<typeof StockedProductPage>

const StockedVariantQuery = message({
	search: ['SEARCH', search],
	/** Including descendants. */
	category: ['CATEGORY_ID', z.coerce.number().int().min(1).optional()],
	/** Only variants with five or fewer available units. */
	isLow: ['IS_LOW', z.stringbool().default(false)],
	next: [
		'NEXT',
		z
			.string()
			.regex(/^\d{1,15}:\d{1,15}$/)
			.optional(),
	],
	limit: ['LIMIT', z.coerce.number().int().min(1).max(100).default(40)],
})
export type StockedVariantQuery = Value<typeof StockedVariantQuery>

/** Offered variants, those of the newest products first. */
const StockedVariantPage = message({
	list: ['list', z.array(NamedVariant)],
	/** null on the last page. */
	next: ['NEXT', z.string().nullable()],
})
export type StockedVariantPage = Value<typeof StockedVariantPage>

export const listStockedProducts = endpoint({
	method: 'GET',
	path: '/product-list',
	summary: 'Products with prices and stock',
	needs: 'products.read',
	query: StockedProductQuery,
	answer: StockedProductPage,
})

export const listStockedVariants = endpoint({
	method: 'GET',
	path: '/variant-list',
	summary: 'Variants with prices and stock',
	needs: 'products.read',
	query: StockedVariantQuery,
	answer: StockedVariantPage,
})

export const getStockedVariant = endpoint({
	method: 'GET',
	path: '/variants/{id}',
	summary: 'One variant',
	needs: 'products.read',
	params: { id: recordNumber },
	answer: NamedVariant,
	failures: { 404: 'PRODUCT_NOT_FOUND' },
})
