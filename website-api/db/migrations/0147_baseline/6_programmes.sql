-- Vouchers, coins, rewards, affiliates and agents.

-- An order by a link whose commission stays pending until the shop has decided.
create table commission_review (
	company_id integer not null,
	order_id uuid not null,
	reason text not null,
	at timestamptz(3) not null default now(),
	decision text,
	decided_at timestamptz(3),
	constraint commission_review_company_id_order_id_pk primary key (company_id, order_id),
	constraint commission_review_order_fk foreign key (company_id, order_id) references orders (company_id, id),
	constraint commission_review_reason_known check (reason in ('SIMILAR_ADDRESS')),
	constraint commission_review_decision_known check (decision in ('RELEASED', 'REFUSED')),
	constraint commission_review_decided_once check ((decision is null) = (decided_at is null))
);
create index commission_review_open on commission_review (company_id, at) where decision is null;

-- Commission of one line of an order for the affiliate whose link referred the buyer.
create table commission (
	company_id integer not null,
	order_id uuid not null,
	"position" integer not null,
	customer_id uuid not null,
	base bigint not null,
	rate integer not null,
	earned bigint not null,
	units_back integer not null default 0,
	reversed bigint not null default 0,
	settled_at timestamptz(3),
	at timestamptz(3) not null default now(),
	constraint commission_company_id_order_id_position_pk primary key (company_id, order_id, "position"),
	constraint commission_customer_fk foreign key (company_id, customer_id) references customer (company_id, id),
	constraint commission_line_fk foreign key (company_id, order_id, "position") references order_line (company_id, order_id, "position"),
	constraint commission_earned_of_base check (earned > 0 and earned <= base),
	constraint commission_reversed_within check (reversed between 0 and earned),
	constraint commission_units_back_counted check (units_back >= 0)
);
create index commission_of_customer on commission (company_id, customer_id, at);

create trigger commission_operator_change after insert or delete or update on commission
	for each row when (current_setting('etalase.operator_event', true) <> '')
	execute function record_operator_change('order_id', '');

-- A referred order without commission, with the reason.
create table commission_refusal (
	company_id integer not null,
	order_id uuid not null,
	code text not null,
	reason text not null,
	at timestamptz(3) not null default now(),
	constraint commission_refusal_company_id_order_id_pk primary key (company_id, order_id),
	constraint commission_refusal_order_fk foreign key (company_id, order_id) references orders (company_id, id),
	constraint commission_refusal_reason_known check (
		reason in ('UNKNOWN_CODE', 'SAME_ACCOUNT', 'SAME_PHONE', 'SAME_EMAIL', 'SAME_ADDRESS', 'SAME_BANK')
	)
);
create index commission_refusal_of_code on commission_refusal (company_id, lower(code), at);

-- The affiliate link that a customer clicked last, on any device.
create table customer_referral (
	company_id integer not null,
	customer_id uuid not null,
	code text not null,
	clicked_at timestamptz(3) not null,
	constraint customer_referral_company_id_customer_id_pk primary key (company_id, customer_id),
	constraint customer_referral_customer_fk foreign key (company_id, customer_id) references customer (company_id, id),
	constraint customer_referral_code_form check (code ~ '^[A-Za-z0-9_.-]{1,40}$')
);

create trigger customer_referral_of_existing_customer before insert on customer_referral
	for each row execute function refuse_row_of_deleted_customer();

-- A reseller of a company.
create table agent (
	company_id integer not null,
	code text not null,
	customer_id uuid,
	name text not null,
	shop_name text,
	shown_name text not null,
	district_code text not null,
	district_name text not null,
	city_name text not null,
	province_name text not null,
	whatsapp text,
	show_whatsapp boolean not null default false,
	in_directory boolean not null default true,
	active boolean not null default true,
	joined_at timestamptz(3) not null default now(),
	version integer not null default 0,
	constraint agent_pk primary key (company_id, code),
	constraint agent_customer unique (company_id, customer_id),
	constraint agent_company_id_fkey foreign key (company_id) references company (id),
	constraint agent_customer_fk foreign key (company_id, customer_id) references customer (company_id, id),
	constraint agent_code_form check (code ~ '^[A-Za-z0-9_.-]{1,40}$'),
	constraint agent_district_code_form check (district_code ~ '^[0-9]{2}\.[0-9]{2}\.[0-9]{2}$'),
	constraint agent_whatsapp_form check (whatsapp ~ '^\+[1-9][0-9]{5,14}$'),
	constraint agent_shown_whatsapp_known check (not show_whatsapp or whatsapp is not null)
);
create unique index agent_code_any_case on agent (company_id, lower(code));

