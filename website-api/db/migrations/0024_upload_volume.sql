-- How many bytes came as uploads on a day: for an order, from a visitor's network, to a company.

CREATE TABLE "upload_volume" (
	"company_id" integer NOT NULL,
	"key" text NOT NULL,
	"day" date NOT NULL,
	"bytes" bigint NOT NULL,
	CONSTRAINT "upload_volume_company_id_key_day_pk" PRIMARY KEY("company_id","key","day"),
	CONSTRAINT "upload_volume_bytes_positive" CHECK ("upload_volume"."bytes" >= 0)
);
--> statement-breakpoint
ALTER TABLE "upload_volume" ADD CONSTRAINT "upload_volume_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "company"("id");
