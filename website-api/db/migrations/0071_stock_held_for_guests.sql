-- What guests' unpaid orders reserve of a stock row, counted in the row itself: reserving checks the guests' share in the
-- condition of one update, without counting lines while the row is locked.
ALTER TABLE "stock" ADD COLUMN "held_for_guests" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
UPDATE "stock" SET "held_for_guests" = "held"."units"
FROM (
	SELECT "line"."company_id", "line"."variant_id", sum("line"."quantity" - "line"."removed") AS "units"
	FROM "guest_open_order" AS "hold"
	JOIN "order_line" AS "line" ON "line"."company_id" = "hold"."company_id" AND "line"."order_id" = "hold"."order_id"
	GROUP BY "line"."company_id", "line"."variant_id"
) AS "held"
WHERE "held"."company_id" = "stock"."company_id" AND "held"."variant_id" = "stock"."variant_id";
--> statement-breakpoint
ALTER TABLE "stock" ADD CONSTRAINT "stock_held_for_guests" CHECK (0 <= "held_for_guests");
--> statement-breakpoint
ALTER TABLE "order_line" DROP COLUMN "is_held_for_guest";
--> statement-breakpoint
-- What follows from an order is no change of its own.
DROP TRIGGER "stock_operator_change" ON "stock";
--> statement-breakpoint
CREATE TRIGGER "stock_operator_change" AFTER INSERT OR UPDATE OR DELETE ON "stock" FOR EACH ROW
	WHEN (current_setting('etalase.operator_event', true) <> '')
	EXECUTE FUNCTION record_operator_change('variant_id', 'product_id,is_offered,is_free,held_for_guests');
