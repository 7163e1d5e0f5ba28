-- Which values of which options (colour, size) a product is offered in, so that listings can be filtered and counted by
-- them, and how well products sell lately and together.

-- The values of a shop's options, one row for all products that have it. Values with the same Indonesian text are one.
CREATE TABLE "option_value" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY NOT NULL,
	"option_key" text NOT NULL,
	"value_key" text NOT NULL,
	"name" jsonb NOT NULL,
	"label" jsonb NOT NULL,
	"swatch" text,
	CONSTRAINT "option_value_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "option_value_keys_unique" UNIQUE("company_id","option_key","value_key"),
	CONSTRAINT "option_value_company_fk" FOREIGN KEY ("company_id") REFERENCES "company"("id")
);
--> statement-breakpoint
-- How many active products of a category have a value, as "product_count" counts them. Category 0: none; -1: any.
CREATE TABLE "option_value_count" (
	"company_id" integer NOT NULL,
	"category_id" bigint NOT NULL,
	"value_id" integer NOT NULL,
	"products" integer NOT NULL,
	CONSTRAINT "option_value_count_company_id_category_id_value_id_pk" PRIMARY KEY("company_id","category_id","value_id"),
	CONSTRAINT "option_value_count_company_fk" FOREIGN KEY ("company_id") REFERENCES "company"("id")
);
--> statement-breakpoint
CREATE INDEX "option_value_count_most" ON "option_value_count" USING btree ("company_id","category_id","products");
--> statement-breakpoint
-- The values that an active variant chooses, in the order of the product's options.
ALTER TABLE "product" ADD COLUMN "option_value_ids" integer[] DEFAULT '{}' NOT NULL;
--> statement-breakpoint
-- A text as a part of an address: "Biru Tua" is biru-tua.
CREATE FUNCTION "option_key"("content" text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT coalesce(
		nullif(left(btrim(regexp_replace(search_plain("content"), '[^a-z0-9]+', '-', 'g'), '-'), 40), ''),
		'x-' || left(md5(lower("content")), 8))
$$;
--> statement-breakpoint
-- What the active variants of these products choose.
CREATE FUNCTION "options_in_use"("companies" integer[], "products" bigint[])
RETURNS TABLE ("company_id" integer, "product_id" bigint, "place" bigint, "option_key" text, "value_key" text,
	"name" jsonb, "label" jsonb, "swatch" text)
LANGUAGE sql STABLE AS $$
	SELECT "used"."company_id", "used"."product_id", "used"."place" * 1000 + "used"."choice",
		option_key("one"."option" -> 'name' ->> 'id'), option_key("one"."value" -> 'label' ->> 'id'),
		"one"."option" -> 'name', "one"."value" -> 'label',
		CASE WHEN "one"."value" ->> 'swatch' ~ '^#[0-9a-fA-F]{6}$' THEN "one"."value" ->> 'swatch' END
	FROM (
		SELECT DISTINCT "variant"."company_id", "variant"."product_id", "chosen"."place", "chosen"."choice"
		FROM unnest("companies", "products") AS "wanted" ("company_id", "product_id")
		JOIN "variant" ON "variant"."company_id" = "wanted"."company_id"
			AND "variant"."product_id" = "wanted"."product_id" AND "variant"."active"
		CROSS JOIN LATERAL unnest("variant"."choice") WITH ORDINALITY AS "chosen" ("choice", "place")
	) AS "used"
	JOIN "product" ON "product"."company_id" = "used"."company_id" AND "product"."id" = "used"."product_id"
	CROSS JOIN LATERAL (
		SELECT "product"."options" -> ("used"."place"::integer - 1) AS "option",
			"product"."options" -> ("used"."place"::integer - 1) -> 'values' -> "used"."choice" AS "value"
	) AS "one"
	WHERE "one"."value" -> 'label' ->> 'id' <> '' AND "one"."option" -> 'name' ->> 'id' <> ''
$$;
--> statement-breakpoint
-- Notes the values of these products; "renames": their texts and colours are the newest.
CREATE FUNCTION "list_option_values"("companies" integer[], "products" bigint[], "renames" boolean)
RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	-- In one order for all, so that two transactions do not wait for each other.
	INSERT INTO "option_value" ("company_id", "option_key", "value_key", "name", "label", "swatch")
	SELECT DISTINCT ON ("used"."company_id", "used"."option_key", "used"."value_key")
		"used"."company_id", "used"."option_key", "used"."value_key", "used"."name", "used"."label", "used"."swatch"
	FROM options_in_use("companies", "products") AS "used"
	WHERE NOT EXISTS (
		SELECT 1 FROM "option_value" AS "present"
		WHERE "present"."company_id" = "used"."company_id" AND "present"."option_key" = "used"."option_key"
			AND "present"."value_key" = "used"."value_key")
	ORDER BY "used"."company_id", "used"."option_key", "used"."value_key", "used"."swatch" IS NULL, "used"."product_id"
	ON CONFLICT DO NOTHING;
	IF "renames" THEN
		UPDATE "option_value" AS "present"
		SET "name" = "used"."name", "label" = "used"."label", "swatch" = "used"."swatch"
		FROM options_in_use("companies", "products") AS "used"
		WHERE "present"."company_id" = "used"."company_id" AND "present"."option_key" = "used"."option_key"
			AND "present"."value_key" = "used"."value_key"
			AND ("present"."name", "present"."label", "present"."swatch")
				IS DISTINCT FROM ("used"."name", "used"."label", "used"."swatch");
	END IF;
	UPDATE "product" SET "option_value_ids" = "listed"."ids"
	FROM (
		SELECT "wanted"."company_id", "wanted"."product_id",
			coalesce(array_agg("valued"."id" ORDER BY "valued"."place") FILTER (WHERE "valued"."id" IS NOT NULL), '{}') AS "ids"
		FROM (SELECT DISTINCT * FROM unnest("companies", "products") AS "one" ("company_id", "product_id")) AS "wanted"
		LEFT JOIN (
			SELECT "used"."company_id", "used"."product_id", "option_value"."id", min("used"."place") AS "place"
			FROM options_in_use("companies", "products") AS "used"
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
-- Lists and counts anew what the triggers have not seen: after a migration, or rows that were written without triggers.
CREATE FUNCTION "relist_option_values"() RETURNS void LANGUAGE sql AS $$
	SELECT "list_option_values"(array_agg("company_id"), array_agg("id"), false) FROM "product";
	DELETE FROM "option_value_count";
	INSERT INTO "option_value_count" ("company_id", "category_id", "value_id", "products")
	SELECT "company_id", CASE WHEN grouping("category") = 1 THEN -1 ELSE "category" END, "value_id", count(*)
	FROM (
		SELECT "company_id", coalesce("category_id", 0) AS "category", unnest("option_value_ids") AS "value_id"
		FROM "product" WHERE "status" = 'ACTIVE'
	) AS "active"
	GROUP BY GROUPING SETS (("company_id", "category", "value_id"), ("company_id", "value_id"));
$$;
--> statement-breakpoint
SELECT "relist_option_values"();
--> statement-breakpoint
CREATE INDEX "product_option_values" ON "product" USING gin ("option_value_ids");
--> statement-breakpoint
CREATE INDEX "product_of_brand" ON "product" USING btree ("company_id","brand_id","status","published_at");
--> statement-breakpoint
CREATE FUNCTION "note_product_options"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM "list_option_values"(ARRAY[NEW."company_id"], ARRAY[NEW."id"], true);
	RETURN NULL;
END $$;
--> statement-breakpoint
-- A new product has no variants yet.
CREATE TRIGGER "product_options_update" AFTER UPDATE OF "options" ON "product" FOR EACH ROW
	WHEN (OLD."options" IS DISTINCT FROM NEW."options") EXECUTE FUNCTION "note_product_options"();
--> statement-breakpoint
CREATE FUNCTION "note_variant_choices"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		PERFORM "list_option_values"(array_agg("company_id"), array_agg("product_id"), false)
		FROM (SELECT DISTINCT "company_id", "product_id" FROM "added" WHERE "choice" <> '{}') AS "one" HAVING count(*) > 0;
	ELSIF TG_OP = 'UPDATE' THEN
		PERFORM "list_option_values"(array_agg("company_id"), array_agg("product_id"), false)
		FROM (
			SELECT DISTINCT "added"."company_id", "added"."product_id"
			FROM "added" JOIN "removed" USING ("company_id", "id")
			WHERE "added"."choice" <> "removed"."choice" OR "added"."active" <> "removed"."active"
		) AS "one" HAVING count(*) > 0;
	ELSE
		PERFORM "list_option_values"(array_agg("company_id"), array_agg("product_id"), false)
		FROM (SELECT DISTINCT "company_id", "product_id" FROM "removed" WHERE "choice" <> '{}') AS "one" HAVING count(*) > 0;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "variant_choices_insert" AFTER INSERT ON "variant" REFERENCING NEW TABLE AS "added"
	FOR EACH STATEMENT EXECUTE FUNCTION "note_variant_choices"();
--> statement-breakpoint
CREATE TRIGGER "variant_choices_update" AFTER UPDATE ON "variant" REFERENCING NEW TABLE AS "added" OLD TABLE AS "removed"
	FOR EACH STATEMENT EXECUTE FUNCTION "note_variant_choices"();
--> statement-breakpoint
CREATE TRIGGER "variant_choices_delete" AFTER DELETE ON "variant" REFERENCING OLD TABLE AS "removed"
	FOR EACH STATEMENT EXECUTE FUNCTION "note_variant_choices"();
--> statement-breakpoint
CREATE FUNCTION "change_option_value_counts"("companies" integer[], "categories" bigint[], "values" integer[], "changes" integer[])
RETURNS void LANGUAGE sql AS $$
	-- In one order for all, so that two transactions do not wait for each other.
	INSERT INTO "option_value_count" AS "present" ("company_id", "category_id", "value_id", "products")
	SELECT "company_id", CASE WHEN grouping("category") = 1 THEN -1 ELSE "category" END, "value_id", sum("change")
	FROM unnest("companies", "categories", "values", "changes") AS "changed" ("company_id", "category", "value_id", "change")
	GROUP BY GROUPING SETS (("company_id", "category", "value_id"), ("company_id", "value_id"))
	HAVING sum("change") <> 0
	ORDER BY 1, 2, 3
	ON CONFLICT ("company_id", "category_id", "value_id")
		DO UPDATE SET "products" = "present"."products" + excluded."products";
$$;
--> statement-breakpoint
CREATE FUNCTION "count_option_value_changes"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'UPDATE' THEN
		PERFORM "change_option_value_counts"(array_agg("company_id"), array_agg("category"), array_agg("value_id"), array_agg("change"))
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
		) AS "differences" HAVING count(*) > 0;
	ELSIF TG_OP = 'INSERT' THEN
		PERFORM "change_option_value_counts"(array_agg("company_id"), array_agg("category"), array_agg("value_id"), array_agg(1))
		FROM (
			SELECT "company_id", coalesce("category_id", 0) AS "category", unnest("option_value_ids") AS "value_id"
			FROM "added" WHERE "status" = 'ACTIVE'
		) AS "differences" HAVING count(*) > 0;
	ELSE
		PERFORM "change_option_value_counts"(array_agg("company_id"), array_agg("category"), array_agg("value_id"), array_agg(-1))
		FROM (
			SELECT "company_id", coalesce("category_id", 0) AS "category", unnest("option_value_ids") AS "value_id"
			FROM "removed" WHERE "status" = 'ACTIVE'
		) AS "differences" HAVING count(*) > 0;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "product_values_counted_insert" AFTER INSERT ON "product" REFERENCING NEW TABLE AS "added"
	FOR EACH STATEMENT EXECUTE FUNCTION "count_option_value_changes"();
--> statement-breakpoint
CREATE TRIGGER "product_values_counted_update" AFTER UPDATE ON "product" REFERENCING NEW TABLE AS "added" OLD TABLE AS "removed"
	FOR EACH STATEMENT EXECUTE FUNCTION "count_option_value_changes"();
--> statement-breakpoint
CREATE TRIGGER "product_values_counted_delete" AFTER DELETE ON "product" REFERENCING OLD TABLE AS "removed"
	FOR EACH STATEMENT EXECUTE FUNCTION "count_option_value_changes"();
--> statement-breakpoint
-- What is made of other columns is no change of its own.
DROP TRIGGER "product_operator_change" ON "product";
--> statement-breakpoint
CREATE TRIGGER "product_operator_change" AFTER INSERT OR UPDATE OR DELETE ON "product" FOR EACH ROW
	WHEN (current_setting('etalase.operator_event', true) <> '')
	EXECUTE FUNCTION record_operator_change('slug', 'search,search_text,keywords,skus,updated_at,option_value_ids');
--> statement-breakpoint
-- Units of a product that were sold: in all, how many of these its "sold_count" has already, and in the last 90 days.
CREATE TABLE "product_sales" (
	"company_id" integer NOT NULL,
	"product_id" bigint NOT NULL,
	"sold" integer NOT NULL,
	"counted" integer NOT NULL,
	"recent" integer NOT NULL,
	CONSTRAINT "product_sales_company_id_product_id_pk" PRIMARY KEY("company_id","product_id"),
	CONSTRAINT "product_sales_product_fk" FOREIGN KEY ("company_id","product_id") REFERENCES "product"("company_id","id") ON DELETE CASCADE
);
--> statement-breakpoint
CREATE INDEX "product_sales_recent" ON "product_sales" USING btree ("company_id","recent","product_id") WHERE "recent" > 0;
--> statement-breakpoint
-- Products that were often in one order: at most eight of each product.
CREATE TABLE "bought_together" (
	"company_id" integer NOT NULL,
	"product_id" bigint NOT NULL,
	"other_id" bigint NOT NULL,
	"orders" integer NOT NULL,
	CONSTRAINT "bought_together_company_id_product_id_other_id_pk" PRIMARY KEY("company_id","product_id","other_id"),
	CONSTRAINT "bought_together_product_fk" FOREIGN KEY ("company_id","product_id") REFERENCES "product"("company_id","id") ON DELETE CASCADE,
	CONSTRAINT "bought_together_other_fk" FOREIGN KEY ("company_id","other_id") REFERENCES "product"("company_id","id") ON DELETE CASCADE
);
--> statement-breakpoint
CREATE INDEX "bought_together_other" ON "bought_together" USING btree ("company_id","other_id");
--> statement-breakpoint
-- When a company's sales were last ranked.
CREATE TABLE "sales_ranking" (
	"company_id" integer PRIMARY KEY NOT NULL,
	"ranked_at" timestamp (3) with time zone NOT NULL,
	"paired_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sales_ranking_company_fk" FOREIGN KEY ("company_id") REFERENCES "company"("id")
);
--> statement-breakpoint
-- What was summed until now has not been counted.
INSERT INTO "product_sales" ("company_id", "product_id", "sold", "counted", "recent")
SELECT "product"."company_id", "product"."id", sum("sales_part"."units"), 0, 0
FROM "sales_part" JOIN "product"
	ON "product"."company_id" = "sales_part"."company_id" AND "product"."id" = "sales_part"."key"::bigint
WHERE "sales_part"."dimension" = 'PRODUCT'
GROUP BY 1, 2;
