import { z } from 'zod'
import { ArrivalWire } from './arrival.ts'
import { dataOf, ImageWire, RupiahWire } from './envelope.ts'
import { VariantFlashWire } from './flash-sale.ts'
import { ProductCardWire, SwatchWire } from './product-card.ts'
import { recordOf } from './record-of.ts'

export const VariantWire = z.object({
	VARIANT_ID: z.number().int(),
	VARIANT_SKU: z.string(),
	/** The number of its barcode, if it is a valid GTIN. */
	VARIANT_GTIN: z.string().nullable().default(null),
	/** The maker's part number. */
	VARIANT_MPN: z.string().nullable().default(null),
	/** Index into each option's OPTION_VALUE_LIST, in the options' order. */
	VARIANT_CHOICE: z.array(z.number().int().min(0)),
	VARIANT_PRICE: RupiahWire,
	VARIANT_PRICE_BEFORE: RupiahWire.nullable(),
	/** When VARIANT_PRICE ends, the flash sale's or a discount's; null: it stays. */
	VARIANT_PRICE_UNTIL: z.iso.datetime().nullable().default(null),
	/** null: no flash sale has a lower price. */
	VARIANT_FLASH: VariantFlashWire.nullable().default(null),
	/** Units available now. */
	VARIANT_STOCK: z.number().int().min(0),
	/** Of these, units that can be ordered without an account; absent: all. */
	VARIANT_GUEST_STOCK: z.number().int().min(0).optional(),
	VARIANT_WEIGHT_GRAMS: z.number().int().min(0),
	/** Index into PRODUCT_IMAGE_LIST. */
	VARIANT_IMAGE_INDEX: z.number().int().min(0).nullable(),
})

/**
 * Translated texts of a product. Their database columns, their fields in responses and the storefront's decoder derive
 * from this list. The summary is one sentence of plain text; the description is HTML, which the storefront sanitises.
 */
export const PRODUCT_TEXTS = [
	{ name: 'summary', field: 'PRODUCT_SUMMARY' },
	{ name: 'description', field: 'PRODUCT_DESCRIPTION' },
] as const
export type ProductText = (typeof PRODUCT_TEXTS)[number]['name']
type ProductTextField = (typeof PRODUCT_TEXTS)[number]['field']
export type ProductTextsWire = Record<ProductTextField, string>

function productTextFields(): Record<ProductTextField, z.ZodString> {
	return recordOf(PRODUCT_TEXTS, ({ field }) => [field, z.string()])
}

export const ProductDetailWire = ProductCardWire.extend({
	...productTextFields(),
	/** Title for search engines; '' means the name, and for the description the summary. */
	PRODUCT_SEO_TITLE: z.string().default(''),
	PRODUCT_SEO_DESCRIPTION: z.string().default(''),
	CATEGORY_PATH: z.array(z.object({ CATEGORY_SLUG: z.string(), CATEGORY_NAME: z.string() })),
	OPTION_LIST: z.array(
		z.object({
			OPTION_NAME: z.string(),
			OPTION_VALUE_LIST: z.array(
				z.object({
					OPTION_VALUE_LABEL: z.string(),
					OPTION_VALUE_SWATCH: SwatchWire.nullable(),
				}),
			),
		}),
	),
	VARIANT_LIST: z.array(VariantWire).min(1),
	PRODUCT_IMAGE_LIST: z.array(ImageWire),
	IS_DIGITAL: z.boolean(),
	/** null: nothing is shipped, or no courier is available. */
	ARRIVAL: ArrivalWire.nullable().default(null),
	/** Number of reviews by rating; index 0 is one star. */
	RATING_COUNT_LIST: z.array(z.number().int().min(0)).length(5),
	UPDATED_AT: z.iso.datetime(),
})
export type ProductDetailWire = z.infer<typeof ProductDetailWire>

/** GET /product/{slug}. 404: the company has no such product; 410: no longer sold. */
export const ProductAnswerWire = dataOf(ProductDetailWire)
