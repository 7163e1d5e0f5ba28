-- What an operator's change made of each row, written in the same transaction, and never changed.
CREATE TABLE "operator_change" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"event_id" uuid NOT NULL,
	"table_name" text NOT NULL,
	"company_id" integer,
	"row_key" jsonb NOT NULL,
	"before" jsonb,
	"after" jsonb,
	CONSTRAINT "operator_change_event_fk" FOREIGN KEY ("event_id") REFERENCES "operator_event"("id")
);
--> statement-breakpoint
CREATE INDEX "operator_change_of_event" ON "operator_change" USING btree ("event_id");
--> statement-breakpoint
CREATE TRIGGER "operator_change_is_history" BEFORE UPDATE OR DELETE ON "operator_change"
	FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER "operator_change_is_kept" BEFORE TRUNCATE ON "operator_change"
	FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER "operator_event_is_kept" BEFORE TRUNCATE ON "operator_event"
	FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER "operator_event_end_is_kept" BEFORE TRUNCATE ON "operator_event_end"
	FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- Columns of a row as they are kept: without those named, and with long values cut.
CREATE FUNCTION kept_columns(kept jsonb, left_out text[]) RETURNS jsonb LANGUAGE sql IMMUTABLE STRICT AS $$
	SELECT coalesce(jsonb_object_agg(key, CASE WHEN length(value::text) > 2000
		THEN to_jsonb(left(value #>> '{}', 2000) || '…') ELSE value END), '{}'::jsonb)
	FROM jsonb_each(kept - left_out)
$$;
--> statement-breakpoint
-- Arguments: the columns that name a row, and those that are not kept.
CREATE FUNCTION record_operator_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	event uuid := NULLIF(current_setting('etalase.operator_event', true), '')::uuid;
	names text[] := string_to_array(TG_ARGV[0], ',');
	old_row jsonb := CASE WHEN TG_OP <> 'INSERT' THEN to_jsonb(OLD) END;
	new_row jsonb := CASE WHEN TG_OP <> 'DELETE' THEN to_jsonb(NEW) END;
	this_row jsonb := coalesce(new_row, old_row);
	changed text[];
BEGIN
	IF TG_OP = 'UPDATE' THEN
		SELECT array_agg(key) INTO changed FROM jsonb_each(new_row)
			WHERE value IS DISTINCT FROM old_row -> key AND key <> ALL (string_to_array(TG_ARGV[1], ','));
		IF changed IS NULL THEN RETURN NULL; END IF;
		old_row := (SELECT jsonb_object_agg(key, old_row -> key) FROM unnest(changed) AS key);
		new_row := (SELECT jsonb_object_agg(key, new_row -> key) FROM unnest(changed) AS key);
	END IF;
	INSERT INTO operator_change (event_id, table_name, company_id, row_key, before, after)
		VALUES (event, TG_TABLE_NAME,
			CASE WHEN TG_TABLE_NAME = 'company' THEN (this_row ->> 'id')::integer ELSE (this_row ->> 'company_id')::integer END,
			(SELECT jsonb_object_agg(key, this_row -> key) FROM unnest(names) AS key),
			kept_columns(old_row, string_to_array(TG_ARGV[1], ',')),
			kept_columns(new_row, string_to_array(TG_ARGV[1], ',')));
	RETURN NULL;
END
$$;
--> statement-breakpoint
-- Only in a transaction of an operator's change: what shoppers do costs nothing.
DO $$
DECLARE
	watched text[];
BEGIN
	FOREACH watched SLICE 1 IN ARRAY ARRAY[
		['agent', 'code', 'whatsapp'],
		['agent_application', 'id', 'name,phone,reason'],
		['agent_plan', 'company_id', ''],
		['article', 'slug', ''],
		['article_category', 'slug', ''],
		['audit_finding', 'id', ''],
		['banner', 'slug', ''],
		['commission', 'order_id', ''],
		['company', 'code', ''],
		['company_bank', 'code', ''],
		['company_domain', 'host', ''],
		['content_page', 'key', ''],
		['flash_item', 'sale_id,variant_id', ''],
		['flash_sale', 'id', ''],
		['footer_menu', 'position', ''],
		['guest_refund', 'id', ''],
		['information', 'slug', ''],
		['operator_key', 'id', 'key_hash,last_used_at'],
		['order_change', 'order_id', ''],
		['orders', 'number', 'customer_name,customer_phone,customer_email,address,note,dropship_name,dropship_phone,bank,qris,cart_token'],
		['payment', 'order_id,reference', ''],
		['payment_confirmation', 'id', 'sender_bank,sender_name,note'],
		['popup_banner', 'company_id', ''],
		['product', 'slug', 'search,keywords,updated_at'],
		['product_file', 'product_id', ''],
		['returns', 'number', 'description'],
		['reward', 'id', ''],
		['reward_redemption', 'number', 'address'],
		['staff_account', 'id', 'password_hash,totp_secret,totp_step'],
		['staff_invitation', 'id', ''],
		['staff_member', 'account_id', ''],
		['stock', 'variant_id', ''],
		['tier_benefit', 'tier', ''],
		['variant', 'sku', ''],
		['voucher', 'code', ''],
		['withdrawal', 'id', 'bank'],
		['withdrawal_end', 'withdrawal_id', '']
	] LOOP
		EXECUTE format(
			'CREATE TRIGGER %I AFTER INSERT OR UPDATE OR DELETE ON %I FOR EACH ROW
				WHEN (current_setting(''etalase.operator_event'', true) <> '''')
				EXECUTE FUNCTION record_operator_change(%L, %L)',
			watched[1] || '_operator_change', watched[1], watched[2], watched[3]);
	END LOOP;
END
$$;
