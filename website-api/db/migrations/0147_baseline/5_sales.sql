-- Orders from the cart to the return: their status changes, payments, corrections, refunds and bank statements.

-- The lines of a customer's cart.
create table customer_cart (
	company_id integer not null,
	customer_id uuid not null,
	variant_id bigint not null,
	quantity integer not null,
	"position" integer not null,
	constraint customer_cart_company_id_customer_id_variant_id_pk primary key (company_id, customer_id, variant_id),
	constraint customer_cart_customer_fk foreign key (company_id, customer_id) references customer (company_id, id),
	constraint customer_cart_variant_fk foreign key (company_id, variant_id) references variant (company_id, id) on delete cascade,
	constraint customer_cart_quantity_range check (quantity between 1 and 1000000)
);

create trigger customer_cart_of_existing_customer before insert on customer_cart
	for each row execute function refuse_row_of_deleted_customer();

-- One version of a cart, claimed by at most one order.
create table ordered_cart (
	company_id integer not null,
	cart_token text not null,
	cart_version integer not null,
	constraint ordered_cart_company_id_cart_token_cart_version_pk primary key (company_id, cart_token, cart_version),
	constraint ordered_cart_company_id_company_id_fk foreign key (company_id) references company (id)
);

-- A status and its version move together.
create function guard_order_version() returns trigger language plpgsql as $$
BEGIN
	IF NEW.version <> OLD.version + (CASE WHEN NEW.status = OLD.status THEN 0 ELSE 1 END) THEN
		RAISE EXCEPTION 'the version of an order counts its status changes'
			USING ERRCODE = 'check_violation';
	END IF;
	RETURN NEW;
END
$$;

-- Every move is written down with who made it, as the transaction says in the settings etalase.actor, etalase.staff and
-- etalase.operator_key. order_event's foreign key to transition_actor then refuses what is not allowed, so no code path
-- can make an illegal change.
create function record_order_event() returns trigger language plpgsql as $$
BEGIN
	IF TG_OP = 'INSERT' OR NEW.status <> OLD.status THEN
		INSERT INTO order_event (company_id, order_id, version, from_status, to_status, actor, operator_key_id, staff_id)
			VALUES (NEW.company_id, NEW.id, NEW.version, CASE WHEN TG_OP = 'UPDATE' THEN OLD.status END,
				NEW.status, NEW.moved_by, NULLIF(current_setting('etalase.operator_key', true), '')::uuid,
				NULLIF(current_setting('etalase.staff', true), '')::uuid);
	END IF;
	RETURN NULL;
END
$$;

-- Whoever completes an order, an open return holds it.
create function hold_completion() returns trigger language plpgsql as $$
BEGIN
	IF NEW.status = 'COMPLETED' AND OLD.status <> 'COMPLETED' AND EXISTS (
		SELECT 1 FROM returns
		WHERE company_id = NEW.company_id AND order_id = NEW.id
			AND status IN ('REQUESTED', 'APPROVED', 'SENT_BACK', 'RECEIVED')
	) THEN
		RAISE EXCEPTION 'an open return holds the completion' USING ERRCODE = 'check_violation', CONSTRAINT = 'orders_no_open_return', HINT = 'constraint: orders_no_open_return';
	END IF;
	RETURN NEW;
END
$$;

-- An order of a guest belongs to the account that has confirmed the order's email, whichever comes first; the account's
-- row is locked, so that an order and a confirmation at the same time see each other.
create function give_order_to_confirmed_email() returns trigger language plpgsql as $$
BEGIN
	SELECT CASE WHEN "customer"."email_confirmed_at" IS NOT NULL THEN "customer"."id" END INTO NEW."customer_id"
	FROM "customer"
	WHERE "customer"."company_id" = NEW."company_id" AND lower("customer"."email") = lower(NEW."customer_email")
		AND "customer"."deleted_at" IS NULL
	FOR SHARE;
	RETURN NEW;
END
$$;

