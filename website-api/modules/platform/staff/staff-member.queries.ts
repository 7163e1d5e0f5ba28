import { and, asc, eq, sql } from 'drizzle-orm'
import type { StaffMemberWire } from '#contract/operator-staff.ts'
import type { StaffRole } from '#contract/operator/permissions.ts'
import { isoTime } from '#website-api/db/columns.ts'
import type { Queryable, Transaction } from '#website-api/db/database.ts'
import { Problem } from '#website-api/http/problem.ts'
import { company } from '#website-api/modules/platform/companies/company.table.ts'
import { staffAccount } from './staff-account.table.ts'
import { staffMember } from './staff-member.table.ts'
import { staffSession } from './staff-session.table.ts'
import { isServed } from '#website-api/modules/platform/companies/company-at-rest.table.ts'

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
): Promise<StaffMemberWire[]> {
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
		ACCOUNT_ID: account.id,
		EMAIL: account.email,
		NAME: account.name,
		COMPANY_CODE: code,
		ROLE: role,
		HAS_SECOND_FACTOR: account.totpSince !== null,
		SEEN_DATE: seenAt,
		CREATED_DATE: createdAt.toISOString(),
	}))
}

/** Sets the role of an account in a company. */
export async function setRole(
	tx: Transaction,
	member: { companyId: number; accountId: string; role: StaffRole },
) {
	await tx
		.insert(staffMember)
		.values(member)
		.onConflictDoUpdate({
			target: [staffMember.companyId, staffMember.accountId],
			set: { role: member.role },
		})
}

/** Changes a member's role. 404 STAFF_NOT_FOUND, 409 LAST_OWNER. */
export async function changeRole(
	tx: Transaction,
	member: { companyId: number; accountId: string; role: StaffRole },
) {
	if (member.role !== 'owner') await requireAnotherOwner(tx, member)
	const changed = await tx
		.update(staffMember)
		.set({ role: member.role })
		.where(isMember(member))
		.returning({ id: staffMember.accountId })
	if (changed.length === 0) throw new Problem(404, 'STAFF_NOT_FOUND')
}

/** Removes a member from a company. 404 STAFF_NOT_FOUND, 409 LAST_OWNER. */
export async function removeMember(
	tx: Transaction,
	member: { companyId: number; accountId: string },
) {
	await requireAnotherOwner(tx, member)
	const removed = await tx
		.delete(staffMember)
		.where(isMember(member))
		.returning({ id: staffMember.accountId })
	if (removed.length === 0) throw new Problem(404, 'STAFF_NOT_FOUND')
}

async function requireAnotherOwner(
	tx: Transaction,
	{ companyId, accountId }: { companyId: number; accountId: string },
) {
	// Locked, so that two owners cannot remove each other concurrently.
	const owners = await tx
		.select({ accountId: staffMember.accountId })
		.from(staffMember)
		.where(and(eq(staffMember.companyId, companyId), eq(staffMember.role, 'owner')))
		.orderBy(asc(staffMember.accountId))
		.for('update')
	if (owners.length === 1 && owners[0]?.accountId === accountId)
		throw new Problem(409, 'LAST_OWNER')
}

function isMember({ companyId, accountId }: { companyId: number; accountId: string }) {
	return and(eq(staffMember.companyId, companyId), eq(staffMember.accountId, accountId))
}
