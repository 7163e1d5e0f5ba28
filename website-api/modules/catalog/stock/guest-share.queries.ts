import { sql, type SQL } from 'drizzle-orm'

/** Units that guests may hold of any stock row, if there are so many. */
const ALWAYS = 2
/** A stock row with no more units than this is small: while guests hold none of it, one of them may order all. */
const SMALL = 5

/**
 * Units of a stock row that guests can still order: their unpaid orders together may reserve the company's share of
 * the unreserved stock, of a small one all or `ALWAYS` units.
 */
export function guestUnits(): SQL<number> {
	// Qualified names: Drizzle writes columns without their table in queries of one table.
	return sql<number>`greatest(0, least(
		stock.on_hand - stock.reserved,
		greatest(
			case when stock.held_for_guests = 0 and stock.on_hand - stock.reserved <= ${SMALL}::integer
				then stock.on_hand - stock.reserved else ${ALWAYS}::integer end,
			(stock.on_hand - stock.reserved + stock.held_for_guests)
				* (select guest_stock_percent from company where id = stock.company_id) / 100
		) - stock.held_for_guests))`
}