-- An order. Its status changes only by transition.queries.ts: the database rejects a change that is not in
-- allowed_transition, and a trigger writes the history (order_event).
create table orders (
	company_id integer not null,
	id uuid not null,
	number text not null,
	customer_id uuid,
	status text not null default 'PENDING',
	version integer not null default 0,
	moved_by text not null default 'customer',
	due_at timestamptz(3),
	cart_token text not null,
	cart_version integer not null,
	customer_name text not null,
	customer_phone text not null,
	customer_email text not null,
	address jsonb,
	vendor_code text not null,
	vendor_method text not null,
	vendor_name text not null,
	vendor_method_name text not null,
	vendor_method_group text not null,
	vendor_method_image_url text not null,
	weight_grams integer not null,
	tracking_number text,
	sub_total bigint not null,
	shipping_price bigint not null,
	unique_code integer not null,
	total bigint not null,
	paid bigint not null default 0,
	refunded bigint not null default 0,
	payment_method text not null,
	bank jsonb,
	note text not null default '',
	locale text not null default 'id',
	placed_at timestamptz(3) not null default now(),
	delivered_at timestamptz(3),
	agent_code text,
	affiliate_code text,
	qris text,
	product_discount bigint not null default 0,
	tier_discount bigint not null default 0,
	shipping_discount bigint not null default 0,
	coins_spent bigint not null default 0,
	coins_returned bigint not null default 0,
	wallet_paid bigint not null default 0,
	dropship_name text,
	dropship_phone text,
	pickup_place jsonb,
	waived bigint not null default 0,
	not_arrived_at timestamptz(3),
	constraint orders_company_id_id_pk primary key (company_id, id),
	constraint orders_cart unique (company_id, cart_token, cart_version),
	constraint orders_number unique (number, company_id),
	constraint orders_cart_fk foreign key (company_id, cart_token, cart_version) references ordered_cart (company_id, cart_token, cart_version),
	constraint orders_customer_fk foreign key (company_id, customer_id) references customer (company_id, id),
	constraint orders_dropship_whole check ((dropship_name is null) = (dropship_phone is null)),
	constraint orders_affiliate_code_form check (affiliate_code ~ '^[A-Za-z0-9_.-]{1,40}$'),
	constraint orders_total_adds_up check (
		total >= 0
		and total = sub_total - product_discount - tier_discount - coins_spent + shipping_price - shipping_discount + unique_code
	),
	constraint orders_discounts_within check (
		product_discount >= 0
		and tier_discount >= 0
		and shipping_discount between 0 and shipping_price
		and product_discount + tier_discount + coins_spent <= sub_total
	),
	constraint orders_coins_within_half check (
		coins_spent >= 0
		and coins_spent * 2 <= sub_total
		and coins_returned between 0 and coins_spent
	),
	constraint orders_wallet_within_total check (wallet_paid between 0 and total),
	constraint orders_balances_of_customer check (customer_id is not null or (coins_spent = 0 and wallet_paid = 0)),
	constraint orders_amounts_positive check (sub_total >= 0 and shipping_price >= 0),
	constraint orders_unique_code_range check (unique_code between 0 and 999),
	constraint orders_refund_within_paid check (0 <= refunded and refunded <= paid),
	constraint orders_qris_form check (qris ~ '^000201[ -~]+$' and length(qris) <= 512),
	constraint orders_payment_named check (payment_method = 'QRIS' or qris is null),
	constraint orders_pickup_place_of_pickup check (pickup_place is null or vendor_code = 'SELF_PICKUP'),
	constraint orders_paid_within_total check (waived >= 0 and paid + waived <= total),
	constraint orders_shipping_tracked check (
		status <> 'SHIPPING'
		or tracking_number is not null
		or vendor_code = 'SELF_PICKUP'
	)
);
create unique index orders_open_total on orders (company_id, (total - wallet_paid))
	where status = 'PENDING' and unique_code > 0;
create index orders_by_amount on orders (company_id, (total - wallet_paid), placed_at) where unique_code > 0;
create index orders_due on orders (due_at) where due_at is not null;
-- For the figures of open orders of the whole installation, by state.
create index orders_open on orders (status, total) where status not in ('COMPLETED', 'CANCEL', 'EXPIRED');
create index orders_all_refunded on orders (company_id, status) where paid > 0 and refunded >= paid;
create index orders_list on orders (company_id, status, placed_at);
create index orders_by_agent on orders (company_id, agent_code, placed_at) where agent_code is not null;
create index orders_by_customer on orders (company_id, customer_id, placed_at) where customer_id is not null;
create index orders_newest on orders (company_id, placed_at, id);
create index orders_by_name on orders using gin (to_tsvector('simple'::regconfig, customer_name));
create index orders_by_phone on orders (company_id, customer_phone);
create index orders_of_guest_by_email on orders (company_id, lower(customer_email)) where customer_id is null;

-- A table file in a lower area cannot name a table of a higher one: this key exists in the database only.
alter table account add constraint account_order_fk foreign key (company_id, order_id) references orders (company_id, id);

-- As account_order_fk.
alter table transfer add constraint transfer_order_fk foreign key (company_id, order_id) references orders (company_id, id);

-- The same for orders that came before the confirmation.
create function give_orders_of_confirmed_email() returns trigger language plpgsql as $$
BEGIN
	UPDATE "orders" SET "customer_id" = NEW."id"
	WHERE "orders"."company_id" = NEW."company_id" AND "orders"."customer_id" IS NULL
		AND lower("orders"."customer_email") = lower(NEW."email");
	RETURN NULL;
END
$$;

create trigger customer_confirmed_insert after insert on customer
	for each row when ((new.email_confirmed_at is not null) and (new.deleted_at is null))
	execute function give_orders_of_confirmed_email();
create trigger customer_confirmed_update after update of email, email_confirmed_at on customer
	for each row when ((new.email_confirmed_at is not null) and (new.deleted_at is null) and ((old.email_confirmed_at is null) or (lower(old.email) <> lower(new.email))))
	execute function give_orders_of_confirmed_email();

create trigger orders_completion_held before update on orders for each row execute function hold_completion();
create trigger orders_history after insert or update on orders for each row execute function record_order_event();
create trigger orders_of_existing_customer before insert or update of customer_id on orders
	for each row execute function refuse_row_of_deleted_customer();
create trigger orders_operator_change after insert or delete or update on orders
	for each row when (current_setting('etalase.operator_event', true) <> '')
	execute function record_operator_change('number', 'customer_name,customer_phone,customer_email,address,note,dropship_name,dropship_phone,bank,qris,cart_token');
create trigger orders_to_confirmed_email before insert on orders
	for each row when (new.customer_id is null) execute function give_order_to_confirmed_email();
