import type { Transaction } from '#website-api/db/database.ts'
import { limitsOfRoles, type RoleLimits } from './role-limits.queries.ts'

/** Sets the limits of some roles. */
export async function storeRoleLimits<Role extends string>(
	tx: Transaction,
	companyId: number,
	limits: RoleLimits<Role>,
	wanted: readonly { role: Role; most: number | null }[],
) {
	const { table } = limits
	const present = await limitsOfRoles(tx, companyId, limits)
	for (const { role, most } of wanted) {
		if (present.some((one) => one.role === role && one.most === most)) continue
		await tx
			.insert(table)
			.values({ companyId, role, most })
			.onConflictDoUpdate({ target: [table.companyId, table.role], set: { most } })
	}
}
