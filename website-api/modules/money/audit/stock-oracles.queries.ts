import { sql } from 'drizzle-orm'
import type { Oracles } from './oracle.ts'

const moves = sql`
	select company_id, variant_id, sum(on_hand_change) as on_hand, sum(reserved_change) as reserved
	from stock_move group by company_id, variant_id`

/** Checks of stock and its reservations. */
export const stockOracles: Oracles = {
	'3: reserved stock is what open orders and drafts wait for': sql`
		select stock.company_id, 'variant ' || stock.variant_id as about, stock.reserved as found,
			coalesce(open.units, 0) as expected
		from stock left join (
			select company_id, variant_id, sum(units) as units from (
				select order_line.company_id, order_line.variant_id, order_line.quantity - order_line.removed as units
				from order_line join orders on orders.company_id = order_line.company_id and orders.id = order_line.order_id
				where orders.status in ('PENDING', 'PAYMENT_CONFIRMED', 'PROCESSING', 'CHANGE_PROCESSING')
				union all
				select company_id, variant_id, quantity from draft_hold
			) as waiting group by company_id, variant_id
		) as open on open.company_id = stock.company_id and open.variant_id = stock.variant_id
		where stock.reserved <> coalesce(open.units, 0)`,
	'3: stock on hand is the sum of its moves': sql`
		select stock.company_id, 'variant ' || stock.variant_id as about, stock.on_hand as found,
			coalesce(moved.on_hand, 0) as expected
		from stock left join (${moves}) as moved
			on moved.company_id = stock.company_id and moved.variant_id = stock.variant_id
		where stock.on_hand <> coalesce(moved.on_hand, 0)`,
	'3: reserved stock is the sum of its moves': sql`
		select stock.company_id, 'variant ' || stock.variant_id as about, stock.reserved as found,
			coalesce(moved.reserved, 0) as expected
		from stock left join (${moves}) as moved
			on moved.company_id = stock.company_id and moved.variant_id = stock.variant_id
		where stock.reserved <> coalesce(moved.reserved, 0)`,
	"3: stock held for guests is that of guests' unpaid orders": sql`
		select stock.company_id, 'variant ' || stock.variant_id as about, stock.held_for_guests as found,
			coalesce(held.units, 0) as expected
		from stock left join (
			select line.company_id, line.variant_id, sum(line.quantity) as units
			from guest_open_order as hold
			join order_line as line on line.company_id = hold.company_id and line.order_id = hold.order_id
			group by line.company_id, line.variant_id
		) as held on held.company_id = stock.company_id and held.variant_id = stock.variant_id
		where stock.held_for_guests <> coalesce(held.units, 0)`,
}