create trigger orders_version_guard before update on orders for each row execute function guard_order_version();

-- A reduction of an order's quantities, proposed by the shop and answered by the customer or by timeout.
create table order_change (
	company_id integer not null,
	order_id uuid not null,
	version integer not null,
	status text not null default 'PROPOSED',
	reason text not null,
	refund bigint not null,
	proposed_at timestamptz(3) not null default now(),
	answered_at timestamptz(3),
	constraint order_change_company_id_order_id_version_pk primary key (company_id, order_id, version),
	constraint order_change_order_fk foreign key (company_id, order_id) references orders (company_id, id),
	constraint order_change_status_known check (status in ('PROPOSED', 'ACCEPTED', 'REFUSED')),
	constraint order_change_refund_positive check (refund >= 0),
	constraint order_change_answered check ((status = 'PROPOSED') = (answered_at is null))
);
create unique index order_change_one_open on order_change (company_id, order_id) where status = 'PROPOSED';

create trigger order_change_operator_change after insert or delete or update on order_change
	for each row when (current_setting('etalase.operator_event', true) <> '')
	execute function record_operator_change('order_id', '');

-- Lines of orders, with names and prices at the time of the order.
create table order_line (
	company_id integer not null,
	order_id uuid not null,
	"position" integer not null,
	variant_id bigint not null,
	product_slug text not null,
	product_name text not null,
	variant_label text not null,
	variant_sku text not null,
	image_id text,
	is_digital boolean not null,
	quantity integer not null,
	price bigint not null,
	sub_total bigint not null,
	removed integer not null default 0,
	returned integer not null default 0,
	downloads integer not null default 0,
	discount bigint not null default 0,
	coins bigint not null default 0,
	flash_item_id bigint,
	price_before bigint,
	constraint order_line_company_id_order_id_position_pk primary key (company_id, order_id, "position"),
	constraint order_line_flash_item_fk foreign key (company_id, flash_item_id) references flash_item (company_id, id),
	constraint order_line_order_fk foreign key (company_id, order_id) references orders (company_id, id),
	constraint order_line_stock_fk foreign key (company_id, variant_id) references stock (company_id, variant_id),
	constraint order_line_price_before_higher check (price_before > price),
	constraint order_line_quantity_positive check (quantity >= 1),
	constraint order_line_units_left check (removed >= 0 and returned >= 0 and removed + returned <= quantity),
	constraint order_line_downloads_bounded check (downloads between 0 and 5 * quantity),
	constraint order_line_adds_up check (price >= 0 and sub_total = price * quantity),
	constraint order_line_discount_within check (coins >= 0 and coins <= discount and discount <= sub_total)
);
create index order_line_of_variant on order_line (company_id, variant_id);

-- As account_order_fk.
alter table review add constraint review_line_fk foreign key (company_id, order_id, line_position) references order_line (company_id, order_id, "position");

create table order_change_line (
	company_id integer not null,
	order_id uuid not null,
	version integer not null,
	"position" integer not null,
	quantity_before integer not null,
	quantity_after integer not null,
	refund bigint not null default 0,
	constraint order_change_line_company_id_order_id_version_position_pk primary key (company_id, order_id, version, "position"),
	constraint order_change_line_change_fk foreign key (company_id, order_id, version) references order_change (company_id, order_id, version),
	constraint order_change_line_line_fk foreign key (company_id, order_id, "position") references order_line (company_id, order_id, "position"),
	constraint order_change_line_refund_positive check (refund >= 0),
	constraint order_change_line_takes_away check (0 <= quantity_after and quantity_after < quantity_before)
);

-- The file of a digital product; its bytes are in the storage under storage_id.
create table product_file (
	company_id integer not null,
	product_id bigint not null,
	file_name text not null,
	content_type text not null,
	size_bytes integer not null,
	storage_id text not null,
	constraint product_file_company_id_product_id_pk primary key (company_id, product_id),
	constraint product_file_product_fk foreign key (company_id, product_id) references product (company_id, id) on delete cascade,
	constraint product_file_size check (size_bytes >= 1),
	constraint product_file_storage_form check (storage_id ~ '^[a-z0-9]{8,64}$')
);

create trigger product_file_operator_change after insert or delete or update on product_file
	for each row when (current_setting('etalase.operator_event', true) <> '')
	execute function record_operator_change('product_id', '');

-- What was corrected in an order, by staff or by its buyer; deleted only with the customer's data.
create table order_correction (
	company_id integer not null,
	order_id uuid not null,
	id bigint not null generated always as identity,
	field text not null,
	before text not null,
	after text not null,
	reason text not null,
	made_by text,
	at timestamptz(3) not null default now(),
	constraint order_correction_company_id_order_id_id_pk primary key (company_id, order_id, id),
	constraint order_correction_order_fk foreign key (company_id, order_id) references orders (company_id, id),
	constraint order_correction_field_known check (
		field in ('STATUS', 'TRACKING_NUMBER', 'COURIER', 'RECIPIENT', 'PHONE', 'ADDRESS', 'NOTE')
	)
);

create trigger order_correction_operator_change after insert on order_correction
	for each row when (current_setting('etalase.operator_event', true) <> '')
	execute function record_operator_change('order_id,id', 'before,after');

