import { sql } from 'drizzle-orm'
import type { Oracles } from './oracle.ts'

/** Checks of voucher uses, discounts and cashback. */
export const voucherOracles: Oracles = {
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
}