-- A table file in a lower area cannot name a table of a higher one: this key exists in the database only.
alter table orders add constraint orders_agent_fk foreign key (company_id, agent_code) references agent (company_id, code);

create trigger agent_of_existing_customer before insert on agent
	for each row execute function refuse_row_of_deleted_customer();
create trigger agent_operator_change after insert or delete or update on agent
	for each row when (current_setting('etalase.operator_event', true) <> '')
	execute function record_operator_change('code', 'whatsapp');
create trigger agent_page_delete after delete on agent referencing old table as changed
	for each statement execute function note_page_changes();
create trigger agent_page_insert after insert on agent referencing new table as changed
	for each statement execute function note_page_changes();
create trigger agent_page_update after update on agent referencing new table as changed
	for each statement execute function note_page_changes();

-- A customer's application to become an agent; at most one is pending or approved.
create table agent_application (
	company_id integer not null,
	id uuid not null,
	customer_id uuid not null,
	status text not null default 'WAITING',
	name text not null,
	phone text not null,
	district_code text not null,
	district_name text not null,
	city_name text not null,
	reason text not null,
	sponsor_code text,
	refuse_reason text,
	applied_at timestamptz(3) not null default now(),
	decided_at timestamptz(3),
	constraint agent_application_company_id_id_pk primary key (company_id, id),
	constraint agent_application_customer_fk foreign key (company_id, customer_id) references customer (company_id, id),
	constraint agent_application_sponsor_fk foreign key (company_id, sponsor_code) references agent (company_id, code),
	constraint agent_application_status_known check (status in ('WAITING', 'APPROVED', 'REFUSED')),
	constraint agent_application_decided check ((status = 'WAITING') = (decided_at is null)),
	constraint agent_application_refused check ((status = 'REFUSED') = (refuse_reason is not null))
);
create unique index agent_application_one_open on agent_application (company_id, customer_id) where status <> 'REFUSED';
create index agent_application_list on agent_application (company_id, status, applied_at);

create trigger agent_application_of_existing_customer before insert on agent_application
	for each row execute function refuse_row_of_deleted_customer();
create trigger agent_application_operator_change after insert or delete or update on agent_application
	for each row when (current_setting('etalase.operator_event', true) <> '')
	execute function record_operator_change('id', 'name,phone,reason');

-- Commission of one agent for one line of an order; adjusted to returned units exactly to the rupiah.
create table agent_commission (
	company_id integer not null,
	order_id uuid not null,
	"position" integer not null,
	level integer not null,
	earner_id uuid not null,
	net bigint not null,
	quantity integer not null,
	units integer not null,
	rate_bp integer not null,
	amount bigint not null,
	reversed bigint not null default 0,
	refused text,
	earned_at timestamptz(3) not null default now(),
	cleared_at timestamptz(3),
	constraint agent_commission_company_id_order_id_position_level_pk primary key (company_id, order_id, "position", level),
	constraint agent_commission_earner_fk foreign key (company_id, earner_id) references customer (company_id, id),
	constraint agent_commission_line_fk foreign key (company_id, order_id, "position") references order_line (company_id, order_id, "position"),
	constraint agent_commission_level_range check (level between 1 and 3),
	constraint agent_commission_units_range check (quantity >= 1 and units between 0 and quantity and net >= 0),
	constraint agent_commission_refused_known check (
		refused in ('SELF_ACCOUNT', 'SELF_PHONE', 'SELF_EMAIL', 'SELF_ADDRESS', 'SELF_BANK')
	),
	constraint agent_commission_exact check (
		reversed >= 0
		and amount - reversed = case when refused is null then floor(net::numeric * units * rate_bp / (quantity::numeric * 10000)) else 0 end
	)
);
create index agent_commission_of_earner on agent_commission (company_id, earner_id, earned_at);

