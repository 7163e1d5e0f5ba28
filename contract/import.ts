import { z } from 'zod'
import { dataOf, RupiahWire } from './envelope.ts'
import { lineText } from './text.ts'

const Sku = lineText().min(1).max(100)
const digest = z.string().regex(/^[0-9a-f]{64}$/)

/**
 * KEEP: the file's quantities are only the initial stock of new variants. SET: the stock of existing variants also
 * changes by the difference from the quantity that was applied last.
 */
export const ImportStockMode = z.enum(['KEEP', 'SET'])
export type ImportStockMode = z.infer<typeof ImportStockMode>

/** A product as in a product file; texts are used for both languages. */
export const ImportProductWire = z.object({
	/** Key of the product in its file. */
	HANDLE: z.string().min(1).max(200),
	/** Digest of the product's data in the file except its stock; an equal digest means no change. */
	HASH: digest,
	/** Digest of the stock of its variants. */
	STOCK_HASH: digest,
	TITLE: lineText().min(1).max(255),
	BODY_HTML: z.string().max(200_000),
	BRAND: lineText().max(100),
	CATEGORY: lineText().max(100),
	TAG_LIST: z.array(z.string().max(100)).max(250),
	STATUS: z.enum(['ACTIVE', 'DRAFT', 'ARCHIVED']),
	OPTION_NAME_LIST: z.array(lineText().min(1).max(60)).max(3),
	VARIANT_LIST: z
		.array(
			z.object({
				SKU: Sku,
				OPTION_VALUE_LIST: z.array(lineText().min(1).max(120)).max(3),
				PRICE: RupiahWire,
				/** Former price, above PRICE; null: none. */
				PRICE_BEFORE: RupiahWire.nullable(),
				STOCK: z.number().int().min(0).max(10_000_000),
				WEIGHT_GRAMS: z.number().int().min(0).max(1_000_000),
				/** Index into IMAGE_LIST. */
				IMAGE_INDEX: z.number().int().min(0).nullable(),
			}),
		)
		.min(1)
		.max(2000),
	/** Variants whose rows were rejected; existing ones stay unchanged. */
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
		.min(1)
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
export const ImportBatchAnswerWire = dataOf(
	z.object({
		RESULT_LIST: z.array(
			z.object({
				HANDLE: z.string(),
				OUTCOME: z.enum(IMPORT_OUTCOMES),
				/**
				 * Reason of a rejection: SLUG_TAKEN, SKU_TAKEN, OPTIONS_DIFFER, DUPLICATE_CHOICE, PICTURE_UNKNOWN,
				 * INVALID.
				 */
				REASON: z.string().nullable(),
				/** SKUs that the reason concerns; for other outcomes, those whose stock is reserved by orders. */
				SKU_LIST: z.array(z.string()),
			}),
		),
	}),
)
export type ImportBatchAnswerWire = z.infer<typeof ImportBatchAnswerWire>

/** POST /operator/v1/companies/{code}/pictures with a picture as the body; at most 10 MB. */
export const PictureAnswerWire = dataOf(
	z.object({ MEDIA_ID: z.string(), WIDTH: z.number().int(), HEIGHT: z.number().int() }),
)
