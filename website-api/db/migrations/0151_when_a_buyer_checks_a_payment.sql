-- A buyer has the provider asked about a payment at most once in a few seconds.
alter table payment_attempt add column checked_at timestamptz(3);
