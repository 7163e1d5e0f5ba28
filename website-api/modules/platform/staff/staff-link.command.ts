import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database, Queryable } from '#website-api/db/database.ts'
import { Problem } from '#website-api/http/problem.ts'
import { staffLink } from './staff-account.table.ts'
import { type Purpose, isOpen } from './staff-link.queries.ts'

const lifeMinutes: Record<Purpose, number> = { PASSWORD_RESET: 60, SECOND_FACTOR: 5 }

/** Stores a link. Its token is derived from the id and not stored. */
export async function createStaffLink(db: Queryable, accountId: string, purpose: Purpose) {
	const [made] = await db
		.insert(staffLink)
		.values({
			accountId,
			purpose,
			expiresAt: sql`now() + make_interval(mins => ${lifeMinutes[purpose]})`,
		})
		.returning({ id: staffLink.id })
	if (!made) throw new Error('The link was not stored.')
	return made.id
}

/** Marks a link as used; one of several concurrent requests succeeds. 410 LINK_USED. */
export async function consumeStaffLink(
	db: Queryable,
	purpose: Purpose,
	token: string,
	secret: string,
): Promise<string> {
	const [link] = await db
		.update(staffLink)
		.set({ usedAt: sql`now()` })
		.where(isOpen(purpose, token, secret))
		.returning({ accountId: staffLink.accountId })
	if (!link) throw new Problem(410, 'LINK_USED')
	return link.accountId
}

/** Invalidates the account's other links, of all purposes. */
export async function consumeStaffLinks(db: Queryable, accountId: string) {
	await db
		.update(staffLink)
		.set({ usedAt: sql`now()` })
		.where(and(eq(staffLink.accountId, accountId), isNull(staffLink.usedAt)))
}

/** Deletes links that became invalid over a month ago. */
export async function deleteOldStaffLinks(db: Database) {
	await db.delete(staffLink).where(sql`${staffLink.expiresAt} < now() - interval '30 days'`)
}
