-- Money for an order is never refused: a payment below the amount due is a part, one for an order that needs none goes back
-- to the buyer. What staff do not insist on is waived, with a reason; no role waives more than its limit.
ALTER TABLE "payment" DROP CONSTRAINT "payment_outcome_known";
--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_outcome_known" CHECK ("payment"."outcome" in ('PAID', 'PART', 'CREDITED', 'MARKED'));
--> statement-breakpoint
ALTER TABLE "guest_refund" DROP CONSTRAINT "guest_refund_reason_known";
--> statement-breakpoint
ALTER TABLE "guest_refund" ADD CONSTRAINT "guest_refund_reason_known" CHECK ("guest_refund"."reason" in ('CANCELLED', 'LATE', 'SECOND', 'OVERPAID', 'CHANGED', 'RETURNED', 'PARTIAL'));
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "waived" bigint DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_paid_within_total";
--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_paid_within_total" CHECK ("orders"."waived" >= 0 and "orders"."paid" + "orders"."waived" <= "orders"."total");
--> statement-breakpoint
CREATE TABLE "order_waiver" (
	"company_id" integer NOT NULL,
	"order_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"reason" text NOT NULL,
	"made_by" text NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_waiver_company_id_order_id_pk" PRIMARY KEY("company_id","order_id"),
	CONSTRAINT "order_waiver_order_fk" FOREIGN KEY ("company_id","order_id") REFERENCES "orders"("company_id","id"),
	CONSTRAINT "order_waiver_amount_positive" CHECK ("order_waiver"."amount" >= 1)
);
--> statement-breakpoint
CREATE TRIGGER "order_waiver_is_history" BEFORE UPDATE OR DELETE ON "order_waiver"
	FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER "order_waiver_is_kept" BEFORE TRUNCATE ON "order_waiver"
	FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER "order_waiver_operator_change" AFTER INSERT OR UPDATE OR DELETE ON "order_waiver" FOR EACH ROW
	WHEN (current_setting('etalase.operator_event', true) <> '')
	EXECUTE FUNCTION record_operator_change('order_id', '');
--> statement-breakpoint
-- How much of an amount due each role may waive; no row: the default of the role; without an amount: no limit.
CREATE TABLE "waiver_limit" (
	"company_id" integer NOT NULL,
	"role" text NOT NULL,
	"most" bigint,
	CONSTRAINT "waiver_limit_company_id_role_pk" PRIMARY KEY("company_id","role"),
	CONSTRAINT "waiver_limit_company_fk" FOREIGN KEY ("company_id") REFERENCES "company"("id"),
	CONSTRAINT "waiver_limit_not_negative" CHECK ("waiver_limit"."most" >= 0)
);
--> statement-breakpoint
CREATE TRIGGER "waiver_limit_operator_change" AFTER INSERT OR UPDATE OR DELETE ON "waiver_limit" FOR EACH ROW
	WHEN (current_setting('etalase.operator_event', true) <> '')
	EXECUTE FUNCTION record_operator_change('role', '');
