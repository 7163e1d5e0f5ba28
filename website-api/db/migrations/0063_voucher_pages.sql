-- Vouchers have a page of their own and stand on product pages: everything that decides what is offered changes pages.
DROP TRIGGER "voucher_page_update" ON "voucher";
--> statement-breakpoint
CREATE TRIGGER "voucher_page_update" AFTER UPDATE OF "code", "title", "short_description", "starts_at", "ends_at",
	"is_private", "is_active", "is_cashback", "is_percentage", "is_for_shipping", "amount", "maximum_amount",
	"minimum_sub_total", "quota", "per_customer" ON "voucher"
	FOR EACH ROW EXECUTE FUNCTION "note_voucher_change"();
--> statement-breakpoint
CREATE TRIGGER "voucher_page_delete" AFTER DELETE ON "voucher" REFERENCING OLD TABLE AS "changed"
	FOR EACH STATEMENT EXECUTE FUNCTION "note_page_changes"();
--> statement-breakpoint
-- Used up, or usable again. How many uses are left may be half a minute old.
CREATE TRIGGER "voucher_use_page_change" AFTER UPDATE OF "used" ON "voucher"
	FOR EACH ROW WHEN (NOT NEW."is_private" AND (OLD."used" >= OLD."quota") IS DISTINCT FROM (NEW."used" >= NEW."quota"))
	EXECUTE FUNCTION "note_voucher_change"();
--> statement-breakpoint
-- When goods can be collected: seven entries, Monday first, each [opens, closes] in minutes after midnight or null.
ALTER TABLE "company" ADD COLUMN "pickup_hours" jsonb;
--> statement-breakpoint
ALTER TABLE "company" ADD CONSTRAINT "company_pickup_hours_days" CHECK ("company"."pickup_hours" is null or (jsonb_typeof("company"."pickup_hours") = 'array' and jsonb_array_length("company"."pickup_hours") = 7));
