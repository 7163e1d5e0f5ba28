import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import type { Database, Queryable } from '#website-api/db/database.ts'
import { staffAccount, type StaffAccount } from './staff-account.table.ts'
import { staffSession } from './staff-session.table.ts'
import { newStaffToken, tokenHash } from './staff-secrets.ts'
import { isOpen } from './staff-session.queries.ts'

/** A session ends after seven days, or eight hours without use. */
const LIFE_DAYS = 7

/** How long password or code need not be entered again after a confirmation. */
const CONFIRMED_MINUTES = 10

const confirmedUntil =
	sql<Date | null>`case when ${staffSession.confirmedAt} > now() - make_interval(mins => ${CONFIRMED_MINUTES})
	then ${staffSession.confirmedAt} + make_interval(mins => ${CONFIRMED_MINUTES}) end`.mapWith(
		staffSession.confirmedAt,
	)

/** Device and network of a sign-in. */
export type StaffDevice = {
	device: string
	address: string
	/** Digest of the browser's id; absent: unknown. */
	deviceDigest?: string
}

/** An open session with its account. */
export type StaffSessionOf = {
	account: StaffAccount
	sessionId: string
	expiresAt: Date
	confirmedUntil: Date | null
}

/** Opens a session; returns its token, which is not stored. */
export async function openStaffSession(db: Queryable, accountId: string, from: StaffDevice) {
	const token = newStaffToken()
	const [opened] = await db
		.insert(staffSession)
		.values({
			accountId,
			...from,
			tokenHash: tokenHash(token),
			expiresAt: sql`now() + make_interval(days => ${LIFE_DAYS})`,
		})
		.returning({ id: staffSession.id, expiresAt: staffSession.expiresAt })
	if (!opened) throw new Error('The session was not stored.')
	return { token, ...opened }
}

/** The session of a token; undefined if none is open. Records its last use, to the minute. */
export async function staffSessionOf(
	db: Queryable,
	token: string,
): Promise<StaffSessionOf | undefined> {
	const isStale = sql<boolean>`${staffSession.seenAt} < now() - interval '1 minute'`
	const [row] = await db
		.select({
			account: staffAccount,
			sessionId: staffSession.id,
			expiresAt: staffSession.expiresAt,
			confirmedUntil,
			isStale,
		})
		.from(staffSession)
		.innerJoin(staffAccount, eq(staffAccount.id, staffSession.accountId))
		.where(and(eq(staffSession.tokenHash, tokenHash(token)), isOpen))
	if (!row) return undefined
	const { isStale: wasStale, ...found } = row
	if (wasStale) {
		await db
			.update(staffSession)
			.set({ seenAt: sql`now()` })
			.where(and(eq(staffSession.id, found.sessionId), isStale))
	}
	return found
}

/** Ends one session of the account; false if it has no open session with this id. */
export async function endStaffSession(db: Queryable, accountId: string, id: string) {
	const ended = await db
		.update(staffSession)
		.set({ endedAt: sql`now()` })
		.where(
			and(
				eq(staffSession.accountId, accountId),
				eq(staffSession.id, id),
				isNull(staffSession.endedAt),
			),
		)
		.returning({ id: staffSession.id })
	return ended.length > 0
}

/** Ends all sessions of the account, optionally except one. */
export async function endStaffSessions(db: Queryable, accountId: string, but?: string) {
	await db
		.update(staffSession)
		.set({ endedAt: sql`now()` })
		.where(
			and(
				eq(staffSession.accountId, accountId),
				isNull(staffSession.endedAt),
				but === undefined ? undefined : ne(staffSession.id, but),
			),
		)
}

/** Records that password or code were entered again; returns until when that is valid. */
export async function confirmStaffSession(db: Queryable, sessionId: string): Promise<Date> {
	const [row] = await db
		.update(staffSession)
		.set({ confirmedAt: sql`now()` })
		.where(eq(staffSession.id, sessionId))
		.returning({ at: staffSession.confirmedAt })
	if (!row?.at) throw new Error('The session is gone.')
	return new Date(row.at.getTime() + CONFIRMED_MINUTES * 60_000)
}

/** Deletes sessions that ended a month ago. */
export async function deleteOldStaffSessions(db: Database) {
	await db.delete(staffSession).where(sql`${staffSession.expiresAt} < now() - interval '30 days'`)
}
