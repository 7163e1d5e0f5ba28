import { randomUUID } from 'node:crypto'
import { and, desc, eq, isNull, ne, sql } from 'drizzle-orm'
import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import type { LoggedInUserWire } from '#contract/auth.ts'
import type { Database, Queryable } from '#website-api/db/database.ts'
import type { Clock } from '#website-api/http/env.ts'
import { Problem } from '#website-api/http/problem.ts'
import type { Locale } from '#website-api/i18n/locale.ts'
import { messageOf } from '#website-api/i18n/messages.ts'
import type { Owner } from '#website-api/modules/platform/identity/customer.queries.ts'
import {
	customer,
	type CustomerRow,
} from '#website-api/modules/platform/identity/customer.table.ts'
import { customerSession } from './session.table.ts'
import { readToken, signToken } from './session-token.ts'
import { isServed } from '#website-api/modules/platform/companies/company-at-rest.table.ts'

/** Access-key cookies expire after twelve hours (spec section 9), and so does the session. */
const LIFE_HOURS = 12

const isOpen = sql`${customerSession.endedAt} is null and ${customerSession.expiresAt} > now()`

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
): Promise<LoggedInUserWire> {
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
		CUSTOMER_TYPE_NAME: messageOf(from.locale, `CUSTOMER_TYPE_${row.type}`),
		TOKEN: await tokenOf({ row, user, sessionId, exp }, from.secret),
	}
}

/** A new bearer token for an open session, with the customer's current data and the same expiry. */
export async function renewToken(
	db: Queryable,
	row: CustomerRow,
	sessionId: string,
	secret: string,
): Promise<string> {
	const [session] = await db
		.select({ expiresAt: customerSession.expiresAt })
		.from(customerSession)
		.where(and(ofCustomer({ ...row, customerId: row.id }), eq(customerSession.id, sessionId)))
	if (!session) throw new Problem(401, 'SESSION_INVALID')
	const exp = Math.floor(session.expiresAt.getTime() / 1000)
	return tokenOf({ row, user: await userOf(db, row), sessionId, exp }, secret)
}

async function userOf(db: Queryable, row: CustomerRow) {
	return {
		CUSTOMER_BRANCH_ID: await branchCodeOf(db, row),
		CUSTOMER_CODE: row.code,
		CUSTOMER_EMAIL: row.email,
		CUSTOMER_NAME: row.name,
		CUSTOMER_PHONE: row.phone,
		CUSTOMER_TYPE: row.type,
	}
}

type TokenParts = {
	row: CustomerRow
	user: Awaited<ReturnType<typeof userOf>>
	sessionId: string
	/** Unix time in seconds. */
	exp: number
}

function tokenOf({ row, user, sessionId, exp }: TokenParts, secret: string) {
	const phone = parsePhoneNumberFromString(row.phone)
	return signToken(
		{ companyId: row.companyId, sessionId },
		{
			...user,
			CUSTOMER_PHONE_1: phone?.countryCallingCode ?? '',
			CUSTOMER_PHONE_2: phone?.nationalNumber ?? '',
			CUSTOMER_AFFILIATE_TRACKING_CODE: row.affiliateCode,
			exp,
		},
		secret,
	)
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

/** The customer's open sessions, most recently used first. */
export function openSessionsOf(db: Queryable, { companyId, customerId }: Owner) {
	return db
		.select()
		.from(customerSession)
		.where(and(ofCustomer({ companyId, customerId }), isOpen))
		.orderBy(desc(customerSession.seenAt), desc(customerSession.createdAt))
}

/** Ends one session of the customer; false if they have no open session with this id. */
export async function endSession(db: Queryable, owner: Owner, id: string): Promise<boolean> {
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

/** True when the customer has signed in from this address before. */
export async function knowsAddress(
	db: Queryable,
	{ companyId, customerId }: Owner,
	addressDigest: string,
): Promise<boolean> {
	const [row] = await db
		.select({ id: customerSession.id })
		.from(customerSession)
		.where(
			and(
				ofCustomer({ companyId, customerId }),
				eq(customerSession.addressDigest, addressDigest),
				ne(customerSession.addressDigest, ''),
			),
		)
		.limit(1)
	return row !== undefined
}

/** True when the customer has signed in with this browser before. */
export async function knowsDevice(
	db: Queryable,
	{ companyId, customerId }: Owner,
	deviceDigest: string,
): Promise<boolean> {
	if (deviceDigest === '') return false
	const [row] = await db
		.select({ id: customerSession.id })
		.from(customerSession)
		.where(
			and(ofCustomer({ companyId, customerId }), eq(customerSession.deviceDigest, deviceDigest)),
		)
		.limit(1)
	return row !== undefined
}

async function branchCodeOf(db: Queryable, { companyId, branchId }: CustomerRow) {
	if (branchId === null) return null
	const [row] = await db
		.select({ code: customer.code })
		.from(customer)
		.where(and(eq(customer.companyId, companyId), eq(customer.id, branchId)))
	return row?.code ?? null
}

function ofCustomer({ companyId, customerId }: Owner) {
	return and(eq(customerSession.companyId, companyId), eq(customerSession.customerId, customerId))
}
