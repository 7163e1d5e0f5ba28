import { and, asc, eq } from 'drizzle-orm'
import type { StaffRole } from '#contract/operator/permissions.ts'
import type { Transaction } from '#website-api/db/database.ts'
import { Problem } from '#website-api/http/problem.ts'
import { staffMember } from './staff-member.table.ts'

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
