-- Every function runs with pg_catalog first, its own schema second and temporary tables last: the search_path is set after
-- the migrations (function-search-path.ts). A function with a setting is never inlined, so the one that generated columns
-- and searches call for every text has a body that PostgreSQL parses now: what it names is found once, whoever calls it.
create or replace function "search_plain"("content" text) returns text language sql immutable parallel safe
	return regexp_replace(
		regexp_replace(
			lower(regexp_replace(
				normalize(regexp_replace(
					regexp_replace(left(coalesce("content", ''), 30000), '</?(a|b|em|font|i|mark|s|small|span|strong|sub|sup|u)(\s[^>]*)?>|&shy;', '', 'gi'),
					'<[^>]*>|&#?[a-zA-Z0-9]+;|\\[nrtbf]', ' ', 'g'), NFKD),
				'[\u0300-\u036f]', '', 'g')),
			'(\d)[.,](\d{3})(?!\d)', '\1\2', 'g'),
		'[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u00d7\u00f7\u2000-\u206f]+', ' ', 'g');
--> statement-breakpoint
-- Its search_path no longer begins with the schema, and what it makes has the path of all functions.
create or replace function "tolerate_typing_errors"() returns boolean language plpgsql as $outer$
declare
	"own" text := (
		select quote_ident(nspname) from pg_class join pg_namespace on pg_namespace.oid = relnamespace
		where pg_class.oid = 'search_term'::regclass);
	"trigrams" text := (
		select quote_ident(nspname) from pg_extension join pg_namespace on pg_namespace.oid = extnamespace
		where extname = 'pg_trgm');
begin
	if "trigrams" is null then return false; end if;
	-- What is made belongs to the first schema of the path.
	perform set_config('search_path', "own" || ', ' || "trigrams", true);
	create index if not exists "search_term_likeness" on "search_term" using gin ("term" gin_trgm_ops);
	create or replace function "near_search_terms"("company" integer, "word" text)
		returns table ("term" text, "likeness" real) language plpgsql stable
		set pg_trgm.similarity_threshold = 0.25 as $$
	#variable_conflict use_column
	begin
		return query select "near"."term", max("near"."likeness") from (
			select "search_term"."term", similarity("search_term"."term", "word") as "likeness"
			from "search_term" where "search_term"."company_id" = "company" and "search_term"."term" % "word"
			union all
			select "one", similarity("one", "word") from "search_synonym" cross join unnest("words") as "one"
			where "search_synonym"."company_id" = "company" and "one" % "word"
		) as "near" group by 1 order by 2 desc, 1 limit 12;
	end $$;
	execute format('alter function near_search_terms(integer, text) set search_path = %s',
		concat_ws(', ', 'pg_catalog', "own", nullif("trigrams", "own"), 'pg_temp'));
	return true;
end $outer$;
--> statement-breakpoint
select "tolerate_typing_errors"();
