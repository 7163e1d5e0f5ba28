-- What each tier brings, and what coins are redeemed for.

CREATE TABLE "tier_benefit" (
	"company_id" integer NOT NULL,
	"tier" text NOT NULL,
	"discount_bp" integer DEFAULT 0 NOT NULL,
	"free_shipping" boolean DEFAULT false NOT NULL,
	CONSTRAINT "tier_benefit_company_id_tier_pk" PRIMARY KEY("company_id","tier"),
	CONSTRAINT "tier_benefit_tier_known" CHECK ("tier_benefit"."tier" in ('BRONZE', 'SILVER', 'GOLD', 'PLATINUM')),
	CONSTRAINT "tier_benefit_discount_range" CHECK ("tier_benefit"."discount_bp" between 0 and 2000)
);
--> statement-breakpoint
ALTER TABLE "tier_benefit" ADD CONSTRAINT "tier_benefit_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "company"("id");
--> statement-breakpoint
CREATE TABLE "reward" (
	"company_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"title" jsonb NOT NULL,
	"terms" jsonb NOT NULL,
	"coins" bigint NOT NULL,
	"stock" integer NOT NULL,
	"needs_tier" text,
	"is_sent" boolean DEFAULT false NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"ends_at" timestamp (3) with time zone,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "reward_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "reward_coins_positive" CHECK ("reward"."coins" between 1 and 1000000000),
	CONSTRAINT "reward_stock_left" CHECK ("reward"."stock" >= 0),
	CONSTRAINT "reward_tier_known" CHECK ("reward"."needs_tier" in ('BRONZE', 'SILVER', 'GOLD', 'PLATINUM'))
);
--> statement-breakpoint
ALTER TABLE "reward" ADD CONSTRAINT "reward_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "company"("id");
--> statement-breakpoint
CREATE TABLE "reward_redemption" (
	"company_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"number" text NOT NULL,
	"reward_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"coins" bigint NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'REQUESTED' NOT NULL,
	"redeemed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reward_redemption_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "reward_redemption_number" UNIQUE("company_id","number"),
	CONSTRAINT "reward_redemption_status_known" CHECK ("reward_redemption"."status" in ('REQUESTED', 'FULFILLED')),
	CONSTRAINT "reward_redemption_coins_positive" CHECK ("reward_redemption"."coins" >= 1)
);
--> statement-breakpoint
ALTER TABLE "reward_redemption" ADD CONSTRAINT "reward_redemption_reward_fk" FOREIGN KEY ("company_id","reward_id") REFERENCES "reward"("company_id","id");
--> statement-breakpoint
ALTER TABLE "reward_redemption" ADD CONSTRAINT "reward_redemption_customer_fk" FOREIGN KEY ("company_id","customer_id") REFERENCES "customer"("company_id","id");
--> statement-breakpoint
CREATE INDEX "reward_redemption_of_customer" ON "reward_redemption" ("company_id","customer_id","redeemed_at");
