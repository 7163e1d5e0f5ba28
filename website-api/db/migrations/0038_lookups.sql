-- What was read from end to end: the payments of an order, discounted products, and when a product changed last.
CREATE INDEX "payment_of_order" ON "payment" USING btree ("company_id","order_id","at");
--> statement-breakpoint
CREATE INDEX "product_discounted" ON "product" USING btree ("company_id","status","published_at","id") WHERE "price_before" is not null;
--> statement-breakpoint
CREATE INDEX "product_updated" ON "product" USING btree ("company_id","status","updated_at");
