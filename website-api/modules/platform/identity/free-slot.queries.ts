import { sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Transaction } from '#website-api/db/database.ts'
import type { Owner } from './customer.queries.ts'

/** The lowest free position, from 1, of a customer's list with at most `limit` rows; null if the list is full. */
export async function freeSlot(
	tx: Transaction,
	table: PgTable,
	{ companyId, customerId }: Owner,
	limit: number,
): Promise<number | null> {
	const result = await tx.execute<{ slot: number | null }>(sql`
		select min(place) as slot from generate_series(1, ${limit}::integer) place
		where not exists (
			select 1 from ${table}
			where company_id = ${companyId} and customer_id = ${customerId} and slot = place
		)`)
	const slot = result.rows[0]?.slot ?? null
	return slot === null ? null : Number(slot)
}
