-- The agent programme: applications, its plan for each company, the downline and the commissions.

CREATE TABLE "agent_plan" (
	"company_id" integer PRIMARY KEY NOT NULL,
	"price_bp" integer DEFAULT 0 NOT NULL,
	"level_1_bp" integer DEFAULT 0 NOT NULL,
	"level_2_bp" integer DEFAULT 0 NOT NULL,
	"level_3_bp" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "agent_plan_price_range" CHECK ("agent_plan"."price_bp" between 0 and 5000),
	CONSTRAINT "agent_plan_seller_first" CHECK ("agent_plan"."level_1_bp" >= "agent_plan"."level_2_bp" and "agent_plan"."level_2_bp" >= "agent_plan"."level_3_bp" and "agent_plan"."level_3_bp" >= 0),
	CONSTRAINT "agent_plan_capped" CHECK ("agent_plan"."level_1_bp" + "agent_plan"."level_2_bp" + "agent_plan"."level_3_bp" <= 2000)
);
--> statement-breakpoint
ALTER TABLE "agent_plan" ADD CONSTRAINT "agent_plan_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "company"("id");
--> statement-breakpoint
CREATE TABLE "agent_application" (
	"company_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"status" text DEFAULT 'WAITING' NOT NULL,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"district_code" text NOT NULL,
	"district_name" text NOT NULL,
	"city_name" text NOT NULL,
	"reason" text NOT NULL,
	"sponsor_code" text,
	"refuse_reason" text,
	"applied_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "agent_application_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "agent_application_status_known" CHECK ("agent_application"."status" in ('WAITING', 'APPROVED', 'REFUSED')),
	CONSTRAINT "agent_application_decided" CHECK (("agent_application"."status" = 'WAITING') = ("agent_application"."decided_at" is null)),
	CONSTRAINT "agent_application_refused" CHECK (("agent_application"."status" = 'REFUSED') = ("agent_application"."refuse_reason" is not null))
);
--> statement-breakpoint
ALTER TABLE "agent_application" ADD CONSTRAINT "agent_application_customer_fk" FOREIGN KEY ("company_id","customer_id") REFERENCES "customer"("company_id","id");
--> statement-breakpoint
ALTER TABLE "agent_application" ADD CONSTRAINT "agent_application_sponsor_fk" FOREIGN KEY ("company_id","sponsor_code") REFERENCES "agent"("company_id","code");
--> statement-breakpoint
CREATE UNIQUE INDEX "agent_application_one_open" ON "agent_application" ("company_id","customer_id") WHERE "agent_application"."status" <> 'REFUSED';
--> statement-breakpoint
CREATE INDEX "agent_application_list" ON "agent_application" ("company_id","status","applied_at");
--> statement-breakpoint
CREATE TABLE "downline" (
	"company_id" integer NOT NULL,
	"ancestor_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"depth" integer NOT NULL,
	CONSTRAINT "downline_company_id_ancestor_id_customer_id_pk" PRIMARY KEY("company_id","ancestor_id","customer_id"),
	CONSTRAINT "downline_no_circle" CHECK ("downline"."ancestor_id" <> "downline"."customer_id" and "downline"."depth" >= 1)
);
--> statement-breakpoint
ALTER TABLE "downline" ADD CONSTRAINT "downline_ancestor_fk" FOREIGN KEY ("company_id","ancestor_id") REFERENCES "customer"("company_id","id");
--> statement-breakpoint
ALTER TABLE "downline" ADD CONSTRAINT "downline_customer_fk" FOREIGN KEY ("company_id","customer_id") REFERENCES "customer"("company_id","id");
--> statement-breakpoint
CREATE INDEX "downline_by_depth" ON "downline" ("company_id","ancestor_id","depth");
--> statement-breakpoint
CREATE INDEX "downline_upwards" ON "downline" ("company_id","customer_id","depth");
--> statement-breakpoint
CREATE TABLE "agent_commission" (
	"company_id" integer NOT NULL,
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"level" integer NOT NULL,
	"earner_id" uuid NOT NULL,
	"net" bigint NOT NULL,
	"quantity" integer NOT NULL,
	"units" integer NOT NULL,
	"rate_bp" integer NOT NULL,
	"amount" bigint NOT NULL,
	"reversed" bigint DEFAULT 0 NOT NULL,
	"refused" text,
	"earned_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"cleared_at" timestamp (3) with time zone,
	CONSTRAINT "agent_commission_company_id_order_id_position_level_pk" PRIMARY KEY("company_id","order_id","position","level"),
	CONSTRAINT "agent_commission_level_range" CHECK ("agent_commission"."level" between 1 and 3),
	CONSTRAINT "agent_commission_units_range" CHECK ("agent_commission"."quantity" >= 1 and "agent_commission"."units" between 0 and "agent_commission"."quantity" and "agent_commission"."net" >= 0),
	CONSTRAINT "agent_commission_refused_known" CHECK ("agent_commission"."refused" in ('SELF_ACCOUNT', 'SELF_PHONE', 'SELF_BANK')),
	CONSTRAINT "agent_commission_exact" CHECK ("agent_commission"."reversed" >= 0 and "agent_commission"."amount" - "agent_commission"."reversed" = case when "agent_commission"."refused" is null then floor("agent_commission"."net"::numeric * "agent_commission"."units" * "agent_commission"."rate_bp" / ("agent_commission"."quantity"::numeric * 10000)) else 0 end)
);
--> statement-breakpoint
ALTER TABLE "agent_commission" ADD CONSTRAINT "agent_commission_line_fk" FOREIGN KEY ("company_id","order_id","position") REFERENCES "order_line"("company_id","order_id","position");
--> statement-breakpoint
ALTER TABLE "agent_commission" ADD CONSTRAINT "agent_commission_earner_fk" FOREIGN KEY ("company_id","earner_id") REFERENCES "customer"("company_id","id");
--> statement-breakpoint
CREATE INDEX "agent_commission_of_earner" ON "agent_commission" ("company_id","earner_id","earned_at");
--> statement-breakpoint
CREATE INDEX "orders_by_customer" ON "orders" ("company_id","customer_id","placed_at") WHERE "orders"."customer_id" is not null;
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "dropship_name" text,
	ADD COLUMN "dropship_phone" text,
	ADD CONSTRAINT "orders_dropship_whole" CHECK (("orders"."dropship_name" is null) = ("orders"."dropship_phone" is null));
