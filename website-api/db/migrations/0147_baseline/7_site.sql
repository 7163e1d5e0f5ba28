-- What a shop says beside its products: its home, pages, articles, banners; where its addresses lead.

-- A former slug of something that has an address of its own, with its present slug. Maintained by triggers of the tables
-- of ADDRESS_KINDS, so that no kind of change is missed.
create table former_address (
	company_id integer not null,
	kind text not null,
	slug text not null,
	present_slug text not null,
	changed_at timestamptz(3) not null default now(),
	constraint former_address_company_id_kind_slug_pk primary key (company_id, kind, slug),
	constraint former_address_company_id_company_id_fk foreign key (company_id) references company (id),
	constraint former_address_kind_known check (
		kind in ('product', 'category', 'information', 'banner', 'article', 'article_category')
	),
	constraint former_address_elsewhere check (slug <> present_slug)
);
create index former_address_of_present on former_address (company_id, kind, present_slug);

-- Former slugs of everything that has an address of its own, each with the present slug of what had it, however often
-- that has changed. The name of the table is the kind. What refers to a slug follows it.
create function keep_former_address() returns trigger language plpgsql as $$
BEGIN
	IF TG_OP = 'DELETE' THEN
		DELETE FROM former_address
			WHERE company_id = OLD.company_id AND kind = regexp_replace(TG_TABLE_NAME, '_\d{6,}$', '') AND present_slug = OLD.slug;
		RETURN NULL;
	END IF;
	DELETE FROM former_address
		WHERE company_id = NEW.company_id AND kind = regexp_replace(TG_TABLE_NAME, '_\d{6,}$', '') AND slug = NEW.slug;
	UPDATE former_address SET present_slug = NEW.slug
		WHERE company_id = NEW.company_id AND kind = regexp_replace(TG_TABLE_NAME, '_\d{6,}$', '') AND present_slug = OLD.slug;
	INSERT INTO former_address (company_id, kind, slug, present_slug)
		VALUES (NEW.company_id, regexp_replace(TG_TABLE_NAME, '_\d{6,}$', ''), OLD.slug, NEW.slug)
		ON CONFLICT (company_id, kind, slug)
			DO UPDATE SET present_slug = excluded.present_slug, changed_at = excluded.changed_at;
	RETURN NULL;
END
$$;

create trigger category_former_address after update of slug on category
	for each row when (old.slug <> new.slug) execute function keep_former_address();
create trigger category_no_address after delete on category for each row execute function keep_former_address();

create trigger product_former_address after update of slug on product
	for each row when (old.slug <> new.slug) execute function keep_former_address();
create trigger product_no_address after delete on product for each row execute function keep_former_address();

-- A redirect that staff wrote.
create table own_redirect (
	company_id integer not null,
	id bigint not null generated always as identity,
	path text not null,
	target text not null,
	created_at timestamptz(3) not null default now(),
	constraint own_redirect_company_id_id_pk primary key (company_id, id),
	constraint own_redirect_path_unique unique (company_id, path),
	constraint own_redirect_company_id_company_id_fk foreign key (company_id) references company (id),
	constraint own_redirect_path_form check (path ~ '^/[^/\\]' and length(path) <= 300),
	constraint own_redirect_target_form check (
		target ~ '^(/([^/\\]|$)|https://)'
		and length(target) <= 500
		and target <> path
	)
);

create trigger own_redirect_operator_change after insert or delete or update on own_redirect
	for each row when (current_setting('etalase.operator_event', true) <> '')
	execute function record_operator_change('path', '');

create table article_category (
	company_id integer not null,
	slug text not null,
	name jsonb not null,
	"position" integer not null default 0,
	constraint article_category_pk primary key (company_id, slug),
	constraint article_category_company_id_fkey foreign key (company_id) references company (id),
	constraint article_category_slug_form check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 100)
);

