-- A customer's unpaid orders each hold one of five places.

CREATE TABLE "open_order" (
	"company_id" integer NOT NULL,
	"customer_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"order_id" uuid NOT NULL,
	CONSTRAINT "open_order_company_id_customer_id_place_pk" PRIMARY KEY("company_id","customer_id","place"),
	CONSTRAINT "open_order_once" UNIQUE("company_id","order_id"),
	CONSTRAINT "open_order_place_range" CHECK ("open_order"."place" between 1 and 5)
);
--> statement-breakpoint
ALTER TABLE "open_order" ADD CONSTRAINT "open_order_order_fk" FOREIGN KEY ("company_id","order_id") REFERENCES "orders"("company_id","id");
