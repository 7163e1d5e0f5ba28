CREATE INDEX "commission_refusal_of_code" ON "commission_refusal" USING btree ("company_id",lower("code"),"at");
