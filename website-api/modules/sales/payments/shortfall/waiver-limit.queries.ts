import { WAIVER_ROLES, type WaiverRole } from '#contract/shortfall.ts'
import type { Queryable } from '#website-api/db/database.ts'
import type { Caller } from '#website-api/modules/platform/operator-api/caller.ts'
import {
	limitOfRole,
	type RoleLimits,
} from '#website-api/modules/platform/role-limits/role-limits.queries.ts'
import { waiverLimit } from './waiver.table.ts'

/** Whole rupiah that a role may waive of an order. */
export const WAIVER_LIMITS: RoleLimits<WaiverRole> = {
	table: waiverLimit,
	roles: WAIVER_ROLES,
	defaults: { owner: null, manager: 1_000, finance: 1_000, staff: 1_000 },
}

/** The most that this caller may waive of an order, whole rupiah; null: no limit. */
export function waiverLimitOf(
	db: Queryable,
	companyId: number,
	{ role }: Pick<Caller, 'role'>,
): Promise<number | null> {
	return limitOfRole(db, companyId, WAIVER_LIMITS, role)
}
