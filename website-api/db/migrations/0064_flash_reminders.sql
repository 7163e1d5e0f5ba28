CREATE TABLE "flash_reminder" (
	"company_id" integer NOT NULL,
	"customer_id" uuid NOT NULL,
	"sale_id" bigint NOT NULL,
	"locale" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"fired_at" timestamp (3) with time zone,
	CONSTRAINT "flash_reminder_company_id_customer_id_sale_id_pk" PRIMARY KEY("company_id","customer_id","sale_id"),
	CONSTRAINT "flash_reminder_sale_fk" FOREIGN KEY ("company_id","sale_id") REFERENCES "flash_sale"("company_id","id") ON DELETE cascade,
	CONSTRAINT "flash_reminder_customer_fk" FOREIGN KEY ("company_id","customer_id") REFERENCES "customer"("company_id","id")
);
--> statement-breakpoint
CREATE INDEX "flash_reminder_of_sale" ON "flash_reminder" USING btree ("company_id","sale_id");
