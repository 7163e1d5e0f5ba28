-- Money of an order that staff give back while its goods stay with the buyer. orders_refund_within_paid bounds the sum.
CREATE TABLE "order_refund" (
	"company_id" integer NOT NULL,
	"order_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"reason" text NOT NULL,
	"made_by" text NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_refund_company_id_order_id_id_pk" PRIMARY KEY("company_id","order_id","id"),
	CONSTRAINT "order_refund_order_fk" FOREIGN KEY ("company_id","order_id") REFERENCES "orders"("company_id","id"),
	CONSTRAINT "order_refund_amount_positive" CHECK ("order_refund"."amount" >= 1),
	CONSTRAINT "order_refund_reason_known" CHECK ("order_refund"."reason" in ('DAMAGED', 'MISSING', 'LATE', 'PRICE', 'OTHER'))
);
--> statement-breakpoint
CREATE TRIGGER "order_refund_is_history" BEFORE UPDATE OR DELETE ON "order_refund"
	FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER "order_refund_is_kept" BEFORE TRUNCATE ON "order_refund"
	FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER "order_refund_operator_change" AFTER INSERT OR UPDATE OR DELETE ON "order_refund" FOR EACH ROW
	WHEN (current_setting('etalase.operator_event', true) <> '')
	EXECUTE FUNCTION record_operator_change('order_id,id', '');
--> statement-breakpoint
ALTER TABLE "guest_refund" DROP CONSTRAINT "guest_refund_reason_known";
--> statement-breakpoint
ALTER TABLE "guest_refund" ADD CONSTRAINT "guest_refund_reason_known" CHECK ("guest_refund"."reason" in ('CANCELLED', 'LATE', 'OVERPAID', 'CHANGED', 'RETURNED', 'PARTIAL'));
