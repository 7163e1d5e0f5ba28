import { sql, type SQL } from 'drizzle-orm'
import type { Queryable } from '#website-api/db/database.ts'

export type Violation = {
	/** Which oracle found it, e.g. "balance". */
	oracle: string
	companyId: number
	/** What it is about, e.g. "account 12". */
	about: string
	/** The two figures that ought to be equal. */
	found: number
	expected: number
}

/**
 * The five oracles, some in parts: 1 books, 2 balances, 3 stock, 4 counters, 5 orders and promises. Each names
 * rows (company_id, about, found, expected) that ought not to be there.
 */
const oracles: Record<string, SQL> = {
	'1: the books sum to zero': sql`
		select company_id, unit as about, sum(balance) as found, 0 as expected
		from account group by company_id, unit having sum(balance) <> 0`,
	'2: a balance is the sum of its transfers': sql`
		select account.company_id, 'account ' || account.id as about, account.balance as found,
			coalesce(moved.total, 0) as expected
		from account left join (
			select id, sum(amount) as total from (
				select credit_id as id, amount from transfer
				union all select debit_id as id, -amount as amount from transfer
			) as side group by id
		) as moved on moved.id = account.id
		where account.balance <> coalesce(moved.total, 0)`,
	'3: reserved stock is what open orders wait for': sql`
		select stock.company_id, 'variant ' || stock.variant_id as about, stock.reserved as found,
			coalesce(open.units, 0) as expected
		from stock left join (
			select order_line.company_id, order_line.variant_id, sum(order_line.quantity - order_line.removed) as units
			from order_line join orders on orders.company_id = order_line.company_id and orders.id = order_line.order_id
			where orders.status in ('PENDING', 'PAYMENT_CONFIRMED', 'PROCESSING', 'CHANGE_PROCESSING')
			group by order_line.company_id, order_line.variant_id
		) as open on open.company_id = stock.company_id and open.variant_id = stock.variant_id
		where stock.reserved <> coalesce(open.units, 0)`,
	'3: stock is the sum of its moves': sql`
		select stock.company_id, 'variant ' || stock.variant_id as about,
			stock.on_hand::bigint * 1000000000 + stock.reserved as found,
			coalesce(moved.on_hand, 0)::bigint * 1000000000 + coalesce(moved.reserved, 0) as expected
		from stock left join (
			select company_id, variant_id, sum(on_hand_change) as on_hand, sum(reserved_change) as reserved
			from stock_move group by company_id, variant_id
		) as moved on moved.company_id = stock.company_id and moved.variant_id = stock.variant_id
		where stock.on_hand <> coalesce(moved.on_hand, 0) or stock.reserved <> coalesce(moved.reserved, 0)`,
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
	'4: a voucher counts its standing uses': sql`
		select voucher.company_id, 'voucher ' || voucher.code as about, voucher.used as found,
			count(voucher_use.order_id) as expected
		from voucher left join voucher_use
			on voucher_use.company_id = voucher.company_id and voucher_use.voucher_id = voucher.id
			and voucher_use.undone_at is null
		group by voucher.company_id, voucher.id, voucher.code, voucher.used
		having voucher.used <> count(voucher_use.order_id)`,
	'4: an order uses vouchers while it stands': sql`
		select orders.company_id, 'vouchers of ' || orders.number as about, count(*) as found, 0 as expected
		from orders join voucher_use
			on voucher_use.company_id = orders.company_id and voucher_use.order_id = orders.id
		where (voucher_use.undone_at is not null) <> (orders.status in ('EXPIRED', 'CANCEL'))
		group by orders.company_id, orders.id, orders.number`,
	'5: an order takes off what its vouchers give': sql`
		select orders.company_id, 'discounts of ' || orders.number as about,
			orders.product_discount + orders.shipping_discount as found, sum(voucher_use.discount) as expected
		from orders join voucher_use
			on voucher_use.company_id = orders.company_id and voucher_use.order_id = orders.id
		group by orders.company_id, orders.id, orders.number, orders.product_discount, orders.shipping_discount, orders.tier_discount
		having orders.product_discount + orders.shipping_discount < sum(voucher_use.discount)`,
	'5: the lines share what was taken off the goods': sql`
		select orders.company_id, 'line discounts of ' || orders.number as about,
			sum(order_line.discount) as found,
			orders.product_discount + orders.tier_discount + orders.coins_spent as expected
		from orders join order_line
			on order_line.company_id = orders.company_id and order_line.order_id = orders.id
		group by orders.company_id, orders.id, orders.number, orders.product_discount, orders.tier_discount, orders.coins_spent
		having sum(order_line.discount) <> orders.product_discount + orders.tier_discount + orders.coins_spent
			or sum(order_line.coins) <> orders.coins_spent`,
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
	'5: cashback that was credited went through the ledger': sql`
		select orders.company_id, 'cashback of ' || orders.number as about, coalesce(used.credited, 0) as found,
			coalesce(moved.amount, 0) as expected
		from orders left join (
			select company_id, order_id, sum(credited) as credited
			from voucher_use group by company_id, order_id
		) as used on used.company_id = orders.company_id and used.order_id = orders.id
		left join (
			select company_id, order_id, sum(amount) as amount
			from transfer where reason = 'cashback' group by company_id, order_id
		) as moved on moved.company_id = orders.company_id and moved.order_id = orders.id
		where coalesce(used.credited, 0) <> coalesce(moved.amount, 0)`,
	'4: a flash sale counts its claims': sql`
		select counter.company_id, 'flash item ' || counter.item_id || ' part ' || counter.shard as about,
			counter.claimed as found, coalesce(sum(claim.quantity), 0) as expected
		from flash_counter as counter left join flash_claim as claim
			on claim.company_id = counter.company_id and claim.item_id = counter.item_id and claim.shard = counter.shard
		group by counter.company_id, counter.item_id, counter.shard, counter.claimed
		having counter.claimed <> coalesce(sum(claim.quantity), 0)`,
	'4: the parts of a flash quota make it up': sql`
		select item.company_id, 'flash item ' || item.id as about, coalesce(sum(counter.quota), 0) as found,
			item.quota as expected
		from flash_item as item left join flash_counter as counter
			on counter.company_id = item.company_id and counter.item_id = item.id
		group by item.company_id, item.id, item.quota having coalesce(sum(counter.quota), 0) <> item.quota`,
	'4: a flash buyer has what their orders have': sql`
		select buyer.company_id, 'buyer ' || left(buyer.buyer, 8) || ' of flash item ' || buyer.item_id as about,
			buyer.claimed as found, coalesce(sum(had.quantity), 0) as expected
		from flash_buyer as buyer left join flash_use as had
			on had.company_id = buyer.company_id and had.item_id = buyer.item_id and had.buyer = buyer.buyer
		group by buyer.company_id, buyer.item_id, buyer.buyer, buyer.claimed
		having buyer.claimed <> coalesce(sum(had.quantity), 0)`,
	'4: flash claims are the lines of standing orders': sql`
		with line as (
			select order_line.company_id, order_line.order_id, order_line.flash_item_id as item_id, sum(order_line.quantity) as units
			from order_line join orders on orders.company_id = order_line.company_id and orders.id = order_line.order_id
			where order_line.flash_item_id is not null and orders.status not in ('EXPIRED', 'CANCEL')
			group by order_line.company_id, order_line.order_id, order_line.flash_item_id
		), claim as (
			select company_id, order_id, item_id, sum(quantity) as units from flash_claim group by company_id, order_id, item_id
		), had as (
			select company_id, order_id, item_id, min(quantity) as low, max(quantity) as high
			from flash_use group by company_id, order_id, item_id
		)
		select company_id, 'flash item ' || item_id || ' in order ' || order_id as about,
			coalesce(claim.units, 0) as found, coalesce(line.units, 0) as expected
		from line full join claim using (company_id, order_id, item_id)
		full join had using (company_id, order_id, item_id)
		where coalesce(line.units, 0) <> coalesce(claim.units, 0) or coalesce(line.units, 0) <> coalesce(had.low, 0)
			or coalesce(line.units, 0) <> coalesce(had.high, 0)`,
	'5: a flash line costs what the sale says, in its time': sql`
		select order_line.company_id, 'line ' || order_line.position || ' of ' || orders.number as about,
			order_line.price as found, item.price as expected
		from order_line
		join orders on orders.company_id = order_line.company_id and orders.id = order_line.order_id
		join flash_item as item on item.company_id = order_line.company_id and item.id = order_line.flash_item_id
		join flash_sale as sale on sale.company_id = item.company_id and sale.id = item.sale_id
		where order_line.price <> item.price or orders.placed_at < sale.starts_at or orders.placed_at > sale.ends_at`,
	'5: what an order holds fits its status': sql`
		select orders.company_id, 'money of ' || orders.number as about, coalesce(held.balance, 0) as found,
			case when orders.status = 'PENDING' then orders.wallet_paid when orders.status in ('EXPIRED', 'CANCEL', 'COMPLETED') then 0 else orders.total - orders.refunded end as expected
		from orders left join account as held
			on held.company_id = orders.company_id and held.order_id = orders.id
		where coalesce(held.balance, 0) <>
			case when orders.status = 'PENDING' then orders.wallet_paid when orders.status in ('EXPIRED', 'CANCEL', 'COMPLETED') then 0 else orders.total - orders.refunded end`,
	'5: what an order was paid fits its status': sql`
		select company_id, 'payment of ' || number as about, paid as found,
			case when status = 'PENDING' then wallet_paid when status in ('EXPIRED', 'CANCEL') then refunded else total end as expected
		from orders
		where paid <> case when status = 'PENDING' then wallet_paid when status in ('EXPIRED', 'CANCEL') then refunded else total end`,
	'5: what was paid back is a change, a return or a cancellation': sql`
		select orders.company_id, 'refunds of ' || orders.number as about, orders.refunded as found,
			case when orders.status in ('CANCEL', 'EXPIRED') then orders.paid
				else coalesce(changed.amount, 0) + coalesce(given_back.amount, 0) end as expected
		from orders left join (
			select company_id, order_id, sum(refund) as amount from order_change
			where status = 'ACCEPTED' group by company_id, order_id
		) as changed on changed.company_id = orders.company_id and changed.order_id = orders.id
		left join (
			select company_id, order_id, sum(refund) as amount from returns
			where status = 'REFUNDED' group by company_id, order_id
		) as given_back on given_back.company_id = orders.company_id and given_back.order_id = orders.id
		where orders.refunded <> case when orders.status in ('CANCEL', 'EXPIRED') then orders.paid
			else coalesce(changed.amount, 0) + coalesce(given_back.amount, 0) end`,
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
	'5: what an order was paid went through the ledger': sql`
		select orders.company_id, 'transfers of ' || orders.number as about, orders.paid as found,
			coalesce(moved.amount, 0) as expected
		from orders left join (
			select company_id, order_id, sum(amount) as amount
			from transfer where reason = 'payment' group by company_id, order_id
		) as moved on moved.company_id = orders.company_id and moved.order_id = orders.id
		where orders.paid <> coalesce(moved.amount, 0)`,
	'5: what is held is what open withdrawals ask for': sql`
		select account.company_id, 'account ' || account.id as about, account.balance as found,
			coalesce(open.amount, 0) as expected
		from account left join (
			select company_id, customer_id, source, sum(amount) as amount
			from withdrawal where status in ('REQUESTED', 'APPROVED') group by company_id, customer_id, source
		) as open on open.company_id = account.company_id and open.customer_id = account.customer_id
			and account.kind = open.source || '_held'
		where account.kind in ('wallet_held', 'affiliate_held', 'agent_held') and account.balance <> coalesce(open.amount, 0)`,
	'5: what agents wait for is the commission of open orders': sql`
		select coalesce(waiting.company_id, promised.company_id) as company_id,
			'commission of ' || coalesce(waiting.customer_id, promised.earner_id) as about,
			coalesce(waiting.balance, 0) as found, coalesce(promised.amount, 0) as expected
		from (select company_id, customer_id, balance from account where kind = 'agent_pending') as waiting
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
	'4: redeemed coins are those of the redemptions': sql`
		select coalesce(moved.company_id, redeemed.company_id) as company_id, 'rewards' as about,
			coalesce(moved.coins, 0) as found, coalesce(redeemed.coins, 0) as expected
		from (select company_id, sum(amount) as coins from transfer where reason = 'redeemed' group by company_id) as moved
		full join (select company_id, sum(coins) as coins from reward_redemption group by company_id) as redeemed
			on redeemed.company_id = moved.company_id
		where coalesce(moved.coins, 0) <> coalesce(redeemed.coins, 0)`,
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
	'5: what affiliates wait for is the commission of open orders': sql`
		select account.company_id, 'affiliate ' || account.customer_id as about, account.balance as found,
			coalesce(promised.amount, 0) as expected
		from account left join (
			select company_id, customer_id, sum(earned - reversed) as amount
			from commission where settled_at is null group by company_id, customer_id
		) as promised on promised.company_id = account.company_id and promised.customer_id = account.customer_id
		where account.kind = 'affiliate_pending' and account.balance <> coalesce(promised.amount, 0)`,
	'5: a commission is earned, taken back and given as the ledger has it': sql`
		select due.company_id, 'commission of ' || due.order_id as about, due.given as found,
			coalesce(moved.given, 0) as expected
		from (
			select company_id, order_id, sum(earned) as earned, sum(reversed) as reversed,
				coalesce(sum(earned - reversed) filter (where settled_at is not null), 0) as given
			from commission group by company_id, order_id
		) as due left join (
			select transfer.company_id, transfer.order_id,
				coalesce(sum(amount) filter (where paid_to.kind = 'affiliate_pending'), 0) as earned,
				coalesce(sum(amount) filter (where paid_to.kind = 'commission'), 0) as reversed,
				coalesce(sum(amount) filter (where paid_to.kind = 'affiliate_available'), 0) as given
			from transfer join account as paid_to on paid_to.id = transfer.credit_id
			join account as paid_from on paid_from.id = transfer.debit_id
			where paid_to.kind in ('affiliate_pending', 'affiliate_available')
				or (paid_to.kind = 'commission' and paid_from.kind = 'affiliate_pending')
			group by transfer.company_id, transfer.order_id
		) as moved on moved.company_id = due.company_id and moved.order_id = due.order_id
		where (due.earned, due.reversed, due.given)
			is distinct from (moved.earned, moved.reversed, moved.given)`,
	'5: coins were earned with the day they end': sql`
		select lots.company_id, 'coins of ' || lots.customer_id as about, lots.amount as found,
			coalesce(moved.amount, 0) as expected
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
	'5: what guests are owed is listed': sql`
		select coalesce(owed.company_id, listed.company_id) as company_id, 'refunds of guests' as about,
			coalesce(owed.amount, 0) as found, coalesce(listed.amount, 0) as expected
		from (select company_id, sum(balance) as amount from account where kind = 'guest_refund' group by company_id) as owed
		full join (select company_id, sum(amount) as amount from guest_refund where paid_out_at is null group by company_id) as listed
			on listed.company_id = owed.company_id
		where coalesce(owed.amount, 0) <> coalesce(listed.amount, 0)`,
}

/**
 * Asks every oracle (threats, section 4: balances, transfers, stock, counters, orders). No row: the books are in
 * order. All in one snapshot when `db` is a repeatable-read transaction.
 */
export async function auditOracles(db: Queryable): Promise<Violation[]> {
	const violations: Violation[] = []
	for (const [oracle, query] of Object.entries(oracles)) {
		const result = await db.execute<{
			company_id: number
			about: string
			found: string | number
			expected: string | number
		}>(query)
		for (const row of result.rows) {
			violations.push({
				oracle,
				companyId: row.company_id,
				about: row.about,
				found: Number(row.found),
				expected: Number(row.expected),
			})
		}
	}
	return violations
}

/** Names of the oracles, for a report that all were asked. */
export const ORACLE_NAMES = Object.keys(oracles)
