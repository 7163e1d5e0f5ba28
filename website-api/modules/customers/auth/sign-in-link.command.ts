import { and, eq, isNull, sql } from 'drizzle-orm'
import { type Database, inTransaction, type Transaction } from '#website-api/db/database.ts'
import { Problem } from '#website-api/http/problem.ts'
import {
	findByEmail,
	isOwner,
	type Owner,
} from '#website-api/modules/platform/identity/customer.queries.ts'
import {
	customer,
	type CustomerRow,
} from '#website-api/modules/platform/identity/customer.table.ts'
import { announce } from '#website-api/modules/platform/outbox/outbox.command.ts'
import { endSessions } from '#website-api/modules/platform/sessions/session.command.ts'
import { createLink, consumeLink, consumeLinks } from './link.command.ts'

type Requested = { db: Database; companyId: number; secret: string; host: string }

/** Mails a link that signs in to the account of this email, if there is one that may sign in. */
export async function mailSignInLink(
	{ db, companyId, secret, host }: Requested,
	{ email, returnPath }: { email: string; returnPath?: string | undefined },
) {
	await inTransaction(db, async (tx) => {
		const row = await findByEmail(tx, companyId, email)
		if (!row || row.blockedAt !== null) return
		const link = { companyId, customerId: row.id, purpose: 'SIGN_IN', email: row.email } as const
		const linkId = await createLink(tx, { ...link, host }, secret)
		await announce(tx, {
			companyId,
			topic: 'customer.sign-in-link',
			dedupeKey: `customer.sign-in-link:${linkId}`,
			payload: { customerId: row.id, linkId, host, ...(returnPath && { returnPath }) },
		})
	})
}

/**
 * Who signs in by a mailed link, which is used up together with the customer's others. 410 LINK_USED whatever is wrong:
 * the link, its host, the account or its email.
 */
export async function takeSignInLink(
	{ db, companyId, host }: Omit<Requested, 'secret'>,
	token: string,
): Promise<{ row: CustomerRow; wasUnconfirmed: boolean }> {
	return inTransaction(db, async (tx) => {
		const link = await consumeLink(tx, companyId, 'SIGN_IN', token)
		const owner = { companyId, customerId: link.customerId }
		const [row] = await tx
			.select()
			.from(customer)
			.where(and(isOwner(owner), isNull(customer.blockedAt), eq(customer.email, link.email)))
			.for('update')
		if (!row || link.host !== host) throw new Problem(410, 'LINK_USED')
		await consumeLinks(tx, owner, 'SIGN_IN')
		const wasUnconfirmed = row.emailConfirmedAt === null
		return { row: wasUnconfirmed ? await claimAccount(tx, owner) : row, wasUnconfirmed }
	})
}

/**
 * Whoever could open the mail has the address, which nobody had confirmed: someone else may have made the account, so
 * its password, its Google account, its sessions and its links of another password end.
 */
async function claimAccount(tx: Transaction, owner: Owner): Promise<CustomerRow> {
	const [row] = await tx
		.update(customer)
		.set({ passwordHash: null, googleSubject: null, emailConfirmedAt: sql`now()` })
		.where(isOwner(owner))
		.returning()
	if (!row) throw new Problem(410, 'LINK_USED')
	await consumeLinks(tx, owner, 'PASSWORD_RESET')
	await endSessions(tx, owner)
	return row
}
