import { sql, type SQL } from 'drizzle-orm'

/**
 * Units of a stock row that guests can still order: their unpaid orders together may reserve the company's share of
 * the unreserved stock, and always at least one unit, so that guests can buy the last one.
 */
export function guestUnits(): SQL<number> {
	// Qualified names: Drizzle writes columns without their table in queries of one table.
	return sql<number>`least(
		stock.on_hand - stock.reserved,
		greatest(1, (stock.on_hand - stock.reserved + stock.held_for_guests)
			* (select guest_stock_percent from company where id = stock.company_id) / 100) - stock.held_for_guests)`
}
