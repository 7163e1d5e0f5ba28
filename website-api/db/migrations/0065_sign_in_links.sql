-- A mailed link may sign in. It works only at the host that it was asked for at.
ALTER TABLE "customer_link" ADD COLUMN "host" text;
--> statement-breakpoint
ALTER TABLE "customer_link" DROP CONSTRAINT "customer_link_purpose_known";
--> statement-breakpoint
ALTER TABLE "customer_link" ADD CONSTRAINT "customer_link_purpose_known" CHECK ("purpose" in ('PASSWORD_RESET', 'EMAIL_CONFIRMATION', 'SIGN_IN'));
--> statement-breakpoint
ALTER TABLE "customer_link" ADD CONSTRAINT "customer_link_host_of_sign_in" CHECK ("purpose" <> 'SIGN_IN' or "host" is not null);
