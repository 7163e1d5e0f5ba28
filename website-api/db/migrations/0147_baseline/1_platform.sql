-- What all areas stand on: rules that triggers of every area call, the companies, their files, the people who sign in,
-- staff with their log, and what is told to storefronts and by mail.

-- Rows that are history: whoever connects, they are never altered. A mistake is put right by a further row.
create function refuse_change() returns trigger language plpgsql as $$
BEGIN
	RAISE EXCEPTION 'rows of % are never changed or deleted', regexp_replace(TG_TABLE_NAME, '_\d{6,}$', '')
		USING ERRCODE = 'restrict_violation';
END
$$;

-- Which companies' pages changed, for storefronts that keep pages: whatever changes a row, by the API, an import or by
-- hand, is noted, one row a transaction and company, and no transaction waits for another.
create function note_page_changes() returns trigger language plpgsql as $$
DECLARE
	"companies" integer[] := ARRAY(SELECT DISTINCT "company_id" FROM "changed");
BEGIN
	INSERT INTO "page_change" ("company_id", "transaction", "at")
	SELECT "company_id", pg_current_xact_id()::text::bigint, clock_timestamp() FROM unnest("companies") AS "company_id"
	ON CONFLICT DO NOTHING;
	RETURN NULL;
END $$;

-- A moment ahead at which a row begins or ceases to be shown is a change of the company's pages at that moment. Its key
-- is negative, so that it is never the id of a transaction. Arguments: the columns that hold such moments.
create function note_planned_page_change() returns trigger language plpgsql as $$
DECLARE
	"name" text;
	"moment" timestamptz;
BEGIN
	FOREACH "name" IN ARRAY TG_ARGV LOOP
		"moment" := (to_jsonb(NEW) ->> "name")::timestamptz;
		IF "moment" > now() THEN
			INSERT INTO "page_change" ("company_id", "transaction", "at")
			VALUES (NEW."company_id", -floor(extract(epoch FROM "moment") * 1000)::bigint, "moment")
			ON CONFLICT DO NOTHING;
		END IF;
	END LOOP;
	RETURN NULL;
END $$;

