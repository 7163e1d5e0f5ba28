import { sql } from 'drizzle-orm'
import type { Database } from '#website-api/db/database.ts'
import {
	FIRE_BATCH_SIZE,
	fireInBatches,
} from '#website-api/modules/customers/notifications/fire-in-batches.command.ts'
import { isServed } from '#website-api/modules/platform/companies/company-at-rest.table.ts'

/**
 * Marks every reminder of a running flash sale as sent, and announces its mail in the same statement, which makes it
 * safe in several processes. Returns how many.
 */
export function fireReminders(db: Database): Promise<number> {
	return fireInBatches(
		db,
		sql`
			with due as (
				select reminder.company_id, reminder.customer_id, reminder.sale_id
				from flash_sale as sale
				join flash_reminder as reminder
					on reminder.company_id = sale.company_id and reminder.sale_id = sale.id
				where reminder.fired_at is null and sale.starts_at <= now() and now() < sale.ends_at
					and ${isServed(sql`reminder.company_id`)}
				limit ${sql.raw(String(FIRE_BATCH_SIZE))}
				for update of reminder skip locked
			),
			fired as (
				update flash_reminder as reminder set fired_at = now() from due
				where reminder.company_id = due.company_id and reminder.customer_id = due.customer_id
					and reminder.sale_id = due.sale_id
				returning reminder.company_id, reminder.customer_id, reminder.sale_id
			)
			insert into outbox (company_id, topic, dedupe_key, payload)
			select company_id, 'flash-sale.begun', 'flash-sale.begun:' || sale_id || ':' || customer_id,
				jsonb_build_object('customerId', customer_id, 'saleId', sale_id)
			from fired
			on conflict do nothing
			returning id`,
	)
}
