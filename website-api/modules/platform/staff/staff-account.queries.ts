import { randomBytes } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Queryable, Transaction } from '#website-api/db/database.ts'
import { Problem } from '#website-api/http/problem.ts'
import { staffAccount, type StaffAccount } from './staff-account.table.ts'

/** The account with this email, compared without case. */
export async function staffWithEmail(
	db: Queryable,
	email: string,
): Promise<StaffAccount | undefined> {
	const [row] = await db
		.select()
		.from(staffAccount)
		.where(sql`lower(${staffAccount.email}) = ${email.trim().toLowerCase()}`)
	return row
}

/** The account with this id. 404 STAFF_NOT_FOUND. */
export async function staffOfId(db: Queryable, id: string): Promise<StaffAccount> {
	const [row] = await db.select().from(staffAccount).where(eq(staffAccount.id, id))
	if (!row) throw new Problem(404, 'STAFF_NOT_FOUND')
	return row
}

/** The account with this id or email. 404 STAFF_NOT_FOUND. */
export async function staffNamed(db: Queryable, name: string): Promise<StaffAccount> {
	const id = z.uuid().safeParse(name).data
	if (id !== undefined) return staffOfId(db, id)
	const row = await staffWithEmail(db, name)
	if (!row) throw new Problem(404, 'STAFF_NOT_FOUND')
	return row
}

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

/** A random password, to be shown once. */
export function randomPassword(): string {
	return randomBytes(15).toString('base64url')
}
