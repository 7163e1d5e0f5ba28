import { type SQL, sql } from 'drizzle-orm'
import type { ImportStockMode } from '#contract/import.ts'
import { FILE_FIELD_NAMES, type FileField, type PlainValue } from '#contract/plain-field-values.ts'
import { PLAIN_FIELDS } from '#contract/plain-fields.ts'
import { FILE_TEXT_NAMES, type FileText } from '#contract/product-texts.ts'
import { recordOf } from '#contract/record-of.ts'
import type { LocalText } from '#website-api/db/columns.ts'
import {
	columnName,
	PLAIN_TYPES,
	type ProductOption,
} from '#website-api/modules/catalog/products/product.table.ts'
import type { SqlTypes } from './json-rows.queries.ts'
import type { PlannedProduct } from './planned-product.ts'

type FileTextColumn = ReturnType<typeof columnName<FileText>>
type PlainColumn = ReturnType<typeof columnName<FileField>>

/** What an import writes of a product, by the columns of its table, and what these depend on. */
export type ProductRow = Record<FileTextColumn, LocalText | null> &
	Record<PlainColumn, PlainValue> & {
		id: number | null
		slug: string
		name: LocalText | null
		summary: LocalText | null
		description: LocalText | null
		category_id: number | null
		brand_id: number | null
		status: PlannedProduct['status']
		size_mm: number[] | null
		options: ProductOption[]
		keywords: string | null
		tags: string[]
		import_handle: string
		import_hash: string | null
		import_picture_hash: string | null
		import_stock_hash: string | null
		pictures_pending: boolean | null
		is_named: boolean
		is_renamed: boolean
	}

export const rowTypes: SqlTypes<ProductRow> = {
	id: 'bigint',
	slug: 'text',
	name: 'jsonb',
	summary: 'jsonb',
	description: 'jsonb',
	...recordOf(FILE_TEXT_NAMES, (name) => [columnName(name), 'jsonb']),
	...recordOf(FILE_FIELD_NAMES, (name) => [columnName(name), PLAIN_TYPES[PLAIN_FIELDS[name].kind]]),
	category_id: 'bigint',
	brand_id: 'bigint',
	status: 'text',
	size_mm: 'integer[]',
	options: 'jsonb',
	keywords: 'text',
	tags: 'text[]',
	import_handle: 'text',
	import_hash: 'text',
	import_picture_hash: 'text',
	import_stock_hash: 'text',
	pictures_pending: 'boolean',
	is_named: 'boolean',
	is_renamed: 'boolean',
}

type TextColumn = 'name' | 'summary' | 'description' | FileTextColumn
type Column = Exclude<keyof ProductRow, 'id' | 'is_named' | 'is_renamed'>
/** What a column becomes, of a new product and of an existing one; absent: the row's value. */
type Written = { inserted?: SQL; updated?: SQL }

/** The columns that an import writes. One of the row that is missing here does not compile. */
export function writtenColumns(stockMode: ImportStockMode) {
	const columns: Record<Column, Written> = {
		slug: {},
		name: { updated: unlessSame('name') },
		summary: written('summary', 'description'),
		description: written('description'),
		...recordOf(FILE_TEXT_NAMES, (name) => [columnName(name), written(columnName(name))]),
		...recordOf(FILE_FIELD_NAMES, (name) => [columnName(name), {}]),
		category_id: {},
		brand_id: {},
		status: {},
		size_mm: {},
		options: {},
		keywords: keptIfAbsent('keywords'),
		tags: {},
		import_handle: {
			updated: sql`case when row.is_renamed then row.import_handle
				when row.is_named then coalesce(product.import_handle, row.import_handle)
				else product.import_handle end`,
		},
		import_hash: keptIfAbsent('import_hash'),
		import_picture_hash: keptIfAbsent('import_picture_hash'),
		import_stock_hash: {
			updated: sql`case when ${stockMode} = 'SET' then row.import_stock_hash
				else product.import_stock_hash end`,
		},
		pictures_pending: {
			inserted: sql`coalesce(row.pictures_pending, false)`,
			...keptIfAbsent('pictures_pending'),
		},
	}
	return Object.entries(columns).map(([name, { inserted, updated }]) => {
		const given = sql`row.${sql.identifier(name)}`
		return {
			column: sql`${sql.identifier(name)}`,
			inserted: inserted ?? given,
			updated: updated ?? given,
		}
	})
}

function keptIfAbsent(name: Column): Written {
	const column = sql.identifier(name)
	return { updated: sql`coalesce(row.${column}, product.${column})` }
}

function written(name: TextColumn, compared = name): Written {
	return {
		inserted: sql`coalesce(row.${sql.identifier(name)}, '{"id":"","en":""}')`,
		updated: unlessSame(name, compared),
	}
}

/** A text that is absent or equals the file's keeps what the file does not contain: the other language, its summary. */
function unlessSame(name: TextColumn, compared = name): SQL {
	const [column, text] = [sql.identifier(name), sql.identifier(compared)]
	return sql`case when row.${text} is null or product.${text}->>'id' = row.${text}->>'id'
		then product.${column} else row.${column} end`
}
