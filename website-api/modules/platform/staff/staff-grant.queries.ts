import type { StaffGrant } from '#contract/operator/permissions.ts'
import type { Queryable } from '#website-api/db/database.ts'
import { Problem } from '#website-api/http/problem.ts'
import type { StaffAccount } from './staff-account.table.ts'
import { membershipsOf } from './staff-member.queries.ts'

/**
 * The role and company in which an account has the permissions of one of these roles: in the given company, or in its
 * only one. An administrator needs no company for an administrator's operations. 403 OPERATOR_FORBIDDEN; 404
 * COMPANY_NOT_FOUND for a company it is no member of; 422 COMPANY_REQUIRED if it is a member of several.
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
