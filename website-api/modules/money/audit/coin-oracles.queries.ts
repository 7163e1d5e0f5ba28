import { sql } from 'drizzle-orm'
import type { Oracles } from './oracle.ts'

/** Checks of coins: earned, spent and redeemed. */
export const coinOracles: Oracles = {
	'5: coins that an order spent went through the ledger': sql`
		select orders.company_id, 'coins of ' || orders.number as about,
			orders.coins_spent - orders.coins_returned as found, coalesce(moved.amount, 0) as expected
		from orders left join (
			select company_id, order_id, sum(case reason when 'spent' then amount else -amount end) as amount
			from transfer where unit = 'COIN' and reason in ('spent', 'returned')
			group by company_id, order_id
		) as moved on moved.company_id = orders.company_id and moved.order_id = orders.id
		where orders.coins_spent - orders.coins_returned <> coalesce(moved.amount, 0)
			or (orders.status in ('EXPIRED', 'CANCEL') and orders.coins_spent <> orders.coins_returned)`,
	'5: coins were earned with the day they end': sql`
		select coalesce(lots.company_id, moved.company_id) as company_id,
			'coins of ' || coalesce(lots.customer_id, moved.customer_id) as about,
			coalesce(lots.amount, 0) as found, coalesce(moved.amount, 0) as expected
		from (
			select company_id, customer_id, sum(amount) as amount
			from coin_lot where order_id is not null group by company_id, customer_id
		) as lots full join (
			select account.company_id, account.customer_id, sum(amount) as amount
			from transfer join account on account.id = transfer.credit_id
			where transfer.reason = 'earned' and account.kind = 'coins'
			group by account.company_id, account.customer_id
		) as moved on moved.company_id = lots.company_id and moved.customer_id = lots.customer_id
		where coalesce(lots.amount, 0) <> coalesce(moved.amount, 0)`,
	'4: redeemed coins are those of the redemptions': sql`
		select coalesce(moved.company_id, redeemed.company_id) as company_id, 'rewards' as about,
			coalesce(moved.coins, 0) as found, coalesce(redeemed.coins, 0) as expected
		from (select company_id, sum(amount) as coins from transfer where reason = 'redeemed' group by company_id) as moved
		full join (select company_id, sum(coins) as coins from reward_redemption group by company_id) as redeemed
			on redeemed.company_id = moved.company_id
		where coalesce(moved.coins, 0) <> coalesce(redeemed.coins, 0)`,
}
