ALTER TABLE "customer_address" DROP CONSTRAINT "customer_address_postcode_form";--> statement-breakpoint
ALTER TABLE "customer_address" ADD CONSTRAINT "customer_address_postcode_form" CHECK ("postcode" ~ '^([0-9]{5})?$');
