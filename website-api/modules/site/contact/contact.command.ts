import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { ContactMessage } from '#contract/contact.ts'
import { excluded } from '#website-api/db/clock.ts'
import type { Database, Transaction } from '#website-api/db/database.ts'
import { Problem } from '#website-api/http/problem.ts'
import type { Locale } from '#website-api/i18n/locale.ts'
import {
	countAttempt,
	type Limit,
} from '#website-api/modules/platform/attempts/attempts.command.ts'
import { secretDigest } from '#website-api/modules/platform/attempts/visitor.ts'
import { drawReferenceNumber } from '#website-api/modules/platform/references/reference-number.ts'
import { announce } from '#website-api/modules/platform/outbox/outbox.command.ts'
import { isServed } from '#website-api/modules/platform/companies/company-at-rest.table.ts'
import { contactMessage, contactSender } from './contact.table.ts'

/** The maximum number of messages from one email address to a company per hour. */
export const MAX_MESSAGES = 5
/**
 * The maximum number of messages from one network (/24, /56) per hour and per day, and to a company from all networks
 * per hour. Thousands of people may share a mobile operator's address, but few of them write at the same time.
 */
export const MAX_PER_NETWORK = { hour: 20, day: 60 }
export const MAX_PER_COMPANY = 300

type Sender = {
	companyId: number
	locale: Locale
	/** Keyed digest of the visitor's network; '' if the storefront sent none. */
	network: string
	secret: string
}

/**
 * Stores a visitor's message and announces it. 429 TOO_MANY_MESSAGES over a limit; rejected messages are not counted.
 */
export async function receiveMessage(tx: Transaction, from: Sender, written: ContactMessage) {
	const { companyId, locale } = from
	await countMessage(tx, companyId, written.email.toLowerCase())
	await countAttempt(tx, companyId, limitsOf(from), 'TOO_MANY_MESSAGES')
	const id = randomUUID()
	const [row] = await tx
		.insert(contactMessage)
		.values({
			companyId,
			id,
			number: drawReferenceNumber(),
			name: written.name,
			email: written.email,
			phone: written.phone,
			topic: written.topic,
			orderNumber: written.order,
			message: written.message,
			locale,
		})
		.returning({ number: contactMessage.number, receivedAt: contactMessage.receivedAt })
	if (!row) throw new Error('The message was not stored.')
	await announce(tx, {
		companyId,
		topic: 'contact.received',
		dedupeKey: `contact.received:${id}`,
		payload: { messageId: id, number: row.number },
	})
	return row
}

// The counter with the most users is last, so that it is locked for the shortest time; the fixed order prevents
// deadlocks.
function limitsOf(from: Sender): Limit[] {
	const key = (...parts: string[]) => secretDigest(from, 'contact', ...parts)
	return [
		{ key: key('hour', from.network), max: MAX_PER_NETWORK.hour, minutes: 60 },
		{ key: key('day', from.network), max: MAX_PER_NETWORK.day, minutes: 24 * 60 },
		{ key: key('company'), max: MAX_PER_COMPANY, minutes: 60 },
	]
}

// A single statement, so that concurrent messages cannot bypass the limit.
async function countMessage(tx: Transaction, companyId: number, email: string) {
	const isOver = sql`${excluded(contactSender.since)} - ${contactSender.since} >= interval '1 hour'`
	const counted = await tx
		.insert(contactSender)
		.values({ companyId, email })
		.onConflictDoUpdate({
			target: [contactSender.companyId, contactSender.email],
			set: {
				since: sql`case when ${isOver} then ${excluded(contactSender.since)} else ${contactSender.since} end`,
				sent: sql`case when ${isOver} then 1 else ${contactSender.sent} + 1 end`,
			},
			setWhere: sql`${isOver} or ${contactSender.sent} < ${MAX_MESSAGES}`,
		})
		.returning({ sent: contactSender.sent })
	if (counted.length > 0) return
	const [row] = await tx
		.select({
			wait: sql<number>`ceil(extract(epoch from ${contactSender.since} + interval '1 hour' - now()))`,
		})
		.from(contactSender)
		.where(and(eq(contactSender.companyId, companyId), eq(contactSender.email, email)))
	throw new Problem(429, 'TOO_MANY_MESSAGES', { retryAfter: Math.max(1, Number(row?.wait ?? 1)) })
}

/** Deletes expired counters of senders. */
export async function deleteOldSenders(db: Database) {
	await db
		.delete(contactSender)
		.where(
			and(
				sql`${contactSender.since} < now() - interval '1 hour'`,
				isServed(contactSender.companyId),
			),
		)
}