-- Discount and commission rates of a company's agents, in hundredths of a percent; no row: no programme.
create table agent_plan (
	company_id integer primary key,
	price_bp integer not null default 0,
	level_1_bp integer not null default 0,
	level_2_bp integer not null default 0,
	level_3_bp integer not null default 0,
	constraint agent_plan_company_id_company_id_fk foreign key (company_id) references company (id),
	constraint agent_plan_price_range check (price_bp between 0 and 5000),
	constraint agent_plan_seller_first check (level_1_bp >= level_2_bp and level_2_bp >= level_3_bp and level_3_bp >= 0),
	constraint agent_plan_capped check (level_1_bp + level_2_bp + level_3_bp <= 2000)
);

create trigger agent_plan_operator_change after insert or delete or update on agent_plan
	for each row when (current_setting('etalase.operator_event', true) <> '')
	execute function record_operator_change('company_id', '');

-- Coins with one expiry day. The number of unspent ones is not stored: coins that expire first are spent first, so a
-- customer's balance consists of the lots that expire last.
create table coin_lot (
	company_id integer not null,
	id uuid not null,
	customer_id uuid not null,
	order_id uuid,
	amount bigint not null,
	at timestamptz(3) not null default now(),
	expires_at timestamptz(3) not null,
	expired_at timestamptz(3),
	constraint coin_lot_company_id_id_pk primary key (company_id, id),
	constraint coin_lot_customer_fk foreign key (company_id, customer_id) references customer (company_id, id),
	constraint coin_lot_order_fk foreign key (company_id, order_id) references orders (company_id, id),
	constraint coin_lot_amount_positive check (amount > 0)
);
create unique index coin_lot_once_of_order on coin_lot (company_id, order_id) where order_id is not null;
create index coin_lot_due on coin_lot (expires_at) where expired_at is null;
create index coin_lot_of_customer on coin_lot (company_id, customer_id, expires_at);

-- All pairs of ancestor and descendant by referral; maintained by the database when a customer's branch is set.
create table downline (
	company_id integer not null,
	ancestor_id uuid not null,
	customer_id uuid not null,
	depth integer not null,
	constraint downline_company_id_ancestor_id_customer_id_pk primary key (company_id, ancestor_id, customer_id),
	constraint downline_ancestor_fk foreign key (company_id, ancestor_id) references customer (company_id, id),
	constraint downline_customer_fk foreign key (company_id, customer_id) references customer (company_id, id),
	constraint downline_no_circle check (ancestor_id <> customer_id and depth >= 1)
);
create index downline_by_depth on downline (company_id, ancestor_id, depth);
create index downline_upwards on downline (company_id, customer_id, depth);

-- Who came by whom is written once and kept as every step up: a branch in a circle breaks downline_no_circle. Customers
-- who join wait for somebody whose own place is being set, and he for them.
create function keep_downline() returns trigger language plpgsql as $$
BEGIN
	IF NEW.branch_id IS NULL OR (TG_OP = 'UPDATE' AND OLD.branch_id IS NOT DISTINCT FROM NEW.branch_id) THEN
		RETURN NULL;
	END IF;
	IF TG_OP = 'INSERT' THEN
		PERFORM 1 FROM company WHERE id = NEW.company_id FOR SHARE;
	ELSE
		IF OLD.branch_id IS NOT NULL THEN
			RAISE EXCEPTION 'who a customer came by is never changed' USING ERRCODE = 'restrict_violation';
		END IF;
		PERFORM 1 FROM company WHERE id = NEW.company_id FOR NO KEY UPDATE;
	END IF;
	INSERT INTO downline (company_id, ancestor_id, customer_id, depth)
	SELECT NEW.company_id, above.id, below.id, above.depth + below.depth + 1
	FROM (
		SELECT NEW.branch_id AS id, 0 AS depth
		UNION ALL SELECT ancestor_id, depth FROM downline
			WHERE company_id = NEW.company_id AND customer_id = NEW.branch_id
	) AS above CROSS JOIN (
		SELECT NEW.id AS id, 0 AS depth
		UNION ALL SELECT customer_id, depth FROM downline
			WHERE company_id = NEW.company_id AND ancestor_id = NEW.id
	) AS below;
	RETURN NULL;
END
$$;

create trigger customer_keeps_downline after insert or update of branch_id on customer
	for each row execute function keep_downline();

