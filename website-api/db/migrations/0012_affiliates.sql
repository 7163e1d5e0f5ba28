-- What an affiliate's link earns, line by line, and which link a customer came by last.

ALTER TABLE "company" ADD COLUMN "affiliate_rate" integer DEFAULT 500 NOT NULL,
	ADD CONSTRAINT "company_affiliate_rate_range" CHECK ("affiliate_rate" between 0 and 5000);
--> statement-breakpoint
CREATE TABLE "customer_referral" (
	"company_id" integer NOT NULL,
	"customer_id" uuid NOT NULL,
	"code" text NOT NULL,
	"clicked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "customer_referral_company_id_customer_id_pk" PRIMARY KEY("company_id","customer_id"),
	CONSTRAINT "customer_referral_customer_fk" FOREIGN KEY ("company_id","customer_id") REFERENCES "customer"("company_id","id"),
	CONSTRAINT "customer_referral_code_form" CHECK ("code" ~ '^[A-Za-z0-9_.-]{1,40}$')
);
--> statement-breakpoint
CREATE TABLE "commission" (
	"company_id" integer NOT NULL,
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"customer_id" uuid NOT NULL,
	"base" bigint NOT NULL,
	"rate" integer NOT NULL,
	"earned" bigint NOT NULL,
	"units_back" integer DEFAULT 0 NOT NULL,
	"reversed" bigint DEFAULT 0 NOT NULL,
	"settled_at" timestamp (3) with time zone,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "commission_company_id_order_id_position_pk" PRIMARY KEY("company_id","order_id","position"),
	CONSTRAINT "commission_line_fk" FOREIGN KEY ("company_id","order_id","position") REFERENCES "order_line"("company_id","order_id","position"),
	CONSTRAINT "commission_customer_fk" FOREIGN KEY ("company_id","customer_id") REFERENCES "customer"("company_id","id"),
	CONSTRAINT "commission_earned_of_base" CHECK ("earned" > 0 and "earned" <= "base"),
	CONSTRAINT "commission_reversed_within" CHECK ("reversed" between 0 and "earned"),
	CONSTRAINT "commission_units_back_counted" CHECK ("units_back" >= 0)
);
--> statement-breakpoint
CREATE INDEX "commission_of_customer" ON "commission" USING btree ("company_id","customer_id","at");
--> statement-breakpoint
CREATE TABLE "commission_refusal" (
	"company_id" integer NOT NULL,
	"order_id" uuid NOT NULL,
	"code" text NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "commission_refusal_company_id_order_id_pk" PRIMARY KEY("company_id","order_id"),
	CONSTRAINT "commission_refusal_order_fk" FOREIGN KEY ("company_id","order_id") REFERENCES "orders"("company_id","id"),
	CONSTRAINT "commission_refusal_reason_known" CHECK ("reason" in ('UNKNOWN_CODE', 'SAME_ACCOUNT', 'SAME_PHONE', 'SAME_EMAIL', 'SAME_ADDRESS', 'SAME_BANK'))
);
