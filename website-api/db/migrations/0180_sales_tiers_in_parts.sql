-- Marks the best-sellers of one company, at most `most` products at once, and returns how many it changed: each changes
-- its search indexes, so that a new catalogue of 10,000 products took seconds in one statement.
create function mark_sales_tiers(company integer, number integer, most integer) returns integer
	language plpgsql as $$
#variable_conflict use_column
declare
	"marked" integer;
begin

	with "shop" as materialized (
		select count(*) as "products", coalesce("number", ceil(sqrt(1000.0 * count(*)))::integer) as "wanted"
		from "product" where "company_id" = "company" and "status" = 'ACTIVE'
	), "best" as materialized (
		select "id", row_number() over (order by "sold_count" desc, "id" desc) as "place"
		from "product"
		where "company_id" = "company" and "status" = 'ACTIVE' and (select "products" > "wanted" from "shop")
		order by "sold_count" desc, "id" desc limit (select 3 * "wanted" from "shop")
	), "tiers" as materialized (
		select "id", case when "place" <= (select "wanted" from "shop") then 1 else 2 end as "tier" from "best"
		union all
		select "id", 3 from "product"
		where "company_id" = "company" and "sales_tier" < 3 and "id" not in (select "id" from "best")
	), "changed" as (
		select "id" from "product"
		where "company_id" = "company" and ("id", "sales_tier") not in (select "id", "tier" from "tiers")
			and "id" in (select "id" from "tiers")
		order by "id" limit "most" for update skip locked
	)
	update "product" set "sales_tier" = "tiers"."tier"
	from "changed" join "tiers" using ("id") where "product"."company_id" = "company" and "product"."id" = "changed"."id";
	get diagnostics "marked" = row_count;
	return "marked";
end $$;
--> statement-breakpoint
-- All at once, for an installation without visitors.
create or replace function mark_sales_tiers(company integer, number integer default null) returns void
	language plpgsql as $$
begin
	perform mark_sales_tiers("company", "number", null);
end $$;
