-- The best-selling products of a large shop have a search index of their own: a search for a common word lists the thousand
-- best-selling matches, and finds them there without reading other products.
ALTER TABLE "product" ADD COLUMN "is_best_seller" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
CREATE INDEX "product_search_best" ON "product" USING gin ("search") WHERE "product"."is_best_seller";
--> statement-breakpoint
CREATE INDEX "product_best_sellers" ON "product" USING btree ("company_id","id") WHERE "product"."is_best_seller";
--> statement-breakpoint
-- Marks that many best-sellers of a company that has at least twice as many products, none of a smaller one. Skips locked
-- products: a search is correct whatever is marked, the next call corrects it.
CREATE FUNCTION "mark_best_sellers"("company" integer, "number" integer DEFAULT 10000)
RETURNS void LANGUAGE sql AS $$
	WITH "best" AS MATERIALIZED (
		SELECT "id" FROM "product"
		WHERE "company_id" = "company" AND "status" = 'ACTIVE' AND EXISTS (
			SELECT 1 FROM "product" WHERE "company_id" = "company" AND "status" = 'ACTIVE'
			ORDER BY "sold_count" DESC OFFSET 2 * "number" - 1 LIMIT 1)
		ORDER BY "sold_count" DESC, "id" DESC LIMIT "number"
	), "marked" AS MATERIALIZED (
		SELECT "id" FROM "product" WHERE "company_id" = "company" AND "is_best_seller"
	), "changed" AS (
		SELECT "product"."id" FROM "product"
		WHERE "company_id" = "company" AND "id" = ANY (array(
			(SELECT "id" FROM "best" EXCEPT SELECT "id" FROM "marked")
			UNION ALL (SELECT "id" FROM "marked" EXCEPT SELECT "id" FROM "best")))
		ORDER BY "id" FOR UPDATE SKIP LOCKED
	)
	UPDATE "product" SET "is_best_seller" = NOT "is_best_seller"
	FROM "changed" WHERE "product"."company_id" = "company" AND "product"."id" = "changed"."id"
$$;
--> statement-breakpoint
SELECT "mark_best_sellers"("id") FROM "company";
--> statement-breakpoint
-- What is made of other columns is no change of its own.
DROP TRIGGER "product_operator_change" ON "product";
--> statement-breakpoint
CREATE TRIGGER "product_operator_change" AFTER INSERT OR UPDATE OR DELETE ON "product" FOR EACH ROW
	WHEN (current_setting('etalase.operator_event', true) <> '')
	EXECUTE FUNCTION record_operator_change('slug', 'search,search_text,keywords,skus,updated_at,option_value_ids,is_best_seller');
