-- Payments that a bank or the holder of a card took back. What is open of one is money that the shop is owed.
create table payment_reversal (
	company_id integer not null,
	id uuid not null,
	order_id uuid not null,
	attempt_id uuid not null,
	kind text not null,
	amount bigint not null,
	recovered bigint not null default 0,
	written_off bigint not null default 0,
	write_off_reason text not null default '',
	written_off_by text,
	at timestamptz(3) not null default now(),
	constraint payment_reversal_company_id_id_pk primary key (company_id, id),
	constraint payment_reversal_once unique (company_id, attempt_id),
	constraint payment_reversal_order_fk foreign key (company_id, order_id) references orders (company_id, id),
	constraint payment_reversal_attempt_fk foreign key (company_id, attempt_id) references payment_attempt (company_id, id),
	constraint payment_reversal_kind_known check (kind in ('REVERSAL', 'CHARGEBACK')),
	constraint payment_reversal_within check (
		amount >= 1 and recovered >= 0 and written_off >= 0 and recovered + written_off <= amount
	)
);
create index payment_reversal_open on payment_reversal (company_id, order_id) where recovered + written_off < amount;
--> statement-breakpoint
-- Goods whose money was taken back are not sent, whoever sends them.
create function hold_goods_of_reversed_payment() returns trigger language plpgsql as $$
begin
	if old.status = 'PROCESSING' and new.status in ('SHIPPING', 'DELIVERED') and exists (
		select 1 from payment_reversal
		where company_id = new.company_id and order_id = new.id and recovered + written_off < amount
	) then
		raise exception 'The payment was taken back.' using errcode = 'check_violation', constraint = 'orders_not_taken_back';
	end if;
	return new;
end $$;
--> statement-breakpoint
create trigger orders_not_taken_back before update of status on orders
	for each row execute function hold_goods_of_reversed_payment();
--> statement-breakpoint
-- Refunds of guests that the provider of the payment is asked to make; one of each refund at a time.
create table provider_refund (
	company_id integer not null,
	id uuid not null,
	refund_id uuid not null,
	attempt_id uuid not null,
	amount bigint not null,
	state text not null default 'REQUESTED',
	said text not null default '',
	requested_by text not null,
	requested_at timestamptz(3) not null default now(),
	next_try_at timestamptz(3),
	constraint provider_refund_company_id_id_pk primary key (company_id, id),
	constraint provider_refund_refund_fk foreign key (company_id, refund_id) references guest_refund (company_id, id),
	constraint provider_refund_attempt_fk foreign key (company_id, attempt_id) references payment_attempt (company_id, id),
	constraint provider_refund_state_known check (state in ('REQUESTED', 'DONE', 'REFUSED')),
	constraint provider_refund_amount_positive check (amount >= 1)
);
create unique index provider_refund_one on provider_refund (company_id, refund_id) where state in ('REQUESTED', 'DONE');
create index provider_refund_of_attempt on provider_refund (company_id, attempt_id);
create index provider_refund_to_try on provider_refund (next_try_at) where next_try_at is not null;
