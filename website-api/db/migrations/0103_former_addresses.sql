-- Former slugs of everything that has an address of its own, each with the present slug of what had it, however often
-- that has changed. Whatever has a slug today has its address, so these count where nothing has it.
CREATE TABLE "former_address" (
	"company_id" integer NOT NULL,
	"kind" text NOT NULL,
	"slug" text NOT NULL,
	"present_slug" text NOT NULL,
	"changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "former_address_company_id_kind_slug_pk" PRIMARY KEY ("company_id", "kind", "slug"),
	CONSTRAINT "former_address_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "company"("id"),
	CONSTRAINT "former_address_kind_known"
		CHECK ("kind" IN ('product', 'category', 'information', 'banner', 'article', 'article_category')),
	CONSTRAINT "former_address_elsewhere" CHECK ("slug" <> "present_slug")
);
--> statement-breakpoint
CREATE INDEX "former_address_of_present" ON "former_address" USING btree ("company_id", "kind", "present_slug");
--> statement-breakpoint
INSERT INTO "former_address" ("company_id", "kind", "slug", "present_slug")
	SELECT "company_id", 'article', "slug", "article_slug" FROM "article_address" WHERE "slug" <> "article_slug"
	UNION ALL
	SELECT "company_id", 'information', "slug", "information_slug" FROM "information_address"
		WHERE "slug" <> "information_slug";
--> statement-breakpoint
DROP TABLE "article_address";
--> statement-breakpoint
DROP TABLE "information_address";
--> statement-breakpoint
-- The name of the table is the kind.
CREATE FUNCTION "keep_former_address"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' THEN
		DELETE FROM former_address
			WHERE company_id = OLD.company_id AND kind = TG_TABLE_NAME AND present_slug = OLD.slug;
		RETURN NULL;
	END IF;
	DELETE FROM former_address
		WHERE company_id = NEW.company_id AND kind = TG_TABLE_NAME AND slug = NEW.slug;
	UPDATE former_address SET present_slug = NEW.slug
		WHERE company_id = NEW.company_id AND kind = TG_TABLE_NAME AND present_slug = OLD.slug;
	INSERT INTO former_address (company_id, kind, slug, present_slug)
		VALUES (NEW.company_id, TG_TABLE_NAME, OLD.slug, NEW.slug)
		ON CONFLICT (company_id, kind, slug)
			DO UPDATE SET present_slug = excluded.present_slug, changed_at = now();
	RETURN NULL;
END
$$;
--> statement-breakpoint
DO $$
DECLARE
	kept text;
BEGIN
	FOREACH kept IN ARRAY ARRAY['product', 'category', 'information', 'banner', 'article', 'article_category'] LOOP
		EXECUTE format(
			'CREATE TRIGGER %I AFTER UPDATE OF "slug" ON %I FOR EACH ROW WHEN (OLD."slug" <> NEW."slug")
				EXECUTE FUNCTION keep_former_address()',
			kept || '_former_address', kept);
		EXECUTE format(
			'CREATE TRIGGER %I AFTER DELETE ON %I FOR EACH ROW EXECUTE FUNCTION keep_former_address()',
			kept || '_no_address', kept);
	END LOOP;
END
$$;
--> statement-breakpoint
-- What refers to a slug follows it.
ALTER TABLE "article" DROP CONSTRAINT "article_category_fk";
--> statement-breakpoint
ALTER TABLE "article" ADD CONSTRAINT "article_category_fk" FOREIGN KEY ("company_id", "category_slug")
	REFERENCES "article_category"("company_id", "slug") ON UPDATE CASCADE;
--> statement-breakpoint
ALTER TABLE "banner_product" DROP CONSTRAINT "banner_product_banner_fk";
--> statement-breakpoint
ALTER TABLE "banner_product" ADD CONSTRAINT "banner_product_banner_fk" FOREIGN KEY ("company_id", "banner_slug")
	REFERENCES "banner"("company_id", "slug") ON UPDATE CASCADE;
--> statement-breakpoint
-- Redirects that staff write: from a path without a page to a page of the shop, or to another site.
CREATE TABLE "own_redirect" (
	"company_id" integer NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
	"path" text NOT NULL,
	"target" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "own_redirect_company_id_id_pk" PRIMARY KEY ("company_id", "id"),
	CONSTRAINT "own_redirect_path_unique" UNIQUE ("company_id", "path"),
	CONSTRAINT "own_redirect_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "company"("id"),
	CONSTRAINT "own_redirect_path_form" CHECK ("path" ~ '^/[^/\\]' AND length("path") <= 300),
	CONSTRAINT "own_redirect_target_form"
		CHECK ("target" ~ '^(/([^/\\]|$)|https://)' AND length("target") <= 500 AND "target" <> "path")
);
--> statement-breakpoint
CREATE TRIGGER "own_redirect_operator_change" AFTER INSERT OR UPDATE OR DELETE ON "own_redirect" FOR EACH ROW
	WHEN (current_setting('etalase.operator_event', true) <> '')
	EXECUTE FUNCTION record_operator_change('path', '');
