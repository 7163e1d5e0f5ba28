import { eq } from 'drizzle-orm'
import type { Queryable } from '#website-api/db/database.ts'
import type { RoleLimitTable } from './role-limit.table.ts'

/** Limits by role: their table, and whole rupiah of a role without a setting of the company; null: no limit. */
export type RoleLimits<Role extends string> = {
	table: RoleLimitTable
	roles: readonly Role[]
	defaults: Readonly<Record<Role, number | null>>
}

/** The limits of all roles of a company. */
export async function limitsOfRoles<Role extends string>(
	db: Queryable,
	companyId: number,
	{ table, roles, defaults }: RoleLimits<Role>,
): Promise<{ role: Role; most: number | null }[]> {
	const set = await db.select().from(table).where(eq(table.companyId, companyId))
	return roles.map((role) => {
		const own = set.find((row) => row.role === role)
		return { role, most: own ? own.most : defaults[role] }
	})
}

/** The limit of one role, whole rupiah; null: no limit. A role that has none may nothing. */
export async function limitOfRole<Role extends string>(
	db: Queryable,
	companyId: number,
	limits: RoleLimits<Role>,
	role: string | null,
): Promise<number | null> {
	const all = await limitsOfRoles(db, companyId, limits)
	const own = all.find((one) => one.role === role)
	return own ? own.most : 0
}
