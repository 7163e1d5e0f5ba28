-- Whose warranty a product has, and for how long; a product begins without.
alter table product add column warranty text not null default '';
--> statement-breakpoint
alter table product add constraint product_warranty_known check (warranty in ('', 'SHOP', 'DISTRIBUTOR', 'MAKER'));
