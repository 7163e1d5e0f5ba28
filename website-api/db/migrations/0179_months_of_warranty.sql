-- For how many months a product has a warranty; 0: not said.
alter table product add column warranty_months integer not null default 0;
--> statement-breakpoint
alter table product add constraint product_warranty_months_known check (warranty_months between 0 and 600);
