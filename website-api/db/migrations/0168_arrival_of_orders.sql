-- Days that a shop takes to hand a parcel to its courier.
alter table company add column packing_days integer not null default 0 constraint company_packing_days_range check (packing_days between 0 and 14);
--> statement-breakpoint
-- What a buyer was told when the order was placed: days until hand-over, and days of the courier; null: nothing.
alter table orders add column packing_days integer;
--> statement-breakpoint
alter table orders add column eta_days_min integer;
--> statement-breakpoint
alter table orders add column eta_days_max integer;
