-- Accounts of companies with providers that pay out for them. The keys are encrypted with the installation's secret.
create table payout_account (
	company_id integer not null,
	provider text not null,
	environment text not null,
	keys text not null,
	key_hint text not null,
	approvers text not null default 'FINANCE',
	fee bigint not null default 0,
	is_on boolean not null default true,
	changed_at timestamptz(3) not null default now(),
	heard_at timestamptz(3),
	constraint payout_account_company_id_provider_pk primary key (company_id, provider),
	constraint payout_account_company_fk foreign key (company_id) references company (id),
	constraint payout_account_provider_known check (provider in ('MIDTRANS', 'XENDIT')),
	constraint payout_account_environment_known check (environment in ('PRODUCTION', 'SANDBOX', 'SIMULATION')),
	constraint payout_account_approvers_known check (approvers in ('FINANCE', 'OWNER')),
	constraint payout_account_fee_within check (fee between 0 and 50000)
);
create trigger payout_account_operator_change after insert or delete or update on payout_account
	for each row when (current_setting('etalase.operator_event', true) <> '')
	execute function record_operator_change('provider', 'keys,heard_at');
--> statement-breakpoint
-- Payouts of withdrawals and of guests' refunds, by a provider or by a file for the shop's bank. Whoever asks for one by a
-- provider never approves it. The id is the provider's key of every try.
create table payout (
	company_id integer not null,
	id uuid not null,
	way text not null,
	withdrawal_id uuid,
	refund_id uuid,
	batch_id uuid,
	amount bigint not null,
	fee bigint not null default 0,
	bank jsonb,
	bank_holder text,
	state text not null,
	provider_id text,
	said text not null default '',
	requested_by uuid not null,
	requester text not null,
	requested_at timestamptz(3) not null default now(),
	approved_by uuid,
	approver text,
	approved_at timestamptz(3),
	asked integer not null default 0,
	next_ask_at timestamptz(3),
	constraint payout_company_id_id_pk primary key (company_id, id),
	constraint payout_withdrawal_fk foreign key (company_id, withdrawal_id) references withdrawal (company_id, id),
	constraint payout_refund_fk foreign key (company_id, refund_id) references guest_refund (company_id, id),
	constraint payout_way_known check (way in ('MIDTRANS', 'XENDIT', 'FILE')),
	constraint payout_state_known check (
		state in ('REQUESTED', 'HELD', 'SENDING', 'SENT', 'UNCLEAR', 'PAID', 'REFUSED', 'FAILED', 'REVERSED', 'CANCELLED')
	),
	constraint payout_of_one check ((withdrawal_id is null) <> (refund_id is null)),
	constraint payout_bank_of_refund check ((bank is null) = (refund_id is null)),
	constraint payout_batch_of_file check ((way = 'FILE') = (batch_id is not null)),
	constraint payout_amounts check (amount >= 1 and fee >= 0),
	constraint payout_two_people check (approved_by <> requested_by),
	constraint payout_approved check (
		way = 'FILE' or state in ('REQUESTED', 'HELD', 'CANCELLED') or approved_by is not null
	)
);
create unique index payout_one_of_withdrawal on payout (company_id, withdrawal_id)
	where state in ('REQUESTED', 'HELD', 'SENDING', 'SENT', 'UNCLEAR', 'PAID');
create unique index payout_one_of_refund on payout (company_id, refund_id)
	where state in ('REQUESTED', 'HELD', 'SENDING', 'SENT', 'UNCLEAR', 'PAID');
create index payout_by_time on payout (company_id, requested_at);
create index payout_of_batch on payout (company_id, batch_id) where batch_id is not null;
create index payout_of_provider on payout (company_id, provider_id) where provider_id is not null;
create index payout_to_ask on payout (next_ask_at) where next_ask_at is not null;
create trigger payout_operator_change after insert or delete or update on payout
	for each row when (current_setting('etalase.operator_event', true) <> '')
	execute function record_operator_change('id', 'bank,bank_holder,asked,next_ask_at');
--> statement-breakpoint
-- A payout only goes forward, and what and for whom it is stays: no late answer can undo one that was paid.
create function keep_payout() returns trigger language plpgsql as $$
begin
	if (new.way, new.amount, new.fee, new.requested_by) is distinct from (old.way, old.amount, old.fee, old.requested_by)
		or new.withdrawal_id is distinct from old.withdrawal_id or new.refund_id is distinct from old.refund_id
		or (old.approved_by is not null and new.approved_by is distinct from old.approved_by)
		or (old.provider_id is not null and new.provider_id is distinct from old.provider_id)
		or (new.state <> old.state and (old.state, new.state) not in (
			('REQUESTED', 'HELD'), ('REQUESTED', 'SENDING'), ('REQUESTED', 'CANCELLED'),
			('HELD', 'SENDING'), ('HELD', 'CANCELLED'),
			('SENDING', 'SENT'), ('SENDING', 'UNCLEAR'), ('SENDING', 'PAID'), ('SENDING', 'FAILED'), ('SENDING', 'REFUSED'),
			('SENT', 'UNCLEAR'), ('SENT', 'PAID'), ('SENT', 'FAILED'),
			('UNCLEAR', 'SENT'), ('UNCLEAR', 'PAID'), ('UNCLEAR', 'FAILED'),
			('PAID', 'REVERSED')
		) and not (old.way = 'FILE' and (old.state, new.state) = ('SENT', 'CANCELLED')))
	then
		raise exception 'A payout only goes forward.' using errcode = 'check_violation', constraint = 'payout_goes_forward';
	end if;
	return new;
end $$;
--> statement-breakpoint
create trigger payout_goes_forward before update on payout for each row execute function keep_payout();
--> statement-breakpoint
-- What is being paid out is neither paid in another way nor given back meanwhile.
create function wait_for_payout_of_withdrawal() returns trigger language plpgsql as $$
begin
	if exists (
		select 1 from payout where company_id = new.company_id and withdrawal_id = new.withdrawal_id
			and state in ('REQUESTED', 'HELD', 'SENDING', 'SENT', 'UNCLEAR')
	) then
		raise exception 'It is being paid out.' using errcode = 'check_violation', constraint = 'payout_running';
	end if;
	return new;
end $$;
--> statement-breakpoint
create trigger withdrawal_end_after_payout before insert on withdrawal_end
	for each row execute function wait_for_payout_of_withdrawal();
--> statement-breakpoint
create function wait_for_payout_of_refund() returns trigger language plpgsql as $$
begin
	if old.paid_out_at is null and new.paid_out_at is not null and exists (
		select 1 from payout where company_id = new.company_id and refund_id = new.id
			and state in ('REQUESTED', 'HELD', 'SENDING', 'SENT', 'UNCLEAR')
	) then
		raise exception 'It is being paid out.' using errcode = 'check_violation', constraint = 'payout_running';
	end if;
	return new;
end $$;
--> statement-breakpoint
create trigger guest_refund_after_payout before update of paid_out_at on guest_refund
	for each row execute function wait_for_payout_of_refund();
--> statement-breakpoint
create function wait_for_payout_before_provider_refund() returns trigger language plpgsql as $$
begin
	if exists (
		select 1 from payout where company_id = new.company_id and refund_id = new.refund_id
			and state in ('REQUESTED', 'HELD', 'SENDING', 'SENT', 'UNCLEAR', 'PAID')
	) then
		raise exception 'It is being paid out.' using errcode = 'check_violation', constraint = 'payout_running';
	end if;
	return new;
end $$;
--> statement-breakpoint
create trigger provider_refund_after_payout before insert on provider_refund
	for each row execute function wait_for_payout_before_provider_refund();
