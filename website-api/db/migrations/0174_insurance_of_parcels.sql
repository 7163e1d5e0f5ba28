-- Whether parcels of a shop are insured: never, where the buyer wants it, or always from a value of the goods. It costs a share of
-- the value, in hundredths of a percent, and a fixed amount.
alter table company add column insurance_mode text not null default 'OFF' constraint company_insurance_mode_known check (insurance_mode in ('OFF', 'OPTIONAL', 'REQUIRED'));
--> statement-breakpoint
alter table company add column insurance_from bigint not null default 0;
--> statement-breakpoint
alter table company add column insurance_rate integer not null default 20;
--> statement-breakpoint
alter table company add column insurance_fixed bigint not null default 5000;
--> statement-breakpoint
alter table company add constraint company_insurance_range check (insurance_from >= 0 and insurance_rate between 0 and 1000 and insurance_fixed between 0 and 1000000);
--> statement-breakpoint
-- What the buyer pays for it, as part of the total.
alter table orders add column insurance bigint not null default 0;
--> statement-breakpoint
alter table orders add constraint orders_insurance_of_sent check (insurance >= 0 and (insurance = 0 or vendor_code <> 'SELF_PICKUP'));
--> statement-breakpoint
alter table orders drop constraint orders_total_adds_up;
--> statement-breakpoint
alter table orders add constraint orders_total_adds_up check (
	total >= 0
	and total = sub_total - product_discount - tier_discount - coins_spent + shipping_price - shipping_discount + insurance + unique_code
);