-- Reason for a cancellation by staff.
create table order_cancellation (
	company_id integer not null,
	order_id uuid not null,
	reason text not null,
	note text not null default '',
	made_by text not null,
	constraint order_cancellation_company_id_order_id_pk primary key (company_id, order_id),
	constraint order_cancellation_order_fk foreign key (company_id, order_id) references orders (company_id, id),
	constraint order_cancellation_reason_known check (
		reason in ('OUT_OF_STOCK', 'BUYER_ASKED', 'NOT_PAID', 'ADDRESS', 'PRICE', 'OTHER')
	),
	constraint order_cancellation_note_length check (length(note) <= 500)
);

create trigger order_cancellation_is_kept before TRUNCATE on order_cancellation
	for each statement execute function refuse_change();
create trigger order_cancellation_operator_change after insert or delete or update on order_cancellation
	for each row when (current_setting('etalase.operator_event', true) <> '')
	execute function record_operator_change('order_id', 'note');

-- The fifteen allowed transitions, of which two are steps back; filled by migrations and referenced by the status
-- history.
create table allowed_transition (
	from_status text not null,
	to_status text not null,
	constraint allowed_transition_from_status_to_status_pk primary key (from_status, to_status),
	constraint allowed_transition_moves check (from_status <> to_status)
);

insert into allowed_transition (from_status, to_status) values
	('PENDING', 'PAYMENT_CONFIRMED'),
	('PENDING', 'EXPIRED'),
	('PENDING', 'CANCEL'),
	('PAYMENT_CONFIRMED', 'PROCESSING'),
	('PAYMENT_CONFIRMED', 'CANCEL'),
	('PROCESSING', 'SHIPPING'),
	('PROCESSING', 'DELIVERED'),
	('PROCESSING', 'CHANGE_PROCESSING'),
	('PROCESSING', 'CANCEL'),
	('CHANGE_PROCESSING', 'PROCESSING'),
	('CHANGE_PROCESSING', 'CANCEL'),
	('SHIPPING', 'DELIVERED'),
	('DELIVERED', 'COMPLETED'),
	-- Steps back where nothing irreversible has happened: packed, or marked as sent, by mistake.
	('PROCESSING', 'PAYMENT_CONFIRMED'),
	('SHIPPING', 'PROCESSING');

-- Actors allowed to make each transition.
create table transition_actor (
	from_status text not null,
	to_status text not null,
	actor text not null,
	constraint transition_actor_from_status_to_status_actor_pk primary key (from_status, to_status, actor),
	constraint transition_actor_allowed_fk foreign key (from_status, to_status) references allowed_transition (from_status, to_status)
);

insert into transition_actor (from_status, to_status, actor) values
	('PENDING', 'PAYMENT_CONFIRMED', 'staff'),
	('PENDING', 'PAYMENT_CONFIRMED', 'payment'),
	('PENDING', 'EXPIRED', 'timer'),
	('PENDING', 'CANCEL', 'customer'),
	('PENDING', 'CANCEL', 'staff'),
	('PAYMENT_CONFIRMED', 'PROCESSING', 'staff'),
	('PAYMENT_CONFIRMED', 'PROCESSING', 'system'),
	('PAYMENT_CONFIRMED', 'CANCEL', 'customer'),
	('PAYMENT_CONFIRMED', 'CANCEL', 'staff'),
	('PROCESSING', 'SHIPPING', 'staff'),
	('PROCESSING', 'DELIVERED', 'system'),
	('PROCESSING', 'CHANGE_PROCESSING', 'staff'),
	('PROCESSING', 'CANCEL', 'staff'),
	('CHANGE_PROCESSING', 'PROCESSING', 'customer'),
	('CHANGE_PROCESSING', 'CANCEL', 'customer'),
	('CHANGE_PROCESSING', 'CANCEL', 'timer'),
	('SHIPPING', 'DELIVERED', 'courier'),
	('SHIPPING', 'DELIVERED', 'staff'),
	('SHIPPING', 'DELIVERED', 'customer'),
	('DELIVERED', 'COMPLETED', 'customer'),
	('DELIVERED', 'COMPLETED', 'staff'),
	('DELIVERED', 'COMPLETED', 'timer'),
	('PROCESSING', 'PAYMENT_CONFIRMED', 'staff'),
	('SHIPPING', 'PROCESSING', 'staff'),
	-- A parcel that nobody reported counts as delivered some time after its courier's estimate.
	('SHIPPING', 'DELIVERED', 'timer');

-- The status history, written by a trigger on orders; only actors of transition_actor can be stored.
create table order_event (
	company_id integer not null,
	order_id uuid not null,
	version integer not null,
	from_status text,
	to_status text not null,
	actor text not null,
	at timestamptz(3) not null default now(),
	operator_key_id uuid,
	staff_id uuid,
	constraint order_event_company_id_order_id_version_pk primary key (company_id, order_id, version),
	constraint order_event_allowed_fk foreign key (from_status, to_status, actor) references transition_actor (from_status, to_status, actor),
	constraint order_event_operator_key_fk foreign key (operator_key_id) references operator_key (id),
	constraint order_event_order_fk foreign key (company_id, order_id) references orders (company_id, id),
	constraint order_event_staff_fk foreign key (staff_id) references staff_account (id),
	constraint order_event_begins_pending check (
		(from_status is null) = (version = 0)
		and (from_status is not null or to_status = 'PENDING')
	)
);

