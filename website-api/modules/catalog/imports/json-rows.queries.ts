import { sql, type SQL } from 'drizzle-orm'

/**
 * Any number of rows as one parameter of a statement: a table called `row` with these columns, written as in `sku
 * text, price bigint`. Leaves out lone surrogates, which truncated texts may end with.
 */
export function jsonRows(rows: object[], columns: string): SQL {
	const json = JSON.stringify(rows, (_key, value: unknown) =>
		typeof value === 'string' ? value.replace(/\p{Cs}/gu, '') : value,
	)
	return sql`jsonb_to_recordset(${json}::jsonb) as row (${sql.raw(columns)})`
}
