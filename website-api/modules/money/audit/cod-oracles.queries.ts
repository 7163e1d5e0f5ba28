import { sql } from 'drizzle-orm'
import type { Oracles } from './oracle.ts'

/** What couriers owe, by the orders whose money they have. */
const due = sql`
	select company_id, sum(amount - received - written_off) as owed, sum(amount) as unearned
	from cod_order where state = 'DUE' group by company_id`

/** Checks of orders that are paid to the courier. */
export const codOracles: Oracles = {
	'5: what couriers owe is what they collect and have not passed on': sql`
		select coalesce(held.company_id, due.company_id) as company_id, 'debts of couriers' as about,
			coalesce(held.amount, 0) as found, coalesce(due.owed, 0) as expected
		from (
			select company_id, -sum(balance) as amount from account where kind = 'cod_receivable' group by company_id
		) as held full join (${due}) as due on due.company_id = held.company_id
		where coalesce(held.amount, 0) <> coalesce(due.owed, 0)`,
	'5: what couriers collect is not earned before it has come': sql`
		select coalesce(held.company_id, due.company_id) as company_id, 'parcels to be paid' as about,
			coalesce(held.amount, 0) as found, coalesce(due.unearned, 0) as expected
		from (
			select company_id, sum(balance) as amount from account where kind = 'cod_unearned' group by company_id
		) as held full join (${due}) as due on due.company_id = held.company_id
		where coalesce(held.amount, 0) <> coalesce(due.unearned, 0)`,
	'5: what a courier collects has the status of its order': sql`
		select orders.company_id, 'courier of ' || orders.number as about, 0 as found, 1 as expected
		from orders left join cod_order
			on cod_order.company_id = orders.company_id and cod_order.order_id = orders.id
		where (orders.payment_method = 'COD') <> (cod_order.order_id is not null) or not case coalesce(cod_order.state, '')
			when '' then true
			when 'OPEN' then orders.status = 'PROCESSING'
			when 'DUE' then orders.status in ('SHIPPING', 'DELIVERED')
			when 'REMITTED' then orders.status in ('SHIPPING', 'DELIVERED', 'COMPLETED')
			else orders.status = 'CANCEL' end`,
	'5: what a courier passed on is in its files': sql`
		select cod_order.company_id, 'remittances of ' || cod_order.order_id as about, cod_order.received as found,
			coalesce(listed.amount, 0) as expected
		from cod_order left join (
			select company_id, order_id, sum(collected) as amount from cod_remittance_line
			where outcome is not null group by company_id, order_id
		) as listed on listed.company_id = cod_order.company_id and listed.order_id = cod_order.order_id
		where cod_order.received <> coalesce(listed.amount, 0)`,
	'5: a courier keeps what its files say, less what buyers paid for it': sql`
		select coalesce(held.company_id, listed.company_id) as company_id, 'fees of couriers' as about,
			coalesce(held.amount, 0) as found, coalesce(listed.fee, 0) - coalesce(paid.fee, 0) as expected
		from (
			select company_id, -sum(balance) as amount from account where kind = 'cod_fee' group by company_id
		) as held
		full join (
			select company_id, sum(fee) as fee from cod_remittance_line where outcome is not null group by company_id
		) as listed on listed.company_id = held.company_id
		left join (
			select company_id, sum(fee) as fee from cod_order where state = 'REMITTED' group by company_id
		) as paid on paid.company_id = coalesce(held.company_id, listed.company_id)
		where coalesce(held.amount, 0) <> coalesce(listed.fee, 0) - coalesce(paid.fee, 0)`,
}
