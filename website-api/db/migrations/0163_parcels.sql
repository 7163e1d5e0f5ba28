-- Parcels of an order: what is in each, who carries it, its number and what became of it. Code of the version before knows one
-- tracking number per order: triggers keep parcels for it (docs/decisions/0077).

-- An order may leave before its courier has given it a number, where whoever sends it says so.
alter table orders add column tracking_pending boolean not null default false;
alter table orders drop constraint orders_shipping_tracked;
alter table orders add constraint orders_shipping_tracked check (
	status <> 'SHIPPING'
	or tracking_number is not null
	or vendor_code = 'SELF_PICKUP'
	or tracking_pending
);
-- Which parcel of the order was corrected; null: the order itself.
alter table order_correction add column parcel_number integer;
-- A courier that is connected says when it has the first parcel.
insert into transition_actor (from_status, to_status, actor) values ('PROCESSING', 'SHIPPING', 'courier');
create table parcel (
	company_id integer not null,
	order_id uuid not null,
	number integer not null,
	-- Names the parcel to providers, so that booking it twice is one booking.
	reference text not null,
	state text not null default 'PREPARED',
	problem text,
	-- Of the courier's news that set the problem, or ended it.
	problem_at timestamptz(3),
	-- Since when staff have to decide something about it.
	staff_since timestamptz(3),
	vendor_code text not null,
	vendor_method text not null,
	vendor_name text not null,
	vendor_method_name text not null,
	tracking_number text,
	weight_grams integer not null,
	length_mm integer,
	width_mm integer,
	height_mm integer,
	provider text,
	provider_order_id text,
	label_file text,
	pickup_at timestamptz(3),
	quoted_price bigint,
	billed_price bigint,
	made_by text,
	made_at timestamptz(3) not null default now(),
	sent_at timestamptz(3),
	ended_at timestamptz(3),
	constraint parcel_company_id_order_id_number_pk primary key (company_id, order_id, number),
	constraint parcel_reference unique (company_id, reference),
	constraint parcel_order_fk foreign key (company_id, order_id) references orders (company_id, id),
	constraint parcel_number_from_one check (number >= 1),
	constraint parcel_state_known check (state in ('PREPARED', 'BOOKED', 'SHIPPED', 'DELIVERED', 'RETURNED', 'LOST', 'CANCELLED')),
	constraint parcel_problem_of_sent check (problem is null or (problem in ('ON_HOLD', 'RETURNING') and state = 'SHIPPED')),
	constraint parcel_booked_somewhere check (state <> 'BOOKED' or provider is not null),
	constraint parcel_size check (
		weight_grams >= 0
		and (length_mm is null) = (width_mm is null)
		and (length_mm is null) = (height_mm is null)
		and (length_mm is null or (length_mm >= 1 and width_mm >= 1 and height_mm >= 1))
	),
	constraint parcel_prices check (quoted_price >= 0 and billed_price >= 0)
);
create unique index parcel_of_provider on parcel (company_id, provider, provider_order_id) where provider_order_id is not null;
create index parcel_by_tracking on parcel (company_id, tracking_number) where tracking_number is not null;
create index parcel_for_staff on parcel (company_id, staff_since) where staff_since is not null;
create table parcel_item (
	company_id integer not null,
	order_id uuid not null,
	parcel_number integer not null,
	position integer not null,
	quantity integer not null,
	constraint parcel_item_company_id_order_id_parcel_number_position_pk primary key (company_id, order_id, parcel_number, position),
	constraint parcel_item_parcel_fk foreign key (company_id, order_id, parcel_number) references parcel (company_id, order_id, number),
	constraint parcel_item_line_fk foreign key (company_id, order_id, position) references order_line (company_id, order_id, position),
	constraint parcel_item_quantity_positive check (quantity >= 1)
);
create index parcel_item_of_line on parcel_item (company_id, order_id, position);
-- What became of a parcel, as staff or its courier say. A courier's news has a key, by which it counts once.
create table parcel_event (
	company_id integer not null,
	order_id uuid not null,
	parcel_number integer not null,
	id bigint not null generated always as identity,
	key text,
	kind text not null,
	-- Changed the parcel; not, if it came too late or said nothing new.
	is_effective boolean not null,
	source text not null,
	-- In the courier's words, or the reason that staff gave.
	said text not null default '',
	made_by text,
	at timestamptz(3) not null default now(),
	received_at timestamptz(3) not null default now(),
	constraint parcel_event_company_id_order_id_parcel_number_id_pk primary key (company_id, order_id, parcel_number, id),
	constraint parcel_event_once unique (company_id, order_id, parcel_number, key),
	constraint parcel_event_parcel_fk foreign key (company_id, order_id, parcel_number) references parcel (company_id, order_id, number),
	constraint parcel_event_source_known check (source in ('STAFF', 'COURIER', 'ORDER')),
	constraint parcel_event_kind_known check (kind in (
		'PREPARED', 'BOOKED', 'SHIPPED', 'DELIVERED', 'RETURNED', 'LOST', 'CANCELLED', 'ON_HOLD', 'RETURNING', 'MOVING', 'NUMBER',
		'PRICE', 'NOTE'
	))
);
-- A parcel never goes back, and an end is final.
create function guard_parcel_state() returns trigger language plpgsql as $$
BEGIN
	IF NEW.state <> OLD.state AND coalesce(array_position(ARRAY['PREPARED', 'BOOKED', 'SHIPPED'], NEW.state), 4)
		<= coalesce(array_position(ARRAY['PREPARED', 'BOOKED', 'SHIPPED'], OLD.state), 4) THEN
		RAISE EXCEPTION 'a parcel only moves forward' USING ERRCODE = 'check_violation', CONSTRAINT = 'parcel_moves_forward', HINT = 'constraint: parcel_moves_forward';
	END IF;
	RETURN NEW;
