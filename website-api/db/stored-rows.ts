import { getTableColumns, sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

/**
 * Rows of a table as one JSON parameter, for `insert into … (columns) select columns from source`: the statement's
 * text is the same for any number of rows, so that it can be prepared once. Every row has the columns of the first.
 */
export function storedRows<T extends PgTable>(
	table: T,
	rows: Partial<T['$inferInsert']>[],
): { columns: SQL; source: SQL } {
	const all = getTableColumns(table)
	const given = Object.entries(rows[0] ?? {}).filter(([, value]) => value !== undefined)
	const named = given.flatMap(([key]) => all[key] ?? [])
	const columns = sql.raw(named.map(({ name }) => `"${name}"`).join(', '))
	const stored = rows.map((row) =>
		Object.fromEntries(Object.entries(row).map(([key, value]) => [all[key]?.name ?? key, value])),
	)
	return {
		columns,
		source: sql`jsonb_populate_recordset(null::${table}, ${JSON.stringify(stored)}::jsonb)`,
	}
}
