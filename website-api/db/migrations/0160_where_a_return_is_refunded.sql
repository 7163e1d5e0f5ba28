-- Where the money of a return goes; null before it was decided, and for returns that were refunded to the wallet before.
alter table returns add column refund_to text;
--> statement-breakpoint
alter table returns add constraint returns_refund_to_known check (refund_to in ('WALLET', 'PROVIDER'));
