-- Lists of the admin: all orders of a shop by time, and buyers by the beginning of a name.
CREATE INDEX "orders_newest" ON "orders" USING btree ("company_id","placed_at","id");
--> statement-breakpoint
CREATE INDEX "orders_by_name" ON "orders" USING gin (to_tsvector('simple'::regconfig, "customer_name"));
