import { sql } from 'drizzle-orm'
import type { Oracles } from './oracle.ts'

/** Checks of flash sales: units sold, buyers, times and prices. */
export const flashOracles: Oracles = {
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
			case when coalesce(claim.units, 0) <> coalesce(line.units, 0) then coalesce(claim.units, 0)
				when coalesce(had.low, 0) <> coalesce(line.units, 0) then coalesce(had.low, 0)
				else coalesce(had.high, 0) end as found, coalesce(line.units, 0) as expected
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
}
