-- Agents and affiliates have one rule for their own orders.
ALTER TABLE "agent_commission" DROP CONSTRAINT "agent_commission_refused_known";
--> statement-breakpoint
ALTER TABLE "agent_commission" ADD CONSTRAINT "agent_commission_refused_known" CHECK ("agent_commission"."refused" in ('SELF_ACCOUNT', 'SELF_PHONE', 'SELF_EMAIL', 'SELF_ADDRESS', 'SELF_BANK'));
--> statement-breakpoint
-- By which a voucher counts how often one buyer used it, besides the account and the phone of the order.
ALTER TABLE "voucher_use" ADD COLUMN "keys" text[] DEFAULT '{}' NOT NULL;
