import { type Database, inTransaction } from '#website-api/db/database.ts'
import { countAttempt } from '#website-api/modules/platform/attempts/attempts.command.ts'
import { createLink, consumeLinks } from '#website-api/modules/customers/auth/link.command.ts'
import { secretDigest } from '#website-api/modules/platform/attempts/visitor.ts'
import { announce } from '#website-api/modules/platform/outbox/outbox.command.ts'
import {
	lockCustomer,
	type Owner,
} from '#website-api/modules/platform/identity/customer.queries.ts'

type Requested = Owner & { db: Database; secret: string; host: string }

/**
 * Mails a new confirmation link to an unconfirmed email and invalidates earlier links; does nothing without one.
 * Three an hour. 429 TOO_MANY_ATTEMPTS.
 */
export async function mailConfirmationLink(requested: Requested) {
	const { db, companyId, customerId, host, secret } = requested
	const owner = { companyId, customerId }
	const key = secretDigest(requested, 'confirmation-mail', customerId)
	await countAttempt(db, companyId, [{ key, max: 3, minutes: 60 }])
	await inTransaction(db, async (tx) => {
		const { email, emailWaiting, emailConfirmedAt } = await lockCustomer(tx, owner)
		if (emailWaiting === null && emailConfirmedAt !== null) return
		const to = emailWaiting ?? email
		await consumeLinks(tx, owner, 'EMAIL_CONFIRMATION')
		const link = { ...owner, purpose: 'EMAIL_CONFIRMATION', email: to } as const
		const linkId = await createLink(tx, link, secret)
		const topic = emailWaiting === null ? 'customer.email-confirmation' : 'customer.email-change'
		await announce(tx, {
			companyId,
			topic,
			dedupeKey: `${topic}:${linkId}`,
			payload: { customerId, host, linkId, email: to },
		})
	})
}
