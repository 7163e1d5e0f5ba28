import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Queryable } from '#website-api/db/database.ts'
import { Problem } from '#website-api/http/problem.ts'
import { staffLink, type STAFF_LINK_PURPOSES } from './staff-account.table.ts'
import { readSignedId, signedId } from './staff-secrets.ts'

export type Purpose = (typeof STAFF_LINK_PURPOSES)[number]

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

export function isOpen(purpose: Purpose, token: string, secret: string) {
	const id = readSignedId(token, purpose, secret)
	if (id === undefined) return sql`false`
	return and(
		eq(staffLink.id, id),
		eq(staffLink.purpose, purpose),
		isNull(staffLink.usedAt),
		sql`${staffLink.expiresAt} > now()`,
	)
}
