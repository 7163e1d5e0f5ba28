-- A customer whom staff blocked neither signs in nor orders.
ALTER TABLE "customer" ADD COLUMN "blocked_at" timestamp (3) with time zone;
--> statement-breakpoint
CREATE INDEX "customer_blocked" ON "customer" USING btree ("company_id","blocked_at") WHERE "blocked_at" is not null;
--> statement-breakpoint
-- The list of customers: newest first, and what a search finds.
CREATE INDEX "customer_newest" ON "customer" USING btree ("company_id","created_at","id") WHERE "deleted_at" is null;
--> statement-breakpoint
CREATE INDEX "customer_by_name" ON "customer" USING gin (to_tsvector('simple'::regconfig, "name"));
--> statement-breakpoint
CREATE INDEX "customer_by_email_start" ON "customer" USING btree ("company_id",lower("email") text_pattern_ops) WHERE "deleted_at" is null;
--> statement-breakpoint
-- What staff wrote about a customer. It goes with the customer's account, and is never altered before.
CREATE TABLE "customer_note" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"company_id" integer NOT NULL,
	"customer_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"made_by" text NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "customer_note_customer_fk" FOREIGN KEY ("company_id","customer_id") REFERENCES "customer"("company_id","id"),
	CONSTRAINT "customer_note_kind_known" CHECK ("customer_note"."kind" in ('NOTE', 'BLOCKED', 'UNBLOCKED'))
);
--> statement-breakpoint
CREATE INDEX "customer_note_of_customer" ON "customer_note" USING btree ("company_id","customer_id","id");
--> statement-breakpoint
CREATE TRIGGER "customer_note_is_history" BEFORE UPDATE ON "customer_note"
	FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- Without the person: their data must not outlive their account in the log.
DO $$
DECLARE
	watched text[];
BEGIN
	FOREACH watched SLICE 1 IN ARRAY ARRAY[
		['customer', 'code', 'name,email,phone,password_hash,google_subject,birthday,picture_id,email_waiting,affiliate_code'],
		['customer_note', 'id', 'text']
	] LOOP
		EXECUTE format(
			'CREATE TRIGGER %I AFTER INSERT OR UPDATE OR DELETE ON %I FOR EACH ROW
				WHEN (current_setting(''etalase.operator_event'', true) <> '''')
				EXECUTE FUNCTION record_operator_change(%L, %L)',
			watched[1] || '_operator_change', watched[1], watched[2], watched[3]);
	END LOOP;
END
$$;
