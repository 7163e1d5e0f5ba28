-- Which companies' pages changed, for storefronts that keep pages. One row a transaction and company, written by
-- triggers: whatever changes a row, by the API, an import or by hand, is noted, and no transaction waits for another.

CREATE TABLE "page_change" (
	"company_id" integer NOT NULL,
	"transaction" bigint NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "page_change_company_id_transaction_pk" PRIMARY KEY("company_id","transaction")
);
--> statement-breakpoint
CREATE INDEX "page_change_at" ON "page_change" USING btree ("at");
--> statement-breakpoint
CREATE FUNCTION "note_page_changes"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "page_change" ("company_id", "transaction", "at")
	SELECT DISTINCT "company_id", pg_current_xact_id()::text::bigint, clock_timestamp() FROM "changed"
	ON CONFLICT DO NOTHING;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "note_company_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "page_change" ("company_id", "transaction", "at")
	VALUES (NEW."id", pg_current_xact_id()::text::bigint, clock_timestamp())
	ON CONFLICT DO NOTHING;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "company_page_change" AFTER UPDATE ON "company"
	FOR EACH ROW EXECUTE FUNCTION "note_company_change"();
--> statement-breakpoint
CREATE FUNCTION "note_stock_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "page_change" ("company_id", "transaction", "at")
	VALUES (NEW."company_id", pg_current_xact_id()::text::bigint, clock_timestamp())
	ON CONFLICT DO NOTHING;
	RETURN NULL;
END $$;
--> statement-breakpoint
-- Sold out, or to be had again. How many are left may be half a minute old.
CREATE TRIGGER "stock_page_change" AFTER UPDATE ON "stock"
	FOR EACH ROW WHEN ((OLD."on_hand" > OLD."reserved") <> (NEW."on_hand" > NEW."reserved"))
	EXECUTE FUNCTION "note_stock_change"();
--> statement-breakpoint
DO $$
DECLARE "name" text;
BEGIN
	FOREACH "name" IN ARRAY ARRAY[
		'company_domain', 'company_bank', 'product', 'product_media', 'variant', 'review', 'review_picture', 'category',
		'brand', 'flash_sale', 'flash_item', 'agent', 'article_category', 'article', 'article_product', 'content_page',
		'information', 'banner_product', 'banner', 'footer_menu', 'popup_banner'
	] LOOP
		EXECUTE format(
			'CREATE TRIGGER %I AFTER INSERT ON %I REFERENCING NEW TABLE AS "changed"
				FOR EACH STATEMENT EXECUTE FUNCTION "note_page_changes"()', "name" || '_page_insert', "name");
		EXECUTE format(
			'CREATE TRIGGER %I AFTER UPDATE ON %I REFERENCING NEW TABLE AS "changed"
				FOR EACH STATEMENT EXECUTE FUNCTION "note_page_changes"()', "name" || '_page_update', "name");
		EXECUTE format(
			'CREATE TRIGGER %I AFTER DELETE ON %I REFERENCING OLD TABLE AS "changed"
				FOR EACH STATEMENT EXECUTE FUNCTION "note_page_changes"()', "name" || '_page_delete', "name");
	END LOOP;
END $$;
