import { sql, type SQL } from 'drizzle-orm'

type SqlType = 'bigint' | 'boolean' | 'integer' | 'integer[]' | 'jsonb' | 'text' | 'text[]'
/** The type of the column of each property. */
export type SqlTypes<Row> = { readonly [K in keyof Row & string]-?: SqlType }

/**
 * Any number of rows as one parameter of a statement: a table called `row` with a column for each property. Leaves out
 * lone surrogates, which truncated texts may end with.
 */
export function jsonRows<Row extends object>(
	rows: readonly Row[],
	types: SqlTypes<NoInfer<Row>>,
): SQL {
	const json = JSON.stringify(rows, (_key, value: unknown) =>
		typeof value === 'string' ? value.replace(/\p{Cs}/gu, '') : value,
	)
	const columns = Object.entries(types).map(([name, type]) => `"${name}" ${type}`)
	return sql`jsonb_to_recordset(${json}::jsonb) as row (${sql.raw(columns.join(', '))})`
}

/** What a statement selects, by its names: a Record over the names of a type asks for each of them. */
export function selected(columns: Readonly<Record<string, SQL>>): SQL {
	const parts = Object.entries(columns).map(
		([name, column]) => sql`${column} as ${sql.identifier(name)}`,
	)
	return sql.join(parts, sql`, `)
}
