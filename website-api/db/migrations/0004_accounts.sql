-- Customers' accounts: passwords, sessions, addresses, bank accounts, wishlist and cart.

ALTER TABLE "customer" ADD COLUMN "code" text DEFAULT upper(substr(replace(gen_random_uuid()::text, '-', ''), 1, 10)) NOT NULL,
	ADD COLUMN "password_hash" text,
	ADD COLUMN "google_subject" text,
	ADD COLUMN "birthday" date,
	ADD COLUMN "picture_id" uuid,
	ADD COLUMN "email_confirmed_at" timestamp (3) with time zone,
	ADD COLUMN "email_waiting" text,
	ADD COLUMN "affiliate_code" text,
	ADD COLUMN "locale" text DEFAULT 'id' NOT NULL,
	ADD COLUMN "agreed_at" timestamp (3) with time zone,
	ADD COLUMN "deleted_at" timestamp (3) with time zone,
	ADD CONSTRAINT "customer_code" UNIQUE("company_id", "code"),
	ADD CONSTRAINT "customer_google" UNIQUE("company_id", "google_subject"),
	ADD CONSTRAINT "customer_password_form" CHECK ("password_hash" like '$argon2id$%'),
	ADD CONSTRAINT "customer_locale_known" CHECK ("locale" in ('id', 'en')),
	ADD CONSTRAINT "customer_affiliate_code_form" CHECK ("affiliate_code" ~ '^[A-Za-z0-9_.-]{1,40}$'),
	ADD CONSTRAINT "customer_forgotten" CHECK ("deleted_at" is null or ("email" = '' and "phone" = '' and "password_hash" is null and "google_subject" is null and "birthday" is null and "picture_id" is null and "email_waiting" is null));
--> statement-breakpoint
CREATE UNIQUE INDEX "customer_email" ON "customer" USING btree ("company_id", lower("email")) WHERE "customer"."deleted_at" is null;
--> statement-breakpoint
CREATE UNIQUE INDEX "customer_phone" ON "customer" USING btree ("company_id", "phone") WHERE "customer"."deleted_at" is null;
--> statement-breakpoint
CREATE UNIQUE INDEX "customer_affiliate_code" ON "customer" USING btree ("company_id", lower("affiliate_code"));
--> statement-breakpoint
ALTER TABLE "customer" ADD CONSTRAINT "customer_picture_fk" FOREIGN KEY ("company_id", "picture_id") REFERENCES "upload"("company_id", "id");
--> statement-breakpoint
CREATE TABLE "customer_session" (
	"company_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"device" text NOT NULL,
	"address_digest" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "customer_session_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "customer_session_customer_fk" FOREIGN KEY ("company_id","customer_id") REFERENCES "customer"("company_id","id"),
	CONSTRAINT "customer_session_device_short" CHECK (char_length("device") <= 50)
);
--> statement-breakpoint
CREATE INDEX "customer_session_of_customer" ON "customer_session" USING btree ("company_id","customer_id","created_at");
--> statement-breakpoint
CREATE TABLE "customer_link" (
	"company_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"digest" text NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "customer_link_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "customer_link_customer_fk" FOREIGN KEY ("company_id","customer_id") REFERENCES "customer"("company_id","id"),
	CONSTRAINT "customer_link_purpose_known" CHECK ("purpose" in ('PASSWORD_RESET', 'EMAIL_CONFIRMATION'))
);
--> statement-breakpoint
CREATE INDEX "customer_link_of_customer" ON "customer_link" USING btree ("company_id","customer_id");
--> statement-breakpoint
CREATE TABLE "attempt_count" (
	"company_id" integer NOT NULL,
	"key" text NOT NULL,
	"since" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "attempt_count_company_id_key_pk" PRIMARY KEY("company_id","key"),
	CONSTRAINT "attempt_count_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "company"("id"),
	CONSTRAINT "attempt_count_positive" CHECK ("count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "customer_address" (
	"company_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"slot" integer NOT NULL,
	"label" text NOT NULL,
	"recipient" text NOT NULL,
	"phone" text NOT NULL,
	"district_code" text NOT NULL,
	"district_name" text NOT NULL,
	"city_name" text NOT NULL,
	"province_name" text NOT NULL,
	"village" text NOT NULL,
	"postcode" text NOT NULL,
	"street" text NOT NULL,
	"courier_note" text DEFAULT '' NOT NULL,
	"main" boolean DEFAULT false NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "customer_address_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "customer_address_customer_fk" FOREIGN KEY ("company_id","customer_id") REFERENCES "customer"("company_id","id"),
	CONSTRAINT "customer_address_slot" UNIQUE("company_id","customer_id","slot"),
	CONSTRAINT "customer_address_at_most_twenty" CHECK ("slot" between 1 and 20),
	CONSTRAINT "customer_address_postcode_form" CHECK ("postcode" ~ '^[0-9]{5}$'),
	CONSTRAINT "customer_address_district_form" CHECK ("district_code" ~ '^[0-9]{2}\.[0-9]{2}\.[0-9]{2}$')
);
--> statement-breakpoint
CREATE UNIQUE INDEX "customer_address_one_main" ON "customer_address" USING btree ("company_id","customer_id") WHERE "customer_address"."main";
--> statement-breakpoint
CREATE TABLE "customer_bank" (
	"company_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"slot" integer NOT NULL,
	"bank_code" text NOT NULL,
	"number" text NOT NULL,
	"holder" text NOT NULL,
	"main" boolean DEFAULT false NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "customer_bank_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "customer_bank_customer_fk" FOREIGN KEY ("company_id","customer_id") REFERENCES "customer"("company_id","id"),
	CONSTRAINT "customer_bank_slot" UNIQUE("company_id","customer_id","slot"),
	CONSTRAINT "customer_bank_once" UNIQUE("company_id","customer_id","bank_code","number"),
	CONSTRAINT "customer_bank_at_most_five" CHECK ("slot" between 1 and 5),
	CONSTRAINT "customer_bank_number_form" CHECK ("number" ~ '^[0-9]{6,20}$')
);
--> statement-breakpoint
CREATE UNIQUE INDEX "customer_bank_one_main" ON "customer_bank" USING btree ("company_id","customer_id") WHERE "customer_bank"."main";
--> statement-breakpoint
CREATE TABLE "wish" (
	"company_id" integer NOT NULL,
	"customer_id" uuid NOT NULL,
	"product_id" bigint NOT NULL,
	"price" bigint NOT NULL,
	"at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "wish_company_id_customer_id_product_id_pk" PRIMARY KEY("company_id","customer_id","product_id"),
	CONSTRAINT "wish_customer_fk" FOREIGN KEY ("company_id","customer_id") REFERENCES "customer"("company_id","id"),
	CONSTRAINT "wish_product_fk" FOREIGN KEY ("company_id","product_id") REFERENCES "product"("company_id","id") ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE "customer_cart" (
	"company_id" integer NOT NULL,
	"customer_id" uuid NOT NULL,
	"variant_id" bigint NOT NULL,
	"quantity" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "customer_cart_company_id_customer_id_variant_id_pk" PRIMARY KEY("company_id","customer_id","variant_id"),
	CONSTRAINT "customer_cart_customer_fk" FOREIGN KEY ("company_id","customer_id") REFERENCES "customer"("company_id","id"),
	CONSTRAINT "customer_cart_variant_fk" FOREIGN KEY ("company_id","variant_id") REFERENCES "variant"("company_id","id") ON DELETE cascade,
	CONSTRAINT "customer_cart_quantity_range" CHECK ("quantity" between 1 and 1000000)
);
