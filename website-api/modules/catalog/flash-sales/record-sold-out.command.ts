import { sql } from 'drizzle-orm'
import type { Queryable } from '#website-api/db/database.ts'
import { isServed } from '#website-api/modules/platform/companies/company-at-rest.table.ts'

/**
 * Records which items of running sales have sold out, or are available again, since the last run, and marks their
 * products' price ranges for an update. Lists use these records; product pages, quotes and orders read the counters.
 */
export async function recordSoldOut(db: Queryable) {
	await db.execute(sql`
		with counted as (
			select item.company_id, item.id, item.variant_id, bool_and(counter.claimed = counter.quota) as sold_out
			from flash_sale as sale
			join flash_item as item on item.company_id = sale.company_id and item.sale_id = sale.id
			join flash_counter as counter on counter.company_id = item.company_id and counter.item_id = item.id
			where sale.starts_at <= now() and now() < sale.ends_at and ${isServed(sql`sale.company_id`)}
			group by item.company_id, item.id, item.variant_id
		),
		changed as (
			update flash_item set sold_out = counted.sold_out from counted
			where flash_item.company_id = counted.company_id and flash_item.id = counted.id
				and flash_item.sold_out <> counted.sold_out
			returning flash_item.company_id, flash_item.variant_id
		)
		update product set prices_change_at = now()
		from changed join variant on variant.company_id = changed.company_id and variant.id = changed.variant_id
		where product.company_id = variant.company_id and product.id = variant.product_id`)
}
