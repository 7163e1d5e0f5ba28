import { sql, type SQL } from 'drizzle-orm'

/**
 * Units of a stock row that guests can still order: their unpaid orders together may reserve the company's share of
 * the unreserved stock, and always at least one unit, so that guests can buy the last one. Only correct while the row
 * is locked.
 */
export function guestUnits(): SQL<number> {
	// Qualified names: Drizzle writes columns without their table in queries of one table.
	return sql<number>`(
		select least(open, greatest(1, (open + held) * company.guest_stock_percent / 100) - held)
		from company, (
			select stock.on_hand - stock.reserved as open, coalesce(sum(line.quantity - line.removed), 0) as held
			from order_line as line
			where line.company_id = stock.company_id and line.variant_id = stock.variant_id
				and line.is_held_for_guest
		) as units
		where company.id = stock.company_id)`
}
