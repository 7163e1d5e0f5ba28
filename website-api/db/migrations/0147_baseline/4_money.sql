-- The ledger through which all money moves, payouts to customers, and what the audit finds.

-- Ledger accounts of money or coins. Balances change through post (post.command.ts) only.
create table account (
	id bigint not null generated always as identity,
	company_id integer not null,
	kind text not null,
	unit text not null,
	customer_id uuid,
	order_id uuid,
	shard integer not null default 0,
	balance bigint not null default 0,
	min_balance bigint,
	constraint account_pk primary key (id, company_id),
	constraint account_of_company_and_unit unique (company_id, unit, id),
	constraint account_company_id_company_id_fk foreign key (company_id) references company (id),
	constraint account_customer_fk foreign key (company_id, customer_id) references customer (company_id, id),
	constraint account_one_owner check (customer_id is null or order_id is null),
	constraint account_unit_known check (unit in ('IDR', 'COIN')),
	constraint account_covered check (min_balance is null or balance >= min_balance)
);
create unique index account_of_customer on account (company_id, customer_id, kind) where customer_id is not null;
create unique index account_of_order on account (company_id, order_id) where order_id is not null;
create unique index account_of_house on account (company_id, kind, shard) where customer_id is null and order_id is null;

-- Violations found by the audit, each stored once until it is released. An open one blocks the payouts in stops.
create table audit_finding (
	id uuid not null default gen_random_uuid(),
	company_id integer not null,
	oracle text not null,
	about text not null,
	account_id bigint,
	stops text not null,
	found bigint not null,
	expected bigint not null,
	at timestamptz(3) not null default now(),
	released_at timestamptz(3),
	released_by uuid,
	release_reason text,
	released_by_staff uuid,
	constraint audit_finding_pk primary key (id, company_id),
	constraint audit_finding_account_fk foreign key (company_id, account_id) references account (company_id, id),
	constraint audit_finding_company_fk foreign key (company_id) references company (id),
	constraint audit_finding_released_by_fk foreign key (released_by) references operator_key (id),
	constraint audit_finding_released_by_staff_fk foreign key (released_by_staff) references staff_account (id),
	constraint audit_finding_stops_known check (stops in ('ACCOUNT', 'COMPANY', 'NOTHING')),
	constraint audit_finding_stops_account check ((stops = 'ACCOUNT') = (account_id is not null)),
	constraint audit_finding_released_by_somebody check (
		stops = 'NOTHING'
		or released_at is null
		or ((released_by is not null or released_by_staff is not null) and release_reason is not null)
	)
);
create unique index audit_finding_open on audit_finding (company_id, oracle, about) where released_at is null;

-- Findings of the audit are kept: whoever connects, they are never deleted, and changed only by their release, once.
create function guard_audit_finding() returns trigger language plpgsql as $$
DECLARE "before" "audit_finding" := OLD;
BEGIN
	IF OLD."released_at" IS NULL AND NEW."released_at" IS NOT NULL THEN
		"before"."released_at" := NEW."released_at";
		"before"."released_by" := NEW."released_by";
		"before"."released_by_staff" := NEW."released_by_staff";
		"before"."release_reason" := NEW."release_reason";
	END IF;
	IF NEW IS DISTINCT FROM "before" THEN
		RAISE EXCEPTION 'findings of the audit are only released'
			USING ERRCODE = 'restrict_violation';
	END IF;
	RETURN NEW;
END
$$;

create trigger audit_finding_is_history before delete on audit_finding for each row execute function refuse_change();
create trigger audit_finding_is_kept before TRUNCATE on audit_finding
	for each statement execute function refuse_change();
create trigger audit_finding_is_released before update on audit_finding
	for each row execute function guard_audit_finding();
create trigger audit_finding_operator_change after insert or delete or update on audit_finding
	for each row when (current_setting('etalase.operator_event', true) <> '')
	execute function record_operator_change('id', '');

-- Last runs of the scheduled audit, shared by all processes: one row for recent changes, one for the full audit.
create table audit_run (
	kind text primary key,
	began_at timestamptz(3),
	finished_at timestamptz(3),
	last_transfer_id bigint not null default 0,
	constraint audit_run_kind_known check (kind in ('RECENT', 'FULL'))
);

insert into audit_run (kind) values ('RECENT'), ('FULL');

-- Bank accounts of customers, for payouts.
create table customer_bank (
	company_id integer not null,
	id uuid not null,
	customer_id uuid not null,
	slot integer not null,
	bank_code text not null,
	number text not null,
	holder text not null,
	main boolean not null default false,
	at timestamptz(3) not null default now(),
	constraint customer_bank_company_id_id_pk primary key (company_id, id),
	constraint customer_bank_once unique (company_id, customer_id, bank_code, number),
	constraint customer_bank_slot unique (company_id, customer_id, slot),
	constraint customer_bank_customer_fk foreign key (company_id, customer_id) references customer (company_id, id),
	constraint customer_bank_at_most_five check (slot between 1 and 5),
	constraint customer_bank_number_form check (number ~ '^[0-9]{6,20}$')
);
create unique index customer_bank_one_main on customer_bank (company_id, customer_id) where main;