create trigger order_event_is_history before delete or update on order_event
	for each row execute function refuse_change();

-- Staff notes about an order; never changed, and deleted only with the customer's data.
create table order_note (
	company_id integer not null,
	order_id uuid not null,
	id bigint not null generated always as identity,
	text text not null,
	made_by text not null,
	at timestamptz(3) not null default now(),
	constraint order_note_company_id_order_id_id_pk primary key (company_id, order_id, id),
	constraint order_note_order_fk foreign key (company_id, order_id) references orders (company_id, id),
	constraint order_note_length check (length(text) between 1 and 1000)
);

create trigger order_note_is_history before update on order_note for each row execute function refuse_change();
create trigger order_note_is_kept before TRUNCATE on order_note for each statement execute function refuse_change();
-- What staff wrote may tell something about the buyer: the log keeps that it was written, not the words.
create trigger order_note_operator_change after insert or delete or update on order_note
	for each row when (current_setting('etalase.operator_event', true) <> '')
	execute function record_operator_change('order_id,id', 'text');

-- A named filter of the order list, saved by a staff member.
create table order_view (
	company_id integer not null,
	account_id uuid not null,
	id uuid not null default gen_random_uuid(),
	name text not null,
	tab text not null,
	search text not null,
	created_at timestamptz(3) not null default now(),
	constraint order_view_company_id_account_id_id_pk primary key (company_id, account_id, id),
	constraint order_view_name unique (company_id, account_id, name),
	constraint order_view_member_fk foreign key (company_id, account_id) references staff_member (company_id, account_id) on delete cascade
);

create trigger order_view_operator_change after insert or delete or update on order_view
	for each row when (current_setting('etalase.operator_event', true) <> '')
	execute function record_operator_change('account_id,name', '');

-- A guest's unpaid order with the properties it is counted by; deleted once it is paid or has ended.
create table guest_open_order (
	company_id integer not null,
	order_id uuid not null,
	phone text not null,
	email text not null,
	network text not null,
	constraint guest_open_order_company_id_order_id_pk primary key (company_id, order_id),
	constraint guest_open_order_order_fk foreign key (company_id, order_id) references orders (company_id, id)
);
create index guest_open_order_by_phone on guest_open_order (company_id, phone);
create index guest_open_order_by_email on guest_open_order (company_id, email);
create index guest_open_order_by_network on guest_open_order (company_id, network);

-- A customer's unpaid orders. Each takes one of five slots, which prevents hoarding of stock.
create table open_order (
	company_id integer not null,
	customer_id uuid not null,
	place integer not null,
	order_id uuid not null,
	constraint open_order_company_id_customer_id_place_pk primary key (company_id, customer_id, place),
	constraint open_order_once unique (company_id, order_id),
	constraint open_order_order_fk foreign key (company_id, order_id) references orders (company_id, id),
	constraint open_order_place_range check (place between 1 and 5)
);

-- A partial refund by staff, for which the buyer keeps the items; never changed.
create table order_refund (
	company_id integer not null,
	order_id uuid not null,
	id uuid not null,
	amount bigint not null,
	reason text not null,
	made_by text not null,
	at timestamptz(3) not null default now(),
	constraint order_refund_company_id_order_id_id_pk primary key (company_id, order_id, id),
	constraint order_refund_order_fk foreign key (company_id, order_id) references orders (company_id, id),
	constraint order_refund_amount_positive check (amount >= 1),
	constraint order_refund_reason_known check (reason in ('DAMAGED', 'MISSING', 'LATE', 'PRICE', 'OTHER'))
);

create trigger order_refund_is_history before delete or update on order_refund
	for each row execute function refuse_change();
create trigger order_refund_is_kept before TRUNCATE on order_refund for each statement execute function refuse_change();
create trigger order_refund_operator_change after insert or delete or update on order_refund
	for each row when (current_setting('etalase.operator_event', true) <> '')
	execute function record_operator_change('order_id,id', '');

-- As refuse_row_of_deleted_customer, for rows that name the buyer by an order.
create function refuse_row_of_deleted_buyer() returns trigger language plpgsql as $$
DECLARE "buyer" uuid;
BEGIN
	SELECT "orders"."customer_id" INTO "buyer" FROM "orders"
	WHERE "orders"."company_id" = NEW."company_id" AND "orders"."id" = NEW."order_id";
	IF "buyer" IS NOT NULL THEN
		PERFORM "require_customer"(NEW."company_id", "buyer");
	END IF;
	RETURN NEW;
END
$$;

-- Payment confirmations by shoppers, to be checked by staff.
create table payment_confirmation (
	company_id integer not null,
	id uuid not null,
	order_id uuid not null,
	bank_code text not null,
	sender_bank text not null,
	sender_name text not null,
	amount bigint not null,
	paid_on date not null,
	note text not null default '',
	proof_id uuid not null,
	status text not null default 'WAITING',
	at timestamptz(3) not null default now(),
	constraint payment_confirmation_company_id_id_pk primary key (company_id, id),
	constraint payment_confirmation_order_fk foreign key (company_id, order_id) references orders (company_id, id),
	constraint payment_confirmation_proof_fk foreign key (company_id, proof_id) references upload (company_id, id),
	constraint payment_confirmation_status_known check (status in ('WAITING', 'ACCEPTED', 'REJECTED'))
);
create unique index payment_confirmation_one_waiting on payment_confirmation (company_id, order_id)
	where status = 'WAITING';
