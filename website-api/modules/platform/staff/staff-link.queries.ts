import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database, Queryable } from '#website-api/db/database.ts'
import { Problem } from '#website-api/http/problem.ts'
import { staffLink, type STAFF_LINK_PURPOSES } from './staff-account.table.ts'
import { readSignedId, signedId } from './staff-secrets.ts'

type Purpose = (typeof STAFF_LINK_PURPOSES)[number]

const lifeMinutes: Record<Purpose, number> = { PASSWORD_RESET: 60, SECOND_FACTOR: 5 }

/** Notes a link; its token is made from the id when it is handed out, and stored nowhere. */
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

/** What is handed out of a link. */
export function staffLinkToken(id: string, purpose: Purpose, secret: string): string {
	return signedId(id, purpose, secret)
}

/** Whose open link this is. 410 LINK_USED for one that is used, too old or wrong. */
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

/** Uses a link up: of concurrent attempts one succeeds. 410 LINK_USED. */
export async function useStaffLink(
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

/** Makes the account's other links invalid, of either purpose. */
export async function useUpStaffLinks(db: Queryable, accountId: string) {
	await db
		.update(staffLink)
		.set({ usedAt: sql`now()` })
		.where(and(eq(staffLink.accountId, accountId), isNull(staffLink.usedAt)))
}

/** Deletes links that have been invalid for a month. */
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