create trigger article_category_former_address after update of slug on article_category
	for each row when (old.slug <> new.slug) execute function keep_former_address();
create trigger article_category_no_address after delete on article_category
	for each row execute function keep_former_address();
create trigger article_category_operator_change after insert or delete or update on article_category
	for each row when (current_setting('etalase.operator_event', true) <> '')
	execute function record_operator_change('slug', '');
create trigger article_category_page_delete after delete on article_category referencing old table as changed
	for each statement execute function note_page_changes();
create trigger article_category_page_insert after insert on article_category referencing new table as changed
	for each statement execute function note_page_changes();
create trigger article_category_page_update after update on article_category referencing new table as changed
	for each statement execute function note_page_changes();

-- An article; withdrawn ones are kept, so that their pages respond with 410.
create table article (
	company_id integer not null,
	slug text not null,
	category_slug text not null,
	title jsonb not null,
	summary jsonb not null,
	html jsonb not null,
	author text not null,
	media_id text,
	alt jsonb,
	reading_minutes integer not null,
	published_at timestamptz(3) not null,
	withdrawn_at timestamptz(3),
	updated_at timestamptz(3) not null,
	constraint article_pk primary key (company_id, slug),
	constraint article_category_fk foreign key (company_id, category_slug) references article_category (company_id, slug) on update cascade,
	constraint article_company_id_fkey foreign key (company_id) references company (id),
	constraint article_media_fk foreign key (company_id, media_id) references media (company_id, id),
	constraint article_slug_form check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 100),
	constraint article_reading_minutes_positive check (reading_minutes >= 1)
);
create index article_newest on article (company_id, published_at desc, slug);

create trigger article_former_address after update of slug on article
	for each row when (old.slug <> new.slug) execute function keep_former_address();
create trigger article_no_address after delete on article for each row execute function keep_former_address();
create trigger article_operator_change after insert or delete or update on article
	for each row when (current_setting('etalase.operator_event', true) <> '')
	execute function record_operator_change('slug', '');
create trigger article_page_delete after delete on article referencing old table as changed
	for each statement execute function note_page_changes();
create trigger article_page_insert after insert on article referencing new table as changed
	for each statement execute function note_page_changes();
create trigger article_page_update after update on article referencing new table as changed
	for each statement execute function note_page_changes();
create trigger article_planned_page_change after insert or update on article
	for each row execute function note_planned_page_change('published_at');

-- Products linked by an article.
create table article_product (
	company_id integer not null,
	article_slug text not null,
	product_id bigint not null,
	"position" integer not null,
	constraint article_product_pk primary key (company_id, article_slug, product_id),
	constraint article_product_article_fk foreign key (company_id, article_slug) references article (company_id, slug) on update cascade,
	constraint article_product_product_fk foreign key (company_id, product_id) references product (company_id, id)
);

create trigger article_product_operator_change after insert or delete or update on article_product
	for each row when (current_setting('etalase.operator_event', true) <> '')
	execute function record_operator_change('article_slug,product_id', '');
create trigger article_product_page_delete after delete on article_product referencing old table as changed
	for each statement execute function note_page_changes();
create trigger article_product_page_insert after insert on article_product referencing new table as changed
	for each statement execute function note_page_changes();
create trigger article_product_page_update after update on article_product referencing new table as changed
	for each statement execute function note_page_changes();

