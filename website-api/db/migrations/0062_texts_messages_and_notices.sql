-- Staff rename pages and articles: the former address leads to the new one, however often it changes.
ALTER TABLE "article_product" DROP CONSTRAINT "article_product_article_fk";
--> statement-breakpoint
ALTER TABLE "article_product" ADD CONSTRAINT "article_product_article_fk"
	FOREIGN KEY ("company_id", "article_slug") REFERENCES "article"("company_id", "slug") ON UPDATE CASCADE;
--> statement-breakpoint
CREATE TABLE "article_address" (
	"company_id" integer NOT NULL,
	"slug" text NOT NULL,
	"article_slug" text NOT NULL,
	CONSTRAINT "article_address_company_id_slug_pk" PRIMARY KEY ("company_id", "slug"),
	CONSTRAINT "article_address_article_fk" FOREIGN KEY ("company_id", "article_slug")
		REFERENCES "article"("company_id", "slug") ON UPDATE CASCADE ON DELETE CASCADE
);
--> statement-breakpoint
CREATE INDEX "article_address_of_article" ON "article_address" USING btree ("company_id", "article_slug");
--> statement-breakpoint
CREATE TABLE "information_address" (
	"company_id" integer NOT NULL,
	"slug" text NOT NULL,
	"information_slug" text NOT NULL,
	CONSTRAINT "information_address_company_id_slug_pk" PRIMARY KEY ("company_id", "slug"),
	CONSTRAINT "information_address_information_fk" FOREIGN KEY ("company_id", "information_slug")
		REFERENCES "information"("company_id", "slug") ON UPDATE CASCADE ON DELETE CASCADE
);
--> statement-breakpoint
CREATE INDEX "information_address_of_information" ON "information_address" USING btree ("company_id", "information_slug");
--> statement-breakpoint
-- Whether somebody dealt with a message of a visitor.
ALTER TABLE "contact_message" ADD COLUMN "state" text NOT NULL DEFAULT 'OPEN';
--> statement-breakpoint
ALTER TABLE "contact_message" ADD COLUMN "settled_at" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "contact_message" ADD COLUMN "settled_by" text;
--> statement-breakpoint
ALTER TABLE "contact_message" ADD CONSTRAINT "contact_message_state_known"
	CHECK ("state" IN ('OPEN', 'ANSWERED', 'CLOSED'));
--> statement-breakpoint
ALTER TABLE "contact_message" ADD CONSTRAINT "contact_message_settled_once"
	CHECK (("state" = 'OPEN') = ("settled_at" IS NULL) AND ("settled_at" IS NULL) = ("settled_by" IS NULL));
--> statement-breakpoint
CREATE INDEX "contact_message_open" ON "contact_message" USING btree ("company_id", "received_at", "id")
	WHERE "state" = 'OPEN';
--> statement-breakpoint
-- What staff are told of by mail: noted once, and mailed together with what happened within the same few minutes.
CREATE TABLE "staff_notice" (
	"company_id" integer NOT NULL,
	"event" text NOT NULL,
	"reference" text NOT NULL,
	"noted_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"batch" bigint,
	CONSTRAINT "staff_notice_company_id_event_reference_pk" PRIMARY KEY ("company_id", "event", "reference"),
	CONSTRAINT "staff_notice_company_fk" FOREIGN KEY ("company_id") REFERENCES "company"("id"),
	CONSTRAINT "staff_notice_event_form" CHECK ("event" ~ '^[A-Z]+(_[A-Z]+)*$')
);
--> statement-breakpoint
CREATE INDEX "staff_notice_waiting" ON "staff_notice" USING btree ("company_id") WHERE "batch" IS NULL;
--> statement-breakpoint
CREATE INDEX "staff_notice_of_batch" ON "staff_notice" USING btree ("company_id", "batch");
--> statement-breakpoint
CREATE INDEX "staff_notice_noted" ON "staff_notice" USING btree ("noted_at");
--> statement-breakpoint
-- Mails that a member of staff switched off; all others are sent to those whose work they are about.
CREATE TABLE "staff_notice_off" (
	"company_id" integer NOT NULL,
	"account_id" uuid NOT NULL,
	"event" text NOT NULL,
	CONSTRAINT "staff_notice_off_company_id_account_id_event_pk" PRIMARY KEY ("company_id", "account_id", "event"),
	CONSTRAINT "staff_notice_off_member_fk" FOREIGN KEY ("company_id", "account_id")
		REFERENCES "staff_member"("company_id", "account_id") ON DELETE CASCADE,
	CONSTRAINT "staff_notice_off_event_form" CHECK ("event" ~ '^[A-Z]+(_[A-Z]+)*$')
);
--> statement-breakpoint
-- Filters of the order list that a member of staff keeps under a name.
CREATE TABLE "order_view" (
	"company_id" integer NOT NULL,
	"account_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"tab" text NOT NULL,
	"search" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_view_company_id_account_id_id_pk" PRIMARY KEY ("company_id", "account_id", "id"),
	CONSTRAINT "order_view_name" UNIQUE ("company_id", "account_id", "name"),
	CONSTRAINT "order_view_member_fk" FOREIGN KEY ("company_id", "account_id")
		REFERENCES "staff_member"("company_id", "account_id") ON DELETE CASCADE
);
--> statement-breakpoint
DO $$
DECLARE
	watched text[];
BEGIN
	FOREACH watched SLICE 1 IN ARRAY ARRAY[
		['article_address', 'slug', ''],
		['information_address', 'slug', ''],
		['contact_message', 'number', 'name,email,phone,order_number,message'],
		['staff_notice_off', 'account_id,event', ''],
		['order_view', 'account_id,name', '']
	] LOOP
		EXECUTE format(
			'CREATE TRIGGER %I AFTER INSERT OR UPDATE OR DELETE ON %I FOR EACH ROW
				WHEN (current_setting(''etalase.operator_event'', true) <> '''')
				EXECUTE FUNCTION record_operator_change(%L, %L)',
			watched[1] || '_operator_change', watched[1], watched[2], watched[3]);
	END LOOP;
END
$$;
