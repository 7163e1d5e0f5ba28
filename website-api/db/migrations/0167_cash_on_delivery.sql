-- On which terms a company sends orders that are paid to the courier; no row: it does not.
create table cod_setting (
	company_id integer not null,
	is_on boolean not null default false,
	-- What a buyer pays in addition.
	fee_fixed bigint not null default 0,
	fee_per_mille integer not null default 0,
	-- Of what a courier collects; null: no limit.
	maximum bigint,
	-- Codes of the couriers that collect money.
	couriers text[] not null default '{}',
	-- Per phone: orders that are not collected yet, and refused ones within a number of days.
	max_open integer not null default 2,
	max_refused integer not null default 1,
	refused_days integer not null default 90,
	-- Postcodes, and names of cities or regencies in lower case.
	excluded_areas text[] not null default '{}',
	constraint cod_setting_company_id_pk primary key (company_id),
	constraint cod_setting_company_fk foreign key (company_id) references company (id),
	constraint cod_setting_fee check (fee_fixed between 0 and 1000000 and fee_per_mille between 0 and 100),
	constraint cod_setting_maximum check (maximum >= 1),
	constraint cod_setting_limits check (max_open between 1 and 100 and max_refused between 1 and 100 and refused_days between 1 and 1000)
);
--> statement-breakpoint
create trigger cod_setting_operator_change after insert or delete or update on cod_setting
	for each row when (current_setting('etalase.operator_event', true) <> '')
	execute function record_operator_change('company_id', '');
--> statement-breakpoint
-- The money of an order that is paid to the courier. It is owed by the courier from dispatch until it is remitted, or until the
-- goods came back.
create table cod_order (
	company_id integer not null,
	order_id uuid not null,
	state text not null default 'OPEN',
	-- What the courier collects, and the buyer's part for the courier's service in it.
	amount bigint not null,
	fee bigint not null,
	-- Of the amount: what the courier passed on, and what the shop gave up.
	received bigint not null default 0,
	written_off bigint not null default 0,
	written_off_reason text,
	-- Since when the courier owes it.
	due_at timestamptz(3),
	closed_at timestamptz(3),
	constraint cod_order_company_id_order_id_pk primary key (company_id, order_id),
	constraint cod_order_order_fk foreign key (company_id, order_id) references orders (company_id, id),
	constraint cod_order_state_known check (state in ('OPEN', 'DUE', 'REMITTED', 'REFUSED', 'CANCELLED')),
	constraint cod_order_amounts check (
		fee between 0 and amount and amount >= 1 and received >= 0 and written_off >= 0 and received + written_off <= amount
	),
	constraint cod_order_remitted_whole check (
		case when state = 'REMITTED' then received + written_off = amount
			when state = 'DUE' then received + written_off < amount
			else received + written_off = 0 end
	),
	constraint cod_order_due_since check ((state = 'DUE') <= (due_at is not null))
);
--> statement-breakpoint
create index cod_order_due on cod_order (company_id, due_at) where state = 'DUE';
--> statement-breakpoint
-- Files in which couriers list what they pass on. Lines are stored once, even if several files have them.
create table cod_remittance (
	company_id integer not null,
	id uuid not null,
	file_name text not null,
	line_count integer not null,
	new_line_count integer not null,
	uploaded_by text not null,
	at timestamptz(3) not null default now(),
	constraint cod_remittance_company_id_id_pk primary key (company_id, id),
	constraint cod_remittance_company_fk foreign key (company_id) references company (id)
);
--> statement-breakpoint
create index cod_remittance_newest on cod_remittance (company_id, at);
--> statement-breakpoint
create table cod_remittance_line (
	company_id integer not null,
	id uuid not null,
	remittance_id uuid not null,
	-- Of the file.
	position integer not null,
	tracking_number text not null,
	-- What the courier collected from the recipient, and what it keeps for its services; null: the file has no day.
	collected bigint not null,
	fee bigint not null,
	day date,
	reference text not null,
	-- Numbers lines that are equal in all of the above.
	occurrence integer not null,
	-- What was booked for the order: all that was due, a part, or only the fee.
	outcome text,
	order_id uuid,
	booked_by text,
	booked_at timestamptz(3),
	constraint cod_remittance_line_company_id_id_pk primary key (company_id, id),
	constraint cod_remittance_line_remittance_fk foreign key (company_id, remittance_id) references cod_remittance (company_id, id),
	constraint cod_remittance_line_order_fk foreign key (company_id, order_id) references cod_order (company_id, order_id),
	constraint cod_remittance_line_amounts check (collected >= 0 and fee >= 0 and collected + fee >= 1),
	constraint cod_remittance_line_outcome_known check (outcome in ('FULL', 'PART', 'FEE')),
	constraint cod_remittance_line_booked check ((outcome is null) = (order_id is null) and (outcome is null) = (booked_at is null))
);
--> statement-breakpoint
create unique index cod_remittance_line_once on cod_remittance_line
	(company_id, tracking_number, collected, fee, coalesce(day, '0001-01-01'::date), reference, occurrence);
