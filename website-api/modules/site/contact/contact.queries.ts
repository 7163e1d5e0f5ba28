import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { ContactMessageWire } from '#contract/content.ts'
import type { Database, Transaction } from '#website-api/db/database.ts'
import { Problem } from '#website-api/http/problem.ts'
import type { Locale } from '#website-api/i18n/locale.ts'
import {
	countAttempt,
	type Limit,
} from '#website-api/modules/platform/attempts/attempts.command.ts'
import { secretDigest } from '#website-api/modules/platform/attempts/visitor.ts'
import { drawReferenceNumber } from '#website-api/modules/platform/references/reference-number.ts'
import { announce } from '#website-api/modules/platform/outbox/outbox.queries.ts'
import { contactMessage, contactSender } from './contact.table.ts'

/** Messages that one email address may send a company within an hour. */
export const MAX_MESSAGES = 5
/**
 * Messages from one network (/24, /56) within an hour and a day, and to a company within an hour from everywhere.
 * Behind a mobile operator's address there are thousands of people, but few of them write at the same time.
 */
export const MAX_PER_NETWORK = { hour: 20, day: 60 }
export const MAX_PER_COMPANY = 300

type Sender = {
	companyId: number
	locale: Locale
	/** Keyed digest of the network that the visitor writes from; '' where the storefront names none. */
	network: string
	secret: string
}

/** Keeps a visitor's message and announces it. 429 TOO_MANY_MESSAGES over a limit; what is refused counts nowhere. */
export async function receiveMessage(
	tx: Transaction,
	from: Sender,
	wire: z.output<typeof ContactMessageWire>,
) {
	const { companyId, locale } = from
	await countMessage(tx, companyId, wire.EMAIL.toLowerCase())
	await countAttempt(tx, companyId, limitsOf(from), 'TOO_MANY_MESSAGES')
	const id = randomUUID()
	const [row] = await tx
		.insert(contactMessage)
		.values({
			companyId,
			id,
			number: drawReferenceNumber(),
			name: wire.NAME,
			email: wire.EMAIL,
			phone: wire.PHONE,
			topic: wire.TOPIC,
			orderNumber: wire.ORDER_NUMBER,
			message: wire.MESSAGE,
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

// The widest comes last, so that messages wait for each other as shortly as possible, and always in this order.
function limitsOf(from: Sender): Limit[] {
	const key = (...parts: string[]) => secretDigest(from, 'contact', ...parts)
	return [
		{ key: key('hour', from.network), max: MAX_PER_NETWORK.hour, minutes: 60 },
		{ key: key('day', from.network), max: MAX_PER_NETWORK.day, minutes: 24 * 60 },
		{ key: key('company'), max: MAX_PER_COMPANY, minutes: 60 },
	]
}

// One statement decides, so that concurrent messages cannot pass the limit together.
async function countMessage(tx: Transaction, companyId: number, email: string) {
	const isOver = sql`${contactSender.since} <= now() - interval '1 hour'`
	const counted = await tx
		.insert(contactSender)
		.values({ companyId, email })
		.onConflictDoUpdate({
			target: [contactSender.companyId, contactSender.email],
			set: {
				since: sql`case when ${isOver} then now() else ${contactSender.since} end`,
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

/** Deletes who wrote once their hour is over. */
export async function deleteOldSenders(db: Database) {
	await db.delete(contactSender).where(sql`${contactSender.since} < now() - interval '1 hour'`)
}
