import { randomUUID } from 'node:crypto'
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { clock } from '#website-api/db/clock.ts'
import { type Database, inTransaction, type Transaction } from '#website-api/db/database.ts'
import { Problem } from '#website-api/http/problem.ts'
import type { Locale } from '#website-api/i18n/locale.ts'
import { countAttempt } from '#website-api/modules/platform/attempts/attempts.command.ts'
import { secretDigest } from '#website-api/modules/platform/attempts/visitor.ts'
import {
	customerOf,
	isOwner,
	type Owner,
	refuseTaken,
} from '#website-api/modules/platform/identity/customer.queries.ts'
import {
	customer,
	type CustomerRow,
} from '#website-api/modules/platform/identity/customer.table.ts'
import { announce } from '#website-api/modules/platform/outbox/outbox.command.ts'
import type { GooglePerson } from '#website-api/modules/platform/identity/google-provider.ts'

type Scope = { db: Database; companyId: number; secret: string }

/** Marks a response of the provider as used: 401 GOOGLE_REFUSED if it was used before. */
export async function spendProof(scope: Scope, nonce: string) {
	// A response is valid for ten minutes; the mark is kept for longer.
	const once = { key: secretDigest(scope, 'google', nonce), max: 1, minutes: 60 }
	await countAttempt(scope.db, scope.companyId, [once]).catch((error: unknown) => {
		if (error instanceof Problem && error.status === 429) throw new Problem(401, 'GOOGLE_REFUSED')
		throw error
	})
}

/**
 * The customer linked with this Google account; undefined if there is none. 409 GOOGLE_LINK_NEEDED if an account has
 * the email: its owner has to link the two.
 */
export async function linkedCustomer(
	{ db, companyId, locale }: { db: Database; companyId: number; locale: Locale },
	{ subject, email }: GooglePerson,
): Promise<CustomerRow | undefined> {
	const [row] = await db
		.update(customer)
		.set({ locale })
		.where(
			and(
				eq(customer.companyId, companyId),
				eq(customer.googleSubject, subject),
				isNull(customer.deletedAt),
			),
		)
		.returning()
	if (row) return row
	const [known] = await db
		.select({ id: customer.id })
		.from(customer)
		.where(
			and(
				eq(customer.companyId, companyId),
				sql`lower(${customer.email}) = ${email.toLowerCase()}`,
				isNull(customer.deletedAt),
			),
		)
	if (known) throw new Problem(409, 'GOOGLE_LINK_NEEDED')
	return undefined
}

/**
 * Links the customer with this Google account; confirms the customer's email if it is the same. 409 GOOGLE_TAKEN if
 * it is linked with another customer.
 */
export async function addLink(
	{ db, host, ...owner }: Owner & { db: Database; host: string },
	{ subject, email }: GooglePerson,
) {
	await inTransaction(db, async (tx) => {
		const [linked] = await tx
			.update(customer)
			.set({
				googleSubject: subject,
				emailConfirmedAt: sql`case when lower(${customer.email}) = ${email.toLowerCase()}
					then coalesce(${customer.emailConfirmedAt}, clock.at) else ${customer.emailConfirmedAt} end`,
			})
			.from(clock)
			.where(isOwner(owner))
			.returning({ id: customer.id })
		if (!linked) throw new Problem(401, 'SESSION_INVALID')
		await notifyOwner(tx, owner, host)
	}).catch(refuseTaken)
}

/**
 * Removes the link with Google. 409 GOOGLE_NOT_LINKED, or PASSWORD_NEEDED if no other sign-in method would be left.
 */
export async function removeLink(db: Database, owner: Owner) {
	const unlinked = await db
		.update(customer)
		.set({ googleSubject: null })
		.where(and(isOwner(owner), isNotNull(customer.googleSubject), isNotNull(customer.passwordHash)))
		.returning({ id: customer.id })
	if (unlinked.length > 0) return
	const { googleSubject } = await customerOf(db, owner)
	throw new Problem(409, googleSubject === null ? 'GOOGLE_NOT_LINKED' : 'PASSWORD_NEEDED')
}

async function notifyOwner(tx: Transaction, { companyId, customerId }: Owner, host: string) {
	await announce(tx, {
		companyId,
		topic: 'customer.google-linked',
		dedupeKey: `customer.google-linked:${randomUUID()}`,
		payload: { customerId, host },
	})
}
