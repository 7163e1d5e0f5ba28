-- Lines of guests' unpaid orders, by variant: what guests hold is counted while the stock row is locked, and must not take
-- longer the more orders a product ever had.
ALTER TABLE "order_line" ADD COLUMN "is_held_for_guest" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
UPDATE "order_line" SET "is_held_for_guest" = true
FROM "guest_open_order" AS "hold"
WHERE "hold"."company_id" = "order_line"."company_id" AND "hold"."order_id" = "order_line"."order_id";
--> statement-breakpoint
CREATE INDEX "order_line_held_for_guest" ON "order_line" USING btree ("company_id","variant_id") WHERE "order_line"."is_held_for_guest";
