-- The languages are listed in contract/languages.ts alone; a new one needs no change of the database.
ALTER TABLE "customer" DROP CONSTRAINT "customer_locale_known";
--> statement-breakpoint
ALTER TABLE "customer" ADD CONSTRAINT "customer_locale_known" CHECK ("customer"."locale" ~ '^[a-z]{2}$');
--> statement-breakpoint
ALTER TABLE "staff_account" DROP CONSTRAINT "staff_account_locale_known";
--> statement-breakpoint
ALTER TABLE "staff_account" ADD CONSTRAINT "staff_account_locale_known" CHECK ("staff_account"."locale" ~ '^[a-z]{2}$');
