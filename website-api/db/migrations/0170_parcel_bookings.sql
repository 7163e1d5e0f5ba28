-- Couriers that staff asked for. A row is worked on until the provider has said yes or no, whoever is still there to wait: one
-- that is stopped in between asks again, with the parcel's own reference.
create table parcel_booking (
	company_id integer not null,
	id uuid not null,
	order_id uuid not null,
	parcel_number integer not null,
	pickup_at timestamptz(3),
	asked_by text not null,
	tries integer not null default 0,
	-- Null: it is over.
	next_try_at timestamptz(3),
	-- Why nobody comes; null: not known yet.
	refusal text,
	-- The provider's words.
	said text not null default '',
	constraint parcel_booking_company_id_id_pk primary key (company_id, id),
	constraint parcel_booking_once unique (company_id, order_id, parcel_number),
	constraint parcel_booking_parcel_fk foreign key (company_id, order_id, parcel_number) references parcel (company_id, order_id, number),
	constraint parcel_booking_refusal_known check (refusal in ('PARCEL_REFUSED', 'COURIER_NOT_BOOKABLE', 'COURIER_ORIGIN_INCOMPLETE', 'BOOKING_REFUSED', 'COURIER_PROVIDER_AWAY')),
	constraint parcel_booking_over_or_waits check ((next_try_at is null) = (refusal is not null))
);
create index parcel_booking_waiting on parcel_booking (next_try_at) where next_try_at is not null;
