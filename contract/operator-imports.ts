import { z } from 'zod'
import { dataOf } from './envelope.ts'
import { IMPORT_FIELDS } from './import.ts'
import { lineText } from './text.ts'

/** Maximum size of an uploaded product file, in bytes. */
export const MAX_IMPORT_BYTES = 20 * 1024 * 1024

/**
 * CHECKING and RUNNING are in progress; CHECKED waits to be started by staff, UNMAPPED for what its columns say.
 */
export const IMPORT_STATES = [
	'CHECKING',
	'UNMAPPED',
	'CHECKED',
	'RUNNING',
	'DONE',
	'FAILED',
] as const

/** Whose file it is: MAPPED and UNKNOWN are of nobody known, with and without a mapping by staff. */
export const IMPORT_FORMATS = [
	'SHOPIFY',
	'WOOCOMMERCE',
	'SHOPEE',
	'TOKOPEDIA',
	'MAPPED',
	'UNKNOWN',
] as const
export type ImportFormat = (typeof IMPORT_FORMATS)[number]

/** What staff can say that a column of a file is. */
export const MAPPED_COLUMNS = [
	'handle',
	'group',
	'title',
	'body',
	'vendor',
	'type',
	'tags',
	'status',
	'published',
	'sku',
	'barcode',
	'mpn',
	'price',
	'salePrice',
	'compareAt',
	'stock',
	'grams',
	'kilograms',
	'option1Name',
	'option1Value',
	'option2Name',
	'option2Value',
	'option3Name',
	'option3Value',
	'image',
	'imageAlt',
	'variantImage',
] as const
export type MappedColumn = (typeof MAPPED_COLUMNS)[number]

/** POST /operator/v1/product-imports with the file as the body: options for reading it. */
export const ImportFileOptionsWire = z.object({
	FILE_NAME: lineText().min(1).max(200),
	STOCK: z.enum(['keep', 'set']).default('keep'),
	/** Rupiah per unit of the file's currency. */
	RATE: z.coerce.number().positive().max(1_000_000).default(1),
	/** Stock of new variants without a quantity in the file. */
	UNTRACKED_STOCK: z.coerce.number().int().min(0).max(10_000_000).default(0),
	PICTURES: z.stringbool().default(true),
})
export type ImportFileOptionsWire = z.infer<typeof ImportFileOptionsWire>

export const ProductImportWire = z.object({
	IMPORT_ID: z.string(),
	FILE_NAME: z.string(),
	STATE: z.enum(IMPORT_STATES),
	/** Progress of reading the file, in percent. */
	SHARE: z.number().int().min(0).max(100),
	/** Once CHECKED: what the import would do. */
	COUNTS: z.object({
		CREATED: z.number().int(),
		UPDATED: z.number().int(),
		UNCHANGED: z.number().int(),
		REFUSED_ROWS: z.number().int(),
		MISSING_PICTURES: z.number().int(),
		LEFT_STOCK: z.number().int(),
	}),
	/**
	 * What changes in existing products: in how many each field changes, how many of these had and will have a value,
	 * and how many lose it.
	 */
	FIELD_LIST: z.array(
		z.object({
			FIELD: z.enum(IMPORT_FIELDS),
			CHANGED: z.number().int(),
			BEFORE: z.number().int(),
			AFTER: z.number().int(),
			EMPTIED: z.number().int(),
		}),
	),
	/** Why the file cannot be read. */
	FAULT: z.string().nullable(),
	MADE_BY: z.string(),
	CREATED_DATE: z.iso.datetime(),
})
export type ProductImportWire = z.infer<typeof ProductImportWire>
/** GET /operator/v1/product-imports: the newest twenty. */
export const ProductImportListWire = dataOf(z.object({ list: z.array(ProductImportWire) }))
/** How a file is read. */
const ImportReadingWire = z.object({
	FORMAT: z.enum(IMPORT_FORMATS),
	COLUMN_LIST: z.array(
		z.object({
			/** Its title in the file. */
			NAME: z.string(),
			/** Values of the first rows. */
			SAMPLE_LIST: z.array(z.string()),
			/** What it is taken for; null: nothing, or what only the format knows. */
			COLUMN: z.enum(MAPPED_COLUMNS).nullable(),
			/** Whether the import reads it at all. */
			IS_READ: z.boolean(),
		}),
	),
})
export type ImportReadingWire = z.infer<typeof ImportReadingWire>

/**
 * PUT /operator/v1/product-imports/{id}/columns: what the columns of an unknown or checked file say, in their order. It
 * is remembered for files with the same columns, and the file is checked again.
 */
export const ImportColumnsWire = z.object({
	COLUMN_LIST: z.array(z.enum(MAPPED_COLUMNS).nullable()).min(1).max(1000),
})

/** GET /operator/v1/product-imports/{id}: with the first thousand remarks about rows. */
export const ProductImportAnswerWire = dataOf(
	ProductImportWire.extend({
		/** null: not read yet. */
		READING: ImportReadingWire.nullable(),
		REMARK_LIST: z.array(
			z.object({
				KIND: z.enum(['REFUSED', 'NOTE']),
				LINE: z.number().int(),
				HANDLE: z.string(),
				REASON: z.string(),
			}),
		),
	}),
)