--> statement-breakpoint
-- Who came by whom is written once and kept as every step up: a branch in a circle breaks downline_no_circle.
-- Customers who join wait for somebody whose own place is being set, and he for them.
CREATE FUNCTION keep_downline() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NEW.branch_id IS NULL OR (TG_OP = 'UPDATE' AND OLD.branch_id IS NOT DISTINCT FROM NEW.branch_id) THEN
		RETURN NULL;
	END IF;
	IF TG_OP = 'INSERT' THEN
		PERFORM 1 FROM company WHERE id = NEW.company_id FOR SHARE;
	ELSE
		IF OLD.branch_id IS NOT NULL THEN
			RAISE EXCEPTION 'who a customer came by is never changed' USING ERRCODE = 'restrict_violation';
		END IF;
		PERFORM 1 FROM company WHERE id = NEW.company_id FOR NO KEY UPDATE;
	END IF;
	INSERT INTO downline (company_id, ancestor_id, customer_id, depth)
	SELECT NEW.company_id, above.id, below.id, above.depth + below.depth + 1
	FROM (
		SELECT NEW.branch_id AS id, 0 AS depth
		UNION ALL SELECT ancestor_id, depth FROM downline
			WHERE company_id = NEW.company_id AND customer_id = NEW.branch_id
	) AS above CROSS JOIN (
		SELECT NEW.id AS id, 0 AS depth
		UNION ALL SELECT customer_id, depth FROM downline
			WHERE company_id = NEW.company_id AND ancestor_id = NEW.id
	) AS below;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "customer_keeps_downline" AFTER INSERT OR UPDATE OF "branch_id" ON "customer"
	FOR EACH ROW EXECUTE FUNCTION keep_downline();
--> statement-breakpoint
INSERT INTO "downline" ("company_id", "ancestor_id", "customer_id", "depth")
WITH RECURSIVE steps AS (
	SELECT company_id, branch_id AS ancestor_id, id AS customer_id, 1 AS depth FROM customer WHERE branch_id IS NOT NULL
	UNION ALL
	SELECT steps.company_id, customer.branch_id, steps.customer_id, steps.depth + 1
	FROM steps JOIN customer ON customer.company_id = steps.company_id AND customer.id = steps.ancestor_id
	WHERE customer.branch_id IS NOT NULL AND steps.depth < 100
)
SELECT company_id, ancestor_id, customer_id, depth FROM steps WHERE ancestor_id <> customer_id
ON CONFLICT DO NOTHING;
