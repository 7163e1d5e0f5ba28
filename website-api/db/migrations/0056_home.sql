-- A company composes its home of sections: versions that are only added, and which of them is published.
CREATE TABLE "home_version" (
	"company_id" integer NOT NULL,
	"number" integer NOT NULL,
	"sections" jsonb NOT NULL,
	"author" text NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "home_version_company_id_number_pk" PRIMARY KEY("company_id","number"),
	CONSTRAINT "home_version_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "company"("id"),
	CONSTRAINT "home_version_number_positive" CHECK ("home_version"."number" >= 1),
	CONSTRAINT "home_version_is_list" CHECK (jsonb_typeof("home_version"."sections") = 'array')
);
--> statement-breakpoint
CREATE TABLE "home_publication" (
	"company_id" integer NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY,
	"number" integer,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "home_publication_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "home_publication_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "company"("id"),
	CONSTRAINT "home_publication_version_fk" FOREIGN KEY ("company_id","number") REFERENCES "home_version"("company_id","number")
);
--> statement-breakpoint
CREATE TABLE "home_picture" (
	"company_id" integer NOT NULL,
	"number" integer NOT NULL,
	"media_id" text NOT NULL,
	CONSTRAINT "home_picture_company_id_media_id_number_pk" PRIMARY KEY("company_id","media_id","number"),
	CONSTRAINT "home_picture_version_fk" FOREIGN KEY ("company_id","number") REFERENCES "home_version"("company_id","number"),
	CONSTRAINT "home_picture_media_fk" FOREIGN KEY ("company_id","media_id") REFERENCES "media"("company_id","id")
);
--> statement-breakpoint
CREATE TRIGGER "home_version_is_history" BEFORE UPDATE OR DELETE ON "home_version"
	FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER "home_publication_is_history" BEFORE UPDATE OR DELETE ON "home_publication"
	FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
DO $$
DECLARE
	watched text[];
BEGIN
	FOREACH watched SLICE 1 IN ARRAY ARRAY[
		['home_version', 'number', ''],
		['home_publication', 'id', '']
	] LOOP
		EXECUTE format(
			'CREATE TRIGGER %I AFTER INSERT OR UPDATE OR DELETE ON %I FOR EACH ROW
				WHEN (current_setting(''etalase.operator_event'', true) <> '''')
				EXECUTE FUNCTION record_operator_change(%L, %L)',
			watched[1] || '_operator_change', watched[1], watched[2], watched[3]);
	END LOOP;
END
$$;
--> statement-breakpoint
-- Storefronts are told of what is published, and of every moment ahead at which a section begins or ends.
CREATE TRIGGER "home_publication_page_insert" AFTER INSERT ON "home_publication" REFERENCING NEW TABLE AS "changed"
	FOR EACH STATEMENT EXECUTE FUNCTION "note_page_changes"();
--> statement-breakpoint
CREATE FUNCTION "note_planned_home_changes"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "page_change" ("company_id", "transaction", "at")
	SELECT DISTINCT NEW."company_id", -floor(extract(epoch FROM "moment") * 1000)::bigint, "moment"
	FROM "home_version", jsonb_array_elements("sections") AS "section",
		LATERAL (VALUES (("section" ->> 'FROM')::timestamptz(3)), (("section" ->> 'UNTIL')::timestamptz(3))) AS "planned" ("moment")
	WHERE "home_version"."company_id" = NEW."company_id" AND "home_version"."number" = NEW."number" AND "moment" > now()
	ON CONFLICT DO NOTHING;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "home_publication_planned_page_change" AFTER INSERT ON "home_publication"
	FOR EACH ROW EXECUTE FUNCTION "note_planned_home_changes"();
--> statement-breakpoint
-- Vouchers stand on a home too. How often one was used changes no page.
CREATE FUNCTION "note_voucher_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "page_change" ("company_id", "transaction", "at")
	VALUES (NEW."company_id", pg_current_xact_id()::text::bigint, clock_timestamp())
	ON CONFLICT DO NOTHING;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "voucher_page_insert" AFTER INSERT ON "voucher"
	FOR EACH ROW EXECUTE FUNCTION "note_voucher_change"();
--> statement-breakpoint
CREATE TRIGGER "voucher_page_update" AFTER UPDATE OF "title", "short_description", "starts_at", "ends_at", "is_private",
	"is_active", "amount", "maximum_amount", "minimum_sub_total" ON "voucher"
	FOR EACH ROW EXECUTE FUNCTION "note_voucher_change"();
--> statement-breakpoint
CREATE TRIGGER "voucher_planned_page_change" AFTER INSERT OR UPDATE OF "starts_at", "ends_at" ON "voucher"
	FOR EACH ROW EXECUTE FUNCTION "note_planned_page_change"('starts_at', 'ends_at');
