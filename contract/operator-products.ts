import { z } from 'zod'
import { dataOf, RupiahWire } from './envelope.ts'
import { MAX_BARCODE, MAX_MPN } from './gtin.ts'
import { StockedVariantWire } from './operator-work.ts'
import { lineText } from './text.ts'

export const PRODUCT_STATUSES = ['ACTIVE', 'DRAFT', 'ARCHIVED'] as const
/** Maximum number of a product's pictures. */
export const MAX_PICTURES = 40
/** Maximum number of a product's variants that can be edited by hand. */
const MAX_VARIANTS = 200

const Id = z.number().int().min(1)
const Version = z.number().int().min(0)
const Weight = z.number().int().min(0).max(1_000_000)
const Measure = z.number().int().min(1).max(1000).nullable()
const Sku = lineText().min(1).max(100)
const Units = z.number().int().min(0).max(10_000_000)
const Slug = z
	.string()
	.max(100)
	.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)

/** Editable fields of a product. An empty English text means the Indonesian one. */
const productFields = {
	NAME_ID: lineText().min(1).max(255),
	NAME_EN: lineText().max(255),
	SLUG: Slug,
	SUMMARY_ID: lineText().max(500),
	SUMMARY_EN: lineText().max(500),
	/** HTML; the storefront sanitises it. */
	DESCRIPTION_ID: z.string().max(200_000),
	DESCRIPTION_EN: z.string().max(200_000),
	/** Title and description for search engines; '': name and summary. */
	SEO_TITLE_ID: lineText().max(120),
	SEO_TITLE_EN: lineText().max(120),
	SEO_DESCRIPTION_ID: lineText().max(320),
	SEO_DESCRIPTION_EN: lineText().max(320),
	CATEGORY_ID: Id.nullable(),
	/** '': none. An unknown name creates a brand. */
	BRAND_NAME: lineText().max(100),
	/** Additional search terms. */
	TAG_LIST: z.array(lineText().min(1).max(100)).max(250),
	/** Size of the parcel in centimetres. */
	LENGTH_CM: Measure,
	WIDTH_CM: Measure,
	HEIGHT_CM: Measure,
}

/** POST /operator/v1/products: creates a product with one variant, as a draft or published. */
export const NewProductWire = z.object({
	NAME_ID: productFields.NAME_ID,
	NAME_EN: productFields.NAME_EN.default(''),
	CATEGORY_ID: productFields.CATEGORY_ID.default(null),
	PRICE: RupiahWire,
	WEIGHT_GRAMS: Weight,
	STOCK: Units.default(0),
	/** Absent: generated from the name. */
	SKU: Sku.optional(),
	STATUS: z.enum(PRODUCT_STATUSES).default('DRAFT'),
})
export type NewProductWire = z.infer<typeof NewProductWire>

/** PATCH /operator/v1/products/{id}: changes the given fields. 409 CHANGED_MEANWHILE if VERSION is not the latest. */
export const ProductChangeWire = z
	.object({ ...productFields })
	.partial()
	.extend({
		VERSION: Version,
		STATUS: z.enum(PRODUCT_STATUSES).optional(),
		/** While ARCHIVED, the page stays and says "out of stock". */
		KEEPS_PAGE: z.boolean().optional(),
		/** When an active product is published; null: at once. */
		PUBLISH_DATE: z.iso.datetime({ offset: true }).nullable().optional(),
	})
export type ProductChangeWire = z.infer<typeof ProductChangeWire>

