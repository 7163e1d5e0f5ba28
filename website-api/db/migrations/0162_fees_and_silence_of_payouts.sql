-- What is booked of a payout's fee with the payout; the rest is of the entry that the provider lists.
alter table settled_line add column fee_before bigint not null default 0;
--> statement-breakpoint
-- Calls in a row that a provider of payouts did not answer, until when it is not called, and since when it is silent.
alter table payout_account add column failures integer not null default 0;
--> statement-breakpoint
alter table payout_account add column away_until timestamptz(3);
--> statement-breakpoint
alter table payout_account add column silent_since timestamptz(3);
