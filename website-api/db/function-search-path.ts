import { sql } from 'drizzle-orm'
import type { Transaction } from './database.ts'

/**
 * Fixes the search_path of every function: pg_catalog, the schema that the function is in, and temporary tables last. So no
 * caller, who may have tables or functions of the same names elsewhere, decides what a trigger runs. Citus lets a schema
 * have any name, so the path is set here and not written in the migrations.
 */
export async function fixSearchPaths(tx: Transaction) {
	await tx.execute(
		sql.raw(`do $$
		declare
			one record;
		begin
			for one in (${OPEN_FUNCTIONS}) loop
				execute format('alter routine %s set search_path = %s', one.oid::regprocedure, one.path);
			end loop;
		end $$`),
	)
}

/**
 * Functions of the current schema without that search_path, and what it would be. Not those with a body that PostgreSQL has
 * parsed (RETURN …, BEGIN ATOMIC … END): it names everything by its id, and a function with a setting is never inlined.
 */
export const OPEN_FUNCTIONS = `
	select own.oid, wanted.path
	from pg_proc as own
	left join (
		select quote_ident(nspname) as schema from pg_extension join pg_namespace on pg_namespace.oid = extnamespace
		where extname = 'pg_trgm' and nspname <> current_schema()
	) as trigrams on own.proconfig::text like '%pg_trgm.%'
	cross join lateral (
		select concat_ws(', ', 'pg_catalog', quote_ident(current_schema()), trigrams.schema, 'pg_temp') as path
	) as wanted
	where own.pronamespace = current_schema()::regnamespace and own.prokind in ('f', 'p') and own.prosqlbody is null
		and not exists (select 1 from pg_depend where objid = own.oid and deptype = 'e')
		and 'search_path=' || wanted.path <> all (coalesce(own.proconfig, '{}'))`
