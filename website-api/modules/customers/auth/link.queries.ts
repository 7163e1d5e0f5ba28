import { createHash, createHmac, randomUUID } from 'node:crypto'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Database, Queryable, Transaction } from '#website-api/db/database.ts'
import { Problem } from '#website-api/http/problem.ts'
import { customerLink, type LINK_PURPOSES } from './auth.table.ts'
import { isServed } from '#website-api/modules/platform/companies/company-at-rest.table.ts'

type Purpose = (typeof LINK_PURPOSES)[number]

const lifeMinutes: Record<Purpose, number> = {
	PASSWORD_RESET: 60,
	EMAIL_CONFIRMATION: 72 * 60,
	SIGN_IN: 15,
}

/** Stores a link that will be mailed. Its token is derived from the id when the mail is rendered, and not stored. */
export async function createLink(
	tx: Transaction,
	link: { companyId: number; customerId: string; purpose: Purpose; email: string; host?: string },
	secret: string,
): Promise<string> {
	const id = randomUUID()
	await tx.insert(customerLink).values({
		...link,
		id,
		digest: digest(linkToken(id, secret)),
		expiresAt: sql`now() + make_interval(mins => ${lifeMinutes[link.purpose]})`,
	})
	return id
}

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

/** Marks a link as used; one of several concurrent requests succeeds. 410 LINK_USED. */
export async function consumeLink(
	tx: Transaction,
	companyId: number,
	purpose: Purpose,
	token: string,
) {
	const [link] = await tx
		.update(customerLink)
		.set({ usedAt: sql`now()` })
		.where(isOpen(companyId, purpose, token))
		.returning()
	if (!link) throw new Problem(410, 'LINK_USED')
	return link
}

/** Makes the customer's open links of these purposes invalid. */
export async function consumeLinks(
	tx: Transaction,
	{ companyId, customerId }: { companyId: number; customerId: string },
	...purposes: Purpose[]
) {
	await tx
		.update(customerLink)
		.set({ usedAt: sql`now()` })
		.where(
			and(
				eq(customerLink.companyId, companyId),
				eq(customerLink.customerId, customerId),
				inArray(customerLink.purpose, purposes),
				isNull(customerLink.usedAt),
			),
		)
}

/** Deletes links that became invalid over a month ago. */
export async function deleteOldLinks(db: Database) {
	await db
		.delete(customerLink)
		.where(
			and(
				sql`${customerLink.expiresAt} < now() - interval '30 days'`,
				isServed(customerLink.companyId),
			),
		)
}

function isOpen(companyId: number, purpose: Purpose, token: string) {
	return and(
		eq(customerLink.companyId, companyId),
		eq(customerLink.purpose, purpose),
		eq(customerLink.digest, digest(token)),
		isNull(customerLink.usedAt),
		sql`${customerLink.expiresAt} > now()`,
	)
}

function digest(token: string): string {
	return createHash('sha256').update(token).digest('base64url')
}
