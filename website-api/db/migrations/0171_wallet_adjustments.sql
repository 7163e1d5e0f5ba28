-- What staff added to wallets (above zero) and took from them (below zero) by hand, each with its transfer.
create table wallet_adjustment (
	company_id integer not null,
	id uuid not null,
	customer_id uuid not null,
	amount bigint not null,
	-- For staff, and for the customer; '' of a deleted account.
	reason text not null,
	note text not null default '',
	-- The staff member or the key, by whom amounts are limited, and the name or label of that time.
	maker_id uuid not null,
	made_by text not null,
	at timestamptz(3) not null default now(),
	constraint wallet_adjustment_company_id_id_pk primary key (company_id, id),
	constraint wallet_adjustment_customer_fk foreign key (company_id, customer_id) references customer (company_id, id),
	constraint wallet_adjustment_amount check (amount <> 0 and amount between -100000000 and 100000000)
);
--> statement-breakpoint
create index wallet_adjustment_of_customer on wallet_adjustment (company_id, customer_id);
--> statement-breakpoint
create index wallet_adjustment_of_maker on wallet_adjustment (company_id, maker_id, at);
--> statement-breakpoint
-- Only the texts end, with the account.
create trigger wallet_adjustment_is_history
	before delete or update of company_id, id, customer_id, amount, maker_id, made_by, at on wallet_adjustment
	for each row execute function refuse_change();
--> statement-breakpoint
create trigger wallet_adjustment_is_kept before truncate on wallet_adjustment
	for each statement execute function refuse_change();
--> statement-breakpoint
create trigger wallet_adjustment_of_existing_customer before insert on wallet_adjustment
	for each row execute function refuse_row_of_deleted_customer();
--> statement-breakpoint
create trigger wallet_adjustment_operator_change after insert or delete or update on wallet_adjustment
	for each row when (current_setting('etalase.operator_event', true) <> '')
	execute function record_operator_change('id', 'reason,note,maker_id');
--> statement-breakpoint
-- How much each role may add to and take from wallets within a day; no row: the role's default.
create table wallet_limit (
	company_id integer not null,
	role text not null,
	most bigint,
	constraint wallet_limit_company_id_role_pk primary key (company_id, role),
	constraint wallet_limit_company_fk foreign key (company_id) references company (id),
	constraint wallet_limit_not_negative check (most >= 0)
);
--> statement-breakpoint
create trigger wallet_limit_operator_change after insert or delete or update on wallet_limit
	for each row when (current_setting('etalase.operator_event', true) <> '')
	execute function record_operator_change('role', '');
