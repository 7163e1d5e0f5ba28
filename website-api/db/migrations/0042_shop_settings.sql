-- Where parcels are fetched, where the firm has its seat, and which couriers a shop has switched off.
ALTER TABLE "company" ADD COLUMN "pickup_address" text;
--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "business_address" text;
--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "couriers_off" text[] DEFAULT '{}' NOT NULL;
--> statement-breakpoint
ALTER TABLE "company" ADD CONSTRAINT "company_pickup_address_length" CHECK (length("company"."pickup_address") between 10 and 240);
--> statement-breakpoint
ALTER TABLE "company" ADD CONSTRAINT "company_business_address_length" CHECK (length("company"."business_address") between 10 and 240);
--> statement-breakpoint
CREATE TRIGGER "tariff_operator_change" AFTER INSERT OR UPDATE OR DELETE ON "tariff" FOR EACH ROW
	WHEN (current_setting('etalase.operator_event', true) <> '')
	EXECUTE FUNCTION record_operator_change('vendor_code,vendor_method,zone', '');
