-- Since when a provider has not answered; changes by staff are recorded without the keys, and without what calls note.
alter table payment_account add column silent_since timestamptz(3);
--> statement-breakpoint
create trigger payment_account_operator_change after insert or delete or update on payment_account
	for each row when (current_setting('etalase.operator_event', true) <> '')
	execute function record_operator_change('provider', 'keys,tested_at,heard_at,failures,away_until,silent_since');
