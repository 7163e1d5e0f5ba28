import { sql } from 'drizzle-orm'
import type { Transaction } from './database.ts'

/**
 * Fixes the search_path of the functions that name tables or functions of ours, to the schema that they are in: a trigger
 * may run for a caller whose path leads elsewhere. Others are left alone, since a function with a setting is never inlined.
 */
export async function fixSearchPaths(tx: Transaction) {
	await tx.execute(
		sql.raw(`do $$
		declare
			path text := quote_ident(current_schema());
			trigrams text := (
				select quote_ident(nspname) from pg_extension join pg_namespace on pg_namespace.oid = extnamespace
				where extname = 'pg_trgm');
			one regprocedure;
		begin
			if trigrams <> path then path := path || ', ' || trigrams; end if;
			for one in (${OPEN_FUNCTIONS}) loop
				execute format('alter function %s set search_path = %s', one, path);
			end loop;
		end $$`),
	)
}

/** Functions of the current schema that find tables or functions by the caller's search_path. */
export const OPEN_FUNCTIONS = `
	select own.oid from pg_proc as own
	where pronamespace = current_schema()::regnamespace and prokind = 'f'
		and not exists (
			select 1 from unnest(proconfig) as setting
			where setting like 'search_path=%' and setting not like '%$user%')
		and not exists (select 1 from pg_depend where objid = own.oid and deptype = 'e')
		and not (provolatile = 'i' and prolang = (select oid from pg_language where lanname = 'sql')
			and not exists (
				select 1 from pg_proc as called
				where called.pronamespace = own.pronamespace and called.oid <> own.oid
					and own.prosrc ~ ('\\m' || called.proname || '\\M')))`
