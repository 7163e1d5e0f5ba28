import { sql, type SQL } from 'drizzle-orm'

/**
 * Rows as one parameter of a statement, however many they are: a table called `row` with these columns, written as in
 * `sku text, price bigint`. Half a surrogate pair, as a cut text may end with, becomes a replacement character.
 */
export function jsonRows(rows: object[], columns: string): SQL {
	const json = JSON.stringify(rows, (_key, value: unknown) =>
		typeof value === 'string' ? value.replace(/\p{Cs}/gu, '\uFFFD') : value,
	)
	return sql`jsonb_to_recordset(${json}::jsonb) as row (${sql.raw(columns)})`
}
