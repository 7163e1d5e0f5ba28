-- Where a courier that drives at once finds the recipient; both or none are known.
alter table customer_address add column latitude numeric(9,6);
--> statement-breakpoint
alter table customer_address add column longitude numeric(9,6);
--> statement-breakpoint
alter table customer_address add constraint customer_address_pin check (
	(latitude is null) = (longitude is null) and latitude between -12 and 7 and longitude between 94 and 142
);
--> statement-breakpoint
-- On which terms a company offers couriers that drive at once; no row: it does not.
create table instant_setting (
	company_id integer not null,
	is_on boolean not null default false,
	-- Where they collect parcels.
	latitude numeric(9,6),
	longitude numeric(9,6),
	-- In kilometres, as the crow flies.
	max_distance integer not null default 20,
	-- When they come, as the hours of pickup: seven days from Monday.
	hours jsonb not null default '[null, null, null, null, null, null, null]',
	constraint instant_setting_company_id_pk primary key (company_id),
	constraint instant_setting_company_fk foreign key (company_id) references company (id),
	constraint instant_setting_pin check (
		(latitude is null) = (longitude is null) and latitude between -12 and 7 and longitude between 94 and 142
	),
	constraint instant_setting_on_with_pin check (not is_on or latitude is not null),
	constraint instant_setting_distance check (max_distance between 1 and 40)
);
--> statement-breakpoint
create trigger instant_setting_operator_change after insert or delete or update on instant_setting
	for each row when (current_setting('etalase.operator_event', true) <> '')
	execute function record_operator_change('company_id', '');
--> statement-breakpoint
-- Who brings a parcel, and the provider's page on which its way is followed.
alter table parcel add column driver_name text;
--> statement-breakpoint
alter table parcel add column driver_phone text;
--> statement-breakpoint
alter table parcel add column live_page text;
