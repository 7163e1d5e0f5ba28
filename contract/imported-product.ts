import { z } from 'zod'
import { RupiahWire } from './envelope.ts'
import { MAX_BARCODE, MAX_MPN } from './gtin.ts'
import { message, type Value } from './message.ts'
import { fieldsInFiles } from './plain-field-values.ts'
import { textsInFiles } from './product-texts.ts'
import { sideCm, Size } from './size.ts'
import { PRODUCT_STATUSES } from './stocked-product.ts'
import { lineText } from './text.ts'

const sku = lineText().min(1).max(100)
/** Digest of data of a file. */
export const Digest = z.string().regex(/^[0-9a-f]{64}$/)

/** What a file says of a product itself. */
const said = {
	title: ['TITLE', lineText().min(1).max(255).optional()],
	bodyHtml: ['BODY_HTML', z.string().max(200_000).optional()],
	...textsInFiles(),
	...fieldsInFiles(),
	brand: ['BRAND', lineText().max(100).optional()],
	category: ['CATEGORY', lineText().max(100).optional()],
	tags: ['TAG_LIST', z.array(z.string().max(100)).max(250).optional()],
	status: ['STATUS', z.enum(PRODUCT_STATUSES).optional()],
	/** Of a packed unit, in centimetres: all three, or null for none. */
	length: ['LENGTH_CM', sideCm.nullable().optional()],
	width: ['WIDTH_CM', sideCm.nullable().optional()],
	height: ['HEIGHT_CM', sideCm.nullable().optional()],
} as const

/**
 * A product as in a product file; texts are used for both languages. A field that is absent keeps its value, or begins
 * empty in a new product; only a field that is present and empty empties.
 */
export const ImportedProduct = message({
	/** Key of the product in its file. */
	handle: ['HANDLE', z.string().min(1).max(200)],
	/** GIVEN: the file says it. MADE: of other columns, so that a product with one of the SKUs comes first. */
	handleSource: ['HANDLE_SOURCE', z.enum(['GIVEN', 'MADE']).default('GIVEN')],
	/** Digest of the product's data in the file except its stock; an equal digest means no change. */
	hash: ['HASH', Digest],
	/** Digest of the stock of its variants. */
	stockHash: ['STOCK_HASH', Digest],
	/** Digest of its pictures' addresses and texts; absent: the file has no pictures. */
	pictureHash: ['PICTURE_HASH', Digest.optional()],
	...said,
	/** Absent: existing variants keep their choice. */
	optionNames: ['OPTION_NAME_LIST', z.array(lineText().min(1).max(60)).max(3).optional()],
	variants: [
		'VARIANT_LIST',
		z
			.array(
				message({
					sku: ['SKU', sku],
					/** MADE: of handle and choice; an existing variant with this choice keeps its SKU. */
					skuSource: ['SKU_SOURCE', z.enum(['GIVEN', 'MADE']).default('GIVEN')],
					optionValues: ['OPTION_VALUE_LIST', z.array(lineText().min(1).max(120)).max(3)],
					price: ['PRICE', RupiahWire.optional()],
					/** Former price, above the price; null: none. */
					priceBefore: ['PRICE_BEFORE', RupiahWire.nullable().optional()],
					/** Absent: the stock of an existing variant stays; a new one begins with `untrackedStock`. */
					stock: ['STOCK', z.number().int().min(0).max(10_000_000).optional()],
					untrackedStock: ['UNTRACKED_STOCK', z.number().int().min(0).max(10_000_000).default(0)],
					weightGrams: ['WEIGHT_GRAMS', z.number().int().min(0).max(1_000_000).optional()],
					/** null: its product's. */
					size: ['SIZE', Size.nullable().optional()],
					/** Barcode and maker's part number; '': none. */
					barcode: ['BARCODE', lineText().max(MAX_BARCODE).optional()],
					mpn: ['MPN', lineText().max(MAX_MPN).optional()],
					/** Index into `images`. */
					imageIndex: ['IMAGE_INDEX', z.number().int().min(0).nullable().optional()],
				}),
			)
			.max(2000),
	],
	/** Variants whose rows were rejected; existing ones stay unchanged, as do those that the file does not name. */
	keepSkus: ['KEEP_SKU_LIST', z.array(sku).max(2000)],
	images: [
		'IMAGE_LIST',
		z
			.array(message({ mediaId: ['MEDIA_ID', z.string()], alt: ['ALT', z.string().max(500)] }))
			.max(250),
	],
	/**
	 * COMPLETE: replaces the product's pictures. INCOMPLETE: some could not be fetched; these are appended to the
	 * existing ones, and the next import tries again. LEFT_OUT: pictures stay unchanged.
	 */
	pictures: ['PICTURES', z.enum(['COMPLETE', 'INCOMPLETE', 'LEFT_OUT'])],
})
export type ImportedProduct = Value<typeof ImportedProduct>
/** What a file says of a product itself; absent where it has no such column. */
export type ProductSaid = Pick<ImportedProduct, keyof typeof said>
