import { sql } from 'drizzle-orm'
import type { Transaction } from '#website-api/db/database.ts'

/** Unpaid orders that a guest's phone, email or network may have before the next ones are held for an hour only. */
const MOST_LONG_HOLDS = 2
/** How long any further one waits for its payment, in minutes. */
const SHORT_HOLD_MINUTES = 60

/**
 * Counts a guest's order that still waits for its payment. It waits an hour at most when its phone, its email or the
 * network of its visitor has two open orders already. A customer's order is none of its business.
 */
export async function holdForGuest(
	tx: Transaction,
	{ companyId, id }: { companyId: number; id: string },
	network: string,
) {
	// Orders at once of one guest are counted one after the other; nothing is locked after this.
	await tx.execute(sql`
		select pg_advisory_xact_lock(key) from (
			select distinct hashtextextended(counted.text, company_id) as key
			from orders cross join lateral (values
				('guest phone ' || customer_phone),
				('guest email ' || lower(customer_email)),
				('guest network ' || ${network}::text)
			) as counted (text)
			where company_id = ${companyId} and id = ${id} and status = 'PENDING' and customer_id is null
			order by key
		) as keys`)
	const isFull = (column: 'phone' | 'email' | 'network') => sql`(
		select count(*) from guest_open_order as other
		where other.company_id = joined.company_id
			and other.${sql.identifier(column)} = joined.${sql.identifier(column)}
	) >= ${MOST_LONG_HOLDS}`
	// The counts are of the rows before this statement: the order itself is not among them.
	await tx.execute(sql`
		with joined as (
			insert into guest_open_order (company_id, order_id, phone, email, network)
			select company_id, id, customer_phone, lower(customer_email), ${network} from orders
			where company_id = ${companyId} and id = ${id} and status = 'PENDING' and customer_id is null
			returning *
		)
		update orders set due_at = least(due_at, now() + make_interval(mins => ${SHORT_HOLD_MINUTES}))
		from joined
		where orders.company_id = joined.company_id and orders.id = joined.order_id
			and (${isFull('phone')} or ${isFull('email')} or ${isFull('network')})`)
}
