-- For the figures of open orders of the whole installation, by state.
create index concurrently "orders_open" on "orders" ("status", "total") where "status" not in ('COMPLETED', 'CANCEL', 'EXPIRED');
