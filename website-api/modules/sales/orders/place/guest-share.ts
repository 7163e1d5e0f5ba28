import { sql, type SQL } from 'drizzle-orm'

/**
 * Units of a stock row that guests may still order: together their unpaid orders hold at most the company's share of
 * what is promised to nobody else, and one unit in any case, so that the last one is not kept from them. Only right
 * while the row is locked.
 */
export function guestUnits(): SQL<number> {
	// Names in full: Drizzle writes a column of a query of one table without its table.
	return sql<number>`(
		select least(open, greatest(1, (open + held) * company.guest_stock_percent / 100) - held)
		from company, (
			select stock.on_hand - stock.reserved as open, coalesce(sum(line.quantity - line.removed), 0) as held
			from guest_open_order as hold
			join order_line as line on line.company_id = hold.company_id and line.order_id = hold.order_id
			where hold.company_id = stock.company_id and line.variant_id = stock.variant_id
		) as units
		where company.id = stock.company_id)`
}
