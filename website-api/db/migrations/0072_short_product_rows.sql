-- A search or a filter reads a thousand products for their brand, prices and options. Without their long texts, which are
-- stored apart (summary, description, options, search_text), they take a third of the pages. The other columns stay.
ALTER TABLE "product"
	ALTER COLUMN "slug" SET STORAGE MAIN,
	ALTER COLUMN "name" SET STORAGE MAIN,
	ALTER COLUMN "seo_title" SET STORAGE MAIN,
	ALTER COLUMN "seo_description" SET STORAGE MAIN,
	ALTER COLUMN "tags" SET STORAGE MAIN,
	ALTER COLUMN "keywords" SET STORAGE MAIN,
	ALTER COLUMN "skus" SET STORAGE MAIN,
	ALTER COLUMN "search" SET STORAGE MAIN,
	ALTER COLUMN "option_value_ids" SET STORAGE MAIN;
--> statement-breakpoint
ALTER TABLE "product" SET (toast_tuple_target = 1000);
--> statement-breakpoint
-- As in migration 0060, but at most 500 values of a product: an index entry holds 2,700 bytes.
CREATE OR REPLACE FUNCTION "list_option_values"("companies" integer[], "products" bigint[], "renames" boolean)
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
			coalesce((array_agg("valued"."id" ORDER BY "valued"."place") FILTER (WHERE "valued"."id" IS NOT NULL))[1:500], '{}')
				AS "ids"
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
UPDATE "product" SET "option_value_ids" = "option_value_ids"[1:500] WHERE cardinality("option_value_ids") > 500;
--> statement-breakpoint
-- What a list of the newest counts is read from the index alone.
DROP INDEX "product_newest";
--> statement-breakpoint
CREATE INDEX "product_newest" ON "product" USING btree ("company_id","status","published_at","id")
	INCLUDE ("brand_id","price_min","price_max","option_value_ids");
--> statement-breakpoint
-- In place of "is_best_seller": two groups of best-sellers with a search index each (1, 2) and all others (3).
DROP FUNCTION "mark_best_sellers"(integer, integer);
--> statement-breakpoint
ALTER TABLE "product" DROP COLUMN "is_best_seller", ADD COLUMN "sales_tier" smallint DEFAULT 3 NOT NULL
	CONSTRAINT "product_sales_tier_known" CHECK ("sales_tier" IN (1, 2, 3));
--> statement-breakpoint
CREATE INDEX "product_search_tier_1" ON "product" USING gin ("search") WITH (fastupdate = off) WHERE "product"."sales_tier" = 1;
--> statement-breakpoint
CREATE INDEX "product_search_tier_2" ON "product" USING gin ("search") WITH (fastupdate = off) WHERE "product"."sales_tier" = 2;
--> statement-breakpoint
-- A search reads the whole list of entries that an index has not yet sorted in; after the hourly ranking it was 4 MB.
ALTER INDEX "product_search" SET (fastupdate = off);
--> statement-breakpoint
ALTER INDEX "product_search_text" SET (fastupdate = off);
--> statement-breakpoint
CREATE INDEX "product_sales_tier" ON "product" USING btree ("company_id","id") WHERE "product"."sales_tier" < 3;
--> statement-breakpoint
-- Marks that many best-sellers of a company as tier 1 and twice as many as tier 2, none of a company with fewer products. By
-- default sqrt(1000 n) of n products: a search for a word that a part p of them has reads p sqrt(1000 n) products of tier 1,
-- and the other tiers only if these are fewer than a thousand. Skips locked products; the next call corrects them.
CREATE FUNCTION "mark_sales_tiers"("company" integer, "number" integer DEFAULT NULL)
RETURNS void LANGUAGE sql AS $$
	WITH "shop" AS MATERIALIZED (
		SELECT count(*) AS "products", coalesce("number", ceil(sqrt(1000.0 * count(*)))::integer) AS "wanted"
		FROM "product" WHERE "company_id" = "company" AND "status" = 'ACTIVE'
	), "best" AS MATERIALIZED (
		SELECT "id", row_number() OVER (ORDER BY "sold_count" DESC, "id" DESC) AS "place"
		FROM "product"
		WHERE "company_id" = "company" AND "status" = 'ACTIVE' AND (SELECT "products" > "wanted" FROM "shop")
		ORDER BY "sold_count" DESC, "id" DESC LIMIT (SELECT 3 * "wanted" FROM "shop")
	), "tiers" AS MATERIALIZED (
		SELECT "id", CASE WHEN "place" <= (SELECT "wanted" FROM "shop") THEN 1 ELSE 2 END AS "tier" FROM "best"
		UNION ALL
		SELECT "id", 3 FROM "product"
		WHERE "company_id" = "company" AND "sales_tier" < 3 AND "id" NOT IN (SELECT "id" FROM "best")
	), "changed" AS (
		SELECT "product"."id", "tier" FROM "product" JOIN "tiers" USING ("id")
		WHERE "company_id" = "company" AND "sales_tier" <> "tier"
		ORDER BY "id" FOR UPDATE OF "product" SKIP LOCKED
	)
	UPDATE "product" SET "sales_tier" = "changed"."tier"
	FROM "changed" WHERE "product"."company_id" = "company" AND "product"."id" = "changed"."id"
$$;
--> statement-breakpoint
SELECT "mark_sales_tiers"("id") FROM "company";
--> statement-breakpoint
-- What is made of other columns is no change of its own.
DROP TRIGGER "product_operator_change" ON "product";
--> statement-breakpoint
CREATE TRIGGER "product_operator_change" AFTER INSERT OR UPDATE OR DELETE ON "product" FOR EACH ROW
	WHEN (current_setting('etalase.operator_event', true) <> '')
	EXECUTE FUNCTION record_operator_change('slug', 'search,search_text,keywords,skus,updated_at,option_value_ids,sales_tier');
--> statement-breakpoint
-- Writes all rows anew.
CLUSTER "product" USING "product_company_id_id_pk";
