-- Staff edit banners, the popup and articles: the popup's picture is one of the shop's, and texts are planned ahead.
ALTER TABLE "popup_banner" ADD COLUMN "media_id" text;
--> statement-breakpoint
UPDATE "popup_banner" SET "media_id" = "media"."id" FROM "media"
WHERE "media"."company_id" = "popup_banner"."company_id"
	AND "popup_banner"."image_url" LIKE '/media/' || "media"."id" || '/%';
--> statement-breakpoint
-- A popup whose picture is gone shows nothing.
UPDATE "popup_banner" SET "active" = false WHERE "media_id" IS NULL;
--> statement-breakpoint
ALTER TABLE "popup_banner" DROP COLUMN "image_url";
--> statement-breakpoint
ALTER TABLE "popup_banner" ADD CONSTRAINT "popup_banner_media_fk"
	FOREIGN KEY ("company_id", "media_id") REFERENCES "media"("company_id", "id");
--> statement-breakpoint
ALTER TABLE "popup_banner" ADD CONSTRAINT "popup_banner_active_has_picture"
	CHECK (NOT "active" OR ("media_id" IS NOT NULL AND "target" IS NOT NULL));
--> statement-breakpoint
ALTER TABLE "popup_banner" ADD COLUMN "starts_at" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "popup_banner" ADD COLUMN "ends_at" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "popup_banner" ADD CONSTRAINT "popup_banner_ends_after_start" CHECK ("ends_at" > "starts_at");
--> statement-breakpoint
ALTER TABLE "banner" ADD COLUMN "starts_at" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "banner" ADD COLUMN "ends_at" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "banner" ADD CONSTRAINT "banner_ends_after_start" CHECK ("ends_at" > "starts_at");
--> statement-breakpoint
-- A moment ahead at which a row begins or ceases to be shown is a change of the company's pages at that moment. Its key
-- is negative, so that it is never the id of a transaction. Arguments: the columns that hold such moments.
CREATE FUNCTION "note_planned_page_change"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"name" text;
	"moment" timestamptz;
BEGIN
	FOREACH "name" IN ARRAY TG_ARGV LOOP
		"moment" := (to_jsonb(NEW) ->> "name")::timestamptz;
		IF "moment" > now() THEN
			INSERT INTO "page_change" ("company_id", "transaction", "at")
			VALUES (NEW."company_id", -floor(extract(epoch FROM "moment") * 1000)::bigint, "moment")
			ON CONFLICT DO NOTHING;
		END IF;
	END LOOP;
	RETURN NULL;
END $$;
--> statement-breakpoint
DO $$
DECLARE
	planned text[];
BEGIN
	FOREACH planned SLICE 1 IN ARRAY ARRAY[
		['banner', '''starts_at'', ''ends_at'''],
		['popup_banner', '''starts_at'', ''ends_at'''],
		['article', '''published_at'''],
		['information', '''published_at''']
	] LOOP
		EXECUTE format(
			'CREATE TRIGGER %I AFTER INSERT OR UPDATE ON %I FOR EACH ROW EXECUTE FUNCTION "note_planned_page_change"(%s)',
			planned[1] || '_planned_page_change', planned[1], planned[2]);
	END LOOP;
END $$;
--> statement-breakpoint
DO $$
DECLARE
	watched text[];
BEGIN
	FOREACH watched SLICE 1 IN ARRAY ARRAY[
		['article_product', 'article_slug,product_id', ''],
		['banner_product', 'banner_slug,product_id', '']
	] LOOP
		EXECUTE format(
			'CREATE TRIGGER %I AFTER INSERT OR UPDATE OR DELETE ON %I FOR EACH ROW
				WHEN (current_setting(''etalase.operator_event'', true) <> '''')
				EXECUTE FUNCTION record_operator_change(%L, %L)',
			watched[1] || '_operator_change', watched[1], watched[2], watched[3]);
	END LOOP;
END
$$;
