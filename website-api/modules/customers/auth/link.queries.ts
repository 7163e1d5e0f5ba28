import { createHash, createHmac } from 'node:crypto'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Queryable } from '#website-api/db/database.ts'
import { Problem } from '#website-api/http/problem.ts'
import { customerLink, type LINK_PURPOSES } from './auth.table.ts'

export type Purpose = (typeof LINK_PURPOSES)[number]

/** The token of a link for the mail: its id and a signature of it. */
export function linkToken(id: string, secret: string): string {
	const signature = createHmac('sha256', secret).update(`customer-link\0${id}`).digest('base64url')
	return `${id}.${signature}`
}

/** The open link of a token. 410 LINK_USED if it is used, expired or invalid. */
export async function openLink(db: Queryable, companyId: number, purpose: Purpose, token: string) {
	const [link] = await db
		.select()
		.from(customerLink)
		.where(isOpen(companyId, purpose, token))
	if (!link) throw new Problem(410, 'LINK_USED')
	return link
}

export function isOpen(companyId: number, purpose: Purpose, token: string) {
	return and(
		eq(customerLink.companyId, companyId),
		eq(customerLink.purpose, purpose),
		eq(customerLink.digest, digest(token)),
		isNull(customerLink.usedAt),
		sql`${customerLink.expiresAt} > now()`,
	)
}

export function digest(token: string): string {
	return createHash('sha256').update(token).digest('base64url')
}
