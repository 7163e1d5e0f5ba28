-- Sums that reports read, and the row that readiness writes.

-- As orders run through functions: a server that has lost its language library refuses these rows, too.
create function take_write_probe() returns trigger language plpgsql as $$
BEGIN
	RETURN NEW;
END $$;

-- Takes the rows of trials, which are taken back: it is always empty.
create table write_probe (
	content text not null default ''
);

create trigger write_probe_taken before insert on write_probe for each row execute function take_write_probe();

-- Credits and debits of all accounts of a kind by day in Jakarta.
create table ledger_day (
	company_id integer not null,
	day date not null,
	kind text not null,
	credited bigint not null,
	debited bigint not null,
	constraint ledger_day_company_id_day_kind_pk primary key (company_id, day, kind),
	constraint ledger_day_company_fk foreign key (company_id) references company (id)
);

-- Progress of summing the ledger: one row.
create table ledger_summary (
	id integer primary key,
	closed_day date,
	last_transfer_id bigint not null default 0,
	constraint ledger_summary_one_row check (id = 1)
);

insert into ledger_summary (id) values (1);

-- Paid orders of a company by the day in Jakarta that they were placed, minus refunds at any time.
create table sales_day (
	company_id integer not null,
	day date not null,
	orders integer not null,
	units integer not null,
	gross bigint not null,
	discount bigint not null,
	coins bigint not null,
	refunded bigint not null,
	shipping bigint not null,
	codes bigint not null,
	constraint sales_day_company_id_day_pk primary key (company_id, day),
	constraint sales_day_company_fk foreign key (company_id) references company (id)
);

-- The same orders by dimension (product, courier, …); items and shipping only.
create table sales_part (
	company_id integer not null,
	dimension text not null,
	day date not null,
	key text not null,
	orders integer not null,
	units integer not null,
	goods bigint not null,
	shipping bigint not null,
	given bigint not null,
	constraint sales_part_company_id_dimension_day_key_pk primary key (company_id, dimension, day, key),
	constraint sales_part_company_fk foreign key (company_id) references company (id),
	constraint sales_part_dimension_known check (
		dimension in ('PRODUCT', 'COURIER', 'REGION', 'AGENT', 'AFFILIATE', 'VOUCHER')
	)
);

-- Days to be summed again because orders changed; triggers insert a row for each change.
create table unsummed_day (
	id bigint not null generated always as identity,
	company_id integer not null,
	day date not null,
	constraint unsummed_day_pk primary key (id, company_id)
);

-- Days whose orders have changed since they were summed: one row for each change, so that no two changes wait for each
-- other. Who sums a day deletes the rows that it has seen.
create function mark_order_day() returns trigger language plpgsql as $$
BEGIN
	INSERT INTO "unsummed_day" ("company_id", "day")
		VALUES (NEW."company_id", (NEW."placed_at" at time zone 'Asia/Jakarta')::date);
	RETURN NULL;
END $$;

-- For rows that belong to an order. One that is not sold has no place in the sums.
create function mark_day_of_order() returns trigger language plpgsql as $$
BEGIN
	INSERT INTO "unsummed_day" ("company_id", "day")
		SELECT "company_id", ("placed_at" at time zone 'Asia/Jakarta')::date FROM "orders"
		WHERE "company_id" = NEW."company_id" AND "id" = NEW."order_id"
			AND "status" NOT IN ('PENDING', 'EXPIRED', 'CANCEL');
	RETURN NULL;
END $$;

-- Marks what the triggers have not seen: rows that were written without triggers.
create function mark_all_days() returns void language sql as $$
	INSERT INTO "unsummed_day" ("company_id", "day")
	SELECT DISTINCT "company_id", ("placed_at" at time zone 'Asia/Jakarta')::date FROM "orders"
	WHERE "status" NOT IN ('PENDING', 'EXPIRED', 'CANCEL')
	UNION SELECT "company_id", "day" FROM "sales_day";
	UPDATE "ledger_summary" SET "closed_day" = NULL, "last_transfer_id" = 0;
$$;

create trigger agent_commission_unsummed after insert or update of amount, reversed on agent_commission
	for each row execute function mark_day_of_order();

create trigger commission_unsummed after insert or update of earned, reversed on commission
	for each row execute function mark_day_of_order();

create trigger order_line_unsummed after update of removed on order_line
	for each row when (old.removed <> new.removed) execute function mark_day_of_order();

create trigger orders_unsummed after update on orders
	for each row when (
		(old.status in ('PENDING', 'EXPIRED', 'CANCEL')) <> (new.status in ('PENDING', 'EXPIRED', 'CANCEL'))
		or (new.status not in ('PENDING', 'EXPIRED', 'CANCEL')
			and (old.refunded <> new.refunded or old.address is distinct from new.address))
	)
	execute function mark_order_day();

create trigger returns_unsummed after update of status on returns
	for each row when (new.status = 'REFUNDED') execute function mark_day_of_order();