-- A visitor's message to a company.
create table contact_message (
	company_id integer not null,
	id uuid not null,
	number text not null,
	name text not null,
	email text not null,
	phone text not null,
	topic text not null,
	order_number text not null,
	message text not null,
	locale text not null,
	received_at timestamptz(3) not null default now(),
	state text not null default 'OPEN',
	settled_at timestamptz(3),
	settled_by text,
	constraint contact_message_pk primary key (company_id, id),
	constraint contact_message_number unique (number, company_id),
	constraint contact_message_company_id_fkey foreign key (company_id) references company (id),
	constraint contact_message_state_known check (state in ('OPEN', 'ANSWERED', 'CLOSED')),
	constraint contact_message_settled_once check (
		(state = 'OPEN') = (settled_at is null)
				and (settled_at is null) = (settled_by is null)
	),
	constraint contact_message_topic_known check (topic in ('ORDER', 'PAYMENT', 'PRODUCT', 'PARTNERSHIP', 'OTHER')),
	constraint contact_message_phone_form check (phone ~ '^(\+[1-9][0-9]{5,14})?$')
);
create index contact_message_newest on contact_message (company_id, received_at desc, id);
create index contact_message_open on contact_message (company_id, received_at, id) where state = 'OPEN';

create trigger contact_message_operator_change after insert or delete or update on contact_message
	for each row when (current_setting('etalase.operator_event', true) <> '')
	execute function record_operator_change('number', 'name,email,phone,order_number,message');

-- The number of messages per sender address in the hour that starts with the first one.
create table contact_sender (
	company_id integer not null,
	email text not null,
	since timestamptz(3) not null default now(),
	sent integer not null default 1,
	constraint contact_sender_pk primary key (company_id, email),
	constraint contact_sender_company_id_fkey foreign key (company_id) references company (id),
	constraint contact_sender_within_limit check (sent between 1 and 5)
);

-- A content page: a page with a fixed key, whose text the company edits.
create table content_page (
	company_id integer not null,
	key text not null,
	title jsonb not null,
	summary jsonb not null,
	html jsonb not null,
	faq jsonb not null default '[]',
	updated_at timestamptz(3) not null default now(),
	needs_review boolean not null default false,
	constraint content_page_pk primary key (company_id, key),
	constraint content_page_company_id_fkey foreign key (company_id) references company (id),
	constraint content_page_key_form check (key ~ '^[a-z]+(-[a-z]+)*$')
);

create trigger content_page_operator_change after insert or delete or update on content_page
	for each row when (current_setting('etalase.operator_event', true) <> '')
	execute function record_operator_change('key', '');
create trigger content_page_page_delete after delete on content_page referencing old table as changed
	for each statement execute function note_page_changes();
create trigger content_page_page_insert after insert on content_page referencing new table as changed
	for each statement execute function note_page_changes();
create trigger content_page_page_update after update on content_page referencing new table as changed
	for each statement execute function note_page_changes();

-- An information page: a page with a slug of the company's choice. Withdrawn ones are kept, so that they respond with
-- 410.
create table information (
	company_id integer not null,
	slug text not null,
	title jsonb not null,
	summary jsonb not null,
	html jsonb not null,
	"position" integer not null default 0,
	published_at timestamptz(3) not null default now(),
	withdrawn_at timestamptz(3),
	updated_at timestamptz(3) not null default now(),
	needs_review boolean not null default false,
	constraint information_pk primary key (company_id, slug),
	constraint information_company_id_fkey foreign key (company_id) references company (id),
	constraint information_slug_form check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 100)
);

create trigger information_former_address after update of slug on information
	for each row when (old.slug <> new.slug) execute function keep_former_address();
create trigger information_no_address after delete on information for each row execute function keep_former_address();
create trigger information_operator_change after insert or delete or update on information
	for each row when (current_setting('etalase.operator_event', true) <> '')
	execute function record_operator_change('slug', '');
create trigger information_page_delete after delete on information referencing old table as changed
	for each statement execute function note_page_changes();
create trigger information_page_insert after insert on information referencing new table as changed
	for each statement execute function note_page_changes();
create trigger information_page_update after update on information referencing new table as changed
	for each statement execute function note_page_changes();
create trigger information_planned_page_change after insert or update on information
	for each row execute function note_planned_page_change('published_at');

