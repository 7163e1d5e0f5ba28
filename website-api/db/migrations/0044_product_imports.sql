-- Product files that staff uploaded: looked through first, then imported by the API's own process.
CREATE TABLE "product_import" (
	"company_id" integer NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"file_name" text NOT NULL,
	"content" bytea,
	"options" jsonb NOT NULL,
	"state" text DEFAULT 'CHECKING' NOT NULL,
	"share" integer DEFAULT 0 NOT NULL,
	"counts" jsonb NOT NULL,
	"remarks" jsonb DEFAULT '[]' NOT NULL,
	"fault" text,
	"made_by" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"beat_at" timestamp (3) with time zone,
	CONSTRAINT "product_import_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "product_import_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "company"("id"),
	CONSTRAINT "product_import_state_known" CHECK ("product_import"."state" in ('CHECKING', 'CHECKED', 'RUNNING', 'DONE', 'FAILED')),
	CONSTRAINT "product_import_size" CHECK ("product_import"."content" is null or octet_length("product_import"."content") <= 20971520)
);
--> statement-breakpoint
CREATE INDEX "product_import_waiting" ON "product_import" USING btree ("created_at") WHERE "product_import"."state" in ('CHECKING', 'RUNNING');
