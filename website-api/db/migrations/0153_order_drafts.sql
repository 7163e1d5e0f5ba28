-- Orders that staff are writing. The order that a draft becomes has its id.
create table order_draft (
	company_id integer not null,
	id uuid not null,
	version integer not null default 1,
	state text not null default 'OPEN',
	content jsonb not null,
	hold_ends_at timestamptz(3),
	outside_number text,
	digest text not null,
	order_id uuid,
	made_by text not null,
	changed_by text not null,
	made_at timestamptz(3) not null default now(),
	changed_at timestamptz(3) not null default now(),
	constraint order_draft_company_id_id_pk primary key (company_id, id),
	constraint order_draft_outside_number unique (company_id, outside_number),
	constraint order_draft_company_fk foreign key (company_id) references company (id),
	constraint order_draft_order_fk foreign key (company_id, order_id) references orders (company_id, id),
	constraint order_draft_state_known check (state in ('OPEN', 'ORDERED', 'DISCARDED')),
	constraint order_draft_becomes_order check ((state = 'ORDERED') = (order_id is not null)),
	constraint order_draft_same_id check (order_id = id),
	constraint order_draft_hold_of_open check (hold_ends_at is null or state = 'OPEN')
);
create index order_draft_open on order_draft (company_id, changed_at) where state = 'OPEN';
create index order_draft_held on order_draft (hold_ends_at) where hold_ends_at is not null;
--> statement-breakpoint
create trigger order_draft_operator_change after insert or delete or update on order_draft
	for each row when (current_setting('etalase.operator_event', true) <> '')
	execute function record_operator_change('id', 'content,digest');
--> statement-breakpoint
-- Units that are reserved for an open draft.
create table draft_hold (
	company_id integer not null,
	draft_id uuid not null,
	variant_id bigint not null,
	quantity integer not null,
	constraint draft_hold_company_id_draft_id_variant_id_pk primary key (company_id, draft_id, variant_id),
	constraint draft_hold_draft_fk foreign key (company_id, draft_id) references order_draft (company_id, id),
	constraint draft_hold_stock_fk foreign key (company_id, variant_id) references stock (company_id, variant_id),
	constraint draft_hold_positive check (quantity >= 1)
);
create index draft_hold_of_variant on draft_hold (company_id, variant_id);
--> statement-breakpoint
-- How far below the shop's prices a role may go; no row: the role's default.
create table price_limit (
	company_id integer not null,
	role text not null,
	percent integer,
	constraint price_limit_company_id_role_pk primary key (company_id, role),
	constraint price_limit_company_fk foreign key (company_id) references company (id),
	constraint price_limit_percent check (percent between 0 and 100)
);
--> statement-breakpoint
create trigger price_limit_operator_change after insert or delete or update on price_limit
	for each row when (current_setting('etalase.operator_event', true) <> '')
	execute function record_operator_change('role', '');
--> statement-breakpoint
-- Links by which a buyer completes and pays the order of a draft, or an order. Only a digest of their token is stored.
create table payment_link (
	company_id integer not null,
	digest text not null,
	subject_id uuid not null,
	ends_at timestamptz(3) not null,
	made_by text not null,
	made_at timestamptz(3) not null default now(),
	constraint payment_link_company_id_digest_pk primary key (company_id, digest),
	constraint payment_link_one unique (company_id, subject_id),
	constraint payment_link_company_fk foreign key (company_id) references company (id)
);
