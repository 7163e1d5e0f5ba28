-- A browser that a customer has signed in from before is known again, whatever address it has today.

ALTER TABLE "customer_session" ADD COLUMN "device_digest" text DEFAULT '' NOT NULL;
--> statement-breakpoint
CREATE INDEX "customer_session_open_on_device" ON "customer_session" USING btree ("company_id","device_digest") WHERE "customer_session"."ended_at" is null and "customer_session"."device_digest" <> '';
