import { sql } from 'drizzle-orm'
import type { Oracles } from './oracle.ts'

const OWED = '5: what guests are owed is listed'

/** Payments that did not pay an order in full. */
const parts = sql`
	select company_id, order_id, sum(amount) as amount from payment where outcome = 'PART' group by company_id, order_id`

/** Checks of orders: history, lines and payments. */
export const orderOracles: Oracles = {
	'4: an order counts its history': sql`
		select orders.company_id, 'history of ' || orders.number as about, orders.version as found,
			count(order_event.version) - 1 as expected
		from orders left join order_event
			on order_event.company_id = orders.company_id and order_event.order_id = orders.id
		group by orders.company_id, orders.id, orders.number, orders.version
		having orders.version <> count(order_event.version) - 1`,
	'4: a history ends in the status': sql`
		select orders.company_id, 'status of ' || orders.number as about, 0 as found, 1 as expected
		from orders join order_event
			on order_event.company_id = orders.company_id and order_event.order_id = orders.id
			and order_event.version = orders.version
		where order_event.to_status <> orders.status`,
	'5: the lines share what was taken off the goods': sql`
		select orders.company_id, 'line discounts of ' || orders.number as about,
			sum(order_line.discount) as found,
			orders.product_discount + orders.tier_discount + orders.coins_spent as expected
		from orders join order_line
			on order_line.company_id = orders.company_id and order_line.order_id = orders.id
		group by orders.company_id, orders.id, orders.number, orders.product_discount, orders.tier_discount, orders.coins_spent
		having sum(order_line.discount) <> orders.product_discount + orders.tier_discount + orders.coins_spent`,
	'5: the lines share the coins that were spent': sql`
		select orders.company_id, 'line coins of ' || orders.number as about,
			sum(order_line.coins) as found, orders.coins_spent as expected
		from orders join order_line
			on order_line.company_id = orders.company_id and order_line.order_id = orders.id
		group by orders.company_id, orders.id, orders.number, orders.coins_spent
		having sum(order_line.coins) <> orders.coins_spent`,
	'5: what an order holds fits its status': sql`
		select * from (
			select orders.company_id, 'money of ' || orders.number as about, coalesce(held.balance, 0) as found,
				case when orders.status = 'PENDING' then orders.wallet_paid + coalesce(parts.amount, 0)
					when orders.status in ('EXPIRED', 'CANCEL', 'COMPLETED') then 0
					when cod_order.state in ('OPEN', 'DUE') then 0
					else orders.total - orders.waived - orders.refunded end as expected
			from orders left join account as held
				on held.company_id = orders.company_id and held.order_id = orders.id
			left join cod_order on cod_order.company_id = orders.company_id and cod_order.order_id = orders.id
			left join (${parts}) as parts on parts.company_id = orders.company_id and parts.order_id = orders.id
		) as held where found <> expected`,
	'5: what an order was paid fits its status': sql`
		select * from (
			select orders.company_id, 'payment of ' || number as about, paid as found,
				case when status = 'PENDING' then wallet_paid + coalesce(parts.amount, 0)
					when status in ('EXPIRED', 'CANCEL') then refunded
					when cod_order.state in ('OPEN', 'DUE') then 0 else total - waived end as expected
			from orders
			left join cod_order on cod_order.company_id = orders.company_id and cod_order.order_id = orders.id
			left join (${parts}) as parts on parts.company_id = orders.company_id and parts.order_id = orders.id
		) as paid where found <> expected`,
	'5: the payments of an order are what it was paid and what was too much': sql`
		select orders.company_id, 'payments of ' || orders.number as about,
			coalesce(received.amount, 0) as found,
			orders.paid - orders.wallet_paid + coalesce(over.amount, 0) as expected
		from orders left join (
			select company_id, order_id, sum(amount) as amount
			from payment where outcome in ('PAID', 'PART') group by company_id, order_id
		) as received on received.company_id = orders.company_id and received.order_id = orders.id
		left join (
			select company_id, order_id, sum(amount) as amount
			from transfer where reason = 'overpaid' group by company_id, order_id
		) as over on over.company_id = orders.company_id and over.order_id = orders.id
		where coalesce(received.amount, 0) <> orders.paid - orders.wallet_paid + coalesce(over.amount, 0)`,
	'5: a payment that an order did not need went back to its buyer': sql`
		select coalesce(received.company_id, moved.company_id) as company_id,
			'payments back of ' || coalesce(received.order_id, moved.order_id) as about,
			coalesce(moved.amount, 0) as found, coalesce(received.amount, 0) as expected
		from (
			select company_id, order_id, sum(amount) as amount
			from payment where outcome in ('CREDITED', 'MARKED') group by company_id, order_id
		) as received full join (
			select company_id, order_id, sum(amount) as amount
			from transfer where reason in ('late', 'second') group by company_id, order_id
		) as moved on moved.company_id = received.company_id and moved.order_id = received.order_id
		where coalesce(moved.amount, 0) <> coalesce(received.amount, 0)`,
	'5: what was waived has a reason': sql`
		select orders.company_id, 'shortfall of ' || orders.number as about, orders.waived as found,
			coalesce(order_waiver.amount, 0) as expected
		from orders left join order_waiver
			on order_waiver.company_id = orders.company_id and order_waiver.order_id = orders.id
		where orders.waived <> coalesce(order_waiver.amount, 0)`,
	'5: what an order was paid went through the ledger': sql`
		select orders.company_id, 'transfers of ' || orders.number as about, orders.paid as found,
			coalesce(moved.amount, 0) as expected
		from orders left join (
			select company_id, order_id, sum(amount) as amount
			from transfer where reason = 'payment' group by company_id, order_id
		) as moved on moved.company_id = orders.company_id and moved.order_id = orders.id
		where orders.paid <> coalesce(moved.amount, 0)`,
	'5: what was paid back is a change, a return, a part or a cancellation': sql`
		select orders.company_id, 'refunds of ' || orders.number as about, orders.refunded as found,
			case when orders.status in ('CANCEL', 'EXPIRED') then orders.paid
				else coalesce(changed.amount, 0) + coalesce(given_back.amount, 0) + coalesce(part.amount, 0) end as expected
		from orders left join (
			select company_id, order_id, sum(refund) as amount from order_change
			where status = 'ACCEPTED' group by company_id, order_id
		) as changed on changed.company_id = orders.company_id and changed.order_id = orders.id
		left join (
			select company_id, order_id, sum(refund) as amount from returns
			where status = 'REFUNDED' group by company_id, order_id
		) as given_back on given_back.company_id = orders.company_id and given_back.order_id = orders.id
		left join (
			select company_id, order_id, sum(amount) as amount from order_refund group by company_id, order_id
		) as part on part.company_id = orders.company_id and part.order_id = orders.id
		where orders.refunded <> case when orders.status in ('CANCEL', 'EXPIRED') then orders.paid
			else coalesce(changed.amount, 0) + coalesce(given_back.amount, 0) + coalesce(part.amount, 0) end`,
	'5: units asked back are those of its returns': sql`
		select order_line.company_id, 'returns of ' || order_line.order_id || ' line ' || order_line.position as about,
			order_line.returned as found, coalesce(asked.units, 0) as expected
		from order_line left join (
			select return_line.company_id, return_line.order_id, return_line.position, sum(return_line.quantity) as units
			from return_line join returns
				on returns.company_id = return_line.company_id and returns.id = return_line.return_id
			where returns.status not in ('REJECTED', 'CANCELLED')
			group by return_line.company_id, return_line.order_id, return_line.position
		) as asked on asked.company_id = order_line.company_id and asked.order_id = order_line.order_id
			and asked.position = order_line.position
		where order_line.returned <> coalesce(asked.units, 0)`,
	[OWED]: sql`
		select coalesce(owed.company_id, listed.company_id) as company_id, 'refunds of guests' as about,
			coalesce(owed.amount, 0) as found, coalesce(listed.amount, 0) as expected
		from (select company_id, sum(balance) as amount from account where kind = 'guest_refund' group by company_id) as owed
		full join (select company_id, sum(amount) as amount from guest_refund where paid_out_at is null group by company_id) as listed
			on listed.company_id = owed.company_id
		where coalesce(owed.amount, 0) <> coalesce(listed.amount, 0)`,
}
