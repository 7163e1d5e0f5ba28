import { sql } from 'drizzle-orm'
import { excluded } from '#website-api/db/clock.ts'
import type { Queryable } from '#website-api/db/database.ts'
import type { Owner } from '#website-api/modules/platform/identity/customer.queries.ts'
import { customerReferral } from './customer-referral.table.ts'

/** Stores that a customer clicked a link; the latest of several clicks is kept, and none is in the future. */
export async function storeReferral(
	db: Queryable,
	{ companyId, customerId }: Owner,
	{ code, clickedAt }: { code: string; clickedAt: Date },
) {
	const at = sql`least(${clickedAt.toISOString()}::timestamptz, now())`
	await db
		.insert(customerReferral)
		.values({ companyId, customerId, code, clickedAt: at })
		.onConflictDoUpdate({
			target: [customerReferral.companyId, customerReferral.customerId],
			set: { code, clickedAt: excluded(customerReferral.clickedAt) },
			setWhere: sql`${customerReferral.clickedAt} < excluded.clicked_at`,
		})
}
