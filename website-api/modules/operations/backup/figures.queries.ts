import { sql } from 'drizzle-orm'
import type { Queryable } from '#website-api/db/database.ts'
import { onlyRow } from '#website-api/db/only-row.ts'
import type { Manifest } from './manifest.ts'

type Figures = Pick<Manifest, 'at' | 'schema' | 'migration' | 'rows' | 'ledger'>

/** What a copy must have like its original. */
export async function figuresOf(db: Queryable): Promise<Figures> {
	const { rows: tables } = await db.execute<{ name: string }>(sql`
		select relname as name from pg_class
		where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p') and not relispartition
		order by relname`)
	const rows: Figures['rows'] = {}
	for (const { name } of tables) {
		const { rows: counted } = await db.execute<{ n: number }>(
			sql`select count(*)::integer as n from ${sql.identifier(name)}`,
		)
		rows[name] = onlyRow(counted).n
	}
	const { rows: sums } = await db.execute<{ kind: string; sum: number }>(
		sql`select kind || ' ' || unit as kind, sum(balance)::bigint as sum from account group by 1 order by 1`,
	)
	const { rows: about } = await db.execute<{ at: string; schema: string; migration: number }>(sql`
		select to_char(now() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at, current_schema() as schema,
			(select max(version) - 1 from schema_migration)::integer as migration`)
	const [one] = about
	if (!one) throw new Error('The database said nothing about itself.')
	return { ...one, rows, ledger: Object.fromEntries(sums.map(({ kind, sum }) => [kind, sum])) }
}
