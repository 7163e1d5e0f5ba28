import { z } from 'zod'
import { EditedProduct } from './edited-product.ts'
import { endpoint } from './endpoint.ts'
import { RupiahWire } from './envelope.ts'
import { MAX_BARCODE, MAX_MPN } from './gtin.ts'
import { message, type Value } from './message.ts'
import { recordNumber } from './record-number.ts'
import { Size } from './size.ts'
import { lineText } from './text.ts'

/** Maximum number of a product's pictures. */
export const MAX_PICTURES = 40
/** Maximum number of a product's variants that can be edited by hand. */
const MAX_VARIANTS = 200

const version = z.number().int().min(0)
/** The place of the same before, null for a new one; missing ones are removed. */
const from = z.number().int().min(0).nullable()

/** Replaces all options and values; variants that had removed ones are no longer offered. */
export const ProductOptions = message({
	version: ['VERSION', version],
	options: [
		'OPTION_LIST',
		z
			.array(
				message({
					nameId: ['NAME_ID', lineText().min(1).max(60)],
					nameEn: ['NAME_EN', lineText().max(60)],
					from: ['FROM', from],
					values: [
						'VALUE_LIST',
						z
							.array(
								message({
									labelId: ['LABEL_ID', lineText().min(1).max(120)],
									labelEn: ['LABEL_EN', lineText().max(120)],
									/** Its colour; null: none. */
									swatch: [
										'SWATCH',
										z
											.string()
											.regex(/^#[0-9a-f]{6}$/i)
											.nullable(),
									],
									from: ['FROM', from],
								}),
							)
							.min(1)
							.max(60),
					],
				}),
			)
			.max(3),
	],
})
export type ProductOptions = Value<typeof ProductOptions>

/** Changes the listed variants, and adds those without an id. */
export const ProductVariants = message({
	version: ['VERSION', version],
	/** Reason for price changes. */
	reason: ['REASON', lineText().max(200).default('')],
	variants: [
		'VARIANT_LIST',
		z
			.array(
				message({
					/** null: a new one. */
					id: ['VARIANT_ID', z.number().int().min(1).nullable()],
					/** Only of a new variant. */
					choice: ['CHOICE', z.array(z.number().int().min(0)).max(3)],
					/** '' for a new variant: generated from the product's slug. */
					sku: ['SKU', lineText().max(100)],
					price: ['PRICE', RupiahWire],
					discountPrice: ['DISCOUNT_PRICE', RupiahWire.nullable()],
					weightGrams: ['WEIGHT_GRAMS', z.number().int().min(0).max(1_000_000)],
					/** null: its product's; absent: unchanged. */
					size: ['SIZE', Size.nullable().optional()],
					/** Barcode as printed and the maker's part number; '': none; absent: unchanged. */
					barcode: ['BARCODE', lineText().max(MAX_BARCODE).optional()],
					mpn: ['MPN', lineText().max(MAX_MPN).optional()],
					/** `mediaId` of one of the product's pictures. */
					pictureId: ['PICTURE_ID', z.string().max(64).nullable()],
					/** false: no longer offered; existing orders are unaffected. */
					isActive: ['IS_ACTIVE', z.boolean()],
					/** Initial stock of a new variant; that of existing ones changes by stock changes. */
					stock: ['STOCK', z.number().int().min(0).max(10_000_000).default(0)],
				}),
			)
			.min(1)
			.max(MAX_VARIANTS),
	],
})
export type ProductVariants = Value<typeof ProductVariants>

/** Replaces the pictures, in this order. */
export const ProductPictures = message({
	version: ['VERSION', version],
	pictures: [
		'PICTURE_LIST',
		z
			.array(
				message({
					mediaId: ['MEDIA_ID', z.string().regex(/^[a-z0-9]{8,64}$/)],
					altId: ['ALT_ID', lineText().max(500)],
					altEn: ['ALT_EN', lineText().max(500)],
				}),
			)
			.max(MAX_PICTURES),
	],
})
export type ProductPictures = Value<typeof ProductPictures>

const ofProduct = { params: { id: recordNumber }, answer: EditedProduct } as const
const changed = { 404: 'PRODUCT_NOT_FOUND', 409: 'CHANGED_MEANWHILE' } as const

export const setProductOptions = endpoint({
	...ofProduct,
	method: 'PUT',
	path: '/products/{id}/options',
	summary: 'Sets the options and their values',
	needs: 'prices',
	body: ProductOptions,
	failures: changed,
})

export const setProductVariants = endpoint({
	...ofProduct,
	method: 'PUT',
	path: '/products/{id}/variants',
	summary: 'Changes and adds variants',
	needs: 'prices',
	body: ProductVariants,
	failures: changed,
})

export const addProductPicture = endpoint({
	...ofProduct,
	method: 'POST',
	path: '/products/{id}/pictures',
	summary: 'Adds a picture behind the others; at most 10 MB',
	needs: 'products.edit',
	bytes: 'image/*',
	failures: { 404: 'PRODUCT_NOT_FOUND', 409: 'TOO_MANY_PICTURES' },
})

export const setProductPictures = endpoint({
	...ofProduct,
	method: 'PUT',
	path: '/products/{id}/pictures',
	summary: 'Sets which pictures are shown, in which order, with which words',
	needs: 'products.edit',
	body: ProductPictures,
	failures: changed,
})
