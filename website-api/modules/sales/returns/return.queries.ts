import { and, eq } from 'drizzle-orm'
import type { Queryable } from '#website-api/db/database.ts'
import { Problem } from '#website-api/http/problem.ts'
import type { Owner } from '#website-api/modules/platform/identity/customer.queries.ts'
import { normaliseReferenceNumber } from '#website-api/modules/platform/references/reference-number.ts'
import { returns } from './return.table.ts'

export type ReturnRow = typeof returns.$inferSelect

/** A return of the customer; 404 RETURN_NOT_FOUND, also for another customer's. */
export async function returnOf(db: Queryable, owner: Owner, number: string): Promise<ReturnRow> {
	const [row] = await db
		.select()
		.from(returns)
		.where(
			and(
				eq(returns.companyId, owner.companyId),
				eq(returns.customerId, owner.customerId),
				eq(returns.number, normaliseReferenceNumber(number)),
			),
		)
	if (!row) throw new Problem(404, 'RETURN_NOT_FOUND')
	return row
}
