import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { dataOf, RupiahWire } from './envelope.ts'
import { MAX_BARCODE, MAX_MPN } from './gtin.ts'
import { lineText } from './text.ts'

const Sku = lineText().min(1).max(100)
const digest = z.string().regex(/^[0-9a-f]{64}$/)

/**
 * KEEP: the file's quantities are only the initial stock of new variants. SET: the stock of existing variants also
 * changes by the difference from the quantity that was applied last.
 */
export const ImportStockMode = z.enum(['KEEP', 'SET'])
export type ImportStockMode = z.infer<typeof ImportStockMode>

/**
 * A product as in a product file; texts are used for both languages. A field that is absent keeps its value, or begins
 * empty in a new product; only a field that is present and empty empties.
 */
export const ImportProductWire = z.object({
	/** Key of the product in its file. */
	HANDLE: z.string().min(1).max(200),
	/** GIVEN: the file says it. MADE: of other columns, so that a product with one of the SKUs comes first. */
	HANDLE_SOURCE: z.enum(['GIVEN', 'MADE']).default('GIVEN'),
	/** Digest of the product's data in the file except its stock; an equal digest means no change. */
	HASH: digest,
	/** Digest of the stock of its variants. */
	STOCK_HASH: digest,
	/** Digest of its pictures' addresses and texts; absent: the file has no pictures. */
	PICTURE_HASH: digest.optional(),
	TITLE: lineText().min(1).max(255).optional(),
	BODY_HTML: z.string().max(200_000).optional(),
	BRAND: lineText().max(100).optional(),
	CATEGORY: lineText().max(100).optional(),
	TAG_LIST: z.array(z.string().max(100)).max(250).optional(),
	STATUS: z.enum(['ACTIVE', 'DRAFT', 'ARCHIVED']).optional(),
	/** Absent: existing variants keep their choice. */
	OPTION_NAME_LIST: z.array(lineText().min(1).max(60)).max(3).optional(),
	VARIANT_LIST: z
		.array(
			z.object({
				SKU: Sku,
				/** MADE: of handle and choice; an existing variant with this choice keeps its SKU. */
				SKU_SOURCE: z.enum(['GIVEN', 'MADE']).default('GIVEN'),
				OPTION_VALUE_LIST: z.array(lineText().min(1).max(120)).max(3),
				PRICE: RupiahWire.optional(),
				/** Former price, above PRICE; null: none. */
				PRICE_BEFORE: RupiahWire.nullable().optional(),
				/** Absent: the stock of an existing variant stays; a new one begins with UNTRACKED_STOCK. */
				STOCK: z.number().int().min(0).max(10_000_000).optional(),
				UNTRACKED_STOCK: z.number().int().min(0).max(10_000_000).default(0),
				WEIGHT_GRAMS: z.number().int().min(0).max(1_000_000).optional(),
				/** Barcode and maker's part number; '': none. */
				BARCODE: lineText().max(MAX_BARCODE).optional(),
				MPN: lineText().max(MAX_MPN).optional(),
				/** Index into IMAGE_LIST. */
				IMAGE_INDEX: z.number().int().min(0).nullable().optional(),
			}),
		)
		.max(2000),
	/** Variants whose rows were rejected; existing ones stay unchanged, as do those that the file does not name. */
	KEEP_SKU_LIST: z.array(Sku).max(2000),
	IMAGE_LIST: z.array(z.object({ MEDIA_ID: z.string(), ALT: z.string().max(500) })).max(250),
	/**
	 * COMPLETE: replaces the product's pictures. INCOMPLETE: some could not be fetched; these are appended to the
	 * existing ones, and the next import tries again. LEFT_OUT: pictures stay unchanged.
	 */
	PICTURES: z.enum(['COMPLETE', 'INCOMPLETE', 'LEFT_OUT']),
})
export type ImportProductWire = z.infer<typeof ImportProductWire>

