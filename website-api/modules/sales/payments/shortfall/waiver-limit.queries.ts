import { and, eq } from 'drizzle-orm'
import { WAIVER_ROLES, type WaiverRole } from '#contract/shortfall.ts'
import type { Queryable } from '#website-api/db/database.ts'
import type { Operator } from '#website-api/modules/platform/operators/operator.ts'
import { waiverLimit } from './waiver.table.ts'

/** Whole rupiah that a role may waive of an order without a setting of the company; null: no limit. */
const defaults: Record<WaiverRole, number | null> = {
	owner: null,
	manager: 1_000,
	finance: 1_000,
	staff: 1_000,
}

/** The most that this operator may waive of an order, whole rupiah; null: no limit. */
export async function waiverLimitOf(
	db: Queryable,
	companyId: number,
	{ role }: Pick<Operator, 'role'>,
): Promise<number | null> {
	const known = WAIVER_ROLES.find((one) => one === role)
	if (known === undefined) return 0
	const [set] = await db
		.select({ most: waiverLimit.most })
		.from(waiverLimit)
		.where(and(eq(waiverLimit.companyId, companyId), eq(waiverLimit.role, known)))
	return set ? set.most : defaults[known]
}

/** The limits of all roles of a company. */
export async function waiverLimits(db: Queryable, companyId: number) {
	const set = await db.select().from(waiverLimit).where(eq(waiverLimit.companyId, companyId))
	return WAIVER_ROLES.map((role) => {
		const own = set.find((row) => row.role === role)
		return { role, most: own ? own.most : defaults[role] }
	})
}
