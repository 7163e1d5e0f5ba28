-- Files outside the database, a daily measure of what a customer sends, and units given back by a change.

ALTER TABLE "stock_move" DROP CONSTRAINT "stock_move_reason_known",
	ADD CONSTRAINT "stock_move_reason_known" CHECK ("reason" in ('count', 'reserve', 'release', 'change', 'ship'));
--> statement-breakpoint
DROP INDEX "stock_move_once_per_order";
--> statement-breakpoint
CREATE UNIQUE INDEX "stock_move_once_per_order" ON "stock_move" USING btree ("order_id","variant_id","reason",coalesce("source", '')) WHERE "stock_move"."order_id" is not null;
--> statement-breakpoint
ALTER TABLE "upload" ALTER COLUMN "content" DROP NOT NULL,
	DROP CONSTRAINT "upload_size",
	ADD CONSTRAINT "upload_size" CHECK ("content" is null or octet_length("content") between 1 and 5242880);
--> statement-breakpoint
CREATE TABLE "upload_day" (
	"company_id" integer NOT NULL,
	"customer_id" uuid NOT NULL,
	"day" date NOT NULL,
	"files" integer NOT NULL,
	CONSTRAINT "upload_day_company_id_customer_id_day_pk" PRIMARY KEY("company_id","customer_id","day"),
	CONSTRAINT "upload_day_bounded" CHECK ("upload_day"."files" between 0 and 60)
);
--> statement-breakpoint
ALTER TABLE "upload_day" ADD CONSTRAINT "upload_day_customer_fk" FOREIGN KEY ("company_id","customer_id") REFERENCES "public"."customer"("company_id","id") ON DELETE cascade ON UPDATE no action;