-- Columns of a row as the log keeps them: without those named, and with long values cut.
create function kept_columns(kept jsonb, left_out text[]) returns jsonb language sql immutable strict as $$
	SELECT coalesce(jsonb_object_agg(key, CASE WHEN length(value::text) > 2000
		THEN to_jsonb(left(value #>> '{}', 2000) || '…') ELSE value END), '{}'::jsonb)
	FROM jsonb_each(kept - left_out)
$$;

-- The table that a column refers to; null: the column is no reference, or names a customer.
create function log_kind(col text) returns text language sql immutable as $$
	SELECT CASE col
		WHEN 'product_id' THEN 'product' WHEN 'variant_id' THEN 'variant' WHEN 'category_id' THEN 'category'
		WHEN 'parent_id' THEN 'category' WHEN 'brand_id' THEN 'brand' WHEN 'sale_id' THEN 'flash_sale'
		WHEN 'order_id' THEN 'orders' WHEN 'return_id' THEN 'returns' WHEN 'withdrawal_id' THEN 'withdrawal'
		WHEN 'reward_id' THEN 'reward' WHEN 'review_id' THEN 'review' WHEN 'line_id' THEN 'bank_line'
		WHEN 'statement_id' THEN 'bank_statement' WHEN 'staff_id' THEN 'staff_account'
		WHEN 'account_id' THEN 'staff_account' WHEN 'released_by_staff' THEN 'staff_account'
		WHEN 'invited_by' THEN 'staff_account' WHEN 'key_id' THEN 'operator_key'
		WHEN 'operator_key_id' THEN 'operator_key' WHEN 'released_by' THEN 'operator_key'
		WHEN 'company_id' THEN 'company'
	END
$$;

-- The name that a row carries itself, of the columns that are kept.
create function log_row_name(kept jsonb) returns text language sql immutable as $$
	SELECT left(coalesce(
		kept #>> '{name,id}', CASE WHEN jsonb_typeof(kept -> 'name') = 'string' THEN kept ->> 'name' END,
		kept #>> '{title,id}', CASE WHEN jsonb_typeof(kept -> 'title') = 'string' THEN kept ->> 'title' END,
		kept ->> 'label', kept ->> 'number', kept ->> 'email', kept ->> 'file_name'), 200)
$$;

-- The name of a record by its table and key; null: unknown, or a person whose data is not kept. Names of customers are
-- read with the log, and end with the account.
create function log_name(kind text, company integer, ref text) returns text language plpgsql stable as $$
DECLARE
	n bigint := CASE WHEN ref ~ '^\d{1,18}$' THEN ref::bigint END;
	u uuid := CASE WHEN ref ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' THEN ref::uuid END;
BEGIN
	RETURN CASE kind
		WHEN 'product' THEN (SELECT name ->> 'id' FROM product WHERE company_id = company AND id = n)
		WHEN 'variant' THEN (SELECT concat_ws(' · ', p.name ->> 'id', NULLIF(v.sku, '')) FROM variant v
			JOIN product p ON p.company_id = v.company_id AND p.id = v.product_id
			WHERE v.company_id = company AND v.id = n)
		WHEN 'category' THEN (SELECT name ->> 'id' FROM category WHERE company_id = company AND id = n)
		WHEN 'brand' THEN (SELECT name FROM brand WHERE company_id = company AND id = n)
		WHEN 'flash_sale' THEN (SELECT name ->> 'id' FROM flash_sale WHERE company_id = company AND id = n)
		WHEN 'pickup_place' THEN (SELECT name FROM pickup_place WHERE company_id = company AND id = n)
		WHEN 'search_synonym' THEN (SELECT array_to_string(words, ', ') FROM search_synonym WHERE company_id = company AND id = n)
		WHEN 'review' THEN (SELECT p.name ->> 'id' FROM review r
			JOIN product p ON p.company_id = r.company_id AND p.id = r.product_id
			WHERE r.company_id = company AND r.id = n)
		WHEN 'orders' THEN (SELECT number FROM orders WHERE company_id = company AND id = u)
		WHEN 'returns' THEN (SELECT number FROM returns WHERE company_id = company AND id = u)
		WHEN 'guest_refund' THEN (SELECT o.number FROM guest_refund r
			JOIN orders o ON o.company_id = r.company_id AND o.id = r.order_id
			WHERE r.company_id = company AND r.id = u)
		WHEN 'withdrawal' THEN (SELECT 'Rp ' || replace(to_char(amount, 'FM999,999,999,999,999'), ',', '.')
			FROM withdrawal WHERE company_id = company AND id = u)
		WHEN 'reward' THEN (SELECT title ->> 'id' FROM reward WHERE company_id = company AND id = u)
		WHEN 'bank_statement' THEN (SELECT concat_ws(' · ', bank_code, account_number)
			FROM bank_statement WHERE company_id = company AND id = u)
		WHEN 'bank_line' THEN (SELECT concat_ws(' · ', 'Rp ' || replace(to_char(amount_sen / 100, 'FM999,999,999,999,999'), ',', '.'), booked_on)
			FROM bank_line WHERE company_id = company AND id = u)
		WHEN 'product_import' THEN (SELECT file_name FROM product_import WHERE company_id = company AND id = u)
		WHEN 'staff_account' THEN (SELECT name FROM staff_account WHERE id = u)
		WHEN 'staff_invitation' THEN (SELECT email FROM staff_invitation WHERE id = u)
		WHEN 'operator_key' THEN (SELECT label FROM operator_key WHERE id = u)
		WHEN 'audit_finding' THEN (SELECT concat_ws(' · ', oracle, about) FROM audit_finding WHERE id = u)
		WHEN 'company' THEN (SELECT name FROM company WHERE id = n)
		WHEN 'article' THEN (SELECT title ->> 'id' FROM article WHERE company_id = company AND slug = ref)
		WHEN 'information' THEN (SELECT title ->> 'id' FROM information WHERE company_id = company AND slug = ref)
		WHEN 'banner' THEN (SELECT title ->> 'id' FROM banner WHERE company_id = company AND slug = ref)
	END;
END
$$;

-- What a change by staff made of each row, written in the same transaction: only there, so that what shoppers do costs
-- nothing. With the names that what it was about had then, since what is deleted later keeps its last name: of the row
-- under '', of a reference under its column and value, e.g. 'brand_id 7'. Arguments: the columns that name a row, and
-- those that are not kept.
create function record_operator_change() returns trigger language plpgsql as $$
DECLARE
	event uuid := NULLIF(current_setting('etalase.operator_event', true), '')::uuid;
	names text[] := string_to_array(TG_ARGV[0], ',');
	left_out text[] := string_to_array(TG_ARGV[1], ',');
	old_row jsonb := CASE WHEN TG_OP <> 'INSERT' THEN to_jsonb(OLD) END;
	new_row jsonb := CASE WHEN TG_OP <> 'DELETE' THEN to_jsonb(NEW) END;
	this_row jsonb := coalesce(new_row, old_row);
	company integer := CASE WHEN regexp_replace(TG_TABLE_NAME, '_\d{6,}$', '') = 'company' THEN (this_row ->> 'id')::integer ELSE (this_row ->> 'company_id')::integer END;
	row_keys jsonb := (SELECT jsonb_object_agg(key, this_row -> key) FROM unnest(names) AS key);
	row_name text := log_row_name(this_row - left_out);
	known jsonb;
	changed text[];
BEGIN
	IF TG_OP = 'UPDATE' THEN
		SELECT array_agg(key) INTO changed FROM jsonb_each(new_row)
			WHERE value IS DISTINCT FROM old_row -> key AND key <> ALL (left_out);
		IF changed IS NULL THEN RETURN NULL; END IF;
		old_row := (SELECT jsonb_object_agg(key, old_row -> key) FROM unnest(changed) AS key);
		new_row := (SELECT jsonb_object_agg(key, new_row -> key) FROM unnest(changed) AS key);
	END IF;
	SELECT jsonb_object_agg(key || ' ' || value, name) INTO known FROM (
		SELECT key, value, left(log_name(log_kind(key), company, value), 200) AS name FROM (
			SELECT key, value FROM jsonb_each_text(row_keys)
			UNION SELECT key, value FROM jsonb_each_text(old_row - left_out)
			UNION SELECT key, value FROM jsonb_each_text(new_row - left_out)
		) AS cell WHERE log_kind(key) IS NOT NULL AND key <> 'company_id'
	) AS named WHERE name IS NOT NULL;
	IF row_name IS NULL AND row_keys ? 'id' THEN
		row_name := left(log_name(regexp_replace(TG_TABLE_NAME, '_\d{6,}$', ''), company, row_keys ->> 'id'), 200);
	END IF;
	IF row_name IS NOT NULL THEN
		known := coalesce(known, '{}'::jsonb) || jsonb_build_object('', row_name);
	END IF;
	INSERT INTO operator_change (event_id, table_name, company_id, row_key, before, after, names)
		VALUES (event, regexp_replace(TG_TABLE_NAME, '_\d{6,}$', ''), company, row_keys,
			kept_columns(old_row, left_out), kept_columns(new_row, left_out), known);
	RETURN NULL;
END
$$;

-- A deleted account gets nothing more: no order, no money, no personal data. Whoever inserts a row of a customer locks
-- the customer's row and looks whether it is deleted, so that a deletion that runs at the same time comes before or
-- after.
create function require_customer(company integer, customer_id uuid) returns void language plpgsql as $$
BEGIN
	PERFORM 1 FROM "customer" WHERE "customer"."company_id" = "company" AND "customer"."id" = "customer_id"
		AND "customer"."deleted_at" IS NULL FOR KEY SHARE;
	IF NOT FOUND THEN
		RAISE EXCEPTION 'The account of customer % does not exist', "customer_id"
			USING ERRCODE = 'check_violation', CONSTRAINT = 'customer_not_deleted', HINT = 'constraint: customer_not_deleted';
	END IF;
END
$$;

create function refuse_row_of_deleted_customer() returns trigger language plpgsql as $$
BEGIN
	IF NEW."customer_id" IS NOT NULL THEN
		PERFORM "require_customer"(NEW."company_id", NEW."customer_id");
	END IF;
	RETURN NEW;
END
$$;

-- Counts attempts per key. A key is a keyed digest, so that it identifies nobody.
create table attempt_count (
	company_id integer not null,
	key text not null,
	since timestamptz(3) not null default now(),
	count integer not null default 1,
	constraint attempt_count_company_id_key_pk primary key (company_id, key),
	constraint attempt_count_positive check (count >= 0)
);

-- Companies that this database holds and does not serve, because they are moved between cells: copied here (ARRIVING),
-- in maintenance (DRAINING) and without writes (LEAVING) for the last moments, or moved away (GONE). A company without a
-- row is served.
create table company_at_rest (
	company_id integer primary key,
	state text not null,
	was_in_maintenance boolean not null default false,
	since timestamptz(3) not null default now(),
	constraint company_at_rest_state_known check (state in ('ARRIVING', 'DRAINING', 'LEAVING', 'GONE'))
);

-- A move creates triggers with this function on the tables of companies while the company is still served. They let
-- writes pass until its row says LEAVING: the lock, which each writing transaction of the company shares, is taken alone
-- to write that row, so that no write is under way then.
create function refuse_write_at_rest() returns trigger language plpgsql as $$
declare
	"moved" constant integer := TG_ARGV[0]::integer;
begin
	perform pg_advisory_xact_lock_shared(hashtext('company at rest'), "moved");
	if exists (select from "company_at_rest" where "company_id" = "moved" and "state" in ('LEAVING', 'GONE')) then
		raise exception 'a company that is moved takes no writes' using errcode = '55000', constraint = 'company_at_rest';
	end if;
	if TG_OP = 'DELETE' then
		return old;
	end if;
	return new;
end $$;

-- A change of the company itself may concern all its pages.
create function note_company_change() returns trigger language plpgsql as $$
BEGIN
	INSERT INTO "page_change" ("company_id", "transaction", "at")
	VALUES (NEW."id", pg_current_xact_id()::text::bigint, clock_timestamp())
	ON CONFLICT DO NOTHING;
	RETURN NULL;
END $$;

-- A registered shop. No row has id 0 (spec: company id 0 is "not registered").
create table company (
	id serial primary key,
	code text not null,
	name text not null,
	legal_name text not null,
	tagline jsonb not null,
	palette text not null default 'green',
	customer_care_phone text not null,
	show_whatsapp boolean not null default true,
	maintenance boolean not null default false,
	logo_media_id text,
	origin_district text not null,
	free_shipping_from bigint,
	affiliate_cookie_days integer not null default 7,
	google_analytics_id text,
	meta_pixel_id text,
	created_at timestamptz(3) not null default now(),
	qris text,
	affiliate_rate integer not null default 500,
	return_address text,
	guest_stock_percent integer not null default 50,
	pickup_address text,
	business_address text,
	couriers_off text[] not null default '{}',
	type_pairing text not null default 'modern',
	corners text not null default 'soft',
	header_layout text not null default 'bar',
	pickup_hours jsonb,
	programmes_off text[] not null default '{}',
	hide_watermark boolean not null default false,
	constraint company_code_unique unique (code),
	constraint company_id_positive check (id >= 1),
	constraint company_type_pairing_known check (type_pairing in ('modern', 'classic', 'warm', 'technical')),
	constraint company_corners_known check (corners in ('square', 'soft', 'round')),
	constraint company_header_layout_known check (header_layout in ('bar', 'centred', 'search')),
	constraint company_origin_district_form check (origin_district ~ '^[0-9]{2}\.[0-9]{2}\.[0-9]{2}$'),
	constraint company_qris_form check (qris ~ '^000201[ -~]+$' and length(qris) <= 512),
	constraint company_return_address_length check (length(return_address) between 10 and 240),
	constraint company_pickup_address_length check (length(pickup_address) between 10 and 240),
	constraint company_pickup_hours_days check (
		pickup_hours is null
		or (jsonb_typeof(pickup_hours) = 'array' and jsonb_array_length(pickup_hours) = 7)
	),
	constraint company_business_address_length check (length(business_address) between 10 and 240),
	constraint company_affiliate_cookie_days_range check (affiliate_cookie_days between 0 and 365),
	constraint company_programmes_known check (programmes_off <@ array['AFFILIATE', 'AGENT']),
	constraint company_affiliate_rate_range check (affiliate_rate between 0 and 5000),
	constraint company_guest_stock_percent_range check (guest_stock_percent between 1 and 100)
);
-- An installation without a cell has the numbers below 100,000; the others have 100,000 for each cell.
alter sequence company_id_seq maxvalue 99999;

create trigger company_operator_change after insert or delete or update on company
	for each row when (current_setting('etalase.operator_event', true) <> '')
	execute function record_operator_change('code', '');
create trigger company_page_change after update on company for each row execute function note_company_change();

-- Host names; each belongs to at most one company.
create table company_domain (
	host text primary key,
	company_id integer not null,
	"position" integer not null default 0,
	constraint company_domain_company_id_company_id_fk foreign key (company_id) references company (id)
);

create trigger company_domain_operator_change after insert or delete or update on company_domain
	for each row when (current_setting('etalase.operator_event', true) <> '')
	execute function record_operator_change('host', '');
create trigger company_domain_page_delete after delete on company_domain referencing old table as changed
	for each statement execute function note_page_changes();
create trigger company_domain_page_insert after insert on company_domain referencing new table as changed
	for each statement execute function note_page_changes();
create trigger company_domain_page_update after update on company_domain referencing new table as changed
	for each statement execute function note_page_changes();

-- Bank accounts for transfers, including inactive ones.
create table company_bank (
	company_id integer not null,
	code text not null,
	name text not null,
	account_number text not null,
	account_holder text not null,
	"position" integer not null default 0,
	is_active boolean not null default true,
	constraint company_bank_company_id_code_pk primary key (company_id, code),
	constraint company_bank_company_id_company_id_fk foreign key (company_id) references company (id)
);

create trigger company_bank_operator_change after insert or delete or update on company_bank
	for each row when (current_setting('etalase.operator_event', true) <> '')
	execute function record_operator_change('code', '');
create trigger company_bank_page_delete after delete on company_bank referencing old table as changed
	for each statement execute function note_page_changes();
create trigger company_bank_page_insert after insert on company_bank referencing new table as changed
	for each statement execute function note_page_changes();
create trigger company_bank_page_update after update on company_bank referencing new table as changed
	for each statement execute function note_page_changes();

-- Places besides the company's own address where shoppers collect orders.
create table pickup_place (
	company_id integer not null,
	id bigint not null generated always as identity,
	name text not null,
	address text not null,
	hours jsonb,
	constraint pickup_place_company_id_id_pk primary key (company_id, id),
	constraint pickup_place_company_fk foreign key (company_id) references company (id),
	constraint pickup_place_name_length check (length(name) between 2 and 60),
	constraint pickup_place_address_length check (length(address) between 10 and 240),
	constraint pickup_place_hours_days check (
		hours is null
		or (jsonb_typeof(hours) = 'array' and jsonb_array_length(hours) = 7)
	)
);

create trigger pickup_place_operator_change after insert or delete or update on pickup_place
	for each row when (current_setting('etalase.operator_event', true) <> '')
	execute function record_operator_change('id', '');
create trigger pickup_place_page_delete after delete on pickup_place referencing old table as changed
	for each statement execute function note_page_changes();
-- The contact page and checkout list the places.
create trigger pickup_place_page_insert after insert on pickup_place referencing new table as changed
	for each statement execute function note_page_changes();
create trigger pickup_place_page_update after update on pickup_place referencing new table as changed
	for each statement execute function note_page_changes();

-- Settings shared by all processes on one database, e.g. the secret that signs api-access keys.
create table setting (
	key text primary key,
	value text not null
);

-- A used Idempotency-Key with its response, stored in the same transaction as its effect.
create table form_key (
	company_id integer not null,
	actor text not null,
	route text not null,
	key text not null,
	request_hash text not null,
	answer jsonb,
	at timestamptz(3) not null default now(),
	constraint form_key_company_id_actor_route_key_pk primary key (company_id, actor, route, key),
	constraint form_key_company_id_company_id_fk foreign key (company_id) references company (id)
);
create index form_key_age on form_key (at);

-- A file from a shopper, under a random id; pictures are stored only as encoded by the API.
create table upload (
	company_id integer not null,
	id uuid not null default gen_random_uuid(),
	content_type text not null,
	content bytea,
	at timestamptz(3) not null default now(),
	constraint upload_company_id_id_pk primary key (company_id, id),
	constraint upload_company_id_company_id_fk foreign key (company_id) references company (id),
	constraint upload_type_known check (content_type in ('image/jpeg', 'application/pdf')),
	constraint upload_size check (content is null or octet_length(content) between 1 and 5242880)
);

-- Customer accounts. A deleted account stays, without personal data, because orders and ledger refer to it.
create table customer (
	company_id integer not null,
	id uuid not null default gen_random_uuid(),
	name text not null,
	email text not null,
	phone text not null,
	type text not null default 'RETAIL',
	branch_id uuid,
	created_at timestamptz(3) not null default now(),
	code text not null default upper(substr(replace(gen_random_uuid()::text, '-', ''), 1, 10)),
	password_hash text,
	google_subject text,
	birthday date,
	picture_id uuid,
	email_confirmed_at timestamptz(3),
	email_waiting text,
	affiliate_code text,
	locale text not null default 'id',
	agreed_at timestamptz(3),
	deleted_at timestamptz(3),
	blocked_at timestamptz(3),
	constraint customer_company_id_id_pk primary key (company_id, id),
	constraint customer_code unique (company_id, code),
	constraint customer_google unique (company_id, google_subject),
	constraint customer_branch_fk foreign key (company_id, branch_id) references customer (company_id, id),
	constraint customer_company_id_company_id_fk foreign key (company_id) references company (id),
	constraint customer_picture_fk foreign key (company_id, picture_id) references upload (company_id, id),
	constraint customer_type_known check (type in ('RETAIL', 'AFFILIATE', 'AGENT')),
	constraint customer_password_form check (password_hash like '$argon2id$%'),
	constraint customer_locale_known check (locale ~ '^[a-z]{2}$'),
	constraint customer_affiliate_code_form check (affiliate_code ~ '^[A-Za-z0-9_.-]{1,40}$'),
	constraint customer_forgotten check (
		deleted_at is null
		or (email = '' and phone = '' and password_hash is null and google_subject is null and birthday is null and picture_id is null and email_waiting is null)
	)
);
create unique index customer_email on customer (company_id, lower(email)) where deleted_at is null;
create unique index customer_phone on customer (company_id, phone) where deleted_at is null;
create index customer_blocked on customer (company_id, blocked_at) where blocked_at is not null;
create index customer_newest on customer (company_id, created_at, id) where deleted_at is null;
create index customer_by_name on customer using gin (to_tsvector('simple'::regconfig, name));
-- For lists of the admin, by the beginning of what is typed.
create index customer_by_email_start on customer (company_id, lower(email) text_pattern_ops) where deleted_at is null;
create unique index customer_affiliate_code on customer (company_id, lower(affiliate_code));

-- Without the person: their data must not outlive their account in the log.
create trigger customer_operator_change after insert or delete or update on customer
	for each row when (current_setting('etalase.operator_event', true) <> '')
	execute function record_operator_change('code', 'name,email,phone,password_hash,google_subject,birthday,picture_id,email_waiting,affiliate_code');

-- A stored picture; its bytes are in the storage under this id.
create table media (
	company_id integer not null,
	id text not null,
	type text not null,
	width integer not null,
	height integer not null,
	bytes integer not null,
	created_at timestamptz(3) not null default now(),
	constraint media_company_id_id_pk primary key (company_id, id),
	constraint media_company_id_company_id_fk foreign key (company_id) references company (id),
	constraint media_id_form check (id ~ '^[a-z0-9]{8,64}$'),
	constraint media_size_positive check (width > 0 and height > 0)
);
create index media_by_id on media (id);

-- A picture that is deleted is forgotten by every storefront, after its row: none fetches it again in between.
create trigger media_page_delete after delete on media referencing old table as changed
	for each statement execute function note_page_changes();

-- Keys of staff; only a digest of a key is stored.
create table operator_key (
	id uuid primary key default gen_random_uuid(),
	key_hash text not null,
	label text not null,
	role text not null,
	company_id integer,
	created_at timestamptz(3) not null default now(),
	revoked_at timestamptz(3),
	last_used_at timestamptz(3),
	constraint operator_key_key_hash_unique unique (key_hash),
	constraint operator_key_company_id_company_id_fk foreign key (company_id) references company (id),
	constraint operator_key_role_known check (role in ('owner', 'staff', 'finance', 'warehouse'))
);

create trigger operator_key_operator_change after insert or delete or update on operator_key
	for each row when (current_setting('etalase.operator_event', true) <> '')
	execute function record_operator_change('id', 'key_hash,last_used_at');

-- A staff member's account; never deleted, as the log of changes refers to it.
create table staff_account (
	id uuid primary key default gen_random_uuid(),
	email text not null,
	name text not null,
	password_hash text not null,
	locale text not null default 'id',
	is_administrator boolean not null default false,
	totp_secret text,
	totp_since timestamptz(3),
	totp_step bigint,
	created_at timestamptz(3) not null default now(),
	whatsapp text,
	constraint staff_account_password_form check (password_hash like '$argon2id$%'),
	constraint staff_account_whatsapp_form check (whatsapp ~ '^\+[1-9][0-9]{7,14}$'),
	constraint staff_account_locale_known check (locale ~ '^[a-z]{2}$'),
	constraint staff_account_totp_secret check (totp_since is null or totp_secret is not null)
);
create unique index staff_account_email on staff_account (lower(email));

create trigger staff_account_operator_change after insert or delete or update on staff_account
	for each row when (current_setting('etalase.operator_event', true) <> '')
	execute function record_operator_change('id', 'password_hash,totp_secret,totp_step');

-- Audit log of the operator API: every requested change with key or staff member, operation, entity and time. Written
-- before the change is made. Rows are never changed or deleted and contain no personal data.
create table operator_event (
	id uuid primary key default gen_random_uuid(),
	key_id uuid,
	key_label text not null,
	company_id integer,
	operation text not null,
	subject text not null,
	correlation_id text not null,
	at timestamptz(3) not null default now(),
	staff_id uuid,
	address text not null default '',
	subject_name text,
	constraint operator_event_company_fk foreign key (company_id) references company (id),
	constraint operator_event_key_fk foreign key (key_id) references operator_key (id),
	constraint operator_event_staff_fk foreign key (staff_id) references staff_account (id),
	constraint operator_event_of_somebody check ((key_id is null) <> (staff_id is null))
);
create index operator_event_newest on operator_event (at);
create index operator_event_of_company on operator_event (company_id, at, id);

create trigger operator_event_is_history before delete or update on operator_event
	for each row execute function refuse_change();
create trigger operator_event_is_kept before TRUNCATE on operator_event
	for each statement execute function refuse_change();

-- The result; no row: the process ended before it responded.
create table operator_event_end (
	event_id uuid primary key,
	status integer not null,
	made text,
	at timestamptz(3) not null default now(),
	made_name text,
	constraint operator_event_end_event_fk foreign key (event_id) references operator_event (id)
);

create trigger operator_event_end_is_history before delete or update on operator_event_end
	for each row execute function refuse_change();
create trigger operator_event_end_is_kept before TRUNCATE on operator_event_end
	for each statement execute function refuse_change();

-- The changes of rows by an event, written by triggers in the same transaction. Secrets and buyers' personal data are
-- left out; long texts are truncated.
create table operator_change (
	id bigint primary key generated always as identity,
	event_id uuid not null,
	table_name text not null,
	company_id integer,
	row_key jsonb not null,
	before jsonb,
	after jsonb,
	names jsonb,
	constraint operator_change_event_fk foreign key (event_id) references operator_event (id)
);
create index operator_change_of_event on operator_change (event_id);

create trigger operator_change_is_history before delete or update on operator_change
	for each row execute function refuse_change();
create trigger operator_change_is_kept before TRUNCATE on operator_change
	for each statement execute function refuse_change();

-- Work to be done outside the database once the transaction that wrote the row is committed.
create table outbox (
	id bigint not null generated always as identity,
	company_id integer not null,
	topic text not null,
	dedupe_key text not null,
	payload jsonb not null,
	due_at timestamptz(3) not null default now(),
	tries integer not null default 0,
	done_at timestamptz(3),
	dead_at timestamptz(3),
	last_error text,
	constraint outbox_pk primary key (id, company_id),
	constraint outbox_dedupe unique (company_id, dedupe_key)
);
create index outbox_due on outbox (due_at) where done_at is null and dead_at is null;
-- For the deletion of announcements that were delivered long ago.
create index outbox_done on outbox (done_at) where done_at is not null;

-- A transaction that changed content of a company's pages. Written by triggers, so that no kind of change is missed.
-- Each transaction inserts its own row, so that none waits for another.
create table page_change (
	company_id integer not null,
	transaction bigint not null,
	at timestamptz(3) not null,
	constraint page_change_company_id_transaction_pk primary key (company_id, transaction)
);
create index page_change_at on page_change (at);
create index page_change_transaction on page_change (transaction);

-- A customer's sign-in on one device; a bearer token is valid only while its session is open.
create table customer_session (
	company_id integer not null,
	id uuid not null,
	customer_id uuid not null,
	device text not null,
	address_digest text not null,
	created_at timestamptz(3) not null default now(),
	seen_at timestamptz(3) not null default now(),
	expires_at timestamptz(3) not null,
	ended_at timestamptz(3),
	device_digest text not null default '',
	constraint customer_session_company_id_id_pk primary key (company_id, id),
	constraint customer_session_customer_fk foreign key (company_id, customer_id) references customer (company_id, id),
	constraint customer_session_device_short check (char_length(device) <= 50)
);
create index customer_session_of_customer on customer_session (company_id, customer_id, created_at);
create index customer_session_open_on_device on customer_session (company_id, device_digest)
	where ended_at is null and device_digest <> '';

create trigger customer_session_of_existing_customer before insert on customer_session
	for each row execute function refuse_row_of_deleted_customer();

-- The link that sets up an empty installation: one row at most.
create table setup_link (
	id integer primary key default 1,
	token_hash text not null,
	expires_at timestamptz(3) not null,
	used_at timestamptz(3),
	constraint setup_link_is_one check (id = 1)
);

-- An event that staff are notified of; stored once, and mailed together with others of the same minutes.
create table staff_notice (
	company_id integer not null,
	event text not null,
	reference text not null,
	noted_at timestamptz(3) not null default now(),
	batch bigint,
	constraint staff_notice_company_id_event_reference_pk primary key (company_id, event, reference),
	constraint staff_notice_company_fk foreign key (company_id) references company (id),
	constraint staff_notice_event_form check (event ~ '^[A-Z]+(_[A-Z]+)*$')
);
create index staff_notice_waiting on staff_notice (company_id) where batch is null;
create index staff_notice_of_batch on staff_notice (company_id, batch);
create index staff_notice_noted on staff_notice (noted_at);

-- The role of an account in a company.
create table staff_member (
	company_id integer not null,
	account_id uuid not null,
	role text not null,
	created_at timestamptz(3) not null default now(),
	label_size text not null default '100X150',
	constraint staff_member_pk primary key (company_id, account_id),
	constraint staff_member_account_fk foreign key (account_id) references staff_account (id),
	constraint staff_member_company_fk foreign key (company_id) references company (id),
	constraint staff_member_role_known check (role in ('owner', 'manager', 'warehouse', 'finance', 'content')),
	constraint staff_member_label_size_known check (label_size in ('100X150', '80MM', 'A4'))
);
create index staff_member_of_account on staff_member (account_id);

create trigger staff_member_operator_change after insert or delete or update on staff_member
	for each row when (current_setting('etalase.operator_event', true) <> '')
	execute function record_operator_change('account_id', '');

-- A kind of mail that a staff member has switched off.
create table staff_notice_off (
	company_id integer not null,
	account_id uuid not null,
	event text not null,
	constraint staff_notice_off_company_id_account_id_event_pk primary key (company_id, account_id, event),
	constraint staff_notice_off_member_fk foreign key (company_id, account_id) references staff_member (company_id, account_id) on delete cascade,
	constraint staff_notice_off_event_form check (event ~ '^[A-Z]+(_[A-Z]+)*$')
);

create trigger staff_notice_off_operator_change after insert or delete or update on staff_notice_off
	for each row when (current_setting('etalase.operator_event', true) <> '')
	execute function record_operator_change('account_id,event', '');

-- Recovery codes for signing in without the app; only a keyed digest is stored, and each is valid once.
create table staff_recovery_code (
	account_id uuid not null,
	digest text not null,
	used_at timestamptz(3),
	constraint staff_recovery_code_pk primary key (account_id, digest),
	constraint staff_recovery_code_account_fk foreign key (account_id) references staff_account (id)
);

-- A single-use token of an account: of a mailed link, or of a second factor challenge.
create table staff_link (
	id uuid primary key default gen_random_uuid(),
	account_id uuid not null,
	purpose text not null,
	created_at timestamptz(3) not null default now(),
	expires_at timestamptz(3) not null,
	used_at timestamptz(3),
	constraint staff_link_account_fk foreign key (account_id) references staff_account (id),
	constraint staff_link_purpose_known check (purpose in ('PASSWORD_RESET', 'SECOND_FACTOR'))
);

-- A mailed invitation to a company's staff; its token is a signature of the id.
create table staff_invitation (
	id uuid not null default gen_random_uuid(),
	company_id integer not null,
	email text not null,
	role text not null,
	created_at timestamptz(3) not null default now(),
	expires_at timestamptz(3) not null,
	accepted_at timestamptz(3),
	revoked_at timestamptz(3),
	constraint staff_invitation_pk primary key (id, company_id),
	constraint staff_invitation_company_fk foreign key (company_id) references company (id),
	constraint staff_invitation_role_known check (role in ('owner', 'manager', 'warehouse', 'finance', 'content'))
);
create unique index staff_invitation_open on staff_invitation (company_id, lower(email))
	where accepted_at is null and revoked_at is null;

create trigger staff_invitation_operator_change after insert or delete or update on staff_invitation
	for each row when (current_setting('etalase.operator_event', true) <> '')
	execute function record_operator_change('id', '');

-- A staff member's sign-in on one device; only a digest of its token is stored.
create table staff_session (
	id uuid primary key default gen_random_uuid(),
	account_id uuid not null,
	token_hash text not null,
	device text not null,
	address text not null,
	created_at timestamptz(3) not null default now(),
	seen_at timestamptz(3) not null default now(),
	expires_at timestamptz(3) not null,
	confirmed_at timestamptz(3),
	ended_at timestamptz(3),
	device_digest text not null default '',
	constraint staff_session_token_hash_unique unique (token_hash),
	constraint staff_session_account_fk foreign key (account_id) references staff_account (id),
	constraint staff_session_device_short check (char_length(device) <= 50),
	constraint staff_session_address_short check (char_length(address) <= 100)
);
create index staff_session_of_account on staff_session (account_id);

-- Number of files that a customer sent on a day (UTC); the CHECK enforces the quota.
create table upload_day (
	company_id integer not null,
	customer_id uuid not null,
	day date not null,
	files integer not null,
	constraint upload_day_company_id_customer_id_day_pk primary key (company_id, customer_id, day),
	constraint upload_day_customer_fk foreign key (company_id, customer_id) references customer (company_id, id) on delete cascade,
	constraint upload_day_bounded check (files between 0 and 60)
);

create trigger upload_day_of_existing_customer before insert on upload_day
	for each row execute function refuse_row_of_deleted_customer();

-- Bytes of uploads per day (UTC) and counter.
create table upload_volume (
	company_id integer not null,
	key text not null,
	day date not null,
	bytes bigint not null,
	constraint upload_volume_company_id_key_day_pk primary key (company_id, key, day),
	constraint upload_volume_company_id_company_id_fk foreign key (company_id) references company (id),
	constraint upload_volume_bytes_positive check (bytes >= 0)
);
