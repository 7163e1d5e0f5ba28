import { getTableColumns, type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import { bigint, customType, integer, type PgColumn, timestamp } from 'drizzle-orm/pg-core'
import type { LanguageCode } from '#contract/languages.ts'

/** Whole rupiah in 64 bits. */
export const rupiah = (name: string) => bigint(name, { mode: 'number' })

/** Bytes. */
export const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })

/** A timestamp with time zone. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

/**
 * A text of a shop, as stored in jsonb: in Indonesian and English, optionally in the other languages of its pages.
 */
export type LocalText = { id: string; en: string } & Partial<Record<LanguageCode, string>>

/** The text in a language; in English if the shop has no text in it. */
export function textIn(text: LocalText, locale: LanguageCode): string {
	return text[locale] ?? text.en
}

/** Degrees of a place on the map, to a tenth of a metre. */
export const degrees = customType<{ data: number; driverData: string | number }>({
	dataType: () => 'numeric(9, 6)',
	fromDriver: Number,
})

export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** SQL that formats a timestamp as UTC ISO text: the drivers parse raw rows differently. */
export const isoTime = (column: SQLWrapper) =>
	sql<string>`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** Length, width and height of a packed unit, in millimetres; null: unknown. */
export const sizeColumn = () => integer('size_mm').array()

/** What the check of such a column says. */
export function isSize(column: PgColumn): SQL {
	return sql`cardinality(${column}) = 3 and 1 <= all (${column}) and 10000 >= all (${column})`
}

/** What the check of a column with a list of values says: that it holds one of them. */
export function isListed(column: PgColumn): SQL {
	const columns = Object.values(getTableColumns(column.table))
	// What a table's checks are given has no list.
	const listed = columns.find(({ name }) => name === column.name)?.enumValues ?? []
	if (listed.length === 0) throw new Error(`${column.name} has no list of values`)
	return sql`${column} in (${valuesOf(listed)})`
}

/** The values of a list, for `in (…)`; as text, since an index is used only for the condition that it has. */
export function valuesOf(list: readonly string[]): SQL {
	return sql.raw(list.map((value) => `'${value}'`).join(', '))
}
