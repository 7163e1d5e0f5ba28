import { and, eq, sql } from 'drizzle-orm'
import { ProfileEdit } from '#contract/account.ts'
import { type Database, inTransaction, type Transaction } from '#website-api/db/database.ts'
import { fieldProblem } from '#website-api/http/field-problem.ts'
import { Problem } from '#website-api/http/problem.ts'
import {
	createLink,
	consumeLink,
	consumeLinks,
} from '#website-api/modules/customers/auth/link.command.ts'
import { requireSelf, type SignedIn } from '#website-api/modules/customers/auth/require-self.ts'
import { countAttempt } from '#website-api/modules/platform/attempts/attempts.command.ts'
import { secretDigest } from '#website-api/modules/platform/attempts/visitor.ts'
import { announce } from '#website-api/modules/platform/outbox/outbox.command.ts'
import { announceToUnverified } from '#website-api/modules/platform/mail/unsolicited-mail.command.ts'
import {
	customerOf,
	isOwner,
	lockCustomer,
	type Owner,
	refuseTaken,
	requireCustomerPhone,
} from '#website-api/modules/platform/identity/customer.queries.ts'
import {
	customer,
	type CustomerRow,
} from '#website-api/modules/platform/identity/customer.table.ts'

const EMAIL_CHANGES_AN_HOUR = 5

type Requested = SignedIn & { host: string }

/**
 * Changes a customer's profile. A new email is in force once it is confirmed by a mailed link, and the confirmed old one
 * is notified; a new email or phone requires the password or a recent sign-in. 422 PASSWORD_WRONG or a birthday in the
 * future, 409 ACCOUNT_EXISTS for a taken phone, 409 SIGN_IN_AGAIN, 429 TOO_MANY_ATTEMPTS over five new emails an hour.
 */
export async function editProfile(requested: Requested, edit: ProfileEdit): Promise<CustomerRow> {
	const { db, companyId, customerId } = requested
	const owner = { companyId, customerId }
	const before = await customerOf(db, owner)
	const phone = requireCustomerPhone(edit.phone)
	const isOtherEmail = edit.email.toLowerCase() !== before.email.toLowerCase()
	if (isOtherEmail || phone !== before.phone) await requireSelf(requested, edit.password)
	const { birthday } = edit
	if (birthday !== null && !(birthday >= '1900-01-01' && birthday <= today())) {
		throw fieldProblem(ProfileEdit, 'birthday', { message: 'BIRTHDAY_WRONG' })
	}
	// Each sends a mail to an address that somebody else may own.
	if (isOtherEmail && edit.email !== before.emailWaiting) {
		const key = secretDigest(requested, 'email-change', customerId)
		await countAttempt(db, companyId, [{ key, max: EMAIL_CHANGES_AN_HOUR, minutes: 60 }])
	}
	return inTransaction(db, async (tx) => {
		const { emailWaiting } = await lockCustomer(tx, owner)
		const waiting = isOtherEmail ? edit.email : null
		const [row] = await tx
			.update(customer)
			.set({ name: edit.name, phone, birthday, emailWaiting: waiting })
			.where(isOwner(owner))
			.returning()
		if (!row) throw new Problem(401, 'SESSION_INVALID')
		if (waiting !== null && waiting !== emailWaiting) await mailLink(tx, requested, row, waiting)
		return row
	}).catch(refuseTaken)
}

/** Confirms a customer's email by its mailed link. 410 LINK_USED, 409 ACCOUNT_EXISTS. */
export async function confirmMailedEmail(
	{ db, companyId }: { db: Database; companyId: number },
	token: string,
) {
	await inTransaction(db, async (tx) => {
		const link = await consumeLink(tx, companyId, 'EMAIL_CONFIRMATION', token)
		const owner = { companyId, customerId: link.customerId }
		const confirmed = await tx
			.update(customer)
			.set({
				email: link.email,
				emailConfirmedAt: sql`now()`,
				emailWaiting: sql`nullif(${customer.emailWaiting}, ${link.email})`,
			})
			.where(
				and(
					isOwner(owner),
					sql`(${customer.email} = ${link.email} or ${customer.emailWaiting} = ${link.email})`,
				),
			)
			.returning({ id: customer.id })
		if (confirmed.length === 0) throw new Problem(410, 'LINK_USED')
	}).catch(refuseTaken)
}

/** Sets the customer's picture; null: none. Returns the row and the previous picture. */
export async function setPicture(tx: Transaction, owner: Owner, pictureId: string | null) {
	const { pictureId: before } = await lockCustomer(tx, owner)
	await tx
		.update(customer)
		.set({ pictureId })
		.where(and(isOwner(owner), eq(customer.id, owner.customerId)))
	return before
}

async function mailLink(
	tx: Transaction,
	requested: Requested,
	{ emailConfirmedAt }: CustomerRow,
	email: string,
) {
	const { companyId, customerId, host, secret } = requested
	await consumeLinks(tx, requested, 'EMAIL_CONFIRMATION')
	const link = { companyId, customerId, purpose: 'EMAIL_CONFIRMATION', email } as const
	const linkId = await createLink(tx, link, secret)
	// An unconfirmed old email may be somebody else's.
	if (emailConfirmedAt !== null) {
		await announce(tx, {
			companyId,
			topic: 'customer.email-change-notice',
			dedupeKey: `customer.email-change-notice:${linkId}`,
			payload: { customerId, host },
		})
	}
	const change = {
		companyId,
		topic: 'customer.email-change',
		dedupeKey: `customer.email-change:${linkId}`,
		payload: { customerId, host, linkId, email },
	}
	await announceToUnverified(tx, change, { email })
}

const jakartaMs = 7 * 3_600_000

function today(): string {
	return new Date(Date.now() + jakartaMs).toISOString().slice(0, 10)
}
