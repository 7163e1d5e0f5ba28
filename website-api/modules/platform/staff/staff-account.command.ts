import type { Transaction } from '#website-api/db/database.ts'
import { Problem } from '#website-api/http/problem.ts'
import { staffAccount, type StaffAccount } from './staff-account.table.ts'

/** Stores a new account; returns its id. 409 STAFF_EXISTS if the email is taken. */
export async function createStaff(
	tx: Transaction,
	account: Pick<StaffAccount, 'email' | 'name' | 'passwordHash'> &
		Partial<Pick<StaffAccount, 'isAdministrator' | 'whatsapp'>>,
): Promise<string> {
	const [made] = await tx
		.insert(staffAccount)
		.values(account)
		.onConflictDoNothing()
		.returning({ id: staffAccount.id })
	if (!made) throw new Problem(409, 'STAFF_EXISTS')
	return made.id
}
