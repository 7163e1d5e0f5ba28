-- Reviews: the language they are written in, staff's answer, and reviews that staff hide. Products whose stock or price
-- somebody waits for, and what a customer wants to be told by mail.

ALTER TABLE "review" ADD COLUMN "language" text,
	ADD COLUMN "variant_label" text DEFAULT '' NOT NULL,
	ADD COLUMN "picture_count" integer DEFAULT 0 NOT NULL,
	ADD COLUMN "hidden_at" timestamp (3) with time zone,
	ADD COLUMN "hidden_reason" text,
	ADD COLUMN "reply" text,
	ADD COLUMN "replied_at" timestamp (3) with time zone,
	ADD COLUMN "version" integer DEFAULT 0 NOT NULL,
	ADD CONSTRAINT "review_language_form" CHECK ("review"."language" ~ '^[a-z]{2}$'),
	ADD CONSTRAINT "review_hidden_with_reason" CHECK (("review"."hidden_at" is null) = ("review"."hidden_reason" is null)),
	ADD CONSTRAINT "review_reply_with_time" CHECK (("review"."reply" is null) = ("review"."replied_at" is null));
--> statement-breakpoint
UPDATE "review" SET "language" = "orders"."locale", "variant_label" = "order_line"."variant_label"
FROM "orders" JOIN "order_line" ON "order_line"."company_id" = "orders"."company_id" AND "order_line"."order_id" = "orders"."id"
WHERE "orders"."company_id" = "review"."company_id" AND "orders"."id" = "review"."order_id"
	AND "order_line"."position" = "review"."line_position";
--> statement-breakpoint
CREATE INDEX "review_of_product_by_rating" ON "review" USING btree ("company_id","product_id","rating","created_at","id");
--> statement-breakpoint
UPDATE "review" SET "picture_count" = "counted"."pictures"
FROM (SELECT "company_id", "review_id", count(*) AS "pictures" FROM "review_picture" GROUP BY "company_id", "review_id") AS "counted"
WHERE "counted"."company_id" = "review"."company_id" AND "counted"."review_id" = "review"."id";
--> statement-breakpoint
CREATE INDEX "review_with_pictures" ON "review" USING btree ("company_id","product_id","created_at","id") WHERE "review"."picture_count" > 0;
--> statement-breakpoint
CREATE INDEX "review_newest" ON "review" USING btree ("company_id","created_at","id");
--> statement-breakpoint
CREATE INDEX "review_unanswered" ON "review" USING btree ("company_id","created_at","id") WHERE "review"."reply" is null and "review"."hidden_at" is null;
--> statement-breakpoint
CREATE TRIGGER "review_operator_change" AFTER INSERT OR UPDATE OR DELETE ON "review" FOR EACH ROW
	WHEN (current_setting('etalase.operator_event', true) <> '')
	EXECUTE FUNCTION record_operator_change('id', 'author,body');
--> statement-breakpoint
CREATE TABLE "product_watch" (
	"company_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"product_id" bigint NOT NULL,
	"variant_id" bigint,
	"customer_id" uuid,
	"email" text,
	"locale" text NOT NULL,
	"price" bigint,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"fired_at" timestamp (3) with time zone,
	"fired_price" bigint,
	CONSTRAINT "product_watch_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "product_watch_product_fk" FOREIGN KEY ("company_id","product_id") REFERENCES "product"("company_id","id") ON DELETE cascade,
	CONSTRAINT "product_watch_variant_fk" FOREIGN KEY ("company_id","variant_id") REFERENCES "variant"("company_id","id") ON DELETE cascade,
	CONSTRAINT "product_watch_customer_fk" FOREIGN KEY ("company_id","customer_id") REFERENCES "customer"("company_id","id"),
	CONSTRAINT "product_watch_kind_known" CHECK ("product_watch"."kind" in ('STOCK', 'PRICE')),
	CONSTRAINT "product_watch_one_reader" CHECK (("product_watch"."customer_id" is null) <> ("product_watch"."email" is null)),
	CONSTRAINT "product_watch_what" CHECK (("product_watch"."kind" = 'STOCK') = ("product_watch"."variant_id" is not null) and ("product_watch"."kind" = 'PRICE') = ("product_watch"."price" is not null))
);
--> statement-breakpoint
CREATE UNIQUE INDEX "product_watch_of_customer" ON "product_watch" USING btree ("company_id","customer_id","kind","product_id",coalesce("variant_id", 0)) WHERE "product_watch"."customer_id" is not null and "product_watch"."fired_at" is null;
--> statement-breakpoint
CREATE UNIQUE INDEX "product_watch_of_email" ON "product_watch" USING btree ("company_id",lower("email"),"kind","product_id",coalesce("variant_id", 0)) WHERE "product_watch"."email" is not null and "product_watch"."fired_at" is null;
--> statement-breakpoint
CREATE INDEX "product_watch_open" ON "product_watch" USING btree ("company_id","product_id") WHERE "product_watch"."confirmed_at" is not null and "product_watch"."fired_at" is null;
--> statement-breakpoint
CREATE INDEX "product_watch_fired" ON "product_watch" USING btree ("company_id","customer_id","fired_at") WHERE "product_watch"."fired_at" is not null;
--> statement-breakpoint
CREATE INDEX "product_watch_age" ON "product_watch" USING btree ("created_at");
--> statement-breakpoint
CREATE TABLE "notification_setting" (
	"company_id" integer NOT NULL,
	"customer_id" uuid NOT NULL,
	"read_at" timestamp (3) with time zone,
	"mails_off" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "notification_setting_company_id_customer_id_pk" PRIMARY KEY("company_id","customer_id"),
	CONSTRAINT "notification_setting_customer_fk" FOREIGN KEY ("company_id","customer_id") REFERENCES "customer"("company_id","id")
);
