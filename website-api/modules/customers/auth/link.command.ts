import { randomUUID } from 'node:crypto'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#website-api/db/database.ts'
import { Problem } from '#website-api/http/problem.ts'
import { isServed } from '#website-api/modules/platform/companies/company-at-rest.table.ts'
import { customerLink } from './auth.table.ts'
import { type Purpose, linkToken, isOpen, digest } from './link.queries.ts'

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
