-- What is printed below the bars of a variant's packing, and its maker's part number, for feeds and search engines.
ALTER TABLE "variant" ADD COLUMN "barcode" text;--> statement-breakpoint
ALTER TABLE "variant" ADD COLUMN "mpn" text;--> statement-breakpoint
ALTER TABLE "variant" ADD CONSTRAINT "variant_barcode_length" CHECK (length("variant"."barcode") between 1 and 50);--> statement-breakpoint
ALTER TABLE "variant" ADD CONSTRAINT "variant_mpn_length" CHECK (length("variant"."mpn") between 1 and 70);
