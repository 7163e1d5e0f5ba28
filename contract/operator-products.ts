import { z } from 'zod'
import { dataOf, RupiahWire } from './envelope.ts'
import { StockedVariantWire } from './operator-work.ts'
import { lineText } from './text.ts'

export const PRODUCT_STATUSES = ['ACTIVE', 'DRAFT', 'ARCHIVED'] as const
/** Pictures that a product shows at most. */
export const MOST_PICTURES = 40
/** Variants that a product is offered in at most by hand. */
const MOST_VARIANTS = 200

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

/** Texts of a product and where it stands. An English text that is empty is taken from the Indonesian one. */
const productFields = {
	NAME_ID: lineText().min(1).max(255),
	NAME_EN: lineText().max(255),
	SLUG: Slug,
	SUMMARY_ID: lineText().max(500),
	SUMMARY_EN: lineText().max(500),
	/** HTML; the storefront sanitises it. */
	DESCRIPTION_ID: z.string().max(200_000),
	DESCRIPTION_EN: z.string().max(200_000),
	/** What search engines show; '': name and summary. */
	SEO_TITLE_ID: lineText().max(120),
	SEO_TITLE_EN: lineText().max(120),
	SEO_DESCRIPTION_ID: lineText().max(320),
	SEO_DESCRIPTION_EN: lineText().max(320),
	CATEGORY_ID: Id.nullable(),
	/** '': none. A brand of a new name is made. */
	BRAND_NAME: lineText().max(100),
	/** Words that a search also finds it by. */
	TAG_LIST: z.array(lineText().min(1).max(100)).max(250),
	/** Of the parcel, in centimetres. */
	LENGTH_CM: Measure,
	WIDTH_CM: Measure,
	HEIGHT_CM: Measure,
}

/** POST /operator/v1/products: a draft of one variant, or at once on sale. */
export const NewProductWire = z.object({
	NAME_ID: productFields.NAME_ID,
	NAME_EN: productFields.NAME_EN.default(''),
	CATEGORY_ID: productFields.CATEGORY_ID.default(null),
	PRICE: RupiahWire,
	WEIGHT_GRAMS: Weight,
	STOCK: Units.default(0),
	/** Left out: made from the name. */
	SKU: Sku.optional(),
	STATUS: z.enum(PRODUCT_STATUSES).default('DRAFT'),
})
export type NewProductWire = z.infer<typeof NewProductWire>

/** PATCH /operator/v1/products/{id}: what is named is changed. 409 CHANGED_MEANWHILE when VERSION is not the last one. */
export const ProductChangeWire = z
	.object({ ...productFields })
	.partial()
	.extend({
		VERSION: Version,
		STATUS: z.enum(PRODUCT_STATUSES).optional(),
		/** When an active product is shown; null: at once. */
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
	/** MEDIA_ID of the picture that shows it. */
	PICTURE_ID: z.string().nullable(),
})

const PictureWire = z.object({
	MEDIA_ID: z.string().regex(/^[a-z0-9]{8,64}$/),
	ALT_ID: lineText().max(500),
	ALT_EN: lineText().max(500),
})

/** A product as it is edited; what an import stored is told whatever its length. */
const EditedProductWire = z.object({
	PRODUCT_ID: Id,
	VERSION: Version,
	SLUG: z.string(),
	STATUS: z.enum(PRODUCT_STATUSES),
	/** When it is or was first shown. */
	PUBLISH_DATE: z.iso.datetime(),
	IS_DIGITAL: z.boolean(),
	...{ NAME_ID: z.string(), NAME_EN: z.string() },
	...{ SUMMARY_ID: z.string(), SUMMARY_EN: z.string() },
	...{ DESCRIPTION_ID: z.string(), DESCRIPTION_EN: z.string() },
	...{ SEO_TITLE_ID: z.string(), SEO_TITLE_EN: z.string() },
	...{ SEO_DESCRIPTION_ID: z.string(), SEO_DESCRIPTION_EN: z.string() },
	CATEGORY_ID: Id.nullable(),
	BRAND_NAME: z.string(),
	TAG_LIST: z.array(z.string()),
	...{ LENGTH_CM: Measure, WIDTH_CM: Measure, HEIGHT_CM: Measure },
	OPTION_LIST: z.array(
		z.object({
			...{ NAME_ID: z.string(), NAME_EN: z.string() },
			VALUE_LIST: z.array(
				z.object({
					...{ LABEL_ID: z.string(), LABEL_EN: z.string() },
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
 * PUT /operator/v1/products/{id}/options: all options with their values. FROM is the index of what it was before, null
 * for a new one; what is not named is removed, and the variants that had it are no longer offered.
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

/** PUT /operator/v1/products/{id}/variants: changes those named, and adds those without an id. */
export const ProductVariantsWire = z.object({
	VERSION: Version,
	/** Why prices change. */
	REASON: lineText().max(200).default(''),
	VARIANT_LIST: z
		.array(
			z.object({
				/** null: a new one. */
				VARIANT_ID: Id.nullable(),
				/** Of a new one; the others keep theirs. */
				CHOICE: z.array(z.number().int().min(0)).max(3),
				/** '' for a new one: made from the product's address. */
				SKU: lineText().max(100),
				PRICE: RupiahWire,
				DISCOUNT_PRICE: RupiahWire.nullable(),
				WEIGHT_GRAMS: Weight,
				/** MEDIA_ID of one of the product's pictures. */
				PICTURE_ID: z.string().max(64).nullable(),
				/** False: no longer offered; orders that have it keep it. */
				IS_ACTIVE: z.boolean(),
				/** What a new one begins with; the stock of others is changed by a stock change. */
				STOCK: Units.default(0),
			}),
		)
		.min(1)
		.max(MOST_VARIANTS),
})
export type ProductVariantsWire = z.infer<typeof ProductVariantsWire>

/** PUT /operator/v1/products/{id}/pictures: those it shows from now on, in this order. */
export const ProductPicturesWire = z.object({
	VERSION: Version,
	PICTURE_LIST: z.array(PictureWire).max(MOST_PICTURES),
})
export type ProductPicturesWire = z.infer<typeof ProductPicturesWire>
