import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { RupiahWire } from './envelope.ts'
import { fieldsIn, message, moment, offsetMoment, optionalFields, type Value } from './message.ts'
import { type PlainField, plainFields } from './plain-field-values.ts'
import { PRODUCT_TEXTS, type ProductTextField, textsInLanguages } from './product-texts.ts'
import { recordNumber } from './record-number.ts'
import { sideCm, Size } from './size.ts'
import { PRODUCT_STATUSES, StockedVariant } from './stocked-product.ts'
import { lineText } from './text.ts'

type Field = readonly [wireName: string, check: z.ZodType]

const id = z.number().int().min(1)
const version = z.number().int().min(0)

/**
 * What staff edit of a product, among it every text that the shop shows. An empty English text means the Indonesian
 * one.
 */
const editable = {
	nameId: ['NAME_ID', lineText().min(1).max(255)],
	nameEn: ['NAME_EN', lineText().max(255)],
	slug: [
		'SLUG',
		z
			.string()
			.max(100)
			.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
	],
	...textsInLanguages((text) => PRODUCT_TEXTS[text].entered),
	...plainFields(),
	category: ['CATEGORY_ID', id.nullable()],
	/** '': none. An unknown name creates a brand. */
	brand: ['BRAND_NAME', lineText().max(100)],
	/** Additional search terms. */
	tags: ['TAG_LIST', z.array(lineText().min(1).max(100)).max(250)],
	/** Size of a packed unit in centimetres: all three or none. */
	length: ['LENGTH_CM', sideCm.nullable()],
	width: ['WIDTH_CM', sideCm.nullable()],
	height: ['HEIGHT_CM', sideCm.nullable()],
	status: ['STATUS', z.enum(PRODUCT_STATUSES)],
	/** When an active product is published; null: at once. */
	publishAt: ['PUBLISH_DATE', offsetMoment.nullable()],
} as const satisfies Record<string, Field>
type Editable = typeof editable

/** Changes the given fields, if the product still has this version. */
export const ProductChange = message({
	version: ['VERSION', version],
	...optionalFields(editable),
})
export type ProductChange = Value<typeof ProductChange>
/** The fields of a product that staff edit. */
export type ProductField = Exclude<keyof ProductChange, 'version'>
/** Those that are neither a translated text nor a plain field. */
export type ProductFact = Exclude<ProductField, ProductTextField | PlainField>

/** A product with one variant, as a draft or published. */
export const NewProduct = message({
	nameId: editable.nameId,
	nameEn: ['NAME_EN', lineText().max(255).default('')],
	category: ['CATEGORY_ID', id.nullable().default(null)],
	price: ['PRICE', RupiahWire],
	weightGrams: ['WEIGHT_GRAMS', z.number().int().min(0).max(1_000_000)],
	stock: ['STOCK', z.number().int().min(0).max(10_000_000).default(0)],
	/** Absent: generated from the name. */
	sku: ['SKU', lineText().min(1).max(100).optional()],
	status: ['STATUS', z.enum(PRODUCT_STATUSES).default('DRAFT')],
})
export type NewProduct = Value<typeof NewProduct>

const EditedVariant = message({
	...fieldsIn(StockedVariant),
	/** Index into each option's values. */
	choice: ['CHOICE', z.array(z.number().int().min(0))],
	weightGrams: ['WEIGHT_GRAMS', z.number().int()],
	/** null: its product's. */
	size: ['SIZE', Size.nullable().default(null)],
	/** '': none. */
	barcode: ['BARCODE', z.string()],
	mpn: ['MPN', z.string()],
	/** `mediaId` of its picture. */
	pictureId: ['PICTURE_ID', z.string().nullable()],
})
export type EditedVariant = Value<typeof EditedVariant>

const EditedOption = message({
	nameId: ['NAME_ID', z.string()],
	nameEn: ['NAME_EN', z.string()],
	values: [
		'VALUE_LIST',
		z.array(
			message({
				labelId: ['LABEL_ID', z.string()],
				labelEn: ['LABEL_EN', z.string()],
				swatch: ['SWATCH', z.string().nullable()],
			}),
		),
	],
})

const EditedPicture = message({
	mediaId: ['MEDIA_ID', z.string()],
	altId: ['ALT_ID', z.string()],
	altEn: ['ALT_EN', z.string()],
})

/** Every field that staff edit, as it is stored: imported texts may exceed the limits of editing. */
const stored = {
	slug: ['SLUG', z.string()],
	status: editable.status,
	/** Time of first publication. */
	publishAt: ['PUBLISH_DATE', moment],
	nameId: ['NAME_ID', z.string()],
	nameEn: ['NAME_EN', z.string()],
	...textsInLanguages(() => z.string()),
	...plainFields(),
	category: editable.category,
	brand: ['BRAND_NAME', z.string()],
	tags: ['TAG_LIST', z.array(z.string())],
	length: editable.length,
	width: editable.width,
	height: editable.height,
} as const satisfies { [K in keyof Editable]: readonly [Editable[K][0], z.ZodType] }

/** A product for editing. */
export const EditedProduct = message({
	id: ['PRODUCT_ID', id],
	version: ['VERSION', version],
	...stored,
	isDigital: ['IS_DIGITAL', z.boolean()],
	options: ['OPTION_LIST', z.array(EditedOption)],
	variants: ['VARIANT_LIST', z.array(EditedVariant)],
	pictures: ['PICTURE_LIST', z.array(EditedPicture)],
})
export type EditedProduct = Value<typeof EditedProduct>

const one = {
	path: '/products/{id}',
	params: { id: recordNumber },
	answer: EditedProduct,
} as const

export const addProduct = endpoint({
	method: 'POST',
	path: '/products',
	summary: 'Adds a product of one variant',
	needs: 'prices',
	creates: true,
	body: NewProduct,
	answer: EditedProduct,
})

export const getEditedProduct = endpoint({
	...one,
	method: 'GET',
	summary: 'One product',
	needs: 'products.read',
	failures: { 404: 'PRODUCT_NOT_FOUND' },
})

export const changeProduct = endpoint({
	...one,
	method: 'PATCH',
	summary: 'Changes texts, category, status and publishing',
	needs: 'products.edit',
	body: ProductChange,
	failures: { 404: 'PRODUCT_NOT_FOUND', 409: 'CHANGED_MEANWHILE' },
})
