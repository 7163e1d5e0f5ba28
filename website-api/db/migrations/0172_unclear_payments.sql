-- Attempts that staff have to look at, for the list of orders to check.
create index payment_attempt_unclear on payment_attempt (company_id, order_id) where state = 'UNCLEAR';
