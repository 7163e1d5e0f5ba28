-- Changes to an order, reviews by customers, digital goods and returns.

ALTER TABLE "order_line" ADD COLUMN "removed" integer DEFAULT 0 NOT NULL,
	ADD COLUMN "returned" integer DEFAULT 0 NOT NULL,
	ADD COLUMN "downloads" integer DEFAULT 0 NOT NULL,
	ADD CONSTRAINT "order_line_units_left" CHECK ("removed" >= 0 and "returned" >= 0 and "removed" + "returned" <= "quantity"),
	ADD CONSTRAINT "order_line_downloads_bounded" CHECK ("downloads" between 0 and 5 * "quantity");
--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "order_id" uuid,
	ADD COLUMN "line_position" integer,
	ADD CONSTRAINT "review_once_per_line" UNIQUE("company_id", "order_id", "line_position");
--> statement-breakpoint
ALTER TABLE "guest_refund" DROP CONSTRAINT "guest_refund_reason_known",
	ADD CONSTRAINT "guest_refund_reason_known" CHECK ("reason" in ('CANCELLED', 'LATE', 'OVERPAID', 'CHANGED', 'RETURNED'));
--> statement-breakpoint
CREATE TABLE "review_picture" (
	"company_id" integer NOT NULL,
	"review_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"media_id" text NOT NULL,
	CONSTRAINT "review_picture_company_id_review_id_position_pk" PRIMARY KEY("company_id","review_id","position"),
	CONSTRAINT "review_picture_at_most_five" CHECK ("review_picture"."position" between 0 and 4)
);
--> statement-breakpoint
CREATE TABLE "order_change" (
	"company_id" integer NOT NULL,
	"order_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"status" text DEFAULT 'PROPOSED' NOT NULL,
	"reason" text NOT NULL,
	"refund" bigint NOT NULL,
	"proposed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"answered_at" timestamp (3) with time zone,
	CONSTRAINT "order_change_company_id_order_id_version_pk" PRIMARY KEY("company_id","order_id","version"),
	CONSTRAINT "order_change_status_known" CHECK ("order_change"."status" in ('PROPOSED', 'ACCEPTED', 'REFUSED')),
	CONSTRAINT "order_change_refund_positive" CHECK ("order_change"."refund" >= 0),
	CONSTRAINT "order_change_answered" CHECK (("order_change"."status" = 'PROPOSED') = ("order_change"."answered_at" is null))
);
--> statement-breakpoint
CREATE TABLE "order_change_line" (
	"company_id" integer NOT NULL,
	"order_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"position" integer NOT NULL,
	"quantity_before" integer NOT NULL,
	"quantity_after" integer NOT NULL,
	CONSTRAINT "order_change_line_company_id_order_id_version_position_pk" PRIMARY KEY("company_id","order_id","version","position"),
	CONSTRAINT "order_change_line_takes_away" CHECK (0 <= "order_change_line"."quantity_after" and "order_change_line"."quantity_after" < "order_change_line"."quantity_before")
);
--> statement-breakpoint
CREATE TABLE "product_file" (
	"company_id" integer NOT NULL,
	"product_id" bigint NOT NULL,
	"file_name" text NOT NULL,
	"content_type" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"storage_id" text NOT NULL,
	CONSTRAINT "product_file_company_id_product_id_pk" PRIMARY KEY("company_id","product_id"),
	CONSTRAINT "product_file_size" CHECK ("product_file"."size_bytes" >= 1),
	CONSTRAINT "product_file_storage_form" CHECK ("product_file"."storage_id" ~ '^[a-z0-9]{8,64}$')
);
--> statement-breakpoint
CREATE TABLE "return_event" (
	"company_id" integer NOT NULL,
	"return_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"from_status" text,
	"to_status" text NOT NULL,
	"actor" text NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "return_event_company_id_return_id_version_pk" PRIMARY KEY("company_id","return_id","version"),
	CONSTRAINT "return_event_begins_requested" CHECK (("return_event"."from_status" is null) = ("return_event"."version" = 0) and ("return_event"."from_status" is not null or "return_event"."to_status" = 'REQUESTED'))
);
--> statement-breakpoint
CREATE TABLE "return_line" (
	"company_id" integer NOT NULL,
	"return_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"quantity" integer NOT NULL,
	"reason" text NOT NULL,
	"refund" bigint NOT NULL,
	CONSTRAINT "return_line_company_id_return_id_position_pk" PRIMARY KEY("company_id","return_id","position"),
	CONSTRAINT "return_line_quantity_positive" CHECK ("return_line"."quantity" >= 1),
	CONSTRAINT "return_line_refund_positive" CHECK ("return_line"."refund" >= 0)
);
--> statement-breakpoint
CREATE TABLE "return_message" (
	"company_id" integer NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"return_id" uuid NOT NULL,
	"author" text NOT NULL,
	"body" text NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "return_message_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "return_message_author_known" CHECK ("return_message"."author" in ('CUSTOMER', 'SHOP'))
);
--> statement-breakpoint
CREATE TABLE "return_picture" (
	"company_id" integer NOT NULL,
	"return_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"upload_id" uuid NOT NULL,
	CONSTRAINT "return_picture_company_id_return_id_position_pk" PRIMARY KEY("company_id","return_id","position"),
	CONSTRAINT "return_picture_at_most_five" CHECK ("return_picture"."position" between 0 and 4)
);
--> statement-breakpoint
CREATE TABLE "return_transition" (
	"from_status" text NOT NULL,
	"to_status" text NOT NULL,
	"actor" text NOT NULL,
	CONSTRAINT "return_transition_from_status_to_status_actor_pk" PRIMARY KEY("from_status","to_status","actor")
);
--> statement-breakpoint
CREATE TABLE "returns" (
	"company_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"number" text NOT NULL,
	"order_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"status" text DEFAULT 'REQUESTED' NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"moved_by" text DEFAULT 'customer' NOT NULL,
	"description" text NOT NULL,
	"refund" bigint NOT NULL,
	"reject_reason" text,
	"courier" text,
	"tracking_number" text,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "returns_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "returns_number" UNIQUE("number"),
	CONSTRAINT "returns_refund_positive" CHECK ("returns"."refund" >= 0),
	CONSTRAINT "returns_sent_tracked" CHECK ("returns"."status" <> 'SENT_BACK' or "returns"."tracking_number" is not null),
	CONSTRAINT "returns_rejected_with_reason" CHECK ("returns"."status" <> 'REJECTED' or "returns"."reject_reason" is not null)
);
--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_line_fk" FOREIGN KEY ("company_id","order_id","line_position") REFERENCES "public"."order_line"("company_id","order_id","position") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "review_picture" ADD CONSTRAINT "review_picture_review_fk" FOREIGN KEY ("company_id","review_id") REFERENCES "public"."review"("company_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "review_picture" ADD CONSTRAINT "review_picture_media_fk" FOREIGN KEY ("company_id","media_id") REFERENCES "public"."media"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "order_change" ADD CONSTRAINT "order_change_order_fk" FOREIGN KEY ("company_id","order_id") REFERENCES "public"."orders"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "order_change_line" ADD CONSTRAINT "order_change_line_change_fk" FOREIGN KEY ("company_id","order_id","version") REFERENCES "public"."order_change"("company_id","order_id","version") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "order_change_line" ADD CONSTRAINT "order_change_line_line_fk" FOREIGN KEY ("company_id","order_id","position") REFERENCES "public"."order_line"("company_id","order_id","position") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "product_file" ADD CONSTRAINT "product_file_product_fk" FOREIGN KEY ("company_id","product_id") REFERENCES "public"."product"("company_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "return_event" ADD CONSTRAINT "return_event_return_fk" FOREIGN KEY ("company_id","return_id") REFERENCES "public"."returns"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "return_event" ADD CONSTRAINT "return_event_allowed_fk" FOREIGN KEY ("from_status","to_status","actor") REFERENCES "public"."return_transition"("from_status","to_status","actor") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "return_line" ADD CONSTRAINT "return_line_return_fk" FOREIGN KEY ("company_id","return_id") REFERENCES "public"."returns"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "return_line" ADD CONSTRAINT "return_line_line_fk" FOREIGN KEY ("company_id","order_id","position") REFERENCES "public"."order_line"("company_id","order_id","position") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "return_message" ADD CONSTRAINT "return_message_return_fk" FOREIGN KEY ("company_id","return_id") REFERENCES "public"."returns"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "return_picture" ADD CONSTRAINT "return_picture_return_fk" FOREIGN KEY ("company_id","return_id") REFERENCES "public"."returns"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "return_picture" ADD CONSTRAINT "return_picture_upload_fk" FOREIGN KEY ("company_id","upload_id") REFERENCES "public"."upload"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_order_fk" FOREIGN KEY ("company_id","order_id") REFERENCES "public"."orders"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_customer_fk" FOREIGN KEY ("company_id","customer_id") REFERENCES "public"."customer"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "order_change_one_open" ON "order_change" USING btree ("company_id","order_id") WHERE "order_change"."status" = 'PROPOSED';
--> statement-breakpoint
CREATE INDEX "return_message_of_return" ON "return_message" USING btree ("company_id","return_id","at");
--> statement-breakpoint
CREATE INDEX "returns_of_customer" ON "returns" USING btree ("company_id","customer_id","at");
--> statement-breakpoint
CREATE INDEX "returns_of_order" ON "returns" USING btree ("company_id","order_id");
--> statement-breakpoint
CREATE INDEX "returns_list" ON "returns" USING btree ("company_id","status","at");
--> statement-breakpoint
-- The status changes of a return, and who may make them.
INSERT INTO "return_transition" ("from_status", "to_status", "actor") VALUES
	('REQUESTED', 'APPROVED', 'staff'),
	('REQUESTED', 'REJECTED', 'staff'),
	('REQUESTED', 'CANCELLED', 'customer'),
	('APPROVED', 'SENT_BACK', 'customer'),
	('APPROVED', 'SENT_BACK', 'staff'),
	('APPROVED', 'CANCELLED', 'customer'),
	('SENT_BACK', 'RECEIVED', 'staff'),
	('RECEIVED', 'REFUNDED', 'staff');
--> statement-breakpoint
CREATE FUNCTION record_return_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'UPDATE' AND NEW.version <> OLD.version + (CASE WHEN NEW.status = OLD.status THEN 0 ELSE 1 END) THEN
		RAISE EXCEPTION 'the version of a return counts its status changes'
			USING ERRCODE = 'check_violation';
	END IF;
	IF TG_OP = 'INSERT' THEN
		INSERT INTO return_event (company_id, return_id, version, from_status, to_status, actor)
			VALUES (NEW.company_id, NEW.id, NEW.version, NULL, NEW.status, NEW.moved_by);
	ELSIF NEW.status <> OLD.status THEN
		INSERT INTO return_event (company_id, return_id, version, from_status, to_status, actor)
			VALUES (NEW.company_id, NEW.id, NEW.version, OLD.status, NEW.status, NEW.moved_by);
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "returns_history" AFTER INSERT OR UPDATE ON "returns"
	FOR EACH ROW EXECUTE FUNCTION record_return_event();
--> statement-breakpoint
CREATE TRIGGER "return_event_is_history" BEFORE UPDATE OR DELETE ON "return_event"
	FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- Whoever completes an order, an open return holds it.
CREATE FUNCTION hold_completion() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NEW.status = 'COMPLETED' AND OLD.status <> 'COMPLETED' AND EXISTS (
		SELECT 1 FROM returns
		WHERE company_id = NEW.company_id AND order_id = NEW.id
			AND status IN ('REQUESTED', 'APPROVED', 'SENT_BACK', 'RECEIVED')
	) THEN
		RAISE EXCEPTION 'an open return holds the completion' USING ERRCODE = 'check_violation', CONSTRAINT = 'orders_no_open_return';
	END IF;
	RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "orders_completion_held" BEFORE UPDATE ON "orders"
	FOR EACH ROW EXECUTE FUNCTION hold_completion();
