import { eq } from 'drizzle-orm'
import type { StaffRole } from '#contract/operator/permissions.ts'
import { type Database, inTransaction } from '#website-api/db/database.ts'
import { fieldProblem } from '#website-api/http/field-problem.ts'
import { companyByCode } from '#website-api/modules/platform/companies/company.queries.ts'
import { hashPassword } from '#website-api/modules/platform/passwords/password.ts'
import { randomPassword, staffWithEmail } from './staff-account.queries.ts'
import { createStaff } from './staff-account.command.ts'
import { staffAccount } from './staff-account.table.ts'
import { setRole } from './staff-member.command.ts'

export type NewStaff = {
	email: string
	/** Required for a new account. */
	name: string | undefined
	isAdministrator: boolean
	roles: { companyCode: string; role: StaffRole }[]
	/** Absent: a random password is generated. */
	password?: string
}

/**
 * Gives an account roles without an invitation; creates the account if needed. Returns the password of a new account,
 * which is not stored in plain text. 404 COMPANY_NOT_FOUND, 422 on NAME.
 */
export async function addStaff(
	db: Database,
	{ email, name, isAdministrator, roles, password = randomPassword() }: NewStaff,
): Promise<{ id: string; password: string | null }> {
	const known = await staffWithEmail(db, email)
	if (!known && name === undefined) throw fieldProblem('NAME', { message: 'FIELD_REQUIRED' })
	const passwordHash = known ? '' : await hashPassword(password)
	const id = await inTransaction(db, async (tx) => {
		const accountId =
			known?.id ?? (await createStaff(tx, { email, name: name ?? '', passwordHash }))
		if (isAdministrator) {
			await tx
				.update(staffAccount)
				.set({ isAdministrator: true })
				.where(eq(staffAccount.id, accountId))
		}
		for (const { companyCode, role } of roles) {
			await setRole(tx, { companyId: await companyByCode(tx, companyCode), accountId, role })
		}
		return accountId
	})
	return { id, password: known ? null : password }
}