const OptionValue = z.object({
	LABEL_ID: lineText().min(1).max(120),
	LABEL_EN: lineText().max(120),
	/** Its colour; null: none. */
	SWATCH: z
		.string()
		.regex(/^#[0-9a-f]{6}$/i)
		.nullable(),
})
const Option = z.object({ NAME_ID: lineText().min(1).max(60), NAME_EN: lineText().max(60) })

const EditedVariantWire = StockedVariantWire.extend({
	/** Index into each option's values. */
	CHOICE: z.array(z.number().int().min(0)),
	WEIGHT_GRAMS: z.number().int(),
	/** '': none. */
	BARCODE: z.string(),
	MPN: z.string(),
	/** MEDIA_ID of its picture. */
	PICTURE_ID: z.string().nullable(),
})

const PictureWire = z.object({
	MEDIA_ID: z.string().regex(/^[a-z0-9]{8,64}$/),
	ALT_ID: lineText().max(500),
	ALT_EN: lineText().max(500),
})

/** A product for editing; imported texts may exceed the limits of editing. */
const EditedProductWire = z.object({
	PRODUCT_ID: Id,
	VERSION: Version,
	SLUG: z.string(),
	STATUS: z.enum(PRODUCT_STATUSES),
	KEEPS_PAGE: z.boolean(),
	/** Time of first publication. */
	PUBLISH_DATE: z.iso.datetime(),
	IS_DIGITAL: z.boolean(),
	NAME_ID: z.string(),
	NAME_EN: z.string(),
	SUMMARY_ID: z.string(),
	SUMMARY_EN: z.string(),
	DESCRIPTION_ID: z.string(),
	DESCRIPTION_EN: z.string(),
	SEO_TITLE_ID: z.string(),
	SEO_TITLE_EN: z.string(),
	SEO_DESCRIPTION_ID: z.string(),
	SEO_DESCRIPTION_EN: z.string(),
	CATEGORY_ID: Id.nullable(),
	BRAND_NAME: z.string(),
	TAG_LIST: z.array(z.string()),
	LENGTH_CM: Measure,
	WIDTH_CM: Measure,
	HEIGHT_CM: Measure,
	OPTION_LIST: z.array(
		z.object({
			NAME_ID: z.string(),
			NAME_EN: z.string(),
			VALUE_LIST: z.array(
				z.object({
					LABEL_ID: z.string(),
					LABEL_EN: z.string(),
					SWATCH: z.string().nullable(),
				}),
			),
		}),
	),
	VARIANT_LIST: z.array(EditedVariantWire),
	PICTURE_LIST: z.array(z.object({ MEDIA_ID: z.string(), ALT_ID: z.string(), ALT_EN: z.string() })),
})
export type EditedProductWire = z.infer<typeof EditedProductWire>
export const EditedProductAnswerWire = dataOf(EditedProductWire)

/**
 * PUT /operator/v1/products/{id}/options: replaces all options and values. FROM is the previous index, null for a new
 * one; missing ones are removed, and variants that had them are no longer offered.
 */
export const ProductOptionsWire = z.object({
	VERSION: Version,
	OPTION_LIST: z
		.array(
			Option.extend({
				FROM: z.number().int().min(0).nullable(),
				VALUE_LIST: z
					.array(OptionValue.extend({ FROM: z.number().int().min(0).nullable() }))
					.min(1)
					.max(60),
			}),
		)
		.max(3),
})
export type ProductOptionsWire = z.infer<typeof ProductOptionsWire>

/** PUT /operator/v1/products/{id}/variants: changes the listed variants, and adds those without an id. */
export const ProductVariantsWire = z.object({
	VERSION: Version,
	/** Reason for price changes. */
	REASON: lineText().max(200).default(''),
	VARIANT_LIST: z
		.array(
			z.object({
				/** null: a new one. */
				VARIANT_ID: Id.nullable(),
				/** Only of a new variant. */
				CHOICE: z.array(z.number().int().min(0)).max(3),
				/** '' for a new variant: generated from the product's slug. */
				SKU: lineText().max(100),
				PRICE: RupiahWire,
				DISCOUNT_PRICE: RupiahWire.nullable(),
				WEIGHT_GRAMS: Weight,
				/** Barcode as printed and the maker's part number; '': none; absent: unchanged. */
				BARCODE: lineText().max(MAX_BARCODE).optional(),
				MPN: lineText().max(MAX_MPN).optional(),
				/** MEDIA_ID of one of the product's pictures. */
				PICTURE_ID: z.string().max(64).nullable(),
				/** false: no longer offered; existing orders are unaffected. */
				IS_ACTIVE: z.boolean(),
				/** Initial stock of a new variant; that of existing ones changes by stock changes. */
				STOCK: Units.default(0),
			}),
		)
		.min(1)
		.max(MAX_VARIANTS),
})
export type ProductVariantsWire = z.infer<typeof ProductVariantsWire>

/** PUT /operator/v1/products/{id}/pictures: replaces the pictures, in this order. */
export const ProductPicturesWire = z.object({
	VERSION: Version,
	PICTURE_LIST: z.array(PictureWire).max(MAX_PICTURES),
})
export type ProductPicturesWire = z.infer<typeof ProductPicturesWire>
