-- Keys by role, who changed what through the operator API, and refunds of guests that were paid out.

ALTER TABLE "operator_key" DROP CONSTRAINT "operator_key_role_known";
--> statement-breakpoint
ALTER TABLE "operator_key" ADD CONSTRAINT "operator_key_role_known" CHECK ("operator_key"."role" in ('owner', 'staff', 'finance', 'warehouse'));
--> statement-breakpoint
ALTER TABLE "operator_key" ADD COLUMN "last_used_at" timestamp (3) with time zone;
--> statement-breakpoint
CREATE TABLE "operator_event" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"key_id" uuid NOT NULL,
	"key_label" text NOT NULL,
	"company_id" integer,
	"operation" text NOT NULL,
	"subject" text NOT NULL,
	"correlation_id" text NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "operator_event" ADD CONSTRAINT "operator_event_key_fk" FOREIGN KEY ("key_id") REFERENCES "operator_key"("id");
--> statement-breakpoint
ALTER TABLE "operator_event" ADD CONSTRAINT "operator_event_company_fk" FOREIGN KEY ("company_id") REFERENCES "company"("id");
--> statement-breakpoint
CREATE INDEX "operator_event_newest" ON "operator_event" USING btree ("at");
--> statement-breakpoint
CREATE TABLE "operator_event_end" (
	"event_id" uuid PRIMARY KEY NOT NULL,
	"status" integer NOT NULL,
	"made" text,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "operator_event_end" ADD CONSTRAINT "operator_event_end_event_fk" FOREIGN KEY ("event_id") REFERENCES "operator_event"("id");
--> statement-breakpoint
CREATE TRIGGER "operator_event_is_history" BEFORE UPDATE OR DELETE ON "operator_event"
	FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER "operator_event_end_is_history" BEFORE UPDATE OR DELETE ON "operator_event_end"
	FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
ALTER TABLE "order_event" ADD COLUMN "operator_key_id" uuid;
--> statement-breakpoint
ALTER TABLE "order_event" ADD CONSTRAINT "order_event_operator_key_fk" FOREIGN KEY ("operator_key_id") REFERENCES "operator_key"("id");
--> statement-breakpoint
-- As before, with the operator's key that the transaction names in the setting etalase.operator_key.
CREATE OR REPLACE FUNCTION record_order_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' OR NEW.status <> OLD.status THEN
		INSERT INTO order_event (company_id, order_id, version, from_status, to_status, actor, operator_key_id)
			VALUES (NEW.company_id, NEW.id, NEW.version, CASE WHEN TG_OP = 'UPDATE' THEN OLD.status END,
				NEW.status, NEW.moved_by, NULLIF(current_setting('etalase.operator_key', true), '')::uuid);
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
ALTER TABLE "guest_refund" ADD COLUMN "paid_reference" text;
--> statement-breakpoint
ALTER TABLE "guest_refund" ADD CONSTRAINT "guest_refund_reference_of_payout" CHECK ("guest_refund"."paid_reference" is null or "guest_refund"."paid_out_at" is not null);
--> statement-breakpoint
CREATE UNIQUE INDEX "guest_refund_reference" ON "guest_refund" USING btree ("company_id","paid_reference");
