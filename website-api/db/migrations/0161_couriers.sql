-- Accounts of companies with providers of couriers. The keys are encrypted with the installation's secret.
create table courier_account (
	company_id integer not null,
	provider text not null,
	environment text not null,
	keys text not null,
	key_hint text not null,
	couriers text[] not null,
	origin jsonb not null,
	is_active boolean not null default true,
	changed_at timestamptz(3) not null default now(),
	heard_at timestamptz(3),
	rated_at timestamptz(3),
	failures integer not null default 0,
	away_until timestamptz(3),
	silent_since timestamptz(3),
	constraint courier_account_company_id_provider_pk primary key (company_id, provider),
	constraint courier_account_company_fk foreign key (company_id) references company (id),
	constraint courier_account_provider_known check (provider in ('BITESHIP', 'RAJAONGKIR')),
	constraint courier_account_environment_known check (environment in ('PRODUCTION', 'SANDBOX', 'SIMULATION'))
);
--> statement-breakpoint
create trigger courier_account_operator_change after insert or delete or update on courier_account
	for each row when (current_setting('etalase.operator_event', true) <> '')
	execute function record_operator_change('provider', 'keys,heard_at,rated_at,failures,away_until,silent_since');
--> statement-breakpoint
-- How providers of couriers name our districts; the same for every company.
create table courier_area (
	provider text not null,
	district_code text not null,
	area_id text,
	label text not null,
	matched_by text,
	candidates jsonb not null default '[]',
	checked_at timestamptz(3) not null default now(),
	constraint courier_area_provider_district_code_pk primary key (provider, district_code),
	constraint courier_area_provider_known check (provider in ('BITESHIP', 'RAJAONGKIR')),
	constraint courier_area_matched_by_known check (matched_by in ('POSTCODE', 'NAME', 'STAFF')),
	constraint courier_area_matched_whole check ((area_id is null) = (matched_by is null))
);
--> statement-breakpoint
-- What providers asked for parcels of a weight between two districts; kept for a day.
create table shipping_quote (
	company_id integer not null,
	provider text not null,
	origin text not null,
	destination text not null,
	kilograms integer not null,
	rates jsonb,
	said text not null default '',
	quoted_at timestamptz(3) not null default now(),
	constraint shipping_quote_pk primary key (company_id, provider, origin, destination, kilograms),
	constraint shipping_quote_company_fk foreign key (company_id) references company (id)
);
--> statement-breakpoint
create index shipping_quote_by_time on shipping_quote (quoted_at);
--> statement-breakpoint
-- The price of a provider that an order was placed with.
create table order_quote (
	company_id integer not null,
	order_id uuid not null,
	provider text not null,
	courier text not null,
	service text not null,
	price bigint not null,
	kilograms integer not null,
	quoted_at timestamptz(3) not null,
	constraint order_quote_company_id_order_id_pk primary key (company_id, order_id),
	constraint order_quote_order_fk foreign key (company_id, order_id) references orders (company_id, id),
	constraint order_quote_price_positive check (price >= 0)
);