create trigger customer_bank_of_existing_customer before insert on customer_bank
	for each row execute function refuse_row_of_deleted_customer();

-- What was promised before the deletion may still move between the accounts of one customer.
create function refuse_credit_of_deleted_customer() returns trigger language plpgsql as $$
DECLARE "credited" uuid;
BEGIN
	SELECT "account"."customer_id" INTO "credited" FROM "account" WHERE "account"."id" = NEW."credit_id";
	IF "credited" IS NOT NULL AND NOT EXISTS (
		SELECT 1 FROM "account" WHERE "account"."id" = NEW."debit_id" AND "account"."customer_id" = "credited"
	) THEN
		PERFORM "require_customer"(NEW."company_id", "credited");
	END IF;
	RETURN NEW;
END
$$;

-- Transfers of an amount from one account (debit) to another (credit). Append-only.
create table transfer (
	id bigint not null generated always as identity,
	company_id integer not null,
	unit text not null,
	debit_id bigint not null,
	credit_id bigint not null,
	amount bigint not null,
	reason text not null,
	order_id uuid,
	withdrawal_id uuid,
	dedupe_key text not null,
	reverses_id bigint,
	at timestamptz(3) not null default now(),
	constraint transfer_pk primary key (id, company_id),
	constraint transfer_dedupe unique (company_id, dedupe_key),
	constraint transfer_mirror unique (id, company_id, unit, debit_id, credit_id, amount),
	constraint transfer_reversed_once unique (reverses_id, company_id),
	constraint transfer_credit_fk foreign key (company_id, unit, credit_id) references account (company_id, unit, id),
	constraint transfer_debit_fk foreign key (company_id, unit, debit_id) references account (company_id, unit, id),
	constraint transfer_reverses_fk foreign key (reverses_id, company_id, unit, credit_id, debit_id, amount) references transfer (id, company_id, unit, debit_id, credit_id, amount),
	constraint transfer_amount_positive check (amount between 1 and 1000000000000),
	constraint transfer_two_sides check (debit_id <> credit_id)
);
create index transfer_of_debit on transfer (debit_id);
-- Rows are in the order of their time: a small index finds those of a day.
create index transfer_by_time on transfer using brin (at);
create index transfer_of_credit on transfer (credit_id);
create index transfer_of_order on transfer (order_id) where order_id is not null;

create trigger transfer_is_history before delete or update on transfer for each row execute function refuse_change();
create trigger transfer_to_existing_customer before insert on transfer
	for each row execute function refuse_credit_of_deleted_customer();

-- Withdrawals of customers' money to their bank; held in the ledger from the request on.
create table withdrawal (
	company_id integer not null,
	id uuid not null,
	customer_id uuid not null,
	source text not null,
	amount bigint not null,
	bank jsonb not null,
	status text not null default 'REQUESTED',
	at timestamptz(3) not null default now(),
	constraint withdrawal_company_id_id_pk primary key (company_id, id),
	constraint withdrawal_customer_fk foreign key (company_id, customer_id) references customer (company_id, id),
	constraint withdrawal_minimum check (amount >= 50000),
	constraint withdrawal_status_known check (status in ('REQUESTED', 'APPROVED', 'PAID', 'REJECTED'))
);
create index withdrawal_of_customer on withdrawal (company_id, customer_id, at);
create unique index withdrawal_one_open on withdrawal (company_id, customer_id)
	where status in ('REQUESTED', 'APPROVED');

create trigger withdrawal_of_existing_customer before insert on withdrawal
	for each row execute function refuse_row_of_deleted_customer();
create trigger withdrawal_operator_change after insert or delete or update on withdrawal
	for each row when (current_setting('etalase.operator_event', true) <> '')
	execute function record_operator_change('id', 'bank');

-- Ends of withdrawals: paid or rejected, never both.
create table withdrawal_end (
	company_id integer not null,
	withdrawal_id uuid not null,
	outcome text not null,
	reference text,
	at timestamptz(3) not null default now(),
	reason text,
	constraint withdrawal_end_company_id_withdrawal_id_pk primary key (company_id, withdrawal_id),
	constraint withdrawal_end_withdrawal_fk foreign key (company_id, withdrawal_id) references withdrawal (company_id, id),
	constraint withdrawal_end_reason_of_rejection check (reason is null or outcome = 'REJECTED'),
	constraint withdrawal_end_outcome_known check (outcome in ('PAID', 'REJECTED')),
	constraint withdrawal_end_paid_has_reference check ((outcome = 'PAID') = (reference is not null))
);
create unique index withdrawal_end_reference on withdrawal_end (company_id, reference);

create trigger withdrawal_end_is_history before delete or update on withdrawal_end
	for each row execute function refuse_change();
create trigger withdrawal_end_operator_change after insert or delete or update on withdrawal_end
	for each row when (current_setting('etalase.operator_event', true) <> '')
	execute function record_operator_change('withdrawal_id', '');
