import { z } from 'zod'
import { Arrival } from './arrival.ts'
import { endpoint } from './endpoint.ts'
import { RupiahWire } from './envelope.ts'
import { VariantFlash } from './flash-sale.ts'
import { Image } from './image.ts'
import { endingMoment, fieldsIn, message, moment, type Value } from './message.ts'
import { shownFields } from './plain-field-values.ts'
import { ProductCard, Swatch } from './product-card.ts'
import { shownTexts } from './product-texts.ts'
import { Size } from './size.ts'

export const Variant = message({
	id: ['VARIANT_ID', z.number().int()],
	sku: ['VARIANT_SKU', z.string()],
	/** The number of its barcode, if it is a valid GTIN. */
	gtin: ['VARIANT_GTIN', z.string().nullable().default(null)],
	/** The maker's part number. */
	mpn: ['VARIANT_MPN', z.string().nullable().default(null)],
	/** Index into each option's values, in the options' order. */
	choice: ['VARIANT_CHOICE', z.array(z.number().int().min(0))],
	price: ['VARIANT_PRICE', RupiahWire],
	priceBefore: ['VARIANT_PRICE_BEFORE', RupiahWire.nullable()],
	/** When the price ends, the flash sale's or a discount's; null: it stays. */
	priceUntil: ['VARIANT_PRICE_UNTIL', endingMoment.nullable().default(null)],
	/** null: no flash sale has a lower price. */
	flash: ['VARIANT_FLASH', VariantFlash.nullable().default(null)],
	/** Units available now. */
	stock: ['VARIANT_STOCK', z.number().int().min(0)],
	/** Of these, units that can be ordered without an account; absent: all. */
	guestStock: ['VARIANT_GUEST_STOCK', z.number().int().min(0).optional()],
	weightGrams: ['VARIANT_WEIGHT_GRAMS', z.number().int().min(0)],
	/** Of a packed unit; null: unknown. */
	size: ['VARIANT_SIZE', Size.nullable().default(null)],
	/** Index into the product's pictures. */
	imageIndex: ['VARIANT_IMAGE_INDEX', z.number().int().min(0).nullable()],
})
export type Variant = Value<typeof Variant>

/** A product with all that its page shows. */
export const Product = message({
	...fieldsIn(ProductCard),
	...shownTexts(),
	...shownFields(),
	categoryPath: [
		'CATEGORY_PATH',
		z.array(message({ slug: ['CATEGORY_SLUG', z.string()], name: ['CATEGORY_NAME', z.string()] })),
	],
	options: [
		'OPTION_LIST',
		z.array(
			message({
				name: ['OPTION_NAME', z.string()],
				values: [
					'OPTION_VALUE_LIST',
					z.array(
						message({
							label: ['OPTION_VALUE_LABEL', z.string()],
							swatch: ['OPTION_VALUE_SWATCH', Swatch.nullable()],
						}),
					),
				],
			}),
		),
	],
	variants: ['VARIANT_LIST', z.array(Variant).min(1)],
	images: ['PRODUCT_IMAGE_LIST', z.array(Image)],
	isDigital: ['IS_DIGITAL', z.boolean()],
	/** null: nothing is shipped, or no courier is available. */
	arrival: ['ARRIVAL', Arrival.nullable().default(null)],
	/** Number of reviews by rating; index 0 is one star. */
	ratingCounts: ['RATING_COUNT_LIST', z.array(z.number().int().min(0)).length(5)],
	updatedAt: ['UPDATED_AT', moment],
})
export type Product = Value<typeof Product>

/** What is common to the endpoints of one product. */
export const ofProduct = {
	access: 'company',
	params: {
		slug: z
			.string()
			.max(200)
			.refine((text) => !text.includes('\0')),
	},
	/** 410: no longer sold. */
	failures: { 404: 'PRODUCT_NOT_FOUND', 410: 'PRODUCT_GONE' },
} as const

export const getProduct = endpoint({
	...ofProduct,
	method: 'GET',
	path: '/product/{slug}',
	summary: 'A product with its variants, prices and stock of now',
	answer: Product,
	shared: true,
})
