-- What was sold, and what moved in the books, by the day in Jakarta: sums that reports read instead of every order.
CREATE TABLE "sales_day" (
	"company_id" integer NOT NULL,
	"day" date NOT NULL,
	"orders" integer NOT NULL,
	"units" integer NOT NULL,
	"gross" bigint NOT NULL,
	"discount" bigint NOT NULL,
	"coins" bigint NOT NULL,
	"refunded" bigint NOT NULL,
	"shipping" bigint NOT NULL,
	"codes" bigint NOT NULL,
	CONSTRAINT "sales_day_company_id_day_pk" PRIMARY KEY("company_id","day"),
	CONSTRAINT "sales_day_company_fk" FOREIGN KEY ("company_id") REFERENCES "company"("id")
);
--> statement-breakpoint
CREATE TABLE "sales_part" (
	"company_id" integer NOT NULL,
	"dimension" text NOT NULL,
	"day" date NOT NULL,
	"key" text NOT NULL,
	"orders" integer NOT NULL,
	"units" integer NOT NULL,
	"goods" bigint NOT NULL,
	"shipping" bigint NOT NULL,
	"given" bigint NOT NULL,
	CONSTRAINT "sales_part_company_id_dimension_day_key_pk" PRIMARY KEY("company_id","dimension","day","key"),
	CONSTRAINT "sales_part_company_fk" FOREIGN KEY ("company_id") REFERENCES "company"("id"),
	CONSTRAINT "sales_part_dimension_known" CHECK ("sales_part"."dimension" in ('PRODUCT', 'COURIER', 'REGION', 'AGENT', 'AFFILIATE', 'VOUCHER'))
);
--> statement-breakpoint
-- Days whose orders have changed since they were summed: one row for each change, so that no two changes wait for each
-- other. Who sums a day deletes the rows that it has seen.
CREATE TABLE "unsummed_day" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"company_id" integer NOT NULL,
	"day" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_day" (
	"company_id" integer NOT NULL,
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"credited" bigint NOT NULL,
	"debited" bigint NOT NULL,
	CONSTRAINT "ledger_day_company_id_day_kind_pk" PRIMARY KEY("company_id","day","kind"),
	CONSTRAINT "ledger_day_company_fk" FOREIGN KEY ("company_id") REFERENCES "company"("id")
);
--> statement-breakpoint
-- How far the ledger has been summed. One row.
CREATE TABLE "ledger_summary" (
	"id" integer PRIMARY KEY NOT NULL,
	"closed_day" date,
	"last_transfer_id" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "ledger_summary_one_row" CHECK ("ledger_summary"."id" = 1)
);
--> statement-breakpoint
INSERT INTO "ledger_summary" ("id") VALUES (1);
--> statement-breakpoint
-- Rows are in the order of their time: a small index finds those of a day.
CREATE INDEX "transfer_by_time" ON "transfer" USING brin ("at");
--> statement-breakpoint
CREATE FUNCTION "mark_order_day"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "unsummed_day" ("company_id", "day")
		VALUES (NEW."company_id", (NEW."placed_at" at time zone 'Asia/Jakarta')::date);
	RETURN NULL;
END $$;
--> statement-breakpoint
-- For rows that belong to an order. One that is not sold has no place in the sums.
CREATE FUNCTION "mark_day_of_order"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "unsummed_day" ("company_id", "day")
		SELECT "company_id", ("placed_at" at time zone 'Asia/Jakarta')::date FROM "orders"
		WHERE "company_id" = NEW."company_id" AND "id" = NEW."order_id"
			AND "status" NOT IN ('PENDING', 'EXPIRED', 'CANCEL');
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "orders_unsummed" AFTER UPDATE ON "orders" FOR EACH ROW
	WHEN ((OLD."status" IN ('PENDING', 'EXPIRED', 'CANCEL')) <> (NEW."status" IN ('PENDING', 'EXPIRED', 'CANCEL'))
		OR (NEW."status" NOT IN ('PENDING', 'EXPIRED', 'CANCEL')
			AND (OLD."refunded" <> NEW."refunded" OR OLD."address" IS DISTINCT FROM NEW."address")))
	EXECUTE FUNCTION "mark_order_day"();
--> statement-breakpoint
CREATE TRIGGER "order_line_unsummed" AFTER UPDATE OF "removed" ON "order_line" FOR EACH ROW
	WHEN (OLD."removed" <> NEW."removed") EXECUTE FUNCTION "mark_day_of_order"();
--> statement-breakpoint
CREATE TRIGGER "returns_unsummed" AFTER UPDATE OF "status" ON "returns" FOR EACH ROW
	WHEN (NEW."status" = 'REFUNDED') EXECUTE FUNCTION "mark_day_of_order"();
--> statement-breakpoint
CREATE TRIGGER "commission_unsummed" AFTER INSERT OR UPDATE OF "earned", "reversed" ON "commission" FOR EACH ROW
	EXECUTE FUNCTION "mark_day_of_order"();
--> statement-breakpoint
CREATE TRIGGER "agent_commission_unsummed" AFTER INSERT OR UPDATE OF "amount", "reversed" ON "agent_commission" FOR EACH ROW
	EXECUTE FUNCTION "mark_day_of_order"();
--> statement-breakpoint
-- Marks what the triggers have not seen: after a migration, or rows that were written without triggers.
CREATE FUNCTION "mark_all_days"() RETURNS void LANGUAGE sql AS $$
	INSERT INTO "unsummed_day" ("company_id", "day")
	SELECT DISTINCT "company_id", ("placed_at" at time zone 'Asia/Jakarta')::date FROM "orders"
	WHERE "status" NOT IN ('PENDING', 'EXPIRED', 'CANCEL')
	UNION SELECT "company_id", "day" FROM "sales_day";
	UPDATE "ledger_summary" SET "closed_day" = NULL, "last_transfer_id" = 0;
$$;
--> statement-breakpoint
SELECT "mark_all_days"();