create table banner (
	company_id integer not null,
	slug text not null,
	title jsonb not null,
	subtitle jsonb not null,
	target text not null,
	wide_media_id text not null,
	tall_media_id text not null,
	"position" integer not null default 0,
	active boolean not null default true,
	html jsonb not null default '{"id":"","en":""}',
	updated_at timestamptz(3) not null default now(),
	starts_at timestamptz(3),
	ends_at timestamptz(3),
	constraint banner_company_id_slug_pk primary key (company_id, slug),
	constraint banner_company_id_company_id_fk foreign key (company_id) references company (id),
	constraint banner_tall_media_fk foreign key (company_id, tall_media_id) references media (company_id, id),
	constraint banner_wide_media_fk foreign key (company_id, wide_media_id) references media (company_id, id),
	constraint banner_ends_after_start check (ends_at > starts_at)
);

create trigger banner_former_address after update of slug on banner
	for each row when (old.slug <> new.slug) execute function keep_former_address();
create trigger banner_no_address after delete on banner for each row execute function keep_former_address();
create trigger banner_operator_change after insert or delete or update on banner
	for each row when (current_setting('etalase.operator_event', true) <> '')
	execute function record_operator_change('slug', '');
create trigger banner_page_delete after delete on banner referencing old table as changed
	for each statement execute function note_page_changes();
create trigger banner_page_insert after insert on banner referencing new table as changed
	for each statement execute function note_page_changes();
create trigger banner_page_update after update on banner referencing new table as changed
	for each statement execute function note_page_changes();
create trigger banner_planned_page_change after insert or update on banner
	for each row execute function note_planned_page_change('starts_at', 'ends_at');

-- Products on a banner's page.
create table banner_product (
	company_id integer not null,
	banner_slug text not null,
	product_id bigint not null,
	"position" integer not null,
	constraint banner_product_pk primary key (company_id, banner_slug, product_id),
	constraint banner_product_banner_fk foreign key (company_id, banner_slug) references banner (company_id, slug) on update cascade,
	constraint banner_product_product_fk foreign key (company_id, product_id) references product (company_id, id)
);

create trigger banner_product_operator_change after insert or delete or update on banner_product
	for each row when (current_setting('etalase.operator_event', true) <> '')
	execute function record_operator_change('banner_slug,product_id', '');
create trigger banner_product_page_delete after delete on banner_product referencing old table as changed
	for each statement execute function note_page_changes();
create trigger banner_product_page_insert after insert on banner_product referencing new table as changed
	for each statement execute function note_page_changes();
create trigger banner_product_page_update after update on banner_product referencing new table as changed
	for each statement execute function note_page_changes();

-- Saved versions of a home page: rows are added, never changed. The last one is the draft.
create table home_version (
	company_id integer not null,
	number integer not null,
	sections jsonb not null,
	author text not null,
	at timestamptz(3) not null default now(),
	constraint home_version_company_id_number_pk primary key (company_id, number),
	constraint home_version_company_id_company_id_fk foreign key (company_id) references company (id),
	constraint home_version_number_positive check (number >= 1),
	constraint home_version_is_list check (jsonb_typeof(sections) = 'array')
);

create trigger home_version_is_history before delete or update on home_version
	for each row execute function refuse_change();
create trigger home_version_operator_change after insert or delete or update on home_version
	for each row when (current_setting('etalase.operator_event', true) <> '')
	execute function record_operator_change('number', '');

-- Publications of versions; the last row of a company determines what shoppers see.
create table home_publication (
	company_id integer not null,
	id bigint not null generated always as identity,
	number integer,
	at timestamptz(3) not null default now(),
	constraint home_publication_company_id_id_pk primary key (company_id, id),
	constraint home_publication_company_id_company_id_fk foreign key (company_id) references company (id),
	constraint home_publication_version_fk foreign key (company_id, number) references home_version (company_id, number)
);

