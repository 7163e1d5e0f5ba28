import { z } from 'zod'
import { RupiahWire } from './envelope.ts'
import { Image } from './image.ts'
import { endingMoment, message, type Value } from './message.ts'

/** A colour as `#rrggbb`. */
export const Swatch = z.string().regex(/^#[0-9a-f]{6}$/i)
/** The maximum number of colours on a product's card. */
export const MAX_CARD_COLOURS = 5

/** A product in a list. */
export const ProductCard = message({
	id: ['PRODUCT_ID', z.number().int()],
	slug: ['PRODUCT_SLUG', z.string()],
	name: ['PRODUCT_NAME', z.string()],
	/** Lowest and highest current price, whole rupiah. */
	priceMin: ['PRODUCT_PRICE_MIN', RupiahWire],
	priceMax: ['PRODUCT_PRICE_MAX', RupiahWire],
	/** Former price of the cheapest variant, struck through; null: no discount. */
	priceBefore: ['PRODUCT_PRICE_BEFORE', RupiahWire.nullable()],
	/** 0 to 5, one decimal; null: no review yet. */
	rating: ['PRODUCT_RATING', z.number().min(0).max(5).nullable()],
	reviewCount: ['PRODUCT_REVIEW_COUNT', z.number().int().min(0)],
	soldCount: ['PRODUCT_SOLD_COUNT', z.number().int().min(0)],
	isNew: ['IS_NEW_PRODUCT', z.boolean()],
	inStock: ['IS_IN_STOCK', z.boolean()],
	/** End of the flash sale with this price; null: none. */
	flashEndsAt: ['FLASH_ENDS_AT', endingMoment.nullable().default(null)],
	brand: ['BRAND_NAME', z.string().nullable()],
	image: ['PRODUCT_IMAGE', Image.nullable()],
	/** The first colours it is offered in, at most MAX_CARD_COLOURS, and their total number. */
	colours: [
		'COLOUR_LIST',
		z
			.array(message({ name: ['COLOUR_NAME', z.string()], swatch: ['COLOUR_SWATCH', Swatch] }))
			.default([]),
	],
	colourCount: ['COLOUR_COUNT', z.number().int().min(0).default(0)],
})
export type ProductCard = Value<typeof ProductCard>
