-- What a shop says beside its products: pages, articles, banners' texts, messages of visitors; and its agents.
CREATE TABLE "content_page" (
	"company_id" integer NOT NULL REFERENCES "company"("id"),
	"key" text NOT NULL,
	"title" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"html" jsonb NOT NULL,
	"faq" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "content_page_pk" PRIMARY KEY ("company_id", "key"),
	CONSTRAINT "content_page_key_form" CHECK ("key" ~ '^[a-z]+(-[a-z]+)*$')
);
--> statement-breakpoint
CREATE TABLE "information" (
	"company_id" integer NOT NULL REFERENCES "company"("id"),
	"slug" text NOT NULL,
	"title" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"html" jsonb NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"published_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"withdrawn_at" timestamp (3) with time zone,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "information_pk" PRIMARY KEY ("company_id", "slug"),
	CONSTRAINT "information_slug_form" CHECK ("slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND length("slug") <= 100)
);
--> statement-breakpoint
CREATE TABLE "article_category" (
	"company_id" integer NOT NULL REFERENCES "company"("id"),
	"slug" text NOT NULL,
	"name" jsonb NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "article_category_pk" PRIMARY KEY ("company_id", "slug"),
	CONSTRAINT "article_category_slug_form" CHECK ("slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND length("slug") <= 100)
);
--> statement-breakpoint
CREATE TABLE "article" (
	"company_id" integer NOT NULL REFERENCES "company"("id"),
	"slug" text NOT NULL,
	"category_slug" text NOT NULL,
	"title" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"html" jsonb NOT NULL,
	"author" text NOT NULL,
	"media_id" text,
	"alt" jsonb,
	"reading_minutes" integer NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	"withdrawn_at" timestamp (3) with time zone,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "article_pk" PRIMARY KEY ("company_id", "slug"),
	CONSTRAINT "article_category_fk" FOREIGN KEY ("company_id", "category_slug")
		REFERENCES "article_category"("company_id", "slug"),
	CONSTRAINT "article_media_fk" FOREIGN KEY ("company_id", "media_id") REFERENCES "media"("company_id", "id"),
	CONSTRAINT "article_slug_form" CHECK ("slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND length("slug") <= 100),
	CONSTRAINT "article_reading_minutes_positive" CHECK ("reading_minutes" >= 1)
);
--> statement-breakpoint
CREATE INDEX "article_newest" ON "article" ("company_id", "published_at" DESC, "slug");
--> statement-breakpoint
CREATE TABLE "article_product" (
	"company_id" integer NOT NULL,
	"article_slug" text NOT NULL,
	"product_id" bigint NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "article_product_pk" PRIMARY KEY ("company_id", "article_slug", "product_id"),
	CONSTRAINT "article_product_article_fk" FOREIGN KEY ("company_id", "article_slug")
		REFERENCES "article"("company_id", "slug"),
	CONSTRAINT "article_product_product_fk" FOREIGN KEY ("company_id", "product_id")
		REFERENCES "product"("company_id", "id")
);
--> statement-breakpoint
CREATE TABLE "banner_product" (
	"company_id" integer NOT NULL,
	"banner_slug" text NOT NULL,
	"product_id" bigint NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "banner_product_pk" PRIMARY KEY ("company_id", "banner_slug", "product_id"),
	CONSTRAINT "banner_product_banner_fk" FOREIGN KEY ("company_id", "banner_slug")
		REFERENCES "banner"("company_id", "slug"),
	CONSTRAINT "banner_product_product_fk" FOREIGN KEY ("company_id", "product_id")
		REFERENCES "product"("company_id", "id")
);
--> statement-breakpoint
ALTER TABLE "banner" ADD COLUMN "html" jsonb DEFAULT '{"id": "", "en": ""}'::jsonb NOT NULL;
--> statement-breakpoint
ALTER TABLE "banner" ADD COLUMN "updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL;
--> statement-breakpoint
ALTER TABLE "popup_banner" ADD COLUMN "alt" jsonb DEFAULT '{"id": "", "en": ""}'::jsonb NOT NULL;
--> statement-breakpoint
CREATE TABLE "contact_message" (
	"company_id" integer NOT NULL REFERENCES "company"("id"),
	"id" uuid NOT NULL,
	"number" text NOT NULL CONSTRAINT "contact_message_number" UNIQUE,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"topic" text NOT NULL,
	"order_number" text NOT NULL,
	"message" text NOT NULL,
	"locale" text NOT NULL,
	"received_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contact_message_pk" PRIMARY KEY ("company_id", "id"),
	CONSTRAINT "contact_message_topic_known"
		CHECK ("topic" IN ('ORDER', 'PAYMENT', 'PRODUCT', 'PARTNERSHIP', 'OTHER')),
	CONSTRAINT "contact_message_phone_form" CHECK ("phone" ~ '^(\+[1-9][0-9]{5,14})?$')
);
--> statement-breakpoint
CREATE INDEX "contact_message_newest" ON "contact_message" ("company_id", "received_at" DESC, "id");
--> statement-breakpoint
-- How much one address has written within the hour that its first message began.
CREATE TABLE "contact_sender" (
	"company_id" integer NOT NULL REFERENCES "company"("id"),
	"email" text NOT NULL,
	"since" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"sent" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "contact_sender_pk" PRIMARY KEY ("company_id", "email"),
	CONSTRAINT "contact_sender_within_limit" CHECK ("sent" BETWEEN 1 AND 5)
);
--> statement-breakpoint
CREATE TABLE "agent" (
	"company_id" integer NOT NULL REFERENCES "company"("id"),
	"code" text NOT NULL,
	"customer_id" uuid,
	"name" text NOT NULL,
	"shop_name" text,
	"shown_name" text NOT NULL,
	"district_code" text NOT NULL,
	"district_name" text NOT NULL,
	"city_name" text NOT NULL,
	"province_name" text NOT NULL,
	"whatsapp" text,
	"show_whatsapp" boolean DEFAULT false NOT NULL,
	"in_directory" boolean DEFAULT true NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"joined_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "agent_pk" PRIMARY KEY ("company_id", "code"),
	CONSTRAINT "agent_customer" UNIQUE ("company_id", "customer_id"),
	CONSTRAINT "agent_customer_fk" FOREIGN KEY ("company_id", "customer_id")
		REFERENCES "customer"("company_id", "id"),
	CONSTRAINT "agent_code_form" CHECK ("code" ~ '^[A-Za-z0-9_.-]{1,40}$'),
	CONSTRAINT "agent_district_code_form" CHECK ("district_code" ~ '^[0-9]{2}\.[0-9]{2}\.[0-9]{2}$'),
	CONSTRAINT "agent_whatsapp_form" CHECK ("whatsapp" ~ '^\+[1-9][0-9]{5,14}$'),
	CONSTRAINT "agent_shown_whatsapp_known" CHECK (NOT "show_whatsapp" OR "whatsapp" IS NOT NULL)
);
--> statement-breakpoint
CREATE UNIQUE INDEX "agent_code_any_case" ON "agent" ("company_id", lower("code"));
--> statement-breakpoint
CREATE INDEX "referral_click_by_code" ON "referral_click" ("company_id", "kind", lower("code"), "day");
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "agent_code" text;
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "affiliate_code" text;
--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_agent_fk" FOREIGN KEY ("company_id", "agent_code")
	REFERENCES "agent"("company_id", "code");
--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_affiliate_code_form"
	CHECK ("affiliate_code" ~ '^[A-Za-z0-9_.-]{1,40}$');
--> statement-breakpoint
CREATE INDEX "orders_by_agent" ON "orders" ("company_id", "agent_code", "placed_at")
	WHERE "agent_code" IS NOT NULL;
