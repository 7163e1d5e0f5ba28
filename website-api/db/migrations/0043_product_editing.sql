-- Staff edit products: what search engines show, measures of the parcel, tags, and a version so that a stale save is seen.
ALTER TABLE "product" ADD COLUMN "seo_title" jsonb DEFAULT '{"id": "", "en": ""}' NOT NULL;
--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "seo_description" jsonb DEFAULT '{"id": "", "en": ""}' NOT NULL;
--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "tags" text[] DEFAULT '{}' NOT NULL;
--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "length_cm" integer;
--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "width_cm" integer;
--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "height_cm" integer;
--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_measures_range" CHECK ("product"."length_cm" between 1 and 1000 and "product"."width_cm" between 1 and 1000 and "product"."height_cm" between 1 and 1000);
--> statement-breakpoint
ALTER TABLE "category" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
-- The words that an import found a product by become tags, as its keywords are put together from now on.
UPDATE "product" SET "tags" = regexp_split_to_array(btrim("keywords"), '\s+')
WHERE "import_handle" IS NOT NULL AND btrim("keywords") <> '';
--> statement-breakpoint
CREATE TABLE "price_change" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"company_id" integer NOT NULL,
	"variant_id" bigint NOT NULL,
	"price_before" bigint NOT NULL,
	"price" bigint NOT NULL,
	"discount_before" bigint,
	"discount_price" bigint,
	"reason" text DEFAULT '' NOT NULL,
	"made_by" text NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "price_change_variant_fk" FOREIGN KEY ("company_id","variant_id") REFERENCES "variant"("company_id","id")
);
--> statement-breakpoint
CREATE INDEX "price_change_of_variant" ON "price_change" USING btree ("company_id","variant_id","id");
--> statement-breakpoint
CREATE TRIGGER "price_change_is_history" BEFORE UPDATE OR DELETE ON "price_change"
	FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER "price_change_is_kept" BEFORE TRUNCATE ON "price_change"
	FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
DO $$
DECLARE
	watched text[];
BEGIN
	FOREACH watched SLICE 1 IN ARRAY ARRAY[
		['category', 'slug', ''],
		['brand', 'slug', ''],
		['product_media', 'product_id,position', '']
	] LOOP
		EXECUTE format(
			'CREATE TRIGGER %I AFTER INSERT OR UPDATE OR DELETE ON %I FOR EACH ROW
				WHEN (current_setting(''etalase.operator_event'', true) <> '''')
				EXECUTE FUNCTION record_operator_change(%L, %L)',
			watched[1] || '_operator_change', watched[1], watched[2], watched[3]);
	END LOOP;
END
$$;
