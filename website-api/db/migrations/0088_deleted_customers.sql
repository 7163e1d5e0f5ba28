-- A deleted account gets nothing more: no order, no money, no personal data. Whoever inserts a row of a customer locks the
-- customer's row and looks whether it is deleted, so that a deletion that runs at the same time comes before or after.
CREATE FUNCTION "require_customer"("company" integer, "customer_id" uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	PERFORM 1 FROM "customer" WHERE "customer"."company_id" = "company" AND "customer"."id" = "customer_id"
		AND "customer"."deleted_at" IS NULL FOR KEY SHARE;
	IF NOT FOUND THEN
		RAISE EXCEPTION 'The account of customer % does not exist', "customer_id"
			USING ERRCODE = 'check_violation', CONSTRAINT = 'customer_not_deleted';
	END IF;
END
$$;
--> statement-breakpoint
CREATE FUNCTION "refuse_row_of_deleted_customer"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NEW."customer_id" IS NOT NULL THEN
		PERFORM "require_customer"(NEW."company_id", NEW."customer_id");
	END IF;
	RETURN NEW;
END
$$;
--> statement-breakpoint
DO $$
DECLARE "name" text;
BEGIN
	FOREACH "name" IN ARRAY ARRAY['agent', 'agent_application', 'customer_address', 'customer_bank', 'customer_cart',
		'customer_link', 'customer_note', 'customer_referral', 'customer_session', 'flash_reminder',
		'notification_setting', 'product_watch', 'returns', 'reward_redemption', 'upload_day', 'wish', 'withdrawal']
	LOOP
		EXECUTE format('CREATE TRIGGER %I BEFORE INSERT ON %I FOR EACH ROW
			EXECUTE FUNCTION "refuse_row_of_deleted_customer"()', "name" || '_of_existing_customer', "name");
	END LOOP;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "orders_of_existing_customer" BEFORE INSERT OR UPDATE OF "customer_id" ON "orders" FOR EACH ROW
	EXECUTE FUNCTION "refuse_row_of_deleted_customer"();
--> statement-breakpoint
CREATE FUNCTION "refuse_row_of_deleted_buyer"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE "buyer" uuid;
BEGIN
	SELECT "orders"."customer_id" INTO "buyer" FROM "orders"
	WHERE "orders"."company_id" = NEW."company_id" AND "orders"."id" = NEW."order_id";
	IF "buyer" IS NOT NULL THEN
		PERFORM "require_customer"(NEW."company_id", "buyer");
	END IF;
	RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "payment_confirmation_of_existing_buyer" BEFORE INSERT ON "payment_confirmation" FOR EACH ROW
	EXECUTE FUNCTION "refuse_row_of_deleted_buyer"();
--> statement-breakpoint
CREATE TRIGGER "review_of_existing_buyer" BEFORE INSERT ON "review" FOR EACH ROW
	EXECUTE FUNCTION "refuse_row_of_deleted_buyer"();
--> statement-breakpoint
-- What was promised before the deletion may still move between the accounts of one customer.
CREATE FUNCTION "refuse_credit_of_deleted_customer"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE "credited" uuid;
BEGIN
	SELECT "account"."customer_id" INTO "credited" FROM "account" WHERE "account"."id" = NEW."credit_id";
	IF "credited" IS NOT NULL AND NOT EXISTS (
		SELECT 1 FROM "account" WHERE "account"."id" = NEW."debit_id" AND "account"."customer_id" = "credited"
	) THEN
		PERFORM "require_customer"(NEW."company_id", "credited");
	END IF;
	RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "transfer_to_existing_customer" BEFORE INSERT ON "transfer" FOR EACH ROW
	EXECUTE FUNCTION "refuse_credit_of_deleted_customer"();
