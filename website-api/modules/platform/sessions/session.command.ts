import { randomUUID } from 'node:crypto'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { LoggedInUser } from '#contract/auth.ts'
import type { Database, Queryable } from '#website-api/db/database.ts'
import type { Clock } from '#website-api/http/env.ts'
import type { Locale } from '#website-api/i18n/locale.ts'
import { messageOf } from '#website-api/i18n/messages.ts'
import type { Owner } from '#website-api/modules/platform/identity/customer.queries.ts'
import {
	customer,
	type CustomerRow,
} from '#website-api/modules/platform/identity/customer.table.ts'
import { isServed } from '#website-api/modules/platform/companies/company-at-rest.table.ts'
import { customerSession } from './session.table.ts'
import { readToken } from './session-token.ts'
import { isOpen, userOf, tokenOf, ofCustomer } from './session.queries.ts'

/** Access-key cookies expire after twelve hours (spec section 9), and so does the session. */
const LIFE_HOURS = 12

type SignIn = {
	/** Device name for the list of sessions. */
	device: string
	addressDigest: string
	/** Id of the browser; '' or absent if unknown. */
	deviceDigest?: string
	locale: Locale
	secret: string
	clock: Clock
}

/**
 * Opens a session and returns the logged-in user with the bearer token (spec section 3). Ends the sessions of the
 * same browser, of whatever customer, since their cookie is being replaced.
 */
export async function openSession(
	db: Queryable,
	row: CustomerRow,
	from: SignIn,
): Promise<LoggedInUser> {
	const sessionId = randomUUID()
	const { companyId } = row
	const { deviceDigest = '' } = from
	await endSessionsOnDevice(db, companyId, deviceDigest)
	await db.insert(customerSession).values({
		companyId,
		id: sessionId,
		customerId: row.id,
		device: from.device,
		addressDigest: from.addressDigest,
		deviceDigest,
		expiresAt: sql`now() + make_interval(hours => ${LIFE_HOURS})`,
	})
	const user = await userOf(db, row)
	const exp = Math.floor(from.clock().getTime() / 1000) + LIFE_HOURS * 3600
	return {
		...user,
		typeName: messageOf(from.locale, `CUSTOMER_TYPE_${row.type}`),
		token: await tokenOf({ row, user, sessionId, exp }, from.secret),
	}
}

/** Customer of an open session; undefined if the session ended or never existed. */
export async function sessionOf(
	db: Queryable,
	token: string,
	companyId: number,
	secret: string,
	now: Date,
): Promise<{ customerId: string; sessionId: string } | undefined> {
	const sessionId = await readToken(token, companyId, secret, now)
	if (sessionId === undefined) return undefined
	const mine = and(eq(customerSession.companyId, companyId), eq(customerSession.id, sessionId))
	const [row] = await db
		.select({
			customerId: customerSession.customerId,
			stale: sql<boolean>`${customerSession.seenAt} < now() - interval '1 minute'`,
		})
		.from(customerSession)
		.innerJoin(
			customer,
			and(
				eq(customer.companyId, customerSession.companyId),
				eq(customer.id, customerSession.customerId),
				isNull(customer.deletedAt),
				isNull(customer.blockedAt),
			),
		)
		.where(and(mine, isOpen))
	if (!row) return undefined
	if (row.stale)
		await db
			.update(customerSession)
			.set({ seenAt: sql`now()` })
			.where(mine)
	return { customerId: row.customerId, sessionId }
}

/** Ends one session of the customer; false if they have no open session with this id. */
export async function endOpenSession(db: Queryable, owner: Owner, id: string): Promise<boolean> {
	const ended = await db
		.update(customerSession)
		.set({ endedAt: sql`now()` })
		.where(and(ofCustomer(owner), eq(customerSession.id, id), isOpen))
		.returning({ id: customerSession.id })
	return ended.length > 0
}

/** Ends every session of the customer. */
export async function endSessions(db: Queryable, owner: Owner) {
	await db
		.update(customerSession)
		.set({ endedAt: sql`now()` })
		.where(and(ofCustomer(owner), isNull(customerSession.endedAt)))
}

// A form that is submitted twice concurrently opens two sessions, and the browser may keep either cookie.
async function endSessionsOnDevice(db: Queryable, companyId: number, deviceDigest: string) {
	if (deviceDigest === '') return
	await db
		.update(customerSession)
		.set({ endedAt: sql`now()` })
		.where(
			and(
				eq(customerSession.companyId, companyId),
				eq(customerSession.deviceDigest, deviceDigest),
				isNull(customerSession.endedAt),
				sql`${customerSession.deviceDigest} <> ''`,
				sql`${customerSession.createdAt} < now() - interval '1 minute'`,
			),
		)
}

/** Deletes sessions older than half a year, and with them the known networks and browsers of customers. */
export async function deleteOldSessions(db: Database) {
	await db
		.delete(customerSession)
		.where(
			and(
				sql`${customerSession.expiresAt} < now() - interval '180 days'`,
				isServed(customerSession.companyId),
			),
		)
}
