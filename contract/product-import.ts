import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { IMPORT_FIELDS } from './import.ts'
import { fieldsIn, message, moment, type Value } from './message.ts'
import { MAPPED_COLUMNS } from './mapped-column.ts'
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

/** How to read the file that is the body. */
export const ImportFileOptions = message({
	fileName: ['FILE_NAME', lineText().min(1).max(200)],
	stock: ['STOCK', z.enum(['keep', 'set']).default('keep')],
	/** Rupiah per unit of the file's currency. */
	rate: ['RATE', z.coerce.number().positive().max(1_000_000).default(1)],
	/** Stock of new variants without a quantity in the file. */
	untrackedStock: ['UNTRACKED_STOCK', z.coerce.number().int().min(0).max(10_000_000).default(0)],
	pictures: ['PICTURES', z.stringbool().default(true)],
})

const ProductImport = message({
	id: ['IMPORT_ID', z.string()],
	fileName: ['FILE_NAME', z.string()],
	state: ['STATE', z.enum(IMPORT_STATES)],
	/** Progress of reading the file, in percent. */
	share: ['SHARE', z.number().int().min(0).max(100)],
	/** Once CHECKED: what the import would do. */
	counts: [
		'COUNTS',
		message({
			created: ['CREATED', z.number().int()],
			updated: ['UPDATED', z.number().int()],
			unchanged: ['UNCHANGED', z.number().int()],
			refusedRows: ['REFUSED_ROWS', z.number().int()],
			missingPictures: ['MISSING_PICTURES', z.number().int()],
			leftStock: ['LEFT_STOCK', z.number().int()],
		}),
	],
	/**
	 * What changes in existing products: in how many each field changes, how many of these had and will have a value,
	 * and how many lose it.
	 */
	fields: [
		'FIELD_LIST',
		z.array(
			message({
				field: ['FIELD', z.enum(IMPORT_FIELDS)],
				changed: ['CHANGED', z.number().int()],
				before: ['BEFORE', z.number().int()],
				after: ['AFTER', z.number().int()],
				emptied: ['EMPTIED', z.number().int()],
			}),
		),
	],
	/** Why the file cannot be read. */
	fault: ['FAULT', z.string().nullable()],
	madeBy: ['MADE_BY', z.string()],
	createdAt: ['CREATED_DATE', moment],
})
export type ProductImport = Value<typeof ProductImport>

/** How a file is read. */
const ImportReading = message({
	format: ['FORMAT', z.enum(IMPORT_FORMATS)],
	columns: [
		'COLUMN_LIST',
		z.array(
			message({
				/** Its title in the file. */
				name: ['NAME', z.string()],
				/** Values of the first rows. */
				samples: ['SAMPLE_LIST', z.array(z.string())],
				/** What it is taken for; null: nothing, or what only the format knows. */
				column: ['COLUMN', z.enum(MAPPED_COLUMNS).nullable()],
				/** Whether the import reads it at all. */
				isRead: ['IS_READ', z.boolean()],
			}),
		),
	],
})
export type ImportReading = Value<typeof ImportReading>

const ImportRemark = message({
	kind: ['KIND', z.enum(['REFUSED', 'NOTE'])],
	line: ['LINE', z.number().int()],
	handle: ['HANDLE', z.string()],
	reason: ['REASON', z.string()],
})
export type ImportRemark = Value<typeof ImportRemark>

export const ImportReport = message({
	...fieldsIn(ProductImport),
	/** null: not read yet. */
	reading: ['READING', ImportReading.nullable()],
	/** The first thousand about rows. */
	remarks: ['REMARK_LIST', z.array(ImportRemark)],
})
export type ImportReport = Value<typeof ImportReport>

/** What the columns say, in their order; remembered for files with the same columns. */
const ImportColumns = message({
	columns: ['COLUMN_LIST', z.array(z.enum(MAPPED_COLUMNS).nullable()).min(1).max(1000)],
})

const ofImport = {
	needs: 'products.import',
	params: { id: z.uuid() },
	answer: ImportReport,
} as const

export const uploadProductFile = endpoint({
	method: 'POST',
	path: '/product-imports',
	summary: 'Uploads a product file, which is then looked through; at most 20 MB',
	needs: 'products.import',
	creates: true,
	query: ImportFileOptions,
	bytes: 'text/csv',
	answer: ImportReport,
})

export const listProductImports = endpoint({
	method: 'GET',
	path: '/product-imports',
	summary: 'Uploaded product files, the newest first',
	needs: 'products.import',
	answer: z.object({ list: z.array(ProductImport) }),
})

export const readProductImport = endpoint({
	...ofImport,
	method: 'GET',
	path: '/product-imports/{id}',
	summary: 'What an import would do, is doing or did',
	failures: { 404: 'IMPORT_NOT_FOUND' },
})

export const setImportColumns = endpoint({
	...ofImport,
	method: 'PUT',
	path: '/product-imports/{id}/columns',
	summary: 'Says what the columns of a file are, and checks it again',
	body: ImportColumns,
	failures: { 404: 'IMPORT_NOT_FOUND', 409: 'IMPORT_STATE' },
})

export const runProductImport = endpoint({
	...ofImport,
	method: 'POST',
	path: '/product-imports/{id}/run',
	summary: 'Imports a file that was looked through',
	failures: { 404: 'IMPORT_NOT_FOUND', 409: 'IMPORT_STATE' },
})
