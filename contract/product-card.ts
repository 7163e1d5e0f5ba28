import { z } from 'zod'
import { ImageWire, RupiahWire } from './envelope.ts'

/** A colour as `#rrggbb`. */
export const SwatchWire = z.string().regex(/^#[0-9a-f]{6}$/i)
/** The maximum number of colours on a product's card. */
export const MAX_CARD_COLOURS = 5

export const ProductCardWire = z.object({
	PRODUCT_ID: z.number().int(),
	PRODUCT_SLUG: z.string(),
	PRODUCT_NAME: z.string(),
	/** Lowest and highest current price, whole rupiah. */
	PRODUCT_PRICE_MIN: RupiahWire,
	PRODUCT_PRICE_MAX: RupiahWire,
	/** Former price of the cheapest variant, struck through; null: no discount. */
	PRODUCT_PRICE_BEFORE: RupiahWire.nullable(),
	/** 0 to 5, one decimal; null: no review yet. */
	PRODUCT_RATING: z.number().min(0).max(5).nullable(),
	PRODUCT_REVIEW_COUNT: z.number().int().min(0),
	PRODUCT_SOLD_COUNT: z.number().int().min(0),
	IS_NEW_PRODUCT: z.boolean(),
	IS_IN_STOCK: z.boolean(),
	/** End of the flash sale with this price; null: none. */
	FLASH_ENDS_AT: z.iso.datetime().nullable().default(null),
	BRAND_NAME: z.string().nullable(),
	PRODUCT_IMAGE: ImageWire.nullable(),
	/** The first colours it is offered in, at most MAX_CARD_COLOURS, and their total number. */
	COLOUR_LIST: z
		.array(z.object({ COLOUR_NAME: z.string(), COLOUR_SWATCH: SwatchWire }))
		.default([]),
	COLOUR_COUNT: z.number().int().min(0).default(0),
})
export type ProductCardWire = z.infer<typeof ProductCardWire>
