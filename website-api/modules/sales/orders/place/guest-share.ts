import { sql, type SQL } from 'drizzle-orm'
import { stock } from '#website-api/modules/catalog/stock/stock.table.ts'

// What guests' unpaid orders hold of the stock row at hand.
const held = sql`(
	select coalesce(sum(line.quantity - line.removed), 0)
	from guest_open_order as hold
	join order_line as line on line.company_id = hold.company_id and line.order_id = hold.order_id
	where hold.company_id = ${stock.companyId} and line.variant_id = ${stock.variantId})`

const percent = sql`(
	select guest_stock_percent from company where company.id = ${stock.companyId})`

/**
 * Units of a stock row that guests may still order: together their unpaid orders hold at most the company's share of
 * what is promised to nobody else, and one unit in any case, so that the last one is not kept from them. Only right
 * while the row is locked.
 */
export function guestRoom(): SQL<number> {
	const open = sql`${stock.onHand} - ${stock.reserved}`
	return sql<number>`least(
		${open},
		greatest(1, (${open} + ${held}) * ${percent} / 100) - ${held}
	)`
}