--> statement-breakpoint
create index cod_remittance_line_of_file on cod_remittance_line (company_id, remittance_id, position);
--> statement-breakpoint
create index cod_remittance_line_of_order on cod_remittance_line (company_id, order_id) where order_id is not null;
--> statement-breakpoint
-- An order that is paid to the courier is packed at once, and one that its buyer refused ends when the goods came back.
insert into allowed_transition (from_status, to_status) values
	('PENDING', 'PROCESSING'),
	('SHIPPING', 'CANCEL');
--> statement-breakpoint
insert into transition_actor (from_status, to_status, actor) values
	('PENDING', 'PROCESSING', 'system'),
	('SHIPPING', 'CANCEL', 'staff');
--> statement-breakpoint
create function guard_cod_steps() returns trigger language plpgsql as $$
DECLARE
	is_cod boolean := NEW.payment_method = 'COD';
BEGIN
	IF NEW.status = OLD.status THEN
		RETURN NEW;
	END IF;
	IF (OLD.status = 'PENDING' AND NEW.status = 'PROCESSING' AND NOT is_cod)
		-- Its money has not come, so nothing can be confirmed, given back for less goods, or taken as revenue.
		OR (is_cod AND NEW.status IN ('PAYMENT_CONFIRMED', 'CHANGE_PROCESSING')) THEN
		RAISE EXCEPTION 'a step of another way to pay' USING ERRCODE = 'check_violation', CONSTRAINT = 'orders_step_of_payment', HINT = 'constraint: orders_step_of_payment';
	END IF;
	IF is_cod AND NEW.status = 'COMPLETED' AND NOT EXISTS (
		SELECT 1 FROM cod_order WHERE company_id = NEW.company_id AND order_id = NEW.id AND state = 'REMITTED'
	) THEN
		RAISE EXCEPTION 'the courier has not passed the money on' USING ERRCODE = 'check_violation', CONSTRAINT = 'orders_cod_remitted', HINT = 'constraint: orders_cod_remitted';
	END IF;
	IF OLD.status = 'SHIPPING' AND NEW.status = 'CANCEL' AND (
		NOT is_cod
		OR NOT EXISTS (
			SELECT 1 FROM cod_order
			WHERE company_id = NEW.company_id AND order_id = NEW.id AND state = 'DUE' AND received + written_off = 0
		)
		OR EXISTS (
			SELECT 1 FROM parcel
			WHERE company_id = NEW.company_id AND order_id = NEW.id AND state NOT IN ('RETURNED', 'LOST', 'CANCELLED')
		)
	) THEN
		RAISE EXCEPTION 'not refused' USING ERRCODE = 'check_violation', CONSTRAINT = 'orders_cod_refused', HINT = 'constraint: orders_cod_refused';
	END IF;
	RETURN NEW;
END
$$;
--> statement-breakpoint
create trigger orders_cod_guarded before update of status on orders for each row execute function guard_cod_steps();
--> statement-breakpoint
-- A courier collects an order's money with one parcel, so that all of it is in one, once.
create function guard_cod_parcel() returns trigger language plpgsql as $$
BEGIN
	IF EXISTS (SELECT 1 FROM cod_order WHERE company_id = NEW.company_id AND order_id = NEW.order_id FOR NO KEY UPDATE) AND EXISTS (
		SELECT 1 FROM parcel
		WHERE company_id = NEW.company_id AND order_id = NEW.order_id AND number <> NEW.number AND state <> 'CANCELLED'
	) THEN
		RAISE EXCEPTION 'money is collected with one parcel' USING ERRCODE = 'check_violation', CONSTRAINT = 'parcel_of_cod_alone', HINT = 'constraint: parcel_of_cod_alone';
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
create trigger parcel_cod_alone after insert on parcel for each row execute function guard_cod_parcel();
--> statement-breakpoint
alter table order_cancellation drop constraint order_cancellation_reason_known;
--> statement-breakpoint
alter table order_cancellation add constraint order_cancellation_reason_known check (
	reason in ('OUT_OF_STOCK', 'BUYER_ASKED', 'NOT_PAID', 'ADDRESS', 'PRICE', 'NOT_ACCEPTED', 'OTHER')
);
--> statement-breakpoint
-- Reports count what is paid, which such an order is when its courier has passed the money on.
create trigger cod_order_unsummed after update of state on cod_order
	for each row when (new.state = 'REMITTED') execute function mark_day_of_order();
