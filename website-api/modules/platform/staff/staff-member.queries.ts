import { and, asc, eq, sql } from 'drizzle-orm'
import type { StaffRole } from '#contract/operator/permissions.ts'
import type { StaffMember } from '#contract/staff-member.ts'
import { isoTime } from '#website-api/db/columns.ts'
import type { Queryable } from '#website-api/db/database.ts'
import { company } from '#website-api/modules/platform/companies/company.table.ts'
import { isServed } from '#website-api/modules/platform/companies/company-at-rest.table.ts'
import { staffAccount } from './staff-account.table.ts'
import { staffMember } from './staff-member.table.ts'
import { staffSession } from './staff-session.table.ts'

/** A company that an account is a member of. */
export type Membership = {
	companyId: number
	code: string
	name: string
	role: StaffRole
	/** Whether the company is in maintenance. */
	isClosed: boolean
}

/** All companies that an account is a member of. */
export async function membershipsOf(db: Queryable, accountId: string): Promise<Membership[]> {
	return db
		.select({
			companyId: company.id,
			code: company.code,
			name: company.name,
			role: staffMember.role,
			isClosed: company.maintenance,
		})
		.from(staffMember)
		.innerJoin(company, eq(company.id, staffMember.companyId))
		.where(and(eq(staffMember.accountId, accountId), isServed(staffMember.companyId)))
		.orderBy(asc(company.id))
}

/** The staff of a company or (null) of all, or only one account of it. */
export async function staffMembers(
	db: Queryable,
	companyId: number | null,
	accountId?: string,
): Promise<StaffMember[]> {
	const rows = await db
		.select({
			account: staffAccount,
			code: company.code,
			role: staffMember.role,
			createdAt: staffMember.createdAt,
			seenAt: sql<string | null>`(
				select ${isoTime(sql`max(${staffSession.seenAt})`)} from ${staffSession}
				where ${staffSession.accountId} = ${staffAccount.id})`,
		})
		.from(staffMember)
		.innerJoin(staffAccount, eq(staffAccount.id, staffMember.accountId))
		.innerJoin(company, eq(company.id, staffMember.companyId))
		.where(
			and(
				companyId === null ? undefined : eq(staffMember.companyId, companyId),
				accountId === undefined ? undefined : eq(staffMember.accountId, accountId),
			),
		)
		.orderBy(asc(company.id), asc(staffAccount.name), asc(staffAccount.id))
	return rows.map(({ account, code, role, createdAt, seenAt }) => ({
		accountId: account.id,
		email: account.email,
		name: account.name,
		companyCode: code,
		role,
		hasSecondFactor: account.totpSince !== null,
		seenAt: seenAt === null ? null : new Date(seenAt),
		createdAt,
	}))
}
