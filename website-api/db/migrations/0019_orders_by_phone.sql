-- What a phone number has ordered, and which vouchers it has had, without reading every order.

CREATE INDEX "orders_by_phone" ON "orders" USING btree ("company_id","customer_phone");
