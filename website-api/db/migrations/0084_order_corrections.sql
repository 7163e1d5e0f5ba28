-- A step back where nothing irreversible has happened: packed by mistake, or marked as sent by mistake; by staff, with a
-- reason. And a parcel that nobody reported counts as delivered some time after its courier's estimate.
INSERT INTO "allowed_transition" ("from_status", "to_status") VALUES
	('PROCESSING', 'PAYMENT_CONFIRMED'),
	('SHIPPING', 'PROCESSING');
--> statement-breakpoint
INSERT INTO "transition_actor" ("from_status", "to_status", "actor") VALUES
	('PROCESSING', 'PAYMENT_CONFIRMED', 'staff'),
	('SHIPPING', 'PROCESSING', 'staff'),
	('SHIPPING', 'DELIVERED', 'timer');
--> statement-breakpoint
ALTER TABLE "stock_move" DROP CONSTRAINT "stock_move_reason_known";
--> statement-breakpoint
ALTER TABLE "stock_move" ADD CONSTRAINT "stock_move_reason_known" CHECK ("stock_move"."reason" in ('count', 'reserve', 'release', 'change', 'ship', 'unship'));
--> statement-breakpoint
CREATE TABLE "order_correction" (
	"company_id" integer NOT NULL,
	"order_id" uuid NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
	"field" text NOT NULL,
	"before" text NOT NULL,
	"after" text NOT NULL,
	"reason" text NOT NULL,
	"made_by" text,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_correction_company_id_order_id_id_pk" PRIMARY KEY("company_id","order_id","id"),
	CONSTRAINT "order_correction_order_fk" FOREIGN KEY ("company_id","order_id") REFERENCES "orders"("company_id","id"),
	CONSTRAINT "order_correction_field_known" CHECK ("order_correction"."field" in ('STATUS', 'TRACKING_NUMBER', 'COURIER', 'RECIPIENT', 'PHONE', 'ADDRESS', 'NOTE'))
);
--> statement-breakpoint
CREATE TRIGGER "order_correction_operator_change" AFTER INSERT ON "order_correction" FOR EACH ROW
	WHEN (current_setting('etalase.operator_event', true) <> '')
	EXECUTE FUNCTION record_operator_change('order_id,id', 'before,after');
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "not_arrived_at" timestamp (3) with time zone;
--> statement-breakpoint
-- Days after which a parcel of a courier's service counts as delivered; no row: its estimate and a week; null: never.
CREATE TABLE "courier_patience" (
	"company_id" integer NOT NULL,
	"vendor_code" text NOT NULL,
	"vendor_method" text NOT NULL,
	"days" integer,
	CONSTRAINT "courier_patience_company_id_vendor_code_vendor_method_pk" PRIMARY KEY("company_id","vendor_code","vendor_method"),
	CONSTRAINT "courier_patience_company_fk" FOREIGN KEY ("company_id") REFERENCES "company"("id"),
	CONSTRAINT "courier_patience_days" CHECK ("courier_patience"."days" between 3 and 90)
);
--> statement-breakpoint
CREATE TRIGGER "courier_patience_operator_change" AFTER INSERT OR UPDATE OR DELETE ON "courier_patience" FOR EACH ROW
	WHEN (current_setting('etalase.operator_event', true) <> '')
	EXECUTE FUNCTION record_operator_change('vendor_code,vendor_method', '');
