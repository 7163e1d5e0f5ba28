import { and, eq, gt, sql } from 'drizzle-orm'
import type { Queryable } from '#website-api/db/database.ts'
import { company } from '#website-api/modules/platform/companies/company.table.ts'
import { customerReferral } from './customer-referral.table.ts'

/** Days a click is valid unless the company has set a number (spec section 9). */
export const DEFAULT_DAYS = 7

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