create index payment_confirmation_of_order on payment_confirmation (company_id, order_id, at);

create trigger payment_confirmation_of_existing_buyer before insert on payment_confirmation
	for each row execute function refuse_row_of_deleted_buyer();
create trigger payment_confirmation_operator_change after insert or delete or update on payment_confirmation
	for each row when (current_setting('etalase.operator_event', true) <> '')
	execute function record_operator_change('id', 'sender_bank,sender_name,note');

create trigger review_of_existing_buyer before insert on review
	for each row execute function refuse_row_of_deleted_buyer();

-- Received payments, one per reference of the bank or provider.
create table payment (
	company_id integer not null,
	id uuid not null,
	order_id uuid not null,
	provider text not null,
	reference text not null,
	amount bigint not null,
	outcome text not null,
	at timestamptz(3) not null default now(),
	constraint payment_company_id_id_pk primary key (company_id, id),
	constraint payment_reference unique (company_id, provider, reference),
	constraint payment_order_fk foreign key (company_id, order_id) references orders (company_id, id),
	constraint payment_amount_positive check (amount >= 1),
	constraint payment_outcome_known check (outcome in ('PAID', 'PART', 'CREDITED', 'MARKED'))
);
create index payment_of_order on payment (company_id, order_id, at);
create unique index payment_pays_once on payment (company_id, order_id) where outcome = 'PAID';

create trigger payment_is_history before delete or update on payment for each row execute function refuse_change();
create trigger payment_operator_change after insert or delete or update on payment
	for each row when (current_setting('etalase.operator_event', true) <> '')
	execute function record_operator_change('order_id,reference', '');

-- Refunds owed to guests, who have no wallet, until they are paid out.
create table guest_refund (
	company_id integer not null,
	id uuid not null,
	order_id uuid not null,
	amount bigint not null,
	reason text not null,
	at timestamptz(3) not null default now(),
	paid_out_at timestamptz(3),
	paid_reference text,
	constraint guest_refund_company_id_id_pk primary key (company_id, id),
	constraint guest_refund_order_fk foreign key (company_id, order_id) references orders (company_id, id),
	constraint guest_refund_reference_of_payout check (paid_reference is null or paid_out_at is not null),
	constraint guest_refund_amount_positive check (amount >= 1),
	constraint guest_refund_reason_known check (
		reason in ('CANCELLED', 'LATE', 'SECOND', 'OVERPAID', 'CHANGED', 'RETURNED', 'PARTIAL')
	)
);
create unique index guest_refund_reference on guest_refund (company_id, paid_reference);
create index guest_refund_open on guest_refund (company_id, at) where paid_out_at is null;

create trigger guest_refund_operator_change after insert or delete or update on guest_refund
	for each row when (current_setting('etalase.operator_event', true) <> '')
	execute function record_operator_change('id', '');

-- The part of an order's amount due that staff did not insist on; never changed.
create table order_waiver (
	company_id integer not null,
	order_id uuid not null,
	amount bigint not null,
	reason text not null,
	made_by text not null,
	at timestamptz(3) not null default now(),
	constraint order_waiver_company_id_order_id_pk primary key (company_id, order_id),
	constraint order_waiver_order_fk foreign key (company_id, order_id) references orders (company_id, id),
	constraint order_waiver_amount_positive check (amount >= 1)
);

create trigger order_waiver_is_history before delete or update on order_waiver
	for each row execute function refuse_change();
create trigger order_waiver_is_kept before TRUNCATE on order_waiver for each statement execute function refuse_change();
create trigger order_waiver_operator_change after insert or delete or update on order_waiver
	for each row when (current_setting('etalase.operator_event', true) <> '')
	execute function record_operator_change('order_id', '');

-- The most that a role may waive of an order; no row: the role's default.
create table waiver_limit (
	company_id integer not null,
	role text not null,
	most bigint,
	constraint waiver_limit_company_id_role_pk primary key (company_id, role),
	constraint waiver_limit_company_fk foreign key (company_id) references company (id),
	constraint waiver_limit_not_negative check (most >= 0)
);

create trigger waiver_limit_operator_change after insert or delete or update on waiver_limit
	for each row when (current_setting('etalase.operator_event', true) <> '')
	execute function record_operator_change('role', '');

-- The allowed status changes of a return with their actors; filled by a migration.
create table return_transition (
	from_status text not null,
	to_status text not null,
	actor text not null,
	constraint return_transition_from_status_to_status_actor_pk primary key (from_status, to_status, actor)
);

insert into return_transition (from_status, to_status, actor) values
	('REQUESTED', 'APPROVED', 'staff'),
	('REQUESTED', 'REJECTED', 'staff'),
	('REQUESTED', 'CANCELLED', 'customer'),
	('APPROVED', 'SENT_BACK', 'customer'),
	('APPROVED', 'SENT_BACK', 'staff'),
	('APPROVED', 'CANCELLED', 'customer'),
	('SENT_BACK', 'RECEIVED', 'staff'),
	('RECEIVED', 'REFUNDED', 'staff');

