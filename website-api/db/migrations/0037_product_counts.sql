-- How many active products a shop has in each category and of each brand, so that a listing need not count them.
-- Category or brand 0: products without one; -1: of any. Kept by the statements that change products.

CREATE TABLE "product_count" (
	"company_id" integer NOT NULL,
	"category_id" bigint NOT NULL,
	"brand_id" bigint NOT NULL,
	"products" integer NOT NULL,
	CONSTRAINT "product_count_company_id_category_id_brand_id_pk" PRIMARY KEY("company_id","category_id","brand_id")
);
--> statement-breakpoint
ALTER TABLE "product_count" ADD CONSTRAINT "product_count_company_fk" FOREIGN KEY ("company_id") REFERENCES "company"("id");
--> statement-breakpoint
-- Counts anew what the triggers have not seen: after a migration, or rows that were written without triggers.
CREATE FUNCTION "recount_products"() RETURNS void LANGUAGE sql AS $$
	DELETE FROM "product_count";
	INSERT INTO "product_count" ("company_id", "category_id", "brand_id", "products")
	SELECT "company_id",
		CASE WHEN grouping("category") = 1 THEN -1 ELSE "category" END,
		CASE WHEN grouping("brand") = 1 THEN -1 ELSE "brand" END, count(*)
	FROM (
		SELECT "company_id", coalesce("category_id", 0) AS "category", coalesce("brand_id", 0) AS "brand"
		FROM "product" WHERE "status" = 'ACTIVE'
	) AS "active"
	GROUP BY GROUPING SETS (("company_id", "category", "brand"), ("company_id", "category"), ("company_id", "brand"));
$$;
--> statement-breakpoint
SELECT "recount_products"();
--> statement-breakpoint
CREATE FUNCTION "change_product_counts"("companies" integer[], "categories" bigint[], "brands" bigint[], "changes" integer[])
RETURNS void LANGUAGE sql AS $$
	-- In one order for all, so that two transactions do not wait for each other.
	INSERT INTO "product_count" AS "present" ("company_id", "category_id", "brand_id", "products")
	SELECT "company_id",
		CASE WHEN grouping("category") = 1 THEN -1 ELSE "category" END,
		CASE WHEN grouping("brand") = 1 THEN -1 ELSE "brand" END, sum("change")
	FROM unnest("companies", "categories", "brands", "changes") AS "changed" ("company_id", "category", "brand", "change")
	GROUP BY GROUPING SETS (("company_id", "category", "brand"), ("company_id", "category"), ("company_id", "brand"))
	HAVING sum("change") <> 0
	ORDER BY 1, 2, 3
	ON CONFLICT ("company_id", "category_id", "brand_id")
		DO UPDATE SET "products" = "present"."products" + excluded."products";
$$;
--> statement-breakpoint
CREATE FUNCTION "count_product_changes"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"companies" integer[];
	"categories" bigint[];
	"brands" bigint[];
	"changes" integer[];
BEGIN
	IF TG_OP = 'UPDATE' THEN
		SELECT array_agg("company_id"), array_agg("category"), array_agg("brand"), array_agg("change")
		INTO "companies", "categories", "brands", "changes"
		FROM (
			SELECT "company_id", "category", "brand", sum("change") AS "change" FROM (
				SELECT "company_id", coalesce("category_id", 0) AS "category", coalesce("brand_id", 0) AS "brand", 1 AS "change"
				FROM "added" WHERE "status" = 'ACTIVE'
				UNION ALL
				SELECT "company_id", coalesce("category_id", 0), coalesce("brand_id", 0), -1
				FROM "removed" WHERE "status" = 'ACTIVE'
			) AS "both" GROUP BY "company_id", "category", "brand" HAVING sum("change") <> 0
		) AS "differences";
	ELSIF TG_OP = 'INSERT' THEN
		SELECT array_agg("company_id"), array_agg(coalesce("category_id", 0)), array_agg(coalesce("brand_id", 0)), array_agg(1)
		INTO "companies", "categories", "brands", "changes" FROM "added" WHERE "status" = 'ACTIVE';
	ELSE
		SELECT array_agg("company_id"), array_agg(coalesce("category_id", 0)), array_agg(coalesce("brand_id", 0)), array_agg(-1)
		INTO "companies", "categories", "brands", "changes" FROM "removed" WHERE "status" = 'ACTIVE';
	END IF;
	IF "companies" IS NOT NULL THEN
		PERFORM "change_product_counts"("companies", "categories", "brands", "changes");
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "product_counted_insert" AFTER INSERT ON "product" REFERENCING NEW TABLE AS "added"
	FOR EACH STATEMENT EXECUTE FUNCTION "count_product_changes"();
--> statement-breakpoint
CREATE TRIGGER "product_counted_update" AFTER UPDATE ON "product" REFERENCING NEW TABLE AS "added" OLD TABLE AS "removed"
	FOR EACH STATEMENT EXECUTE FUNCTION "count_product_changes"();
--> statement-breakpoint
CREATE TRIGGER "product_counted_delete" AFTER DELETE ON "product" REFERENCING OLD TABLE AS "removed"
	FOR EACH STATEMENT EXECUTE FUNCTION "count_product_changes"();
--> statement-breakpoint
-- The lowest and the highest price, of a shop and of a category.
CREATE INDEX "product_highest" ON "product" USING btree ("company_id","status","price_max");
--> statement-breakpoint
CREATE INDEX "product_lowest_of_category" ON "product" USING btree ("company_id","category_id","status","price_min");
--> statement-breakpoint
CREATE INDEX "product_highest_of_category" ON "product" USING btree ("company_id","category_id","status","price_max");
--> statement-breakpoint
-- With what a price range asks about, so that counting it needs no product.
DROP INDEX "product_price";
--> statement-breakpoint
CREATE INDEX "product_price" ON "product" USING btree ("company_id","status","price_min","id") INCLUDE ("price_max","published_at");
