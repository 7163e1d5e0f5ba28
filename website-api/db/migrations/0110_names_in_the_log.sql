-- Names of what a logged change was about, kept at the time of the change: what is deleted later keeps its last name.
-- Names of customers are not kept; they are read with the log, and end with the account.
ALTER TABLE "operator_event" ADD COLUMN "subject_name" text;
--> statement-breakpoint
ALTER TABLE "operator_event_end" ADD COLUMN "made_name" text;
--> statement-breakpoint
ALTER TABLE "operator_change" ADD COLUMN "names" jsonb;
--> statement-breakpoint
-- Pages of one company's log, also those of one area or one person.
CREATE INDEX "operator_event_of_company" ON "operator_event" USING btree ("company_id", "at", "id");
--> statement-breakpoint
-- The name of a record by its table and key; null: unknown, or a person whose data is not kept.
CREATE FUNCTION log_name(kind text, company integer, ref text) RETURNS text LANGUAGE plpgsql STABLE AS $$
DECLARE
	n bigint := CASE WHEN ref ~ '^\d{1,18}$' THEN ref::bigint END;
	u uuid := CASE WHEN ref ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' THEN ref::uuid END;
BEGIN
	RETURN CASE kind
		WHEN 'product' THEN (SELECT name ->> 'id' FROM product WHERE company_id = company AND id = n)
		WHEN 'variant' THEN (SELECT concat_ws(' · ', p.name ->> 'id', NULLIF(v.sku, '')) FROM variant v
			JOIN product p ON p.company_id = v.company_id AND p.id = v.product_id
			WHERE v.company_id = company AND v.id = n)
		WHEN 'category' THEN (SELECT name ->> 'id' FROM category WHERE company_id = company AND id = n)
		WHEN 'brand' THEN (SELECT name FROM brand WHERE company_id = company AND id = n)
		WHEN 'flash_sale' THEN (SELECT name ->> 'id' FROM flash_sale WHERE company_id = company AND id = n)
		WHEN 'pickup_place' THEN (SELECT name FROM pickup_place WHERE company_id = company AND id = n)
		WHEN 'search_synonym' THEN (SELECT array_to_string(words, ', ') FROM search_synonym WHERE company_id = company AND id = n)
		WHEN 'review' THEN (SELECT p.name ->> 'id' FROM review r
			JOIN product p ON p.company_id = r.company_id AND p.id = r.product_id
			WHERE r.company_id = company AND r.id = n)
		WHEN 'orders' THEN (SELECT number FROM orders WHERE company_id = company AND id = u)
		WHEN 'returns' THEN (SELECT number FROM returns WHERE company_id = company AND id = u)
		WHEN 'guest_refund' THEN (SELECT o.number FROM guest_refund r
			JOIN orders o ON o.company_id = r.company_id AND o.id = r.order_id
			WHERE r.company_id = company AND r.id = u)
		WHEN 'withdrawal' THEN (SELECT 'Rp ' || replace(to_char(amount, 'FM999,999,999,999,999'), ',', '.')
			FROM withdrawal WHERE company_id = company AND id = u)
		WHEN 'reward' THEN (SELECT title ->> 'id' FROM reward WHERE company_id = company AND id = u)
		WHEN 'bank_statement' THEN (SELECT concat_ws(' · ', bank_code, account_number)
			FROM bank_statement WHERE company_id = company AND id = u)
		WHEN 'bank_line' THEN (SELECT concat_ws(' · ', 'Rp ' || replace(to_char(amount_sen / 100, 'FM999,999,999,999,999'), ',', '.'), booked_on)
			FROM bank_line WHERE company_id = company AND id = u)
		WHEN 'product_import' THEN (SELECT file_name FROM product_import WHERE company_id = company AND id = u)
		WHEN 'staff_account' THEN (SELECT name FROM staff_account WHERE id = u)
		WHEN 'staff_invitation' THEN (SELECT email FROM staff_invitation WHERE id = u)
		WHEN 'operator_key' THEN (SELECT label FROM operator_key WHERE id = u)
		WHEN 'audit_finding' THEN (SELECT concat_ws(' · ', oracle, about) FROM audit_finding WHERE id = u)
		WHEN 'company' THEN (SELECT name FROM company WHERE id = n)
		WHEN 'article' THEN (SELECT title ->> 'id' FROM article WHERE company_id = company AND slug = ref)
		WHEN 'information' THEN (SELECT title ->> 'id' FROM information WHERE company_id = company AND slug = ref)
		WHEN 'banner' THEN (SELECT title ->> 'id' FROM banner WHERE company_id = company AND slug = ref)
	END;