-- Every move of a return is written down; the foreign key to return_transition refuses what is not allowed.
create function record_return_event() returns trigger language plpgsql as $$
BEGIN
	IF TG_OP = 'UPDATE' AND NEW.version <> OLD.version + (CASE WHEN NEW.status = OLD.status THEN 0 ELSE 1 END) THEN
		RAISE EXCEPTION 'the version of a return counts its status changes'
			USING ERRCODE = 'check_violation';
	END IF;
	IF TG_OP = 'INSERT' THEN
		INSERT INTO return_event (company_id, return_id, version, from_status, to_status, actor)
			VALUES (NEW.company_id, NEW.id, NEW.version, NULL, NEW.status, NEW.moved_by);
	ELSIF NEW.status <> OLD.status THEN
		INSERT INTO return_event (company_id, return_id, version, from_status, to_status, actor)
			VALUES (NEW.company_id, NEW.id, NEW.version, OLD.status, NEW.status, NEW.moved_by);
	END IF;
	RETURN NULL;
END
$$;

-- Items of a delivered order that the customer wants to return. Its history is written by a trigger.
create table returns (
	company_id integer not null,
	id uuid not null,
	number text not null,
	order_id uuid not null,
	customer_id uuid not null,
	status text not null default 'REQUESTED',
	version integer not null default 0,
	moved_by text not null default 'customer',
	description text not null,
	refund bigint not null,
	reject_reason text,
	courier text,
	tracking_number text,
	at timestamptz(3) not null default now(),
	constraint returns_company_id_id_pk primary key (company_id, id),
	constraint returns_number unique (number, company_id),
	constraint returns_customer_fk foreign key (company_id, customer_id) references customer (company_id, id),
	constraint returns_order_fk foreign key (company_id, order_id) references orders (company_id, id),
	constraint returns_refund_positive check (refund >= 0),
	constraint returns_sent_tracked check (status <> 'SENT_BACK' or tracking_number is not null),
	constraint returns_rejected_with_reason check (status <> 'REJECTED' or reject_reason is not null)
);
create index returns_of_customer on returns (company_id, customer_id, at);
create index returns_of_order on returns (company_id, order_id);
create index returns_list on returns (company_id, status, at);

create trigger returns_history after insert or update on returns for each row execute function record_return_event();
create trigger returns_of_existing_customer before insert on returns
	for each row execute function refuse_row_of_deleted_customer();
create trigger returns_operator_change after insert or delete or update on returns
	for each row when (current_setting('etalase.operator_event', true) <> '')
	execute function record_operator_change('number', 'description');

create table return_line (
	company_id integer not null,
	return_id uuid not null,
	order_id uuid not null,
	"position" integer not null,
	quantity integer not null,
	reason text not null,
	refund bigint not null,
	constraint return_line_company_id_return_id_position_pk primary key (company_id, return_id, "position"),
	constraint return_line_line_fk foreign key (company_id, order_id, "position") references order_line (company_id, order_id, "position"),
	constraint return_line_return_fk foreign key (company_id, return_id) references returns (company_id, id),
	constraint return_line_quantity_positive check (quantity >= 1),
	constraint return_line_refund_positive check (refund >= 0)
);

create table return_event (
	company_id integer not null,
	return_id uuid not null,
	version integer not null,
	from_status text,
	to_status text not null,
	actor text not null,
	at timestamptz(3) not null default now(),
	constraint return_event_company_id_return_id_version_pk primary key (company_id, return_id, version),
	constraint return_event_allowed_fk foreign key (from_status, to_status, actor) references return_transition (from_status, to_status, actor),
	constraint return_event_return_fk foreign key (company_id, return_id) references returns (company_id, id),
	constraint return_event_begins_requested check (
		(from_status is null) = (version = 0)
		and (from_status is not null or to_status = 'REQUESTED')
	)
);

create trigger return_event_is_history before delete or update on return_event
	for each row execute function refuse_change();

create table return_picture (
	company_id integer not null,
	return_id uuid not null,
	"position" integer not null,
	upload_id uuid not null,
	constraint return_picture_company_id_return_id_position_pk primary key (company_id, return_id, "position"),
	constraint return_picture_return_fk foreign key (company_id, return_id) references returns (company_id, id),
	constraint return_picture_upload_fk foreign key (company_id, upload_id) references upload (company_id, id),
	constraint return_picture_at_most_five check ("position" between 0 and 4)
);

create table return_message (
	company_id integer not null,
	id uuid not null default gen_random_uuid(),
	return_id uuid not null,
	author text not null,
	body text not null,
	at timestamptz(3) not null default now(),
	constraint return_message_company_id_id_pk primary key (company_id, id),
	constraint return_message_return_fk foreign key (company_id, return_id) references returns (company_id, id),
	constraint return_message_author_known check (author in ('CUSTOMER', 'SHOP'))
);
create index return_message_of_return on return_message (company_id, return_id, at);

-- After how many days a parcel that nobody reported counts as delivered; no row: the default.
create table courier_patience (
	company_id integer not null,
	vendor_code text not null,
	vendor_method text not null,
	days integer,
	constraint courier_patience_company_id_vendor_code_vendor_method_pk primary key (company_id, vendor_code, vendor_method),
	constraint courier_patience_company_fk foreign key (company_id) references company (id),
	constraint courier_patience_days check (days between 3 and 90)
);

create trigger courier_patience_operator_change after insert or delete or update on courier_patience
	for each row when (current_setting('etalase.operator_event', true) <> '')
	execute function record_operator_change('vendor_code,vendor_method', '');

