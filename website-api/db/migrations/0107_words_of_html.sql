-- Words of HTML: tags within a line do not split them, and no entity is a word. What is stored is searched anew when a
-- product changes.
CREATE OR REPLACE FUNCTION "search_plain"("content" text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT regexp_replace(
		regexp_replace(
			lower(regexp_replace(
				normalize(regexp_replace(
					regexp_replace(left(coalesce("content", ''), 30000), '</?(a|b|em|font|i|mark|s|small|span|strong|sub|sup|u)(\s[^>]*)?>|&shy;', '', 'gi'),
					'<[^>]*>|&#?[a-zA-Z0-9]+;|\\[nrtbf]', ' ', 'g'), NFKD),
				'[\u0300-\u036f]', '', 'g')),
			'(\d)[.,](\d{3})(?!\d)', '\1\2', 'g'),
		'[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u00d7\u00f7\u2000-\u206f]+', ' ', 'g')
$$;
--> statement-breakpoint
-- Summaries that an import made of descriptions kept entities, which pages then showed as they are written.
UPDATE "product" SET "summary" = replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(
	"summary"::text,
	'&nbsp;', ' '), '&lt;', '<'), '&gt;', '>'), '&quot;', '\"'), '&#39;', ''''), '&#039;', ''''), '&apos;', ''''),
	'&rsquo;', '’'), '&#8217;', '’'), '&ndash;', '–'), '&amp;', '&')::jsonb
WHERE "summary"::text ~ '&(amp|lt|gt|quot|apos|nbsp|rsquo|ndash|#0?39|#8217);'
	AND left("summary"->>'id', 40) = left(btrim(regexp_replace(
		replace(regexp_replace("description"->>'id', '<[^>]*>', ' ', 'g'), '&nbsp;', ' '), '\s+', ' ', 'g')), 40);
