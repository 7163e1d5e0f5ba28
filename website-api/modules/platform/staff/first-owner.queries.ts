import { eq } from 'drizzle-orm'
import type { Queryable } from '#website-api/db/database.ts'
import { fieldProblem } from '#website-api/http/field-problem.ts'
import { staffWithEmail } from './staff-account.queries.ts'
import { staffAccount } from './staff-account.table.ts'

/**
 * The account that becomes the owner of a company created with a key: the named one, otherwise the installation's only
 * administrator. 422 STAFF_UNKNOWN on OWNER_EMAIL.
 */
export async function firstOwner(db: Queryable, email: string | undefined) {
	if (email !== undefined) {
		const account = await staffWithEmail(db, email)
		if (!account) throw fieldProblem('OWNER_EMAIL', { message: 'STAFF_UNKNOWN' })
		return account
	}
	const administrators = await db
		.select()
		.from(staffAccount)
		.where(eq(staffAccount.isAdministrator, true))
		.limit(2)
	return administrators.length === 1 ? administrators[0] : undefined
}
