-- Orders that were refunded in full are looked up beside the ended ones.
CREATE INDEX "orders_all_refunded" ON "orders" USING btree ("company_id","status") WHERE "orders"."paid" > 0 and "orders"."refunded" >= "orders"."paid";
