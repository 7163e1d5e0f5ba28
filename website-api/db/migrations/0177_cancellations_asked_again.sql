-- Cancellations of bookings wait like bookings until the provider has said yes or no.
alter table parcel_booking add column is_cancellation boolean not null default false;
