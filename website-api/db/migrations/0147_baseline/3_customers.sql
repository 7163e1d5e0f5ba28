-- What a customer keeps: addresses, wishes, reminders. The customer is in platform, since all areas name it.

-- Delivery addresses of customers.
create table customer_address (
	company_id integer not null,
	id uuid not null,
	customer_id uuid not null,
	slot integer not null,
	label text not null,
	recipient text not null,
	phone text not null,
	district_code text not null,
	district_name text not null,
	city_name text not null,
	province_name text not null,
	village text not null,
	postcode text not null,
	street text not null,
	courier_note text not null default '',
	main boolean not null default false,
	at timestamptz(3) not null default now(),
	constraint customer_address_company_id_id_pk primary key (company_id, id),
	constraint customer_address_slot unique (company_id, customer_id, slot),
	constraint customer_address_customer_fk foreign key (company_id, customer_id) references customer (company_id, id),
	constraint customer_address_at_most_twenty check (slot between 1 and 20),
	constraint customer_address_postcode_form check (postcode ~ '^([0-9]{5})?$'),
	constraint customer_address_district_form check (district_code ~ '^[0-9]{2}\.[0-9]{2}\.[0-9]{2}$')
);
create unique index customer_address_one_main on customer_address (company_id, customer_id) where main;

create trigger customer_address_of_existing_customer before insert on customer_address
	for each row execute function refuse_row_of_deleted_customer();

-- A mailed single-use link; only the digest of its token is stored.
create table customer_link (
	company_id integer not null,
	id uuid not null,
	customer_id uuid not null,
	purpose text not null,
	digest text not null,
	email text not null,
	created_at timestamptz(3) not null default now(),
	expires_at timestamptz(3) not null,
	used_at timestamptz(3),
	host text,
	constraint customer_link_company_id_id_pk primary key (company_id, id),
	constraint customer_link_customer_fk foreign key (company_id, customer_id) references customer (company_id, id),
	constraint customer_link_purpose_known check (purpose in ('PASSWORD_RESET', 'EMAIL_CONFIRMATION', 'SIGN_IN')),
	constraint customer_link_host_of_sign_in check (purpose <> 'SIGN_IN' or host is not null)
);
create index customer_link_of_customer on customer_link (company_id, customer_id);

create trigger customer_link_of_existing_customer before insert on customer_link
	for each row execute function refuse_row_of_deleted_customer();

-- A customer's request to be notified once when a flash sale begins; deleted with a sale that never begins.
create table flash_reminder (
	company_id integer not null,
	customer_id uuid not null,
	sale_id bigint not null,
	locale text not null,
	created_at timestamptz(3) not null default now(),
	fired_at timestamptz(3),
	constraint flash_reminder_company_id_customer_id_sale_id_pk primary key (company_id, customer_id, sale_id),
	constraint flash_reminder_customer_fk foreign key (company_id, customer_id) references customer (company_id, id),
	constraint flash_reminder_sale_fk foreign key (company_id, sale_id) references flash_sale (company_id, id) on delete cascade
);
create index flash_reminder_of_sale on flash_reminder (company_id, sale_id);

create trigger flash_reminder_of_existing_customer before insert on flash_reminder
	for each row execute function refuse_row_of_deleted_customer();

-- Staff notes about a customer, including reasons for blocking; rows are never changed, and deleted with the account.
create table customer_note (
	id bigint not null generated always as identity,
	company_id integer not null,
	customer_id uuid not null,
	kind text not null,
	text text not null,
	made_by text not null,
	at timestamptz(3) not null default now(),
	constraint customer_note_pk primary key (id, company_id),
	constraint customer_note_customer_fk foreign key (company_id, customer_id) references customer (company_id, id),
	constraint customer_note_kind_known check (kind in ('NOTE', 'BLOCKED', 'UNBLOCKED'))
);
create index customer_note_of_customer on customer_note (company_id, customer_id, id);

create trigger customer_note_is_history before update on customer_note for each row execute function refuse_change();
create trigger customer_note_of_existing_customer before insert on customer_note
	for each row execute function refuse_row_of_deleted_customer();
-- What staff wrote may tell something about a person: the log keeps that it was written, not the words.
create trigger customer_note_operator_change after insert or delete or update on customer_note
	for each row when (current_setting('etalase.operator_event', true) <> '')
	execute function record_operator_change('id', 'text');

-- The kinds of mail a customer has switched off, and until when they have read their notifications.
create table notification_setting (
	company_id integer not null,
	customer_id uuid not null,
	read_at timestamptz(3),
	mails_off text[] not null default '{}',
	constraint notification_setting_company_id_customer_id_pk primary key (company_id, customer_id),
	constraint notification_setting_customer_fk foreign key (company_id, customer_id) references customer (company_id, id)
);

create trigger notification_setting_of_existing_customer before insert on notification_setting
	for each row execute function refuse_row_of_deleted_customer();

-- A request to be notified once when a variant is available again, or when a product costs less.
create table product_watch (
	company_id integer not null,
	id uuid not null,
	kind text not null,
	product_id bigint not null,
	variant_id bigint,
	customer_id uuid,
	email text,
	locale text not null,
	price bigint,
	created_at timestamptz(3) not null default now(),
	confirmed_at timestamptz(3),
	fired_at timestamptz(3),
	fired_price bigint,
	constraint product_watch_company_id_id_pk primary key (company_id, id),
	constraint product_watch_customer_fk foreign key (company_id, customer_id) references customer (company_id, id),
	constraint product_watch_product_fk foreign key (company_id, product_id) references product (company_id, id) on delete cascade,
	constraint product_watch_variant_fk foreign key (company_id, variant_id) references variant (company_id, id) on delete cascade,
	constraint product_watch_kind_known check (kind in ('STOCK', 'PRICE')),
	constraint product_watch_one_reader check ((customer_id is null) <> (email is null)),
	constraint product_watch_what check (
		(kind = 'STOCK') = (variant_id is not null)
		and (kind = 'PRICE') = (price is not null)
	)
);
create unique index product_watch_of_customer on product_watch (company_id, customer_id, kind, product_id, coalesce(variant_id, 0))
	where customer_id is not null and fired_at is null;
create unique index product_watch_of_email on product_watch (company_id, lower(email), kind, product_id, coalesce(variant_id, 0))
	where email is not null and fired_at is null;
create index product_watch_open on product_watch (company_id, product_id)
	where confirmed_at is not null and fired_at is null;
create index product_watch_fired on product_watch (company_id, customer_id, fired_at) where fired_at is not null;
create index product_watch_age on product_watch (created_at);

create trigger product_watch_of_existing_customer before insert on product_watch
	for each row execute function refuse_row_of_deleted_customer();

-- A product on a customer's wishlist.
create table wish (
	company_id integer not null,
	customer_id uuid not null,
	product_id bigint not null,
	price bigint not null,
	at timestamptz(3) not null default clock_timestamp(),
	constraint wish_company_id_customer_id_product_id_pk primary key (company_id, customer_id, product_id),
	constraint wish_customer_fk foreign key (company_id, customer_id) references customer (company_id, id),
	constraint wish_product_fk foreign key (company_id, product_id) references product (company_id, id) on delete cascade
);

create trigger wish_of_existing_customer before insert on wish
	for each row execute function refuse_row_of_deleted_customer();
