-- Further places where shoppers collect orders. The company's own address is the main place and has no row.
CREATE TABLE "pickup_place" (
	"company_id" integer NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"hours" jsonb,
	CONSTRAINT "pickup_place_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "pickup_place_company_fk" FOREIGN KEY ("company_id") REFERENCES "company"("id"),
	CONSTRAINT "pickup_place_name_length" CHECK (length("pickup_place"."name") between 2 and 60),
	CONSTRAINT "pickup_place_address_length" CHECK (length("pickup_place"."address") between 10 and 240),
	CONSTRAINT "pickup_place_hours_days" CHECK ("pickup_place"."hours" is null or (jsonb_typeof("pickup_place"."hours") = 'array' and jsonb_array_length("pickup_place"."hours") = 7))
);
--> statement-breakpoint
CREATE TRIGGER "pickup_place_operator_change" AFTER INSERT OR UPDATE OR DELETE ON "pickup_place" FOR EACH ROW
	WHEN (current_setting('etalase.operator_event', true) <> '')
	EXECUTE FUNCTION record_operator_change('id', '');
--> statement-breakpoint
-- The contact page and checkout list the places.
DO $$
DECLARE "event" text;
BEGIN
	FOREACH "event" IN ARRAY ARRAY['INSERT', 'UPDATE', 'DELETE'] LOOP
		EXECUTE format(
			'CREATE TRIGGER %I AFTER %s ON "pickup_place" REFERENCING %s TABLE AS "changed"
				FOR EACH STATEMENT EXECUTE FUNCTION "note_page_changes"()',
			'pickup_place_page_' || lower("event"), "event", CASE "event" WHEN 'DELETE' THEN 'OLD' ELSE 'NEW' END);
	END LOOP;
END $$;
--> statement-breakpoint
-- An order keeps the place as it was, with its id: {id, name, address}.
ALTER TABLE "orders" ADD COLUMN "pickup_place" jsonb;
--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_pickup_place_of_pickup" CHECK ("orders"."pickup_place" is null or "orders"."vendor_code" = 'SELF_PICKUP');
