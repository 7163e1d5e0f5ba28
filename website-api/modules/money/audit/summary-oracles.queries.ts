import { sql } from 'drizzle-orm'
import type { Oracles } from './oracle.ts'

const sold = sql`orders.status not in ('PENDING', 'EXPIRED', 'CANCEL')
	and (orders.payment_method <> 'COD' or orders.paid > 0)`
const soldDay = sql`(orders.placed_at at time zone 'Asia/Jakarta')::date`
/** Days that await recalculation may differ. */
const isSummed = sql`not exists (
	select 1 from unsummed_day where unsummed_day.company_id = day.company_id and unsummed_day.day = day.day)`

/** Checks of the daily sums for reports against orders and ledger. */
export const summaryOracles: Oracles = {
	'6: a day counts its paid orders': sql`
		select day.company_id, 'orders of ' || to_char(day.day, 'YYYY-MM-DD') as about, day.found, day.expected
		from (
			select company_id, day, coalesce(summed.orders, 0) as found, coalesce(counted.orders, 0) as expected
			from sales_day as summed full join (
				select orders.company_id, ${soldDay} as day, count(*) as orders
				from orders where ${sold} group by 1, 2
			) as counted using (company_id, day)
		) as day
		where day.found <> day.expected and ${isSummed}`,
	"6: a day's revenue went through the ledger": sql`
		select day.company_id, 'revenue of ' || to_char(day.day, 'YYYY-MM-DD') as about, day.found, day.expected
		from (
			select company_id, day, coalesce(moved.amount, 0) as expected,
				coalesce(gross - discount - coins - refunded + shipping + codes, 0) as found
			from sales_day full join (
				select orders.company_id, ${soldDay} as day, sum(side.amount) as amount
				from orders
				join account as held on held.company_id = orders.company_id and held.order_id = orders.id
				join (
					select credit_id as id, amount from transfer where reason = 'payment'
					union all
					select debit_id, -amount from transfer where reason not in ('sale', 'carriage')
				) as side on side.id = held.id
				where ${sold} group by 1, 2
			) as moved using (company_id, day)
		) as day
		where day.found <> day.expected and ${isSummed}`,
	'6: the parts of a day are its goods': sql`
		select day.company_id, lower(dimension) || 's of ' || to_char(day.day, 'YYYY-MM-DD') as about,
			day.found, day.expected
		from (
			select summed.company_id, summed.day, complete.dimension, coalesce(part.goods, 0) as found,
				summed.gross - summed.discount - summed.coins - summed.refunded + coalesce(money_alone.amount, 0) as expected
			from sales_day as summed
			cross join (values ('PRODUCT'), ('COURIER'), ('REGION')) as complete (dimension)
			left join (
				select company_id, day, dimension, sum(goods) as goods from sales_part group by company_id, day, dimension
			) as part using (company_id, day, dimension)
			left join (
				select orders.company_id, ${soldDay} as day, sum(order_refund.amount) as amount
				from order_refund join orders
					on orders.company_id = order_refund.company_id and orders.id = order_refund.order_id
				where ${sold} group by 1, 2
			) as money_alone using (company_id, day)
		) as day
		where day.found <> day.expected and ${isSummed}`,
	'6: the units of a day are those that its orders keep': sql`
		select day.company_id, 'units of ' || to_char(day.day, 'YYYY-MM-DD') as about, day.found, day.expected
		from (
			select summed.company_id, summed.day, summed.units as found, coalesce(kept.units, 0) as expected
			from sales_day as summed left join (
				select orders.company_id, ${soldDay} as day,
					sum(order_line.quantity - order_line.removed - coalesce(sent_back.units, 0)) as units
				from orders
				join order_line on order_line.company_id = orders.company_id and order_line.order_id = orders.id
				left join (
					select return_line.company_id, return_line.order_id, return_line.position, sum(return_line.quantity) as units
					from return_line join returns
						on returns.company_id = return_line.company_id and returns.id = return_line.return_id
					where returns.status = 'REFUNDED'
					group by return_line.company_id, return_line.order_id, return_line.position
				) as sent_back on sent_back.company_id = order_line.company_id
					and sent_back.order_id = order_line.order_id and sent_back.position = order_line.position
				where ${sold} group by 1, 2
			) as kept using (company_id, day)
		) as day
		where day.found <> day.expected and ${isSummed}`,
	'6: what was given for sales is commissions and vouchers': sql`
		select day.company_id, lower(day.dimension) || 's given on ' || to_char(day.day, 'YYYY-MM-DD') as about,
			day.found, day.expected
		from (
			select company_id, day, dimension, coalesce(part.given, 0) as found, coalesce(counted.given, 0) as expected
			from (
				select company_id, day, dimension, sum(given) as given from sales_part
				where dimension in ('AGENT', 'AFFILIATE', 'VOUCHER') group by company_id, day, dimension
			) as part full join (
				select orders.company_id, ${soldDay} as day, given.dimension, sum(given.amount) as given
				from orders join (
					select company_id, order_id, 'AGENT' as dimension, amount - reversed as amount from agent_commission
					union all
					select company_id, order_id, 'AFFILIATE', earned - reversed from commission
					union all
					select company_id, order_id, 'VOUCHER', discount + cashback from voucher_use where undone_at is null
				) as given on given.company_id = orders.company_id and given.order_id = orders.id
				where ${sold} and (given.dimension <> 'AGENT' or orders.agent_code is not null) group by 1, 2, 3
			) as counted using (company_id, day, dimension)
		) as day
		where day.found <> day.expected and ${isSummed}`,
	'6: what moved on a day is what was transferred': sql`
		select company_id, kind || ' on ' || to_char(day, 'YYYY-MM-DD') as about,
			coalesce(summed.credited - summed.debited, 0) as found,
			coalesce(counted.credited - counted.debited, 0) as expected
		from ledger_day as summed full join (
			select account.company_id, (side.at at time zone 'Asia/Jakarta')::date as day, account.kind,
				sum(side.credited) as credited, sum(side.debited) as debited
			from (
				select at, credit_id as id, amount as credited, 0 as debited from transfer
				union all select at, debit_id, 0, amount from transfer
			) as side join account on account.id = side.id
			group by 1, 2, 3
		) as counted using (company_id, day, kind)
		where (coalesce(summed.credited, 0), coalesce(summed.debited, 0))
				<> (coalesce(counted.credited, 0), coalesce(counted.debited, 0))
			and day <= (select closed_day from ledger_summary where id = 1)`,
}