END
$$;
create trigger parcel_forward before update on parcel for each row execute function guard_parcel_state();
create trigger parcel_operator_change after insert or delete or update on parcel
	for each row when (current_setting('etalase.operator_event', true) <> '')
	execute function record_operator_change('order_id,number', '');
-- A unit of an order is in one parcel: lost, returned and cancelled parcels free theirs, to be sent again. The line is locked, so
-- that two parcels at the same time see each other.
create function guard_parcel_units() returns trigger language plpgsql as $$
DECLARE
	ordered integer;
	packed integer;
BEGIN
	SELECT CASE WHEN is_digital THEN 0 ELSE quantity - removed END INTO ordered FROM order_line
		WHERE company_id = NEW.company_id AND order_id = NEW.order_id AND position = NEW.position
		FOR NO KEY UPDATE;
	SELECT coalesce(sum(parcel_item.quantity), 0) INTO packed FROM parcel_item
		JOIN parcel ON parcel.company_id = parcel_item.company_id AND parcel.order_id = parcel_item.order_id
			AND parcel.number = parcel_item.parcel_number
		WHERE parcel_item.company_id = NEW.company_id AND parcel_item.order_id = NEW.order_id
			AND parcel_item.position = NEW.position
			AND parcel.state IN ('PREPARED', 'BOOKED', 'SHIPPED', 'DELIVERED');
	IF packed > ordered THEN
		RAISE EXCEPTION 'more units in parcels than were ordered' USING ERRCODE = 'check_violation', CONSTRAINT = 'parcel_units_ordered', HINT = 'constraint: parcel_units_ordered';
	END IF;
	RETURN NULL;
END
$$;
create trigger parcel_item_ordered after insert or update on parcel_item
	for each row execute function guard_parcel_units();
create trigger order_line_packed after update of quantity, removed on order_line
	for each row when (old.quantity <> new.quantity or old.removed <> new.removed)
	execute function guard_parcel_units();
