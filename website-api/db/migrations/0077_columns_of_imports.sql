-- Which pictures a file named last, so that a check can say whether they change.
ALTER TABLE "product" ADD COLUMN "import_picture_hash" text;--> statement-breakpoint
-- How a file is read; a file of unknown columns waits for staff.
ALTER TABLE "product_import" ADD COLUMN "reading" jsonb;--> statement-breakpoint
ALTER TABLE "product_import" DROP CONSTRAINT "product_import_state_known";--> statement-breakpoint
ALTER TABLE "product_import" ADD CONSTRAINT "product_import_state_known"
	CHECK ("product_import"."state" in ('CHECKING', 'UNMAPPED', 'CHECKED', 'RUNNING', 'DONE', 'FAILED'));--> statement-breakpoint
-- What staff said that the columns of files with such a header are.
CREATE TABLE "import_mapping" (
	"company_id" integer NOT NULL,
	"header_digest" text NOT NULL,
	"columns" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "import_mapping_company_id_header_digest_pk" PRIMARY KEY("company_id","header_digest"),
	CONSTRAINT "import_mapping_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "company"("id")
);