/** POST /operator/v1/companies/{code}/products/known: products that an import would not change. */
export const ImportKnownWire = z.object({
	STOCK_MODE: ImportStockMode,
	LIST: z
		.array(z.object({ HANDLE: z.string().min(1).max(200), HASH: digest, STOCK_HASH: digest }))
		.max(200),
	/** Pictures that the file refers to by the shop's own URLs. */
	MEDIA_ID_LIST: z
		.array(z.string().regex(/^[a-z0-9]{8,64}$/))
		.max(5000)
		.default([]),
})
export type ImportKnownWire = z.infer<typeof ImportKnownWire>
export const ImportKnownAnswerWire = dataOf(
	z.object({
		KNOWN_HANDLE_LIST: z.array(z.string()),
		/** Those of MEDIA_ID_LIST that are stored: they need not be sent again. */
		KNOWN_MEDIA_ID_LIST: z.array(z.string()).default([]),
	}),
)
export type ImportKnownAnswer = z.infer<typeof ImportKnownAnswerWire>['data']

/** POST /operator/v1/companies/{code}/products: rejected products stay unchanged, the others are saved. */
export const ImportBatchWire = z.object({
	STOCK_MODE: ImportStockMode,
	PRODUCT_LIST: z.array(ImportProductWire).min(1).max(200),
})
export const IMPORT_OUTCOMES = ['CREATED', 'UPDATED', 'UNCHANGED', 'REFUSED'] as const
/** What an import can change in an existing product. */
export const IMPORT_FIELDS = [
	'HANDLE',
	'TITLE',
	'DESCRIPTION',
	'BRAND',
	'CATEGORY',
	'TAGS',
	'STATUS',
	'PICTURES',
	'OPTIONS',
	'SKU',
	'PRICE',
	'PRICE_BEFORE',
	'WEIGHT',
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
export const ImportBatchAnswerWire = dataOf(
	z.object({
		RESULT_LIST: z.array(
			z.object({
				HANDLE: z.string(),
				OUTCOME: z.enum(IMPORT_OUTCOMES),
				/**
				 * Reason of a rejection: SLUG_TAKEN, SKU_TAKEN, OPTIONS_DIFFER, DUPLICATE_CHOICE, PICTURE_UNKNOWN,
				 * NEW_WITHOUT_TITLE, NEW_WITHOUT_PRICE, NO_SUCH_VARIANT, INVALID.
				 */
				REASON: z.string().nullable(),
				/** SKUs that the reason concerns; for other outcomes, those whose stock is reserved by orders. */
				SKU_LIST: z.array(z.string()),
				/** What changed in an existing product, and whether the field had and has a value. */
				CHANGE_LIST: z
					.array(
						z.object({ FIELD: z.enum(IMPORT_FIELDS), BEFORE: z.boolean(), AFTER: z.boolean() }),
					)
					.default([]),
				/** What staff should look at, with the SKUs that it concerns. */
				NOTE_LIST: z
					.array(z.object({ NOTE: z.enum(IMPORT_NOTES), SKU_LIST: z.array(z.string()) }))
					.default([]),
			}),
		),
	}),
)
export type ImportBatchAnswerWire = z.infer<typeof ImportBatchAnswerWire>

/** POST /operator/v1/companies/{code}/pictures with a picture as the body; at most 10 MB. */
export const PictureAnswerWire = dataOf(
	z.object({ MEDIA_ID: z.string(), WIDTH: z.number().int(), HEIGHT: z.number().int() }),
)

const ofCompany = { method: 'POST', needs: 'products.import' } as const

export const listKnownProducts = endpoint({
	...ofCompany,
	path: '/companies/{code}/products/known',
	summary: 'Which of these products the company has',
	isReadOnly: true,
	body: ImportKnownWire,
	answer: ImportKnownAnswerWire.shape.data,
})

export const importProductBatch = endpoint({
	...ofCompany,
	path: '/companies/{code}/products',
	summary: 'Imports a batch of products',
	isBulk: true,
	body: ImportBatchWire,
	answer: ImportBatchAnswerWire.shape.data,
})

export const storePicture = endpoint({
	...ofCompany,
	path: '/companies/{code}/pictures',
	summary: "Keeps a product's picture; at most 10 MB",
	bytes: 'image/*',
	answer: PictureAnswerWire.shape.data,
})

export const exportProducts = endpoint({
	method: 'GET',
	path: '/product-export',
	summary: 'The catalogue as a CSV that an import leaves unchanged',
	needs: 'products.read',
	answerType: 'text/csv',
})
