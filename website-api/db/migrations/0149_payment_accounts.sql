-- Accounts of companies with providers of payments. The keys are encrypted with the installation's secret.
create table payment_account (
	company_id integer not null,
	provider text not null,
	environment text not null,
	keys text not null,
	key_hint text not null,
	methods text[] not null,
	fees jsonb not null default '{}',
	fee_payer text not null default 'SHOP',
	is_active boolean not null default true,
	changed_at timestamptz(3) not null default now(),
	tested_at timestamptz(3),
	heard_at timestamptz(3),
	failures integer not null default 0,
	away_until timestamptz(3),
	constraint payment_account_company_id_provider_pk primary key (company_id, provider),
	constraint payment_account_company_fk foreign key (company_id) references company (id),
	constraint payment_account_provider_known check (provider in ('MIDTRANS', 'XENDIT')),
	constraint payment_account_environment_known check (environment in ('PRODUCTION', 'SANDBOX', 'SIMULATION')),
	constraint payment_account_fee_payer_known check (fee_payer in ('SHOP', 'BUYER'))
);
--> statement-breakpoint
-- What the buyer pays for the provider's fee stands in the amount that is asked, beside what the order costs.
alter table payment_attempt add column fee bigint not null default 0;
--> statement-breakpoint
alter table payment_attempt add constraint payment_attempt_fee_within check (fee >= 0 and fee < amount);
