import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { clock } from '#website-api/db/clock.ts'
import { type Database, inTransaction, type Transaction } from '#website-api/db/database.ts'
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
import { openLink } from './link.queries.ts'
import { createLink, consumeLink, consumeLinks } from './link.command.ts'
import { hashPassword, requireUncommon } from '#website-api/modules/platform/passwords/password.ts'

type Requested = { db: Database; companyId: number; secret: string; host: string }

/** Mails a reset link to the account with this email, if it exists. */
export async function mailPasswordReset({ db, companyId, secret, host }: Requested, email: string) {
	await inTransaction(db, async (tx) => {
		const row = await findByEmail(tx, companyId, email)
		if (!row) return
		const link = { companyId, customerId: row.id, purpose: 'PASSWORD_RESET' } as const
		const linkId = await createLink(tx, { ...link, email: row.email }, secret)
		await announce(tx, {
			companyId,
			topic: 'customer.password-reset',
			dedupeKey: `customer.password-reset:${linkId}`,
			payload: { customerId: row.id, linkId, host },
		})
	})
}

/**
 * Sets the password by a mailed link, ends every session and cancels a requested new email. 410 LINK_USED,
 * 422 PASSWORD_COMMON.
 */
export async function resetByLink(
	{ db, companyId, host }: Pick<Requested, 'db' | 'companyId' | 'host'>,
	token: string,
	password: string,
) {
	// Rejects an invalid link before the costly password hash.
	const { customerId } = await openLink(db, companyId, 'PASSWORD_RESET', token)
	const owner = { companyId, customerId }
	const [row] = await db.select().from(customer).where(isOwner(owner))
	requireUncommon(password, row ?? { email: '', phone: '' })
	const passwordHash = await hashPassword(password)
	await inTransaction(db, async (tx) => {
		const link = await consumeLink(tx, companyId, 'PASSWORD_RESET', token)
		await tx
			.update(customer)
			.set({
				passwordHash,
				emailWaiting: null,
				// The email was never confirmed: someone else may have linked their Google account.
				googleSubject: sql`case when ${customer.emailConfirmedAt} is null then null
					else ${customer.googleSubject} end`,
				// Opening the mailed link proves access to the email.
				emailConfirmedAt: sql`case when ${customer.email} = ${link.email}
					then coalesce(${customer.emailConfirmedAt}, clock.at) else ${customer.emailConfirmedAt} end`,
			})
			.from(clock)
			.where(isOwner(owner))
		await notifyOwner(tx, owner, host)
		await consumeLinks(tx, owner, 'PASSWORD_RESET', 'SIGN_IN')
		await endSessions(tx, owner)
	})
}

/** Changes the password, ends every session and cancels a requested new email. 422 PASSWORD_COMMON. */
export async function storePassword(
	{ db, host }: Pick<Requested, 'db' | 'host'>,
	row: CustomerRow,
	password: string,
) {
	const owner = { companyId: row.companyId, customerId: row.id }
	requireUncommon(password, row)
	const passwordHash = await hashPassword(password)
	await inTransaction(db, async (tx) => {
		await tx.update(customer).set({ passwordHash, emailWaiting: null }).where(isOwner(owner))
		await notifyOwner(tx, owner, host)
		await consumeLinks(tx, owner, 'PASSWORD_RESET', 'SIGN_IN')
		await endSessions(tx, owner)
	})
}

async function notifyOwner(tx: Transaction, { companyId, customerId }: Owner, host: string) {
	await announce(tx, {
		companyId,
		topic: 'customer.password-changed',
		dedupeKey: `customer.password-changed:${randomUUID()}`,
		payload: { customerId, host },
	})
}
