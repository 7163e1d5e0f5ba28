-- Staff edit vouchers, flash sales, rewards and agents: a version, so that a stale save is seen.
ALTER TABLE "voucher" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "flash_sale" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "reward" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "agent" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;
