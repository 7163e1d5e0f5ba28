-- What a search looks through: names, categories and brands, choices and SKUs by weight, and all of a product's words.

-- A text, also one in JSON, as plain words: no tags, accents or punctuation, and 10.000 as one number.
CREATE FUNCTION "search_plain"("content" text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT regexp_replace(
		regexp_replace(
			lower(regexp_replace(
				normalize(regexp_replace(left(coalesce("content", ''), 30000), '<[^>]*>|&[a-zA-Z]+;|\\[nrtbf]', ' ', 'g'), NFKD),
				'[\u0300-\u036f]', '', 'g')),
			'(\d)[.,](\d{3})(?!\d)', '\1\2', 'g'),
		'[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u00d7\u00f7\u2000-\u206f]+', ' ', 'g')
$$;
--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "skus" text DEFAULT '' NOT NULL;
--> statement-breakpoint
-- SKUs were the last of the keywords.
UPDATE "product" SET
	"skus" = "listed"."skus",
	"keywords" = CASE WHEN right("keywords", length("listed"."skus")) = "listed"."skus"
		THEN btrim(left("keywords", length("keywords") - length("listed"."skus"))) ELSE "keywords" END
FROM (
	SELECT "company_id", "product_id", left(string_agg("sku", ' ' ORDER BY "position", "id"), 20000) AS "skus"
	FROM "variant" WHERE "active" GROUP BY "company_id", "product_id"
) AS "listed"
WHERE "listed"."company_id" = "product"."company_id" AND "listed"."product_id" = "product"."id";
--> statement-breakpoint
ALTER TABLE "product" DROP COLUMN "search";
--> statement-breakpoint
ALTER TABLE "product"
	ADD COLUMN "search" tsvector NOT NULL GENERATED ALWAYS AS (
		setweight(to_tsvector('simple'::regconfig, search_plain(jsonb_path_query_array(name, '$.*') #>> '{}')), 'A') ||
		setweight(to_tsvector('simple'::regconfig, search_plain(keywords)), 'B') ||
		setweight(to_tsvector('simple'::regconfig, search_plain(jsonb_path_query_array(options, '$[*].values[*].label.*') #>> '{}')), 'C') ||
		setweight(to_tsvector('simple'::regconfig, search_plain(skus)), 'D')
	) STORED,
	ADD COLUMN "search_text" tsvector NOT NULL GENERATED ALWAYS AS (
		strip(to_tsvector('simple'::regconfig, search_plain(jsonb_path_query_array(name, '$.*') #>> '{}') || ' ' || search_plain(keywords) || ' ' ||
			search_plain(jsonb_path_query_array(options, '$[*].values[*].label.*') #>> '{}') || ' ' || search_plain(skus) || ' ' || search_plain(jsonb_path_query_array(summary, '$.*') #>> '{}') || ' ' ||
			search_plain(jsonb_path_query_array(description, '$.*') #>> '{}')))
	) STORED;
--> statement-breakpoint
CREATE INDEX "product_search" ON "product" USING gin ("search");
--> statement-breakpoint
CREATE INDEX "product_search_text" ON "product" USING gin ("search_text");
--> statement-breakpoint
-- The words of a company's products without their SKUs and descriptions: a typed word that is none of them is looked
-- for among those that resemble it or have its stem. A word stays when its last product goes.
CREATE TABLE "search_term" (
	"company_id" integer NOT NULL,
	"term" text NOT NULL,
	"stem" text NOT NULL,
	CONSTRAINT "search_term_company_id_term_pk" PRIMARY KEY("company_id","term"),
	CONSTRAINT "search_term_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "company"("id")
);
--> statement-breakpoint
CREATE INDEX "search_term_stem" ON "search_term" USING btree ("company_id","stem");
--> statement-breakpoint
CREATE INDEX "search_term_start" ON "search_term" USING btree ("company_id","term" text_pattern_ops);
--> statement-breakpoint
CREATE FUNCTION "add_search_terms"("companies" integer[], "terms" text[]) RETURNS void LANGUAGE sql AS $$
	-- In one order for all, so that two transactions do not wait for each other.
	INSERT INTO "search_term" ("company_id", "term", "stem")
	SELECT DISTINCT "company_id", "term", coalesce((ts_lexize('indonesian_stem', "term"))[1], "term")
	FROM unnest("companies", "terms") AS "added" ("company_id", "term")
	WHERE length("term") BETWEEN 2 AND 40 AND NOT EXISTS (
		SELECT 1 FROM "search_term" AS "present"
		WHERE "present"."company_id" = "added"."company_id" AND "present"."term" = "added"."term")
	ORDER BY 1, 2
	ON CONFLICT DO NOTHING
$$;
--> statement-breakpoint
CREATE FUNCTION "note_search_terms"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		PERFORM "add_search_terms"(array_agg("company_id"), array_agg("term"))
		FROM "added" CROSS JOIN LATERAL unnest(tsvector_to_array(ts_filter("search", '{a,b,c}'))) AS "term";
	ELSE
		PERFORM "add_search_terms"(array_agg(NEW."company_id"), array_agg("term"))
		FROM unnest(tsvector_to_array(ts_filter(NEW."search", '{a,b,c}'))) AS "term";
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "product_terms_insert" AFTER INSERT ON "product" REFERENCING NEW TABLE AS "added"
	FOR EACH STATEMENT EXECUTE FUNCTION "note_search_terms"();
--> statement-breakpoint
CREATE TRIGGER "product_terms_update" AFTER UPDATE ON "product" FOR EACH ROW
	WHEN (OLD."search" IS DISTINCT FROM NEW."search") EXECUTE FUNCTION "note_search_terms"();
--> statement-breakpoint
-- Lists the words anew: after a migration, or rows that were written without triggers. Words of no product go.
CREATE FUNCTION "relist_search_terms"() RETURNS void LANGUAGE sql AS $$
	DELETE FROM "search_term";
	SELECT "add_search_terms"(array_agg("company_id"), array_agg("term")) FROM (
		SELECT DISTINCT "company_id", "term"
		FROM "product" CROSS JOIN LATERAL unnest(tsvector_to_array(ts_filter("search", '{a,b,c}'))) AS "term"
	) AS "used";
$$;
--> statement-breakpoint
SELECT "relist_search_terms"();
--> statement-breakpoint
-- Words that mean the same in a shop's search, and words that are found besides, though not the other way round.
CREATE TABLE "search_synonym" (
	"company_id" integer NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
	"words" text[] NOT NULL,
	"also" text[] DEFAULT '{}' NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "search_synonym_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "search_synonym_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "company"("id"),
	CONSTRAINT "search_synonym_words_number" CHECK (cardinality("search_synonym"."words") between 1 and 30 and cardinality("search_synonym"."also") <= 30 and cardinality("search_synonym"."words") + cardinality("search_synonym"."also") > 1)
);
--> statement-breakpoint
CREATE INDEX "search_synonym_words" ON "search_synonym" USING gin ("words");
--> statement-breakpoint
-- What a company starts with is not an operator's change.
CREATE TRIGGER "search_synonym_operator_change" AFTER INSERT OR UPDATE OR DELETE ON "search_synonym" FOR EACH ROW
	WHEN (current_setting('etalase.operator_event', true) <> '' AND pg_trigger_depth() = 0)
	EXECUTE FUNCTION record_operator_change('id', '');
--> statement-breakpoint
-- Words like one that was typed, of products and synonyms, the most similar first. None without pg_trgm.
CREATE FUNCTION "near_search_terms"("company" integer, "word" text) RETURNS TABLE ("term" text, "likeness" real)
	LANGUAGE sql STABLE AS $$ SELECT ''::text, 0::real WHERE false $$;
--> statement-breakpoint
-- Makes typing errors tolerated once the extension pg_trgm is there; false: it is not.
CREATE FUNCTION "tolerate_typing_errors"() RETURNS boolean LANGUAGE plpgsql AS $outer$
BEGIN
	IF NOT EXISTS (SELECT 1 FROM pg_extension WHERE extname = 'pg_trgm') THEN RETURN false; END IF;
	CREATE INDEX IF NOT EXISTS "search_term_likeness" ON "search_term" USING gin ("term" gin_trgm_ops);
	CREATE OR REPLACE FUNCTION "near_search_terms"("company" integer, "word" text)
		RETURNS TABLE ("term" text, "likeness" real) LANGUAGE sql STABLE
		SET pg_trgm.similarity_threshold = 0.25 AS $$
		SELECT "near"."term", max("near"."likeness") FROM (
			SELECT "search_term"."term", similarity("search_term"."term", "word") AS "likeness"
			FROM "search_term" WHERE "search_term"."company_id" = "company" AND "search_term"."term" % "word"
			UNION ALL
			SELECT "one", similarity("one", "word") FROM "search_synonym" CROSS JOIN unnest("words") AS "one"
			WHERE "search_synonym"."company_id" = "company" AND "one" % "word"
		) AS "near" GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT 12
	$$;
	RETURN true;
END $outer$;
--> statement-breakpoint
-- The extension is a trusted one, but a server may lack it or forbid it: the shop then searches without.
DO $$
BEGIN
	BEGIN
		CREATE EXTENSION IF NOT EXISTS pg_trgm;
	EXCEPTION WHEN OTHERS THEN
		RAISE NOTICE 'pg_trgm is missing: %', SQLERRM;
	END;
	PERFORM "tolerate_typing_errors"();
END $$;
--> statement-breakpoint
-- What is made of other columns is no change of its own.
DROP TRIGGER "product_operator_change" ON "product";
--> statement-breakpoint
CREATE TRIGGER "product_operator_change" AFTER INSERT OR UPDATE OR DELETE ON "product" FOR EACH ROW
	WHEN (current_setting('etalase.operator_event', true) <> '')
	EXECUTE FUNCTION record_operator_change('slug', 'search,search_text,keywords,skus,updated_at');
