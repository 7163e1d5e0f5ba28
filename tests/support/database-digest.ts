import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '#website-api/db/database.ts'

const Rows = z.array(z.object({ name: z.string() }))
const Digest = z.array(z.object({ digest: z.string().nullable() }))

/** A digest of the rows of every table, by its name; columns of a name that is left out do not count. */
export async function databaseDigest(
	db: Database,
	{ without = '' }: { without?: string } = {},
): Promise<Record<string, string>> {
	const { rows } = await db.execute(
		sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
	)
	const digests: Record<string, string> = {}
	for (const { name } of Rows.parse(rows)) {
		const found = await db.execute(
			sql`
				select md5(string_agg(cells, '' order by cells)) as digest
				from (select (to_jsonb(row) - ${without}::text)::text as cells from ${sql.identifier(name)} row) rows`,
		)
		digests[name] = Digest.parse(found.rows)[0]?.digest ?? ''
	}
	return digests
}

/** The names of tables whose rows differ. */
export function changedTables(before: Record<string, string>, after: Record<string, string>) {
	return Object.keys(after).filter((name) => after[name] !== before[name])
}