-- Storefronts are told of what is published, and of every moment ahead at which a section begins or ends.
create function note_planned_home_changes() returns trigger language plpgsql as $$
DECLARE
	"moments" timestamptz[] := ARRAY(
		SELECT DISTINCT "moment"
		FROM "home_version", jsonb_array_elements("sections") AS "section",
			LATERAL (VALUES (("section" ->> 'FROM')::timestamptz(3)), (("section" ->> 'UNTIL')::timestamptz(3))) AS "planned" ("moment")
		WHERE "home_version"."company_id" = NEW."company_id" AND "home_version"."number" = NEW."number" AND "moment" > now());
BEGIN
	INSERT INTO "page_change" ("company_id", "transaction", "at")
	SELECT NEW."company_id", -floor(extract(epoch FROM "moment") * 1000)::bigint, "moment" FROM unnest("moments") AS "moment"
	ON CONFLICT DO NOTHING;
	RETURN NULL;
END $$;

create trigger home_publication_is_history before delete or update on home_publication
	for each row execute function refuse_change();
create trigger home_publication_operator_change after insert or delete or update on home_publication
	for each row when (current_setting('etalase.operator_event', true) <> '')
	execute function record_operator_change('id', '');
create trigger home_publication_page_insert after insert on home_publication referencing new table as changed
	for each statement execute function note_page_changes();
create trigger home_publication_planned_page_change after insert on home_publication
	for each row execute function note_planned_home_changes();

-- Pictures of a version, so that none is deleted that an earlier version needs.
create table home_picture (
	company_id integer not null,
	number integer not null,
	media_id text not null,
	constraint home_picture_company_id_media_id_number_pk primary key (company_id, media_id, number),
	constraint home_picture_media_fk foreign key (company_id, media_id) references media (company_id, id),
	constraint home_picture_version_fk foreign key (company_id, number) references home_version (company_id, number)
);

create table footer_menu (
	company_id integer not null,
	"position" integer not null,
	title jsonb not null,
	links jsonb not null,
	constraint footer_menu_company_id_position_pk primary key (company_id, "position"),
	constraint footer_menu_company_id_company_id_fk foreign key (company_id) references company (id)
);

create trigger footer_menu_operator_change after insert or delete or update on footer_menu
	for each row when (current_setting('etalase.operator_event', true) <> '')
	execute function record_operator_change('position', '');
create trigger footer_menu_page_delete after delete on footer_menu referencing old table as changed
	for each statement execute function note_page_changes();
create trigger footer_menu_page_insert after insert on footer_menu referencing new table as changed
	for each statement execute function note_page_changes();
create trigger footer_menu_page_update after update on footer_menu referencing new table as changed
	for each statement execute function note_page_changes();

-- At most one popup per company; no row: none.
create table popup_banner (
	company_id integer primary key,
	active boolean not null default false,
	target text,
	alt jsonb not null default '{"id":"","en":""}',
	media_id text,
	starts_at timestamptz(3),
	ends_at timestamptz(3),
	on_all_pages boolean not null default false,
	constraint popup_banner_company_id_company_id_fk foreign key (company_id) references company (id),
	constraint popup_banner_media_fk foreign key (company_id, media_id) references media (company_id, id),
	constraint popup_banner_active_has_picture check (not active or (media_id is not null and target is not null)),
	constraint popup_banner_ends_after_start check (ends_at > starts_at)
);

create trigger popup_banner_operator_change after insert or delete or update on popup_banner
	for each row when (current_setting('etalase.operator_event', true) <> '')
	execute function record_operator_change('company_id', '');
create trigger popup_banner_page_delete after delete on popup_banner referencing old table as changed
	for each statement execute function note_page_changes();
create trigger popup_banner_page_insert after insert on popup_banner referencing new table as changed
	for each statement execute function note_page_changes();
create trigger popup_banner_page_update after update on popup_banner referencing new table as changed
	for each statement execute function note_page_changes();
create trigger popup_banner_planned_page_change after insert or update on popup_banner
	for each row execute function note_planned_page_change('starts_at', 'ends_at');
