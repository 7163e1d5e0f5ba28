import { and, eq, gt, sql } from 'drizzle-orm'
import type { Queryable } from '#website-api/db/database.ts'
import { company } from '#website-api/modules/platform/companies/company.table.ts'
import type { Owner } from '#website-api/modules/platform/identity/customer.queries.ts'
import { customerReferral } from './customer-referral.table.ts'

/** Days a click counts when the company says nothing (spec section 9). */
export const DEFAULT_DAYS = 7

/** Keeps that a customer came by a link; of several clicks the latest counts, and none is in the future. */
export async function keepReferral(
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
			set: { code, clickedAt: at },
			setWhere: sql`${customerReferral.clickedAt} < excluded.clicked_at`,
		})
}

/**
 * The code that an order counts for: a customer's latest click on any device while it lives, else what the browser
 * carries; a guest's is the browser's. The database's clock decides.
 */
export async function codeForOrder(
	db: Queryable,
	{ companyId, customerId }: { companyId: number; customerId: string | null },
	carried: string | undefined,
): Promise<string | null> {
	if (customerId === null) return carried ?? null
	const days = sql`coalesce(nullif(${company.affiliateCookieDays}, 0), ${DEFAULT_DAYS})`
	const [row] = await db
		.select({ code: customerReferral.code })
		.from(customerReferral)
		.innerJoin(company, eq(company.id, customerReferral.companyId))
		.where(
			and(
				eq(customerReferral.companyId, companyId),
				eq(customerReferral.customerId, customerId),
				gt(sql`${customerReferral.clickedAt} + make_interval(days => ${days})`, sql`now()`),
			),
		)
	return row?.code ?? carried ?? null
}
