import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database, Queryable } from '#website-api/db/database.ts'
import { Problem } from '#website-api/http/problem.ts'
import { staffLink, type STAFF_LINK_PURPOSES } from './staff-account.table.ts'
import { readSignedId, signedId } from './staff-secrets.ts'

type Purpose = (typeof STAFF_LINK_PURPOSES)[number]

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

/** The token of a link. */
export function staffLinkToken(id: string, purpose: Purpose, secret: string): string {
	return signedId(id, purpose, secret)
}

/** The account of an open link. 410 LINK_USED if it is used, expired or invalid. */
export async function staffLinkOwner(
	db: Queryable,
	purpose: Purpose,
	token: string,
	secret: string,
): Promise<string> {
	const [link] = await db
		.select({ accountId: staffLink.accountId })
		.from(staffLink)
		.where(isOpen(purpose, token, secret))
	if (!link) throw new Problem(410, 'LINK_USED')
	return link.accountId
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

function isOpen(purpose: Purpose, token: string, secret: string) {
	const id = readSignedId(token, purpose, secret)
	if (id === undefined) return sql`false`
	return and(
		eq(staffLink.id, id),
		eq(staffLink.purpose, purpose),
		isNull(staffLink.usedAt),
		sql`${staffLink.expiresAt} > now()`,
	)
}
