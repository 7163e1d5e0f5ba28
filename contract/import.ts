import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Digest, ImportedProduct } from './imported-product.ts'
import { message, type Value } from './message.ts'
import { FILE_FIELD_NAMES, type FileFieldWire } from './plain-field-values.ts'
import { PLAIN_FIELDS } from './plain-fields.ts'
import { FILE_TEXT_NAMES, type FileTextWire, PRODUCT_TEXTS } from './product-texts.ts'

/**
 * KEEP: the file's quantities are only the initial stock of new variants. SET: the stock of existing variants also
 * changes by the difference from the quantity that was applied last.
 */
export const ImportStockMode = z.enum(['KEEP', 'SET'])
export type ImportStockMode = z.infer<typeof ImportStockMode>

/** Which products would an import not change? */
export const KnownQuestion = message({
	stockMode: ['STOCK_MODE', ImportStockMode],
	list: [
		'LIST',
		z
			.array(
				message({
					handle: ['HANDLE', z.string().min(1).max(200)],
					hash: ['HASH', Digest],
					stockHash: ['STOCK_HASH', Digest],
				}),
			)
			.max(200),
	],
	/** Pictures that the file refers to by the shop's own URLs. */
	mediaIds: [
		'MEDIA_ID_LIST',
		z
			.array(z.string().regex(/^[a-z0-9]{8,64}$/))
			.max(5000)
			.default([]),
	],
})
export type KnownQuestion = Value<typeof KnownQuestion>
export const KnownProducts = message({
	handles: ['KNOWN_HANDLE_LIST', z.array(z.string())],
	/** Those asked for that are stored: they need not be sent again. */
	mediaIds: ['KNOWN_MEDIA_ID_LIST', z.array(z.string()).default([])],
})
export type KnownProducts = Value<typeof KnownProducts>

/** Rejected products stay unchanged, the others are saved. */
export const ImportBatch = message({
	stockMode: ['STOCK_MODE', ImportStockMode],
	products: ['PRODUCT_LIST', z.array(ImportedProduct).min(1).max(200)],
})
export const IMPORT_OUTCOMES = ['CREATED', 'UPDATED', 'UNCHANGED', 'REFUSED'] as const
/** Texts of a product with a column of their own. */
const textFields = FILE_TEXT_NAMES.map((name): FileTextWire => PRODUCT_TEXTS[name].wireName)
/** Plain fields with a column. */
const plainFields = FILE_FIELD_NAMES.map((name): FileFieldWire => PLAIN_FIELDS[name].wireName)
/** What an import can change in an existing product. */
export const IMPORT_FIELDS = [
	'HANDLE',
	'TITLE',
	'DESCRIPTION',
	...textFields,
	'BRAND',
	'CATEGORY',
	'TAGS',
	...plainFields,
	'STATUS',
	'SIZE',
	'PICTURES',
	'OPTIONS',
	'SKU',
	'PRICE',
	'PRICE_BEFORE',
	'WEIGHT',
	'VARIANT_SIZE',
	'BARCODE',
	'MPN',
	'STOCK',
	'VARIANT_PICTURE',
	'NEW_VARIANT',
	'WITHDRAWN_VARIANT',
] as const
export type ImportField = (typeof IMPORT_FIELDS)[number]
export const IMPORT_NOTES = [
	'PRICE_ZERO',
	'WEIGHT_ZERO',
	'SKU_SHARED',
	'ADDRESS_MADE',
	'VARIANT_WITHDRAWN',
] as const
export type ImportNote = (typeof IMPORT_NOTES)[number]
export const ImportResults = message({
	results: [
		'RESULT_LIST',
		z.array(
			message({
				handle: ['HANDLE', z.string()],
				outcome: ['OUTCOME', z.enum(IMPORT_OUTCOMES)],
				/**
				 * Reason of a rejection: SLUG_TAKEN, SKU_TAKEN, OPTIONS_DIFFER, DUPLICATE_CHOICE, PICTURE_UNKNOWN,
				 * NEW_WITHOUT_TITLE, NEW_WITHOUT_PRICE, NO_SUCH_VARIANT, INVALID.
				 */
				reason: ['REASON', z.string().nullable()],
				/** SKUs that the reason concerns; for other outcomes, those whose stock is reserved by orders. */
				skus: ['SKU_LIST', z.array(z.string())],
				/** What changed in an existing product, and whether the field had and has a value. */
				changes: [
					'CHANGE_LIST',
					z
						.array(
							message({
								field: ['FIELD', z.enum(IMPORT_FIELDS)],
								before: ['BEFORE', z.boolean()],
								after: ['AFTER', z.boolean()],
							}),
						)
						.default([]),
				],
				/** What staff should look at, with the SKUs that it concerns. */
				notes: [
					'NOTE_LIST',
					z
						.array(
							message({
								note: ['NOTE', z.enum(IMPORT_NOTES)],
								skus: ['SKU_LIST', z.array(z.string())],
							}),
						)
						.default([]),
				],
			}),
		),
	],
})
export type ImportResults = Value<typeof ImportResults>

/** A picture of the shop. */
export const StoredPicture = message({
	mediaId: ['MEDIA_ID', z.string()],
	width: ['WIDTH', z.number().int()],
	height: ['HEIGHT', z.number().int()],
})

const ofCompany = { method: 'POST', needs: 'products.import' } as const

export const listKnownProducts = endpoint({
	...ofCompany,
	path: '/companies/{code}/products/known',
	summary: 'Which of these products the company has',
	isReadOnly: true,
	body: KnownQuestion,
	answer: KnownProducts,
})

export const importProductBatch = endpoint({
	...ofCompany,
	path: '/companies/{code}/products',
	summary: 'Imports a batch of products',
	isBulk: true,
	body: ImportBatch,
	answer: ImportResults,
})

export const storePicture = endpoint({
	...ofCompany,
	path: '/companies/{code}/pictures',
	summary: "Keeps a product's picture; at most 10 MB",
	bytes: 'image/*',
	answer: StoredPicture,
})

export const exportProducts = endpoint({
	method: 'GET',
	path: '/product-export',
	summary: 'The catalogue as a CSV that an import leaves unchanged',
	needs: 'products.read',
	answerType: 'text/csv',
})
