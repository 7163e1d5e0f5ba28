-- The link with which an empty installation is set up: one at a time, and worthless once somebody has an account.
CREATE TABLE "setup_link" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "setup_link_is_one" CHECK ("setup_link"."id" = 1)
);
--> statement-breakpoint
ALTER TABLE "staff_account" ADD COLUMN "whatsapp" text;
--> statement-breakpoint
ALTER TABLE "staff_account" ADD CONSTRAINT "staff_account_whatsapp_form" CHECK ("staff_account"."whatsapp" ~ '^\+[1-9][0-9]{7,14}$');
