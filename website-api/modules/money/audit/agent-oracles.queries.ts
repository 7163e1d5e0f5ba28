import { sql } from 'drizzle-orm'
import type { Oracles } from './oracle.ts'

/** Checks of agent commissions and of the downline. */
export const agentOracles: Oracles = {
	'5: what agents wait for is the commission of open orders': sql`
		select coalesce(waiting.company_id, promised.company_id) as company_id, waiting.id as account_id,
			'commission of ' || coalesce(waiting.customer_id, promised.earner_id) as about,
			coalesce(waiting.balance, 0) as found, coalesce(promised.amount, 0) as expected
		from (select id, company_id, customer_id, balance from account where kind = 'agent_pending') as waiting
		full join (
			select company_id, earner_id, sum(amount - reversed) as amount
			from agent_commission where cleared_at is null group by company_id, earner_id
		) as promised on promised.company_id = waiting.company_id and promised.earner_id = waiting.customer_id
		where coalesce(waiting.balance, 0) <> coalesce(promised.amount, 0)`,
	'5: what agents were given is the commission of completed orders': sql`
		select coalesce(moved.company_id, cleared.company_id) as company_id,
			'cleared commission of ' || coalesce(moved.order_id, cleared.order_id) as about,
			coalesce(moved.amount, 0) as found, coalesce(cleared.amount, 0) as expected
		from (
			select company_id, order_id, sum(amount) as amount from transfer
			where reason = 'agent_cleared' group by company_id, order_id
		) as moved full join (
			select company_id, order_id, sum(amount - reversed) as amount from agent_commission
			where cleared_at is not null group by company_id, order_id
		) as cleared on cleared.company_id = moved.company_id and cleared.order_id = moved.order_id
		where coalesce(moved.amount, 0) <> coalesce(cleared.amount, 0)`,
	'5: what agents wait for has not been cleared or ended': sql`
		select orders.company_id, 'agent commission of ' || orders.number as about, 1 as found, 0 as expected
		from orders where exists (
			select 1 from agent_commission where agent_commission.company_id = orders.company_id
				and agent_commission.order_id = orders.id and (
					(orders.status = 'COMPLETED') <> (agent_commission.cleared_at is not null)
					or (orders.status in ('CANCEL', 'EXPIRED') and agent_commission.units > 0))
		)`,
	'4: everyone above a customer is above their branch': sql`
		select customer.company_id, 'downline of ' || customer.code as about, count(mine.ancestor_id) as found,
			count(theirs.ancestor_id) + 1 as expected
		from customer
		left join downline as mine on mine.company_id = customer.company_id and mine.customer_id = customer.id
		left join downline as theirs on theirs.company_id = customer.company_id and theirs.customer_id = customer.branch_id
			and theirs.ancestor_id = mine.ancestor_id
		where customer.branch_id is not null
		group by customer.company_id, customer.id, customer.code
		having count(mine.ancestor_id) <> count(theirs.ancestor_id) + 1`,
}
