import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { arrayLiteral } from '#website-api/db/array-literal.ts'
import type { Database } from '#website-api/db/database.ts'

const Rows = z.array(z.object({ name: z.string() }))
const Digests = z.array(z.object({ name: z.string(), digest: z.string().nullable() }))

/** A digest of the rows of every table, by its name; columns of a name that is left out do not count. */
export async function databaseDigest(
	db: Database,
	{ without = [] }: { without?: string[] } = {},
): Promise<Record<string, string>> {
	const { rows } = await db.execute(
		sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
	)
	// In one statement, as there are more than a hundred tables.
	const each = Rows.parse(rows).map(
		({ name }) => sql`
			select ${name}::text as name, md5(string_agg(cells, '' order by cells)) as digest
			from (select (to_jsonb(row) - ${arrayLiteral(without)}::text[])::text as cells from ${sql.identifier(name)} row) rows`,
	)
	const found = await db.execute(sql.join(each, sql` union all `))
	return Object.fromEntries(
		Digests.parse(found.rows).map(({ name, digest }) => [name, digest ?? '']),
	)
}

/** The names of tables whose rows differ. */
export function changedTables(before: Record<string, string>, after: Record<string, string>) {
	return Object.keys(after).filter((name) => after[name] !== before[name])
}
