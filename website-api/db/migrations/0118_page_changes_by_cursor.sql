CREATE INDEX "page_change_transaction" ON "page_change" USING btree ("transaction");
