import { and, eq, gt, sql } from 'drizzle-orm'
import { excluded } from '#website-api/db/clock.ts'
import type { Queryable } from '#website-api/db/database.ts'
import { company } from '#website-api/modules/platform/companies/company.table.ts'
import type { Owner } from '#website-api/modules/platform/identity/customer.queries.ts'
import { customerReferral } from './customer-referral.table.ts'

/** Days a click is valid unless the company has set a number (spec section 9). */
export const DEFAULT_DAYS = 7

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

/**
 * The affiliate code of an order: a customer's latest valid click on any device, otherwise the browser's; for a guest
 * always the browser's. Validity is checked by the database's clock.
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
