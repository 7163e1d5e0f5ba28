-- Attempts to pay for an order through a provider. An order has one that the buyer can use; one that was paid stays paid.
create table payment_attempt (
	company_id integer not null,
	id uuid not null,
	order_id uuid not null,
	provider text not null,
	method text not null,
	reference text not null,
	provider_id text,
	amount bigint not null,
	state text not null,
	instructions jsonb,
	said text not null default '',
	opened_at timestamptz(3) not null default now(),
	expires_at timestamptz(3) not null,
	asked integer not null default 0,
	next_ask_at timestamptz(3),
	constraint payment_attempt_company_id_id_pk primary key (company_id, id),
	constraint payment_attempt_reference unique (company_id, reference),
	constraint payment_attempt_order_fk foreign key (company_id, order_id) references orders (company_id, id),
	constraint payment_attempt_amount_positive check (amount >= 1),
	constraint payment_attempt_provider_known check (provider in ('MIDTRANS', 'XENDIT')),
	constraint payment_attempt_state_known check (
		state in ('OPENING', 'OPEN', 'PAID', 'ENDED', 'FAILED', 'UNCLEAR', 'REVERSED')
	),
	constraint payment_attempt_open_is_payable check (state <> 'OPEN' or instructions is not null)
);
create unique index payment_attempt_one_open on payment_attempt (company_id, order_id)
	where state in ('OPENING', 'OPEN');
create index payment_attempt_of_order on payment_attempt (company_id, order_id, opened_at);
create index payment_attempt_to_ask on payment_attempt (next_ask_at) where next_ask_at is not null;
--> statement-breakpoint
-- Paid is final: only a reversal follows, so that a late answer about an attempt can't undo it.
create function keep_paid_attempt() returns trigger language plpgsql as $$
begin
	if old.state in ('PAID', 'REVERSED') and new.state not in ('PAID', 'REVERSED') then
		raise exception 'A paid attempt stays paid.' using errcode = 'check_violation', constraint = 'payment_attempt_paid_stays';
	end if;
	return new;
end $$;
--> statement-breakpoint
create trigger payment_attempt_paid_stays before update of state on payment_attempt
	for each row execute function keep_paid_attempt();
--> statement-breakpoint
-- What providers tell us, each event once. Nothing in it is believed: it is a reason to ask.
create table provider_message (
	company_id integer not null,
	id uuid not null,
	provider text not null,
	event_key text not null,
	reference text not null,
	headers jsonb not null,
	body bytea not null,
	received_at timestamptz(3) not null default now(),
	repeats integer not null default 0,
	outcome text,
	tries integer not null default 0,
	next_try_at timestamptz(3) default now(),
	constraint provider_message_company_id_id_pk primary key (company_id, id),
	constraint provider_message_event unique (company_id, provider, event_key),
	constraint provider_message_company_fk foreign key (company_id) references company (id)
);
create index provider_message_waiting on provider_message (next_try_at) where next_try_at is not null;
create index provider_message_by_time on provider_message (company_id, received_at);