-- An order that is sent in parcels has arrived when none of it is still to be sent.
create function hold_delivery() returns trigger language plpgsql as $$
BEGIN
	IF NEW.status = 'DELIVERED' AND OLD.status = 'SHIPPING' AND EXISTS (
		SELECT 1 FROM parcel WHERE company_id = NEW.company_id AND order_id = NEW.id AND state <> 'CANCELLED'
	) AND (EXISTS (
		SELECT 1 FROM parcel WHERE company_id = NEW.company_id AND order_id = NEW.id AND state IN ('PREPARED', 'BOOKED')
	) OR EXISTS (
		SELECT 1 FROM order_line line
		WHERE line.company_id = NEW.company_id AND line.order_id = NEW.id AND NOT line.is_digital
			AND line.quantity - line.removed > (
				SELECT coalesce(sum(parcel_item.quantity), 0) FROM parcel_item
				JOIN parcel ON parcel.company_id = parcel_item.company_id AND parcel.order_id = parcel_item.order_id
					AND parcel.number = parcel_item.parcel_number
				WHERE parcel_item.company_id = NEW.company_id AND parcel_item.order_id = NEW.id
					AND parcel_item.position = line.position AND parcel.state <> 'CANCELLED'
			)
	)) THEN
		RAISE EXCEPTION 'a part of the order is not sent' USING ERRCODE = 'check_violation', CONSTRAINT = 'orders_parcels_unsent', HINT = 'constraint: orders_parcels_unsent';
	END IF;
	RETURN NEW;
END
$$;
create trigger orders_delivery_held before update of status on orders for each row execute function hold_delivery();
-- An order that is sent in one piece is one parcel, unless it is packed in parcels already.
create function send_order_as_parcel() returns trigger language plpgsql as $$
DECLARE
	chosen integer;
BEGIN
	IF EXISTS (
		SELECT 1 FROM parcel
		WHERE company_id = NEW.company_id AND order_id = NEW.id AND sent_at IS NOT NULL AND state <> 'CANCELLED'
	) THEN
		RETURN NULL;
	END IF;
	SELECT min(number) INTO chosen FROM parcel
		WHERE company_id = NEW.company_id AND order_id = NEW.id AND state IN ('PREPARED', 'BOOKED');
	IF chosen IS NULL THEN
		IF NOT EXISTS (
			SELECT 1 FROM order_line
			WHERE company_id = NEW.company_id AND order_id = NEW.id AND NOT is_digital AND quantity > removed
		) THEN
			RETURN NULL;
		END IF;
		SELECT coalesce(max(number), 0) + 1 INTO chosen FROM parcel
			WHERE company_id = NEW.company_id AND order_id = NEW.id;
		INSERT INTO parcel (company_id, order_id, number, reference, vendor_code, vendor_method, vendor_name,
				vendor_method_name, weight_grams)
			VALUES (NEW.company_id, NEW.id, chosen, NEW.number || '-' || chosen, NEW.vendor_code, NEW.vendor_method,
				NEW.vendor_name, NEW.vendor_method_name, NEW.weight_grams);
		INSERT INTO parcel_item (company_id, order_id, parcel_number, position, quantity)
			SELECT company_id, order_id, chosen, position, quantity - removed FROM order_line
			WHERE company_id = NEW.company_id AND order_id = NEW.id AND NOT is_digital AND quantity > removed;
	END IF;
	UPDATE parcel SET state = 'SHIPPED', sent_at = now(), tracking_number = coalesce(NEW.tracking_number, tracking_number)
		WHERE company_id = NEW.company_id AND order_id = NEW.id AND number = chosen;
	INSERT INTO parcel_event (company_id, order_id, parcel_number, kind, is_effective, source)
		VALUES (NEW.company_id, NEW.id, chosen, 'SHIPPED', true, 'ORDER');
	RETURN NULL;
END
$$;
create trigger orders_sent after update of status on orders
	for each row when (old.status = 'PROCESSING' and new.status = 'SHIPPING' and new.vendor_code <> 'SELF_PICKUP')
	execute function send_order_as_parcel();
