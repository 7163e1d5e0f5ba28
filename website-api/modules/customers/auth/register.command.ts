import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '#website-api/db/database.ts'
import { inTransaction } from '#website-api/db/database.ts'
import type { FindReferrer } from '#website-api/http/env.ts'
import type { Locale } from '#website-api/i18n/locale.ts'
import { refuseTaken } from '#website-api/modules/platform/identity/customer.queries.ts'
import {
	customer,
	type CustomerRow,
} from '#website-api/modules/platform/identity/customer.table.ts'
import { announceToUnverified } from '#website-api/modules/platform/mail/unsolicited-mail.command.ts'
import { announce } from '#website-api/modules/platform/outbox/outbox.command.ts'
import { createLink } from './link.command.ts'

export type NewCustomer = {
	companyId: number
	name: string
	email: string
	/** E.164. */
	phone: string
	passwordHash: string | null
	googleSubject: string | null
	locale: Locale
	/** The agent whose link referred the customer. */
	agentCode?: string | undefined
}

type Requested = { db: Database; secret: string; host: string; findReferrer: FindReferrer }

/** Creates an account, after consent to the terms, and mails a welcome. 409 ACCOUNT_EXISTS, GOOGLE_TAKEN. */
export async function makeAccount(
	requested: Requested,
	{ agentCode, ...person }: NewCustomer,
): Promise<CustomerRow> {
	return inTransaction(requested.db, async (tx) => {
		const id = randomUUID()
		const isConfirmed = person.googleSubject !== null
		const above =
			agentCode === undefined
				? undefined
				: await requested.findReferrer(tx, person.companyId, agentCode)
		const [row] = await tx
			.insert(customer)
			.values({
				...person,
				id,
				branchId: above?.customerId ?? null,
				agreedAt: sql`now()`,
				emailConfirmedAt: isConfirmed ? sql`now()` : null,
			})
			.returning()
		if (!row) throw new Error('The customer was not stored.')
		await welcome(tx, requested, row, isConfirmed)
		return row
	}).catch(refuseTaken)
}

async function welcome(
	tx: Transaction,
	requested: Requested,
	row: CustomerRow,
	isConfirmed: boolean,
) {
	const { companyId, id: customerId, email } = row
	const link = { companyId, customerId, purpose: 'EMAIL_CONFIRMATION', email } as const
	const registered = {
		companyId,
		topic: 'customer.registered',
		dedupeKey: `customer.registered:${customerId}`,
		payload: {
			customerId,
			host: requested.host,
			linkId: isConfirmed ? null : await createLink(tx, link, requested.secret),
		},
	}
	if (isConfirmed) await announce(tx, registered)
	else await announceToUnverified(tx, registered, { email })
}
