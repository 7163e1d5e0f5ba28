import { and, desc, eq, ne, sql } from 'drizzle-orm'
import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import type { Queryable } from '#website-api/db/database.ts'
import { Problem } from '#website-api/http/problem.ts'
import type { Owner } from '#website-api/modules/platform/identity/customer.queries.ts'
import {
	customer,
	type CustomerRow,
} from '#website-api/modules/platform/identity/customer.table.ts'
import { customerSession } from './session.table.ts'
import { signToken } from './session-token.ts'

export const isOpen = sql`${customerSession.endedAt} is null and ${customerSession.expiresAt} > now()`

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

export async function userOf(db: Queryable, row: CustomerRow) {
	return {
		branchId: await branchCodeOf(db, row),
		code: row.code,
		email: row.email,
		name: row.name,
		phone: row.phone,
		type: row.type,
	}
}

type TokenParts = {
	row: CustomerRow
	user: Awaited<ReturnType<typeof userOf>>
	sessionId: string
	/** Unix time in seconds. */
	exp: number
}

export function tokenOf({ row, user, sessionId, exp }: TokenParts, secret: string) {
	const phone = parsePhoneNumberFromString(row.phone)
	return signToken(
		{ companyId: row.companyId, sessionId },
		{
			...user,
			callingCode: phone?.countryCallingCode ?? '',
			nationalNumber: phone?.nationalNumber ?? '',
			affiliateCode: row.affiliateCode,
			exp,
		},
		secret,
	)
}

/** The customer's open sessions, most recently used first. */
export function openSessionsOf(db: Queryable, { companyId, customerId }: Owner) {
	return db
		.select()
		.from(customerSession)
		.where(and(ofCustomer({ companyId, customerId }), isOpen))
		.orderBy(desc(customerSession.seenAt), desc(customerSession.createdAt))
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

export function ofCustomer({ companyId, customerId }: Owner) {
	return and(eq(customerSession.companyId, companyId), eq(customerSession.customerId, customerId))
}
