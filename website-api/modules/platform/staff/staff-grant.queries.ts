import type { StaffGrant } from '#contract/operator/permissions.ts'
import type { Queryable } from '#website-api/db/database.ts'
import { Problem } from '#website-api/http/problem.ts'
import type { StaffAccount } from './staff-account.table.ts'
import { membershipsOf } from './staff-member.queries.ts'

/**
 * With which role, and for which company, an account may do what these roles may: that of the company named, or of
 * its only one; an administrator may do an administrator's work without one. 403 OPERATOR_FORBIDDEN; 404
 * COMPANY_NOT_FOUND for a company it does not work for; 422 COMPANY_REQUIRED when it works for several.
 */
export async function grantOf(
	db: Queryable,
	account: StaffAccount,
	allowed: readonly StaffGrant[],
	{ code }: { code: string | undefined },
): Promise<{ role: StaffGrant; companyId: number | null }> {
	const memberships = await membershipsOf(db, account.id)
	const isAdministrator = account.isAdministrator && allowed.includes('administrator')
	const named = code === undefined ? undefined : memberships.find((one) => one.code === code)
	if (named && allowed.includes(named.role)) return named
	if (isAdministrator) return { role: 'administrator', companyId: null }
	if (code !== undefined && !named) throw new Problem(404, 'COMPANY_NOT_FOUND')
	if (named) throw new Problem(403, 'OPERATOR_FORBIDDEN')
	const open = memberships.filter(({ role }) => allowed.includes(role))
	const [first] = open
	if (!first) throw new Problem(403, 'OPERATOR_FORBIDDEN')
	if (memberships.length > 1) throw new Problem(422, 'COMPANY_REQUIRED')
	return first
}