-- A reward that customers redeem coins for.
create table reward (
	company_id integer not null,
	id uuid not null,
	title jsonb not null,
	terms jsonb not null,
	coins bigint not null,
	stock integer not null,
	needs_tier text,
	is_sent boolean not null default false,
	active boolean not null default true,
	ends_at timestamptz(3),
	"position" integer not null default 0,
	version integer not null default 0,
	constraint reward_company_id_id_pk primary key (company_id, id),
	constraint reward_company_id_company_id_fk foreign key (company_id) references company (id),
	constraint reward_coins_positive check (coins between 1 and 1000000000),
	constraint reward_stock_left check (stock >= 0),
	constraint reward_tier_known check (needs_tier in ('BRONZE', 'SILVER', 'GOLD', 'PLATINUM'))
);

create trigger reward_operator_change after insert or delete or update on reward
	for each row when (current_setting('etalase.operator_event', true) <> '')
	execute function record_operator_change('id', '');

-- One redeemed reward.
create table reward_redemption (
	company_id integer not null,
	id uuid not null,
	number text not null,
	reward_id uuid not null,
	customer_id uuid not null,
	coins bigint not null,
	address text not null default '',
	status text not null default 'REQUESTED',
	redeemed_at timestamptz(3) not null default now(),
	constraint reward_redemption_company_id_id_pk primary key (company_id, id),
	constraint reward_redemption_number unique (company_id, number),
	constraint reward_redemption_customer_fk foreign key (company_id, customer_id) references customer (company_id, id),
	constraint reward_redemption_reward_fk foreign key (company_id, reward_id) references reward (company_id, id),
	constraint reward_redemption_status_known check (status in ('REQUESTED', 'FULFILLED')),
	constraint reward_redemption_coins_positive check (coins >= 1)
);
create index reward_redemption_of_customer on reward_redemption (company_id, customer_id, redeemed_at);

create trigger reward_redemption_of_existing_customer before insert on reward_redemption
	for each row execute function refuse_row_of_deleted_customer();
create trigger reward_redemption_operator_change after insert or delete or update on reward_redemption
	for each row when (current_setting('etalase.operator_event', true) <> '')
	execute function record_operator_change('number', 'address');

-- The benefits of a tier in a company; no row: none.
create table tier_benefit (
	company_id integer not null,
	tier text not null,
	discount_bp integer not null default 0,
	free_shipping boolean not null default false,
	constraint tier_benefit_company_id_tier_pk primary key (company_id, tier),
	constraint tier_benefit_company_id_company_id_fk foreign key (company_id) references company (id),
	constraint tier_benefit_tier_known check (tier in ('BRONZE', 'SILVER', 'GOLD', 'PLATINUM')),
	constraint tier_benefit_discount_range check (discount_bp between 0 and 2000)
);

create trigger tier_benefit_operator_change after insert or delete or update on tier_benefit
	for each row when (current_setting('etalase.operator_event', true) <> '')
	execute function record_operator_change('tier', '');

-- The number of counted clicks per code, network and day in Jakarta.
create table click_network (
	company_id integer not null,
	kind text not null,
	code text not null,
	day date not null,
	network text not null,
	clicks integer not null default 1,
	constraint click_network_pk primary key (company_id, kind, code, day, network),
	constraint click_network_company_id_company_id_fk foreign key (company_id) references company (id),
	constraint click_network_kind_known check (kind in ('AFFILIATE', 'AGENT')),
	constraint click_network_clicks_counted check (clicks > 0)
);

-- A click on a referral link; at most one per visitor, code and day in Jakarta.
create table referral_click (
	company_id integer not null,
	id bigint not null generated by default as identity,
	kind text not null,
	code text not null,
	visitor text not null,
	day date not null,
	clicked_at timestamptz(3) not null default now(),
	constraint referral_click_company_id_id_pk primary key (company_id, id),
	constraint referral_click_once unique (company_id, kind, code, day, visitor),
	constraint referral_click_company_id_company_id_fk foreign key (company_id) references company (id),
	constraint referral_click_kind_known check (kind in ('AFFILIATE', 'AGENT'))
);
create index referral_click_by_code on referral_click (company_id, kind, lower(code), day);

