import { and, eq } from 'drizzle-orm'
import { PRICE_ROLES, type PriceRole } from '#contract/price-limit.ts'
import type { Queryable } from '#website-api/db/database.ts'
import type { Caller } from '#website-api/modules/platform/operator-api/caller.ts'
import { priceLimit } from './price-limit.table.ts'

/** Percent below the shop's prices that a role may give without a setting of the company; null: no limit. */
const defaults: Record<PriceRole, number | null> = { owner: null, manager: 10, staff: 10 }

/** Percent below the shop's prices that this caller may give; null: no limit. */
export async function priceLimitOf(
	db: Queryable,
	companyId: number,
	{ role }: Pick<Caller, 'role'>,
): Promise<number | null> {
	const known = PRICE_ROLES.find((one) => one === role)
	if (known === undefined) return 0
	const [set] = await db
		.select({ percent: priceLimit.percent })
		.from(priceLimit)
		.where(and(eq(priceLimit.companyId, companyId), eq(priceLimit.role, known)))
	return set ? set.percent : defaults[known]
}

/** The limits of all roles of a company. */
export async function priceLimits(db: Queryable, companyId: number) {
	const set = await db.select().from(priceLimit).where(eq(priceLimit.companyId, companyId))
	return PRICE_ROLES.map((role) => {
		const own = set.find((row) => row.role === role)
		return { role, percent: own ? own.percent : defaults[role] }
	})
}
