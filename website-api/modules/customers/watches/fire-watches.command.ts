import { sql } from 'drizzle-orm'
import type { Database } from '#website-api/db/database.ts'
import {
	FIRE_BATCH_SIZE,
	fireInBatches,
} from '#website-api/modules/customers/notifications/fire-in-batches.command.ts'
import { isServed } from '#website-api/modules/platform/companies/company-at-rest.table.ts'

/**
 * Ends every watch whose variant is available again or whose product costs less, and announces its mail in the same
 * statement, which makes it safe in several processes. Returns how many.
 */
export function fireWatches(db: Database): Promise<number> {
	return fireInBatches(
		db,
		sql`
			with due as (
				select watch.company_id, watch.id, product.price_min
				from product_watch as watch
				join product on product.company_id = watch.company_id and product.id = watch.product_id
				left join variant on variant.company_id = watch.company_id and variant.id = watch.variant_id
				left join stock on stock.company_id = watch.company_id and stock.variant_id = watch.variant_id
				where watch.confirmed_at is not null and watch.fired_at is null
					and ${isServed(sql`watch.company_id`)}
					and product.status = 'ACTIVE' and product.published_at <= now()
					and ((watch.kind = 'STOCK' and variant.active and stock.on_hand > stock.reserved)
						or (watch.kind = 'PRICE' and product.price_min < watch.price))
				limit ${sql.raw(String(FIRE_BATCH_SIZE))}
				for update of watch skip locked
			),
			fired as (
				update product_watch as watch set fired_at = now(), fired_price = due.price_min
				from due where watch.company_id = due.company_id and watch.id = due.id
				returning watch.company_id, watch.id
			)
			insert into outbox (company_id, topic, dedupe_key, payload)
			select company_id, 'watch.fired', 'watch.fired:' || id, jsonb_build_object('watchId', id) from fired
			on conflict do nothing
			returning id`,
	)
}