-- Who records the delivery of an order means all that is on its way.
create function deliver_parcels_of_order() returns trigger language plpgsql as $$
BEGIN
	INSERT INTO parcel_event (company_id, order_id, parcel_number, kind, is_effective, source)
		SELECT company_id, order_id, number, 'DELIVERED', true, 'ORDER' FROM parcel
		WHERE company_id = NEW.company_id AND order_id = NEW.id AND state = 'SHIPPED';
	UPDATE parcel SET state = 'DELIVERED', problem = NULL, ended_at = now()
		WHERE company_id = NEW.company_id AND order_id = NEW.id AND state = 'SHIPPED';
	RETURN NULL;
END
$$;
create trigger orders_arrived after update of status on orders
	for each row when (old.status = 'SHIPPING' and new.status = 'DELIVERED')
	execute function deliver_parcels_of_order();
-- An order that is not packed any more has no parcels, unless a courier has to know, or one has come to its end.
create function unpack_parcels_of_order() returns trigger language plpgsql as $$
BEGIN
	IF EXISTS (
		SELECT 1 FROM parcel
		WHERE company_id = NEW.company_id AND order_id = NEW.id AND (
			(provider IS NOT NULL AND state IN ('BOOKED', 'SHIPPED'))
			OR (OLD.status = 'SHIPPING' AND state IN ('DELIVERED', 'RETURNED', 'LOST'))
		)
	) THEN
		RAISE EXCEPTION 'a courier has a parcel of the order' USING ERRCODE = 'check_violation', CONSTRAINT = 'orders_parcel_with_courier', HINT = 'constraint: orders_parcel_with_courier';
	END IF;
	INSERT INTO parcel_event (company_id, order_id, parcel_number, kind, is_effective, source)
		SELECT company_id, order_id, number, 'CANCELLED', true, 'ORDER' FROM parcel
		WHERE company_id = NEW.company_id AND order_id = NEW.id AND state IN ('PREPARED', 'SHIPPED');
	UPDATE parcel SET state = 'CANCELLED', problem = NULL, staff_since = NULL, ended_at = now()
		WHERE company_id = NEW.company_id AND order_id = NEW.id AND state IN ('PREPARED', 'SHIPPED');
	RETURN NULL;
END
$$;
create trigger orders_unpacked after update of status on orders
	for each row when (
		(old.status = 'SHIPPING' and new.status = 'PROCESSING')
		or (old.status = 'PROCESSING' and new.status in ('PAYMENT_CONFIRMED', 'CHANGE_PROCESSING', 'CANCEL'))
	)
	execute function unpack_parcels_of_order();
-- Number and courier of an order are those of the first parcel that left, and its courier that of parcels to come.
create function correct_parcels_of_order() returns trigger language plpgsql as $$
DECLARE
	first_sent integer;
BEGIN
	SELECT number INTO first_sent FROM parcel
		WHERE company_id = NEW.company_id AND order_id = NEW.id AND sent_at IS NOT NULL AND state <> 'CANCELLED'
		ORDER BY sent_at, number LIMIT 1;
	UPDATE parcel SET tracking_number = CASE WHEN number = first_sent THEN NEW.tracking_number ELSE tracking_number END,
			vendor_code = NEW.vendor_code, vendor_method = NEW.vendor_method, vendor_name = NEW.vendor_name,
			vendor_method_name = NEW.vendor_method_name
		WHERE company_id = NEW.company_id AND order_id = NEW.id AND (
			number = first_sent
			OR (state = 'PREPARED' AND (vendor_code, vendor_method) = (OLD.vendor_code, OLD.vendor_method))
		);
	RETURN NULL;
END
$$;
create trigger orders_courier_corrected after update of tracking_number, vendor_code, vendor_method on orders
	for each row when (
		old.status = new.status
		and (new.tracking_number, new.vendor_code, new.vendor_method)
			is distinct from (old.tracking_number, old.vendor_code, old.vendor_method)
	)
	execute function correct_parcels_of_order();
