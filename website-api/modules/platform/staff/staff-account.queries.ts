import { randomBytes } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Queryable } from '#website-api/db/database.ts'
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

/** A random password, to be shown once. */
export function randomPassword(): string {
	return randomBytes(15).toString('base64url')
}
