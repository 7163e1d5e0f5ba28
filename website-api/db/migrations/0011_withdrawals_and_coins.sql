-- Why a withdrawal was rejected, and coins with the day they end.

ALTER TABLE "withdrawal_end" ADD COLUMN "reason" text;
--> statement-breakpoint
ALTER TABLE "withdrawal_end" ADD CONSTRAINT "withdrawal_end_reason_of_rejection" CHECK ("reason" is null or "outcome" = 'REJECTED');
--> statement-breakpoint
CREATE INDEX "withdrawal_of_customer" ON "withdrawal" USING btree ("company_id","customer_id","at");
--> statement-breakpoint
CREATE TABLE "coin_lot" (
	"company_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"order_id" uuid,
	"amount" bigint NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"expired_at" timestamp (3) with time zone,
	CONSTRAINT "coin_lot_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "coin_lot_customer_fk" FOREIGN KEY ("company_id","customer_id") REFERENCES "customer"("company_id","id"),
	CONSTRAINT "coin_lot_order_fk" FOREIGN KEY ("company_id","order_id") REFERENCES "orders"("company_id","id"),
	CONSTRAINT "coin_lot_amount_positive" CHECK ("amount" > 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX "coin_lot_once_of_order" ON "coin_lot" USING btree ("company_id","order_id") WHERE "coin_lot"."order_id" is not null;
--> statement-breakpoint
CREATE INDEX "coin_lot_due" ON "coin_lot" USING btree ("expires_at") WHERE "coin_lot"."expired_at" is null;
--> statement-breakpoint
CREATE INDEX "coin_lot_of_customer" ON "coin_lot" USING btree ("company_id","customer_id","expires_at");
