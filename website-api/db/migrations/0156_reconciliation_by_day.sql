-- Days whose payments were compared with what a provider says that moved in the shop's account there.
create table reconciliation (
	company_id integer not null,
	id uuid not null,
	provider text not null,
	day date not null,
	source text not null,
	state text not null default 'WAITING',
	said text not null default '',
	tries integer not null default 0,
	next_try_at timestamptz(3),
	compared_at timestamptz(3),
	constraint reconciliation_company_id_id_pk primary key (company_id, id),
	constraint reconciliation_day unique (company_id, provider, day),
	constraint reconciliation_company_fk foreign key (company_id) references company (id),
	constraint reconciliation_provider_known check (provider in ('MIDTRANS', 'XENDIT')),
	constraint reconciliation_source_known check (source in ('LIST', 'FILE')),
	constraint reconciliation_state_known check (state in ('WAITING', 'DONE', 'FAILED'))
);
create index reconciliation_to_try on reconciliation (next_try_at) where next_try_at is not null;
--> statement-breakpoint
-- Each entry of a provider once, whatever day asks for it, and what only our books have.
create table settled_line (
	company_id integer not null,
	id uuid not null,
	provider text not null,
	day date not null,
	entry_key text not null,
	kind text not null,
	reference text not null,
	theirs bigint,
	ours bigint,
	fee bigint,
	state text not null,
	said text not null default '',
	difference text,
	booked bigint not null default 0,
	explanation text not null default '',
	settled_by text,
	constraint settled_line_company_id_id_pk primary key (company_id, id),
	constraint settled_line_entry unique (company_id, provider, entry_key),
	constraint settled_line_day_fk foreign key (company_id, provider, day) references reconciliation (company_id, provider, day),
	constraint settled_line_kind_known check (kind in ('PAYMENT', 'REFUND', 'PAYOUT', 'TRANSFER', 'OTHER')),
	constraint settled_line_state_known check (state in ('DONE', 'WAITING', 'VOID')),
	constraint settled_line_difference_known check (difference in ('THEIRS_ONLY', 'OURS_ONLY', 'AMOUNT', 'FEE', 'STATE'))
);
create index settled_line_of_day on settled_line (company_id, provider, day);
create index settled_line_by_reference on settled_line (company_id, provider, reference);
