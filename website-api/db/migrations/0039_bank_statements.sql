-- Accounts that a shop no longer takes transfers at stay known: money may still arrive there.
ALTER TABLE "company_bank" ADD COLUMN "is_active" boolean DEFAULT true NOT NULL;
--> statement-breakpoint
CREATE TABLE "bank_statement" (
	"company_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"bank_code" text NOT NULL,
	"account_number" text NOT NULL,
	"layout" text NOT NULL,
	"file_name" text NOT NULL,
	"first_day" date,
	"last_day" date,
	"line_count" integer NOT NULL,
	"new_line_count" integer NOT NULL,
	"pending_count" integer NOT NULL,
	"foreign_count" integer NOT NULL,
	"unreadable_rows" integer[] NOT NULL,
	"uploaded_by" text NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	PRIMARY KEY ("company_id", "id"),
	CONSTRAINT "bank_statement_company_fk" FOREIGN KEY ("company_id") REFERENCES "company"("id"),
	CONSTRAINT "bank_statement_days" CHECK ("first_day" <= "last_day")
);
--> statement-breakpoint
CREATE INDEX "bank_statement_newest" ON "bank_statement" USING btree ("company_id","at");
--> statement-breakpoint
CREATE TABLE "bank_line" (
	"company_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"statement_id" uuid NOT NULL,
	"bank_code" text NOT NULL,
	"account_number" text NOT NULL,
	"booked_on" date NOT NULL,
	"booked_at" timestamp (3) with time zone,
	"amount_sen" bigint NOT NULL,
	"balance_sen" bigint,
	"reference" text NOT NULL,
	"occurrence" integer NOT NULL,
	"description" text NOT NULL,
	PRIMARY KEY ("company_id", "id"),
	CONSTRAINT "bank_line_statement_fk" FOREIGN KEY ("company_id", "statement_id")
		REFERENCES "bank_statement"("company_id", "id"),
	CONSTRAINT "bank_line_moves_money" CHECK ("amount_sen" <> 0),
	CONSTRAINT "bank_line_occurrence_positive" CHECK ("occurrence" >= 1)
);
--> statement-breakpoint
-- A line is the same in every statement that has it, whatever its text says by then.
CREATE UNIQUE INDEX "bank_line_once" ON "bank_line" USING btree (
	"company_id","account_number","booked_on","amount_sen","reference",
	coalesce("balance_sen", (-9000000000000000)::bigint),"occurrence"
);
--> statement-breakpoint
CREATE INDEX "bank_line_chain" ON "bank_line" USING btree ("company_id","account_number","balance_sen","booked_on");
--> statement-breakpoint
CREATE TABLE "bank_line_settlement" (
	"company_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"line_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"order_id" uuid,
	"note" text NOT NULL,
	"settled_by" text NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	PRIMARY KEY ("company_id", "id"),
	CONSTRAINT "bank_line_settlement_line_fk" FOREIGN KEY ("company_id", "line_id")
		REFERENCES "bank_line"("company_id", "id"),
	CONSTRAINT "bank_line_settlement_order_fk" FOREIGN KEY ("company_id", "order_id")
		REFERENCES "orders"("company_id", "id"),
	CONSTRAINT "bank_line_settlement_kind_known" CHECK ("kind" in ('CONFIRMED', 'IGNORED')),
	CONSTRAINT "bank_line_settlement_of_order" CHECK (("kind" = 'CONFIRMED') = ("order_id" is not null))
);
--> statement-breakpoint
CREATE INDEX "bank_line_settlement_of_line" ON "bank_line_settlement" USING btree ("company_id","line_id");
--> statement-breakpoint
CREATE INDEX "bank_line_settlement_by_order" ON "bank_line_settlement" USING btree ("company_id","order_id")
	WHERE "order_id" is not null;
--> statement-breakpoint
-- The money of a line is booked once, however many people confirm it at the same moment.
CREATE UNIQUE INDEX "bank_line_confirmed_once" ON "bank_line_settlement" USING btree ("company_id","line_id")
	WHERE "kind" = 'CONFIRMED';
--> statement-breakpoint
-- Which orders an amount may belong to, also those that have ended.
CREATE INDEX "orders_by_amount" ON "orders" USING btree ("company_id",("total" - "wallet_paid"),"placed_at")
	WHERE "unique_code" > 0;
--> statement-breakpoint
DO $$
DECLARE
	kept text;
	watched text[];
BEGIN
	FOREACH kept IN ARRAY ARRAY['bank_statement', 'bank_line', 'bank_line_settlement'] LOOP
		EXECUTE format('CREATE TRIGGER %I BEFORE UPDATE OR DELETE ON %I
			FOR EACH ROW EXECUTE FUNCTION refuse_change()', kept || '_is_history', kept);
		EXECUTE format('CREATE TRIGGER %I BEFORE TRUNCATE ON %I
			FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()', kept || '_is_kept', kept);
	END LOOP;
	-- The lines of a statement are not logged one by one: the statement is.
	FOREACH watched SLICE 1 IN ARRAY ARRAY[
		['bank_statement', 'id', 'file_name'],
		['bank_line_settlement', 'line_id', '']
	] LOOP
		EXECUTE format(
			'CREATE TRIGGER %I AFTER INSERT OR UPDATE OR DELETE ON %I FOR EACH ROW
				WHEN (current_setting(''etalase.operator_event'', true) <> '''')
				EXECUTE FUNCTION record_operator_change(%L, %L)',
			watched[1] || '_operator_change', watched[1], watched[2], watched[3]);
	END LOOP;
END
$$;
