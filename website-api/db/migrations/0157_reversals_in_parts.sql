-- A payment may be taken back in parts, and be won back.
alter table payment_reversal add column won_back bigint not null default 0;
--> statement-breakpoint
alter table payment_reversal add constraint payment_reversal_won_within check (won_back between 0 and amount);
--> statement-breakpoint
-- By which a provider is asked what became of a refund that it accepted.
alter table provider_refund add column provider_id text;
