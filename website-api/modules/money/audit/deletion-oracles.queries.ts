import { sql } from 'drizzle-orm'
import type { Oracles } from './oracle.ts'

/** Checks of deleted accounts, which keep neither money nor personal data. */
export const deletionOracles: Oracles = {
	'5: a deleted account has no money': sql`
		select account.company_id, account.id as account_id, 'account ' || account.id as about, account.balance as found,
			0 as expected
		from account join customer on customer.company_id = account.company_id and customer.id = account.customer_id
		where customer.deleted_at is not null and account.unit = 'IDR' and account.balance <> 0`,
	'5: orders of a deleted account have ended and name nobody': sql`
		select orders.company_id, 'order ' || orders.number || ' of a deleted account' as about, 1 as found, 0 as expected
		from customer join orders on orders.company_id = customer.company_id and orders.customer_id = customer.id
		where customer.deleted_at is not null and (orders.status not in ('COMPLETED', 'CANCEL', 'EXPIRED')
			or orders.customer_name || orders.customer_phone || orders.customer_email || orders.note <> ''
			or orders.address is not null)`,
}
