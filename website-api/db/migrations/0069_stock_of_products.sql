-- Whether a product is in stock, by one look-up in an index. A stock row has its variant's product and whether the variant
-- is offered; the foreign key keeps both equal to the variant's.
ALTER TABLE "variant" ADD CONSTRAINT "variant_of_stock" UNIQUE("company_id","id","product_id","active");
--> statement-breakpoint
ALTER TABLE "stock" ADD COLUMN "product_id" bigint, ADD COLUMN "is_offered" boolean;
--> statement-breakpoint
ALTER TABLE "stock" DISABLE TRIGGER USER;
--> statement-breakpoint
UPDATE "stock" SET "product_id" = "variant"."product_id", "is_offered" = "variant"."active"
FROM "variant" WHERE "variant"."company_id" = "stock"."company_id" AND "variant"."id" = "stock"."variant_id";
--> statement-breakpoint
ALTER TABLE "stock" ENABLE TRIGGER USER;
--> statement-breakpoint
-- A generated column, not a condition of the index: an order changes "reserved", and as long as units are left it changes
-- no indexed column, so that PostgreSQL updates the row in place of its page without any index.
ALTER TABLE "stock"
	ALTER COLUMN "product_id" SET NOT NULL,
	ALTER COLUMN "is_offered" SET NOT NULL,
	ADD COLUMN "is_free" boolean NOT NULL GENERATED ALWAYS AS ("is_offered" AND "on_hand" > "reserved") STORED,
	DROP CONSTRAINT "stock_variant_fk",
	ADD CONSTRAINT "stock_variant_fk" FOREIGN KEY ("company_id","variant_id","product_id","is_offered")
		REFERENCES "variant"("company_id","id","product_id","active") ON UPDATE CASCADE;
--> statement-breakpoint
CREATE INDEX "stock_free_of_product" ON "stock" USING btree ("company_id","product_id") WHERE "stock"."is_free";
--> statement-breakpoint
-- What is made of other columns is no change of its own.
DROP TRIGGER "stock_operator_change" ON "stock";
--> statement-breakpoint
CREATE TRIGGER "stock_operator_change" AFTER INSERT OR UPDATE OR DELETE ON "stock" FOR EACH ROW
	WHEN (current_setting('etalase.operator_event', true) <> '')
	EXECUTE FUNCTION record_operator_change('variant_id', 'product_id,is_offered,is_free');
