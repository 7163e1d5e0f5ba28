-- Couriers that drive at once come within hours, and to a place on the map.
alter table parcel_booking drop constraint parcel_booking_refusal_known;
--> statement-breakpoint
alter table parcel_booking add constraint parcel_booking_refusal_known check (
	refusal in ('PARCEL_REFUSED', 'COURIER_NOT_BOOKABLE', 'COURIER_ORIGIN_INCOMPLETE', 'COURIER_CLOSED', 'COURIER_PIN_MISSING', 'BOOKING_REFUSED', 'COURIER_PROVIDER_AWAY')
);
