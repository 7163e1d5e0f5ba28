import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { ListQuery } from './envelope.ts'
import { converted, fieldsIn, message, type Value } from './message.ts'
import { ofProduct } from './product.ts'
import { ProductCard } from './product-card.ts'

const Cards = z.object({ list: z.array(ProductCard) })

/** Ids of products: a list here, `12,7,9` on the wire. */
const idList = (most: number) =>
	converted<z.ZodString, number[]>(
		z
			.string()
			.regex(/^[1-9]\d{0,14}(?:,[1-9]\d{0,14})*$/)
			.refine((text) => idsIn(text).length <= most),
		{ decode: idsIn, encode: String },
	)
const idsIn = (text: unknown) => [...new Set(String(text).split(',').map(Number))]

export const suggestProducts = endpoint({
	method: 'GET',
	path: '/product/suggestion',
	summary: 'Products for a typed text, or the best sellers without one',
	access: 'company',
	/** With `isById`, up to `limit` product ids, e.g. `12,7,9`; the response keeps their order. */
	query: message({
		...fieldsIn(ListQuery),
		ids: ['TEXT_SEARCH_ID', z.string().max(2_000).optional()],
	}),
	answer: message({
		list: ['list', z.array(ProductCard)],
		/** With a text: categories of these products, most frequent first. */
		categorySlugs: ['CATEGORY_SLUG_LIST', z.array(z.string()).default([])],
	}),
	shared: true,
})

export const listLikedProducts = endpoint({
	method: 'GET',
	path: '/product/liked',
	summary: 'Products for somebody who looked at these',
	access: 'company',
	query: message({
		ids: ['ID_LIST', idList(12)],
		limit: ['LIMIT', z.coerce.number().int().min(1).max(12).default(12)],
	}),
	answer: Cards,
	shared: true,
})

/** The maximum number of products in a comparison. */
const MAX_COMPARED = 4

/** Comparable properties of a product. */
const ComparedProduct = message({
	...fieldsIn(ProductCard),
	summary: ['PRODUCT_SUMMARY', z.string()],
	categoryName: ['CATEGORY_NAME', z.string().nullable()],
	/** Weights of the lightest and the heaviest variant, in grams. */
	weightMin: ['WEIGHT_GRAMS_MIN', z.number().int().min(0)],
	weightMax: ['WEIGHT_GRAMS_MAX', z.number().int().min(0)],
	options: [
		'OPTION_LIST',
		z.array(
			message({
				key: ['OPTION_KEY', z.string()],
				name: ['OPTION_NAME', z.string()],
				values: ['VALUE_LIST', z.array(z.string())],
			}),
		),
	],
})
export type ComparedProduct = Value<typeof ComparedProduct>

/** The products in the order of the ids; invisible ones are left out. */
export const compareProducts = endpoint({
	method: 'GET',
	path: '/product/comparison',
	summary: 'What tells up to four products apart',
	access: 'company',
	query: message({ ids: ['ID_LIST', idList(MAX_COMPARED)] }),
	answer: z.object({ list: z.array(ComparedProduct) }),
})

export const listRelatedProducts = endpoint({
	...ofProduct,
	method: 'GET',
	path: '/product/{slug}/related',
	summary: 'Products to look at after this one, and what is bought together with it',
	answer: message({
		/** Products of its department. */
		similar: ['list', z.array(ProductCard)],
		/** At most four, the most frequent first; none of these is similar. */
		together: ['BOUGHT_TOGETHER_LIST', z.array(ProductCard).default([])],
	}),
	shared: true,
})