END
$$;
--> statement-breakpoint
-- The table that a column refers to; null: the column is no reference, or names a customer.
CREATE FUNCTION log_kind(col text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
	SELECT CASE col
		WHEN 'product_id' THEN 'product' WHEN 'variant_id' THEN 'variant' WHEN 'category_id' THEN 'category'
		WHEN 'parent_id' THEN 'category' WHEN 'brand_id' THEN 'brand' WHEN 'sale_id' THEN 'flash_sale'
		WHEN 'order_id' THEN 'orders' WHEN 'return_id' THEN 'returns' WHEN 'withdrawal_id' THEN 'withdrawal'
		WHEN 'reward_id' THEN 'reward' WHEN 'review_id' THEN 'review' WHEN 'line_id' THEN 'bank_line'
		WHEN 'statement_id' THEN 'bank_statement' WHEN 'staff_id' THEN 'staff_account'
		WHEN 'account_id' THEN 'staff_account' WHEN 'released_by_staff' THEN 'staff_account'
		WHEN 'invited_by' THEN 'staff_account' WHEN 'key_id' THEN 'operator_key'
		WHEN 'operator_key_id' THEN 'operator_key' WHEN 'released_by' THEN 'operator_key'
		WHEN 'company_id' THEN 'company'
	END
$$;
--> statement-breakpoint
-- The name that a row carries itself, of the columns that are kept.
CREATE FUNCTION log_row_name(kept jsonb) RETURNS text LANGUAGE sql IMMUTABLE AS $$
	SELECT left(coalesce(
		kept #>> '{name,id}', CASE WHEN jsonb_typeof(kept -> 'name') = 'string' THEN kept ->> 'name' END,
		kept #>> '{title,id}', CASE WHEN jsonb_typeof(kept -> 'title') = 'string' THEN kept ->> 'title' END,
		kept ->> 'label', kept ->> 'number', kept ->> 'email', kept ->> 'file_name'), 200)
$$;
--> statement-breakpoint
-- As before, and with names: of the row under '', of a reference under its column and value, e.g. 'brand_id 7'.
CREATE OR REPLACE FUNCTION record_operator_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	event uuid := NULLIF(current_setting('etalase.operator_event', true), '')::uuid;
	names text[] := string_to_array(TG_ARGV[0], ',');
	left_out text[] := string_to_array(TG_ARGV[1], ',');
	old_row jsonb := CASE WHEN TG_OP <> 'INSERT' THEN to_jsonb(OLD) END;
	new_row jsonb := CASE WHEN TG_OP <> 'DELETE' THEN to_jsonb(NEW) END;
	this_row jsonb := coalesce(new_row, old_row);
	company integer := CASE WHEN TG_TABLE_NAME = 'company' THEN (this_row ->> 'id')::integer ELSE (this_row ->> 'company_id')::integer END;
	row_keys jsonb := (SELECT jsonb_object_agg(key, this_row -> key) FROM unnest(names) AS key);
	row_name text := log_row_name(this_row - left_out);
	known jsonb;
	changed text[];
BEGIN
	IF TG_OP = 'UPDATE' THEN
		SELECT array_agg(key) INTO changed FROM jsonb_each(new_row)
			WHERE value IS DISTINCT FROM old_row -> key AND key <> ALL (left_out);
		IF changed IS NULL THEN RETURN NULL; END IF;
		old_row := (SELECT jsonb_object_agg(key, old_row -> key) FROM unnest(changed) AS key);
		new_row := (SELECT jsonb_object_agg(key, new_row -> key) FROM unnest(changed) AS key);
	END IF;
	SELECT jsonb_object_agg(key || ' ' || value, name) INTO known FROM (
		SELECT key, value, left(log_name(log_kind(key), company, value), 200) AS name FROM (
			SELECT key, value FROM jsonb_each_text(row_keys)
			UNION SELECT key, value FROM jsonb_each_text(old_row - left_out)
			UNION SELECT key, value FROM jsonb_each_text(new_row - left_out)
		) AS cell WHERE log_kind(key) IS NOT NULL AND key <> 'company_id'
	) AS named WHERE name IS NOT NULL;
	IF row_name IS NULL AND row_keys ? 'id' THEN
		row_name := left(log_name(TG_TABLE_NAME, company, row_keys ->> 'id'), 200);
	END IF;
	IF row_name IS NOT NULL THEN
		known := coalesce(known, '{}'::jsonb) || jsonb_build_object('', row_name);
	END IF;
	INSERT INTO operator_change (event_id, table_name, company_id, row_key, before, after, names)
		VALUES (event, TG_TABLE_NAME, company, row_keys,
			kept_columns(old_row, left_out), kept_columns(new_row, left_out), known);
	RETURN NULL;
END
$$;
