-- What guests' unpaid orders hold: who they are counted by, and how much of a variant they may hold together.

ALTER TABLE "company" ADD COLUMN "guest_stock_percent" integer DEFAULT 50 NOT NULL;
--> statement-breakpoint
ALTER TABLE "company" ADD CONSTRAINT "company_guest_stock_percent_range" CHECK ("company"."guest_stock_percent" between 1 and 100);
--> statement-breakpoint
CREATE TABLE "guest_open_order" (
	"company_id" integer NOT NULL,
	"order_id" uuid NOT NULL,
	"phone" text NOT NULL,
	"email" text NOT NULL,
	"network" text NOT NULL,
	CONSTRAINT "guest_open_order_company_id_order_id_pk" PRIMARY KEY("company_id","order_id")
);
--> statement-breakpoint
ALTER TABLE "guest_open_order" ADD CONSTRAINT "guest_open_order_order_fk" FOREIGN KEY ("company_id","order_id") REFERENCES "orders"("company_id","id");
--> statement-breakpoint
CREATE INDEX "guest_open_order_by_phone" ON "guest_open_order" USING btree ("company_id","phone");
--> statement-breakpoint
CREATE INDEX "guest_open_order_by_email" ON "guest_open_order" USING btree ("company_id","email");
--> statement-breakpoint
CREATE INDEX "guest_open_order_by_network" ON "guest_open_order" USING btree ("company_id","network");
--> statement-breakpoint
INSERT INTO "guest_open_order" ("company_id", "order_id", "phone", "email", "network")
SELECT "company_id", "id", "customer_phone", lower("customer_email"), ''
FROM "orders" WHERE "status" = 'PENDING' AND "customer_id" IS NULL;
