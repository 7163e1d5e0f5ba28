-- Notes of staff about an order. They are never changed; they are deleted only with the data of the customer whose order it is.
CREATE TABLE "order_note" (
	"company_id" integer NOT NULL,
	"order_id" uuid NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
	"text" text NOT NULL,
	"made_by" text NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_note_company_id_order_id_id_pk" PRIMARY KEY("company_id","order_id","id"),
	CONSTRAINT "order_note_order_fk" FOREIGN KEY ("company_id","order_id") REFERENCES "orders"("company_id","id"),
	CONSTRAINT "order_note_length" CHECK (length("order_note"."text") between 1 and 1000)
);
--> statement-breakpoint
CREATE TRIGGER "order_note_is_history" BEFORE UPDATE ON "order_note"
	FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER "order_note_is_kept" BEFORE TRUNCATE ON "order_note"
	FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- Why staff cancelled an order: one of the standard reasons, which the buyer reads, and words for staff alone.
CREATE TABLE "order_cancellation" (
	"company_id" integer NOT NULL,
	"order_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"made_by" text NOT NULL,
	CONSTRAINT "order_cancellation_company_id_order_id_pk" PRIMARY KEY("company_id","order_id"),
	CONSTRAINT "order_cancellation_order_fk" FOREIGN KEY ("company_id","order_id") REFERENCES "orders"("company_id","id"),
	CONSTRAINT "order_cancellation_reason_known" CHECK ("order_cancellation"."reason" in ('OUT_OF_STOCK', 'BUYER_ASKED', 'NOT_PAID', 'ADDRESS', 'PRICE', 'OTHER')),
	CONSTRAINT "order_cancellation_note_length" CHECK (length("order_cancellation"."note") <= 500)
);
--> statement-breakpoint
CREATE TRIGGER "order_cancellation_is_kept" BEFORE TRUNCATE ON "order_cancellation"
	FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- What staff wrote may tell something about the buyer: the log keeps that it was written, not the words.
DO $$
DECLARE
	watched text[];
BEGIN
	FOREACH watched SLICE 1 IN ARRAY ARRAY[
		['order_note', 'order_id,id', 'text'],
		['order_cancellation', 'order_id', 'note']
	] LOOP
		EXECUTE format(
			'CREATE TRIGGER %I AFTER INSERT OR UPDATE OR DELETE ON %I FOR EACH ROW
				WHEN (current_setting(''etalase.operator_event'', true) <> '''')
				EXECUTE FUNCTION record_operator_change(%L, %L)',
			watched[1] || '_operator_change', watched[1], watched[2], watched[3]);
	END LOOP;
END
$$;
