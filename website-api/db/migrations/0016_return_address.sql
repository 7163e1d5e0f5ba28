ALTER TABLE "company" ADD COLUMN "return_address" text;--> statement-breakpoint
ALTER TABLE "company" ADD CONSTRAINT "company_return_address_length" CHECK (length("company"."return_address") between 10 and 240);
