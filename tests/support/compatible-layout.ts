import { sql } from 'drizzle-orm'
import type { Database } from '#website-api/db/database.ts'

/** A fact of a layout that code may rely on, by what names it. */
type Facts = Map<string, string>

/** What code of the version before may rely on: tables, columns, keys, rules and functions. */
export async function reliedOn(db: Database): Promise<Facts> {
	const { rows } = await db.execute<{ name: string; fact: string }>(sql`
		select 'table ' || relname as name, '' as fact from pg_class
			where relnamespace = current_schema()::regnamespace and relkind in ('r', 'v', 'm', 'p')
		union all
		select 'column ' || relname || '.' || attname, format_type(atttypid, atttypmod) ||
				case when attnotnull then ' not null' else '' end ||
				case when atthasdef or attidentity <> '' then ' with default' else '' end
			from pg_attribute join pg_class on pg_class.oid = attrelid
			where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p') and attnum > 0 and not attisdropped
		union all
		select 'key ' || indrelid::regclass || ' (' || array_to_string(array(
				select pg_get_indexdef(indexrelid, place, true) from generate_series(1, indnkeyatts) place), ', ') || ')' ||
				coalesce(' where ' || pg_get_expr(indpred, indrelid), ''), ''
			from pg_index join pg_class on pg_class.oid = indexrelid
			where indisunique and relnamespace = current_schema()::regnamespace
		union all
		select case contype when 'c' then 'check ' else 'reference ' end || conrelid::regclass || '.' || conname, array_to_string(array(
				select attname from pg_attribute where attrelid = conrelid and attnum = any(conkey) order by attname), ',')
			from pg_constraint where connamespace = current_schema()::regnamespace and contype in ('c', 'f')
		union all
		select 'function ' || pg_proc.oid::regprocedure, '' from pg_proc
			where pronamespace = current_schema()::regnamespace and prorettype <> 'trigger'::regtype and probin is null`)
	return new Map(rows.map(({ name, fact }) => [name, fact]))
}

/** What keeps code that knows `before` only from serving on `after`. */
export function obstacles(before: Facts, after: Facts): string[] {
	const isNewTable = (column: string) => !before.has(`table ${column.split('.')[0] ?? ''}`)
	const found: string[] = []
	for (const [name, fact] of before) {
		const now = after.get(name)
		const isRule = /^(?:check|reference) /.test(name)
		if (now === undefined && !isRule) found.push(`${name} is gone`)
		if (now !== undefined && name.startsWith('column ')) {
			if (typeOf(now) !== typeOf(fact)) found.push(`${name} changes from ${fact} to ${now}`)
			else if (!isNotNull(fact) && isNotNull(now)) found.push(`${name} must not be null`)
			else if (isDemanded(now) && !isDemanded(fact)) found.push(`${name} must be given`)
		}
	}
	for (const [name, fact] of after) {
		if (before.has(name)) continue
		const [kind = '', rest = ''] = name.split(/ (.*)/s)
		if (kind === 'column' && isDemanded(fact) && !isNewTable(rest)) {
			found.push(`${name} must be given`)
		}
		const isRule = kind === 'check' || kind === 'reference'
		const table = rest.split('.')[0] ?? ''
		if (isRule && !isNewTable(rest) && onlyOld(table, fact, before)) {
			found.push(`${name} refuses what was allowed`)
		}
	}
	return found
}

const typeOf = (fact: string) => fact.replace(/ not null| with default/g, '')
const isNotNull = (fact: string) => fact.includes(' not null')
const isDemanded = (fact: string) => isNotNull(fact) && !fact.includes(' with default')

/** Whether a rule is of columns alone that were there before. */
function onlyOld(table: string, columns: string, before: Facts): boolean {
	return columns.split(',').every((column) => before.has(`column ${table}.${column}`))
}
