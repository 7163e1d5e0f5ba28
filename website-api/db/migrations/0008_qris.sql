ALTER TABLE "company" ADD COLUMN "qris" text;--> statement-breakpoint
ALTER TABLE "company" ADD CONSTRAINT "company_qris_form" CHECK ("company"."qris" ~ '^000201[ -~]+$' and length("company"."qris") <= 512);--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "qris" text;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_qris_form" CHECK ("orders"."qris" ~ '^000201[ -~]+$' and length("orders"."qris") <= 512);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_payment_named" CHECK ("orders"."payment_method" = 'QRIS' or "orders"."qris" is null);
