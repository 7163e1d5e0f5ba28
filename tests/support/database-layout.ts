import { sql } from 'drizzle-orm'
import type { Database } from '#website-api/db/database.ts'

/**
 * Everything a database is made of, one line a thing: tables with their settings, columns in their order with type, default
 * and generation, sequences, constraints, indexes, triggers and functions with their definitions.
 */
export async function layoutOf(db: Database): Promise<string[]> {
	const { rows } = await db.execute<{ line: string }>(sql`
		select concat_ws(' ', 'table', relname, relkind, reloptions::text) as line
			from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'v', 'm', 'p')
		union all select concat_ws(' ', 'column', c.relname, row_number() over (partition by c.oid order by a.attnum), a.attname, format_type(a.atttypid, a.atttypmod),
				case when a.attnotnull then 'not null' end, a.attgenerated, a.attidentity, a.attstorage,
				pg_get_expr(d.adbin, d.adrelid))
			from pg_class c
			join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
			left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
			where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v', 'm', 'p')
				and c.relname <> 'schema_migration'
		union all select concat_ws(' ', 'sequence', seqrelid::regclass, seqtypid::regtype, seqstart, seqincrement, seqmax, seqmin,
				seqcache, seqcycle)
			from pg_sequence where seqrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)
		union all select 'clustered ' || indexrelid::regclass from pg_index where indisclustered
		union all select concat_ws(' ', 'constraint', conrelid::regclass, conname, pg_get_constraintdef(oid))
			from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n'
		union all select 'index ' || indexdef from pg_indexes where schemaname = 'public'
		union all select 'trigger ' || pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
		union all select 'function ' || pg_get_functiondef(oid)
			from pg_proc where pronamespace = 'public'::regnamespace and prokind = 'f' and probin is null
		order by line`)
	// A restored condition has fewer parentheses around its ands.
	return rows.map(({ line }) => (line.startsWith('constraint') ? line.replace(/[()]/g, '') : line))
}
