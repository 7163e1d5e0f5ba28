-- Functions that run on a schema whose tables are placed on another machine: parameters in PL/pgSQL only, no function
-- but excluded.… in DO UPDATE SET, and names of tables without the number that a placed table ends with.
DO $$
DECLARE
	"one" record;
BEGIN
	FOR "one" IN
		SELECT pg_get_functiondef("oid") AS "definition", "prosrc", "proretset"
		FROM "pg_proc"
		WHERE "pronamespace" = current_schema()::regnamespace
			AND "prolang" = (SELECT "oid" FROM "pg_language" WHERE "lanname" = 'sql')
			AND "proname" IN ('add_default_search_synonyms', 'add_search_terms', 'change_option_value_counts',
				'change_product_counts', 'mark_sales_tiers', 'options_in_use')
	LOOP
		-- In SQL a name means the column before the parameter.
		EXECUTE replace(
			replace("one"."definition", 'LANGUAGE sql', 'LANGUAGE plpgsql'),
			"one"."prosrc",
			E'\n#variable_conflict use_column\nBEGIN\n'
				|| CASE WHEN "one"."proretset" THEN 'RETURN QUERY' ELSE '' END
				|| replace(rtrim("one"."prosrc", E'; \n\t'),
					'SELECT "product"."id", "tier" FROM "product" JOIN "tiers" USING ("id")
		WHERE "company_id" = "company" AND "sales_tier" <> "tier"
		ORDER BY "id" FOR UPDATE OF "product" SKIP LOCKED
	)
	UPDATE "product" SET "sales_tier" = "changed"."tier"
	FROM "changed" WHERE "product"."company_id" = "company" AND "product"."id" = "changed"."id"',
					-- A table that is locked is not joined with a step before.
					'SELECT "id" FROM "product"
		WHERE "company_id" = "company" AND ("id", "sales_tier") NOT IN (SELECT "id", "tier" FROM "tiers")
			AND "id" IN (SELECT "id" FROM "tiers")
		ORDER BY "id" FOR UPDATE SKIP LOCKED
	)
	UPDATE "product" SET "sales_tier" = "tiers"."tier"
	FROM "changed" JOIN "tiers" USING ("id") WHERE "product"."company_id" = "company" AND "product"."id" = "changed"."id"')
				|| E';\nEND ');
	END LOOP;
	FOR "one" IN
		SELECT pg_get_functiondef("oid") AS "definition" FROM "pg_proc"
		WHERE "pronamespace" = current_schema()::regnamespace
			AND "proname" IN ('hold_completion', 'keep_former_address', 'record_operator_change', 'refuse_change',
				'require_customer')
	LOOP
		EXECUTE regexp_replace(
			replace(
				replace("one"."definition", 'TG_TABLE_NAME', E'regexp_replace(TG_TABLE_NAME, ''_\\d{6,}$'', '''')'),
				'changed_at = now()', 'changed_at = excluded.changed_at'),
			-- Of an error there only message, detail and hint arrive.
			E'CONSTRAINT = ''(\\w+)''', E'CONSTRAINT = ''\\1'', HINT = ''constraint: \\1''');
	END LOOP;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "near_search_terms"("company" integer, "word" text) RETURNS TABLE ("term" text, "likeness" real)
	LANGUAGE plpgsql STABLE AS $$ BEGIN END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "tolerate_typing_errors"() RETURNS boolean LANGUAGE plpgsql AS $outer$
DECLARE
	"path" text := quote_ident(current_schema());
	"trigrams" text;
BEGIN
	SELECT quote_ident(nspname) INTO "trigrams" FROM pg_extension JOIN pg_namespace ON pg_namespace.oid = extnamespace
		WHERE extname = 'pg_trgm';
	IF "trigrams" IS NULL THEN RETURN false; END IF;
	PERFORM set_config('search_path', "path" || ', ' || "trigrams", true);
	CREATE INDEX IF NOT EXISTS "search_term_likeness" ON "search_term" USING gin ("term" gin_trgm_ops);
	CREATE OR REPLACE FUNCTION "near_search_terms"("company" integer, "word" text)
		RETURNS TABLE ("term" text, "likeness" real) LANGUAGE plpgsql STABLE
		SET pg_trgm.similarity_threshold = 0.25 SET search_path FROM CURRENT AS $$
	#variable_conflict use_column
	BEGIN
		RETURN QUERY SELECT "near"."term", max("near"."likeness") FROM (
			SELECT "search_term"."term", similarity("search_term"."term", "word") AS "likeness"
			FROM "search_term" WHERE "search_term"."company_id" = "company" AND "search_term"."term" % "word"
			UNION ALL
			SELECT "one", similarity("one", "word") FROM "search_synonym" CROSS JOIN unnest("words") AS "one"
			WHERE "search_synonym"."company_id" = "company" AND "one" % "word"
		) AS "near" GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT 12;
	END $$;
	RETURN true;
END $outer$;
--> statement-breakpoint
SELECT "tolerate_typing_errors"();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "note_page_changes"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"companies" integer[] := ARRAY(SELECT DISTINCT "company_id" FROM "changed");
BEGIN
	INSERT INTO "page_change" ("company_id", "transaction", "at")
	SELECT "company_id", pg_current_xact_id()::text::bigint, clock_timestamp() FROM unnest("companies") AS "company_id"
	ON CONFLICT DO NOTHING;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "note_search_terms"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"companies" integer[];
	"terms" text[];
BEGIN
	IF TG_OP = 'INSERT' THEN
		SELECT array_agg("company_id"), array_agg("term") INTO "companies", "terms"
		FROM "added" CROSS JOIN LATERAL unnest(tsvector_to_array(ts_filter("search", '{a,b,c}'))) AS "term";
	ELSE
		SELECT array_agg(NEW."company_id"), array_agg("term") INTO "companies", "terms"
		FROM unnest(tsvector_to_array(ts_filter(NEW."search", '{a,b,c}'))) AS "term";
	END IF;
	PERFORM "add_search_terms"("companies", "terms");
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "note_variant_choices"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"companies" integer[];
	"products" bigint[];
BEGIN
	IF TG_OP = 'INSERT' THEN
		SELECT array_agg("company_id"), array_agg("product_id") INTO "companies", "products"
		FROM (SELECT DISTINCT "company_id", "product_id" FROM "added" WHERE "choice" <> '{}') AS "one";
	ELSIF TG_OP = 'UPDATE' THEN
		SELECT array_agg("company_id"), array_agg("product_id") INTO "companies", "products"
		FROM (
			SELECT DISTINCT "added"."company_id", "added"."product_id"
			FROM "added" JOIN "removed" USING ("company_id", "id")
			WHERE "added"."choice" <> "removed"."choice" OR "added"."active" <> "removed"."active"
		) AS "one";
	ELSE
		SELECT array_agg("company_id"), array_agg("product_id") INTO "companies", "products"
		FROM (SELECT DISTINCT "company_id", "product_id" FROM "removed" WHERE "choice" <> '{}') AS "one";
	END IF;
	IF "companies" IS NOT NULL THEN PERFORM "list_option_values"("companies", "products", false); END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "count_option_value_changes"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"companies" integer[];
	"categories" bigint[];
	"values" integer[];
	"changes" integer[];
BEGIN
	IF TG_OP = 'UPDATE' THEN
		SELECT array_agg("company_id"), array_agg("category"), array_agg("value_id"), array_agg("change")
		INTO "companies", "categories", "values", "changes"
		FROM (
			WITH "differing" AS (
				SELECT "added"."company_id",
					coalesce("added"."category_id", 0) AS "category",
					CASE WHEN "added"."status" = 'ACTIVE' THEN "added"."option_value_ids" ELSE '{}' END AS "ids",
					coalesce("removed"."category_id", 0) AS "category_before",
					CASE WHEN "removed"."status" = 'ACTIVE' THEN "removed"."option_value_ids" ELSE '{}' END AS "ids_before"
				FROM "added" JOIN "removed" USING ("company_id", "id")
				WHERE ("added"."status", "added"."category_id", "added"."option_value_ids")
					IS DISTINCT FROM ("removed"."status", "removed"."category_id", "removed"."option_value_ids")
			)
			SELECT "company_id", "category", unnest("ids") AS "value_id", 1 AS "change" FROM "differing"
			UNION ALL
			SELECT "company_id", "category_before", unnest("ids_before"), -1 FROM "differing"
		) AS "differences";
	ELSIF TG_OP = 'INSERT' THEN
		SELECT array_agg("company_id"), array_agg("category"), array_agg("value_id"), array_agg(1)
		INTO "companies", "categories", "values", "changes"
		FROM (
			SELECT "company_id", coalesce("category_id", 0) AS "category", unnest("option_value_ids") AS "value_id"
			FROM "added" WHERE "status" = 'ACTIVE'
		) AS "differences";
	ELSE
		SELECT array_agg("company_id"), array_agg("category"), array_agg("value_id"), array_agg(-1)
		INTO "companies", "categories", "values", "changes"
		FROM (
			SELECT "company_id", coalesce("category_id", 0) AS "category", unnest("option_value_ids") AS "value_id"
			FROM "removed" WHERE "status" = 'ACTIVE'
		) AS "differences";
	END IF;
	IF "companies" IS NOT NULL THEN
		PERFORM "change_option_value_counts"("companies", "categories", "values", "changes");
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
-- A trigger that runs on another machine than the sequence gets numbers beyond an integer: the next one is counted.
ALTER TABLE "option_value" ALTER COLUMN "id" SET GENERATED BY DEFAULT;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "list_option_values"("companies" integer[], "products" bigint[], "renames" boolean)
	RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	-- Read first: a distributed statement does not join what a function returns.
	"in_use" jsonb := (
		SELECT coalesce(jsonb_agg(to_jsonb("used")), '[]'::jsonb) FROM options_in_use("companies", "products") AS "used");
	"lacking" integer[];
	"added" jsonb;
BEGIN
	SELECT array_agg(DISTINCT "used"."company_id") INTO "lacking"
	FROM jsonb_to_recordset("in_use") AS "used" ("company_id" integer, "option_key" text, "value_key" text)
	LEFT JOIN "option_value" AS "present" ON "present"."company_id" = "used"."company_id"
		AND "present"."option_key" = "used"."option_key" AND "present"."value_key" = "used"."value_key"
	WHERE "present"."id" IS NULL;
	IF "lacking" IS NOT NULL THEN
		-- One after the other, since they take the next number; in one order for all.
		PERFORM pg_advisory_xact_lock(hashtext('option value'), "one") FROM unnest("lacking") AS "one";
		SELECT jsonb_agg(to_jsonb("new")) INTO "added"
		FROM (
			SELECT DISTINCT ON ("used"."company_id", "used"."option_key", "used"."value_key") "used".*, "held"."last"
			FROM jsonb_to_recordset("in_use") AS "used" ("company_id" integer, "product_id" bigint, "option_key" text,
				"value_key" text, "name" jsonb, "label" jsonb, "swatch" text)
			LEFT JOIN "option_value" AS "present" ON "present"."company_id" = "used"."company_id"
				AND "present"."option_key" = "used"."option_key" AND "present"."value_key" = "used"."value_key"
			LEFT JOIN (
				SELECT "company_id", max("id") AS "last" FROM "option_value" WHERE "company_id" = ANY("lacking") GROUP BY "company_id"
			) AS "held" ON "held"."company_id" = "used"."company_id"
			WHERE "present"."id" IS NULL
			ORDER BY "used"."company_id", "used"."option_key", "used"."value_key", "used"."swatch" IS NULL, "used"."product_id"
		) AS "new";
		INSERT INTO "option_value" ("company_id", "id", "option_key", "value_key", "name", "label", "swatch")
		SELECT "company_id",
			coalesce("last", 0) + row_number() OVER (PARTITION BY "company_id" ORDER BY "option_key", "value_key"),
			"option_key", "value_key", "name", "label", "swatch"
		FROM jsonb_to_recordset("added") AS "new" ("company_id" integer, "last" integer, "option_key" text, "value_key" text,
			"name" jsonb, "label" jsonb, "swatch" text);
	END IF;
	IF "renames" THEN
		UPDATE "option_value" AS "present"
		SET "name" = "used"."name", "label" = "used"."label", "swatch" = "used"."swatch"
		FROM jsonb_to_recordset("in_use") AS "used" ("company_id" integer, "option_key" text, "value_key" text,
			"name" jsonb, "label" jsonb, "swatch" text)
		WHERE "present"."company_id" = "used"."company_id" AND "present"."option_key" = "used"."option_key"
			AND "present"."value_key" = "used"."value_key"
			AND ("present"."name", "present"."label", "present"."swatch")
				IS DISTINCT FROM ("used"."name", "used"."label", "used"."swatch");
	END IF;
	UPDATE "product" SET "option_value_ids" = "listed"."ids"
	FROM (
		SELECT "wanted"."company_id", "wanted"."product_id",
			coalesce((array_agg("valued"."id" ORDER BY "valued"."place") FILTER (WHERE "valued"."id" IS NOT NULL))[1:500], '{}')
				AS "ids"
		FROM (SELECT DISTINCT * FROM unnest("companies", "products") AS "one" ("company_id", "product_id")) AS "wanted"
		LEFT JOIN (
			SELECT "used"."company_id", "used"."product_id", "option_value"."id", min("used"."place") AS "place"
			FROM jsonb_to_recordset("in_use") AS "used" ("company_id" integer, "product_id" bigint, "place" bigint,
				"option_key" text, "value_key" text)
			JOIN "option_value" ON "option_value"."company_id" = "used"."company_id"
				AND "option_value"."option_key" = "used"."option_key" AND "option_value"."value_key" = "used"."value_key"
			GROUP BY 1, 2, 3
		) AS "valued" USING ("company_id", "product_id")
		GROUP BY 1, 2
	) AS "listed"
	WHERE "product"."company_id" = "listed"."company_id" AND "product"."id" = "listed"."product_id"
		AND "product"."option_value_ids" IS DISTINCT FROM "listed"."ids";
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "note_planned_home_changes"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"moments" timestamptz[] := ARRAY(
		SELECT DISTINCT "moment"
		FROM "home_version", jsonb_array_elements("sections") AS "section",
			LATERAL (VALUES (("section" ->> 'FROM')::timestamptz(3)), (("section" ->> 'UNTIL')::timestamptz(3))) AS "planned" ("moment")
		WHERE "home_version"."company_id" = NEW."company_id" AND "home_version"."number" = NEW."number" AND "moment" > now());
BEGIN
	INSERT INTO "page_change" ("company_id", "transaction", "at")
	SELECT NEW."company_id", -floor(extract(epoch FROM "moment") * 1000)::bigint, "moment" FROM unnest("moments") AS "moment"
	ON CONFLICT DO NOTHING;
	RETURN NULL;
END $$;