-- The price of a service from the company's origin into a zone; no row: not served.
create table tariff (
	company_id integer not null,
	vendor_code text not null,
	vendor_method text not null,
	zone text not null,
	first_kg bigint not null,
	next_kg bigint not null,
	eta_days_min integer not null,
	eta_days_max integer not null,
	eta_hours integer,
	is_example boolean not null default false,
	constraint tariff_company_id_vendor_code_vendor_method_zone_pk primary key (company_id, vendor_code, vendor_method, zone),
	constraint tariff_company_id_company_id_fk foreign key (company_id) references company (id),
	constraint tariff_prices_positive check (first_kg >= 0 and next_kg >= 0),
	constraint tariff_zone_known check (zone in ('CITY', 'PROVINCE', 'ISLANDS', 'COUNTRY')),
	constraint tariff_eta_order check (0 <= eta_days_min and eta_days_min <= eta_days_max)
);

create trigger tariff_operator_change after insert or delete or update on tariff
	for each row when (current_setting('etalase.operator_event', true) <> '')
	execute function record_operator_change('vendor_code,vendor_method,zone', '');
create trigger tariff_page_delete after delete on tariff referencing old table as changed
	for each statement execute function note_page_changes();
-- Pages of products say how long a parcel travels, so that a change of tariffs is a change of pages.
create trigger tariff_page_insert after insert on tariff referencing new table as changed
	for each statement execute function note_page_changes();
create trigger tariff_page_update after update on tariff referencing new table as changed
	for each statement execute function note_page_changes();

-- An uploaded statement of one account. Rows of this and the following tables are never changed or deleted.
create table bank_statement (
	company_id integer not null,
	id uuid not null,
	bank_code text not null,
	account_number text not null,
	layout text not null,
	file_name text not null,
	first_day date,
	last_day date,
	line_count integer not null,
	new_line_count integer not null,
	pending_count integer not null,
	foreign_count integer not null,
	unreadable_rows integer[] not null,
	uploaded_by text not null,
	at timestamptz(3) not null default now(),
	primary key (company_id, id),
	constraint bank_statement_company_fk foreign key (company_id) references company (id),
	constraint bank_statement_days check (first_day <= last_day)
);
create index bank_statement_newest on bank_statement (company_id, at);

create trigger bank_statement_is_history before delete or update on bank_statement
	for each row execute function refuse_change();
create trigger bank_statement_is_kept before TRUNCATE on bank_statement
	for each statement execute function refuse_change();
-- The lines of a statement are not logged one by one: the statement is.
create trigger bank_statement_operator_change after insert or delete or update on bank_statement
	for each row when (current_setting('etalase.operator_event', true) <> '')
	execute function record_operator_change('id', 'file_name');

-- A movement of an account, stored once even if several statements contain it.
create table bank_line (
	company_id integer not null,
	id uuid not null,
	statement_id uuid not null,
	bank_code text not null,
	account_number text not null,
	booked_on date not null,
	booked_at timestamptz(3),
	amount_sen bigint not null,
	balance_sen bigint,
	reference text not null,
	occurrence integer not null,
	description text not null,
	primary key (company_id, id),
	constraint bank_line_statement_fk foreign key (company_id, statement_id) references bank_statement (company_id, id),
	constraint bank_line_moves_money check (amount_sen <> 0),
	constraint bank_line_occurrence_positive check (occurrence >= 1)
);
create unique index bank_line_once on bank_line (company_id, account_number, booked_on, amount_sen, reference, coalesce(balance_sen, (-9000000000000000)::bigint), occurrence);
create index bank_line_chain on bank_line (company_id, account_number, balance_sen, booked_on);

create trigger bank_line_is_history before delete or update on bank_line for each row execute function refuse_change();
create trigger bank_line_is_kept before TRUNCATE on bank_line for each statement execute function refuse_change();

-- A staff decision about a line. A confirmation is final; an ignored line may still be confirmed.
create table bank_line_settlement (
	company_id integer not null,
	id uuid not null,
	line_id uuid not null,
	kind text not null,
	order_id uuid,
	note text not null,
	settled_by text not null,
	at timestamptz(3) not null default now(),
	primary key (company_id, id),
	constraint bank_line_settlement_line_fk foreign key (company_id, line_id) references bank_line (company_id, id),
	constraint bank_line_settlement_order_fk foreign key (company_id, order_id) references orders (company_id, id),
	constraint bank_line_settlement_kind_known check (kind in ('CONFIRMED', 'IGNORED')),
	constraint bank_line_settlement_of_order check ((kind = 'CONFIRMED') = (order_id is not null))
);
create index bank_line_settlement_of_line on bank_line_settlement (company_id, line_id);
create index bank_line_settlement_by_order on bank_line_settlement (company_id, order_id) where order_id is not null;
create unique index bank_line_confirmed_once on bank_line_settlement (company_id, line_id) where kind = 'CONFIRMED';

create trigger bank_line_settlement_is_history before delete or update on bank_line_settlement
	for each row execute function refuse_change();
create trigger bank_line_settlement_is_kept before TRUNCATE on bank_line_settlement
	for each statement execute function refuse_change();
create trigger bank_line_settlement_operator_change after insert or delete or update on bank_line_settlement
	for each row when (current_setting('etalase.operator_event', true) <> '')
	execute function record_operator_change('line_id', '');
