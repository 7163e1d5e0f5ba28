import { z } from 'zod'
import { dataOf } from './envelope.ts'
import { lineText } from './text.ts'

/** Maximum size of an uploaded product file, in bytes. */
export const MAX_IMPORT_BYTES = 20 * 1024 * 1024

/** CHECKING and RUNNING are in progress; CHECKED waits to be started by staff. */
export const IMPORT_STATES = ['CHECKING', 'CHECKED', 'RUNNING', 'DONE', 'FAILED'] as const

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
	/** Why the file cannot be read. */
	FAULT: z.string().nullable(),
	MADE_BY: z.string(),
	CREATED_DATE: z.iso.datetime(),
})
export type ProductImportWire = z.infer<typeof ProductImportWire>
/** GET /operator/v1/product-imports: the newest twenty. */
export const ProductImportListWire = dataOf(z.object({ list: z.array(ProductImportWire) }))
/** GET /operator/v1/product-imports/{id}: with the first thousand remarks about rows. */
export const ProductImportAnswerWire = dataOf(
	ProductImportWire.extend({
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
