-- An order of a guest belongs to the account that has confirmed the order's email, whichever comes first; the account's
-- row is locked, so that an order and a confirmation at the same time see each other.
CREATE INDEX "orders_of_guest_by_email" ON "orders" USING btree ("company_id",lower("customer_email")) WHERE "orders"."customer_id" is null;
--> statement-breakpoint
CREATE FUNCTION "give_order_to_confirmed_email"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	SELECT CASE WHEN "customer"."email_confirmed_at" IS NOT NULL THEN "customer"."id" END INTO NEW."customer_id"
	FROM "customer"
	WHERE "customer"."company_id" = NEW."company_id" AND lower("customer"."email") = lower(NEW."customer_email")
		AND "customer"."deleted_at" IS NULL
	FOR SHARE;
	RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "orders_to_confirmed_email" BEFORE INSERT ON "orders" FOR EACH ROW
	WHEN (NEW."customer_id" IS NULL)
	EXECUTE FUNCTION "give_order_to_confirmed_email"();
--> statement-breakpoint
CREATE FUNCTION "give_orders_of_confirmed_email"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "orders" SET "customer_id" = NEW."id"
	WHERE "orders"."company_id" = NEW."company_id" AND "orders"."customer_id" IS NULL
		AND lower("orders"."customer_email") = lower(NEW."email");
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "customer_confirmed_insert" AFTER INSERT ON "customer" FOR EACH ROW
	WHEN (NEW."email_confirmed_at" IS NOT NULL AND NEW."deleted_at" IS NULL)
	EXECUTE FUNCTION "give_orders_of_confirmed_email"();
--> statement-breakpoint
CREATE TRIGGER "customer_confirmed_update" AFTER UPDATE OF "email", "email_confirmed_at" ON "customer" FOR EACH ROW
	WHEN (NEW."email_confirmed_at" IS NOT NULL AND NEW."deleted_at" IS NULL
		AND (OLD."email_confirmed_at" IS NULL OR lower(OLD."email") <> lower(NEW."email")))
	EXECUTE FUNCTION "give_orders_of_confirmed_email"();
--> statement-breakpoint
UPDATE "orders" SET "customer_id" = "customer"."id"
FROM "customer"
WHERE "customer"."company_id" = "orders"."company_id" AND "orders"."customer_id" IS NULL
	AND lower("customer"."email") = lower("orders"."customer_email")
	AND "customer"."email_confirmed_at" IS NOT NULL AND "customer"."deleted_at" IS NULL;