-- Vouchers have a page of their own and stand on product pages and homes: everything that decides what is offered
-- changes pages.
create function note_voucher_change() returns trigger language plpgsql as $$
BEGIN
	INSERT INTO "page_change" ("company_id", "transaction", "at")
	VALUES (NEW."company_id", pg_current_xact_id()::text::bigint, clock_timestamp())
	ON CONFLICT DO NOTHING;
	RETURN NULL;
END $$;

-- A voucher (spec section 3, "Coupon"), with its period and its limits.
create table voucher (
	company_id integer not null,
	id bigint not null generated by default as identity,
	code text not null,
	title jsonb not null,
	short_description jsonb not null,
	starts_at timestamptz(3) not null default now(),
	ends_at timestamptz(3) not null,
	is_cashback boolean not null default false,
	is_percentage boolean not null default false,
	is_for_shipping boolean not null default false,
	is_private boolean not null default false,
	is_active boolean not null default true,
	amount bigint not null,
	maximum_amount bigint,
	minimum_sub_total bigint not null default 0,
	quota integer,
	per_customer integer not null default 1,
	used integer not null default 0,
	version integer not null default 0,
	constraint voucher_company_id_id_pk primary key (company_id, id),
	constraint voucher_code_unique unique (company_id, code),
	constraint voucher_company_fk foreign key (company_id) references company (id),
	constraint voucher_code_form check (code ~ '^[A-Z0-9][A-Z0-9-]{2,39}$'),
	constraint voucher_period check (starts_at < ends_at),
	constraint voucher_amount_range check (amount between 1 and case when is_percentage then 100 else 1000000000000 end),
	constraint voucher_maximum_positive check (maximum_amount is null or maximum_amount >= 1),
	constraint voucher_minimum_positive check (minimum_sub_total >= 0),
	constraint voucher_per_customer_range check (per_customer between 1 and 1000),
	constraint voucher_used_within_quota check (used >= 0 and (quota is null or used <= quota))
);
create index voucher_shown on voucher (company_id, ends_at) where is_active and not is_private;

create trigger voucher_operator_change after insert or delete or update on voucher
	for each row when (current_setting('etalase.operator_event', true) <> '')
	execute function record_operator_change('code', '');
create trigger voucher_page_delete after delete on voucher referencing old table as changed
	for each statement execute function note_page_changes();
create trigger voucher_page_insert after insert on voucher for each row execute function note_voucher_change();
create trigger voucher_page_update after update of code, title, short_description, starts_at, ends_at, is_private, is_active, is_cashback, is_percentage, is_for_shipping, amount, maximum_amount, minimum_sub_total, quota, per_customer on voucher
	for each row
	execute function note_voucher_change();
create trigger voucher_planned_page_change after insert or update of starts_at, ends_at on voucher
	for each row execute function note_planned_page_change('starts_at', 'ends_at');
-- Used up, or usable again. How many uses are left may be half a minute old.
create trigger voucher_use_page_change after update of used on voucher
	for each row when ((not new.is_private) and ((old.used >= old.quota) is distinct from (new.used >= new.quota)))
	execute function note_voucher_change();

-- A voucher used by an order, with its benefit; reversed when the order expires or is cancelled.
create table voucher_use (
	company_id integer not null,
	order_id uuid not null,
	is_for_shipping boolean not null,
	voucher_id bigint not null,
	code text not null,
	holder text not null,
	slot integer not null,
	discount bigint not null,
	cashback bigint not null,
	credited bigint,
	at timestamptz(3) not null default now(),
	undone_at timestamptz(3),
	keys text[] not null default '{}',
	constraint voucher_use_company_id_order_id_is_for_shipping_pk primary key (company_id, order_id, is_for_shipping),
	constraint voucher_use_order_fk foreign key (company_id, order_id) references orders (company_id, id),
	constraint voucher_use_voucher_fk foreign key (company_id, voucher_id) references voucher (company_id, id),
	constraint voucher_use_slot_range check (slot between 1 and 1000),
	constraint voucher_use_amounts check (discount >= 0 and cashback >= 0 and (discount = 0 or cashback = 0)),
	constraint voucher_use_credited_within check (credited between 0 and cashback)
);
create unique index voucher_use_once_per_slot on voucher_use (company_id, voucher_id, holder, slot)
	where undone_at is null;
