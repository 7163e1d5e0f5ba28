import { and, count, desc, eq, isNull, sql } from 'drizzle-orm'
import { onlyRow } from '#website-api/db/only-row.ts'
import type { Queryable } from '#website-api/db/database.ts'
import { staffRecoveryCode } from './staff-account.table.ts'
import { staffSession } from './staff-session.table.ts'

const IDLE_HOURS = 8

export const isOpen = sql`${staffSession.endedAt} is null and ${staffSession.expiresAt} > now()
	and ${staffSession.seenAt} > now() - make_interval(hours => ${IDLE_HOURS})`

/** The account's open sessions, most recently used first. */
export async function openStaffSessions(db: Queryable, accountId: string) {
	return db
		.select()
		.from(staffSession)
		.where(and(eq(staffSession.accountId, accountId), isOpen))
		.orderBy(desc(staffSession.seenAt), desc(staffSession.createdAt))
}

/** Number of recovery codes left. */
export async function recoveryCodesLeft(db: Queryable, accountId: string): Promise<number> {
	const rows = await db
		.select({ left: count() })
		.from(staffRecoveryCode)
		.where(and(eq(staffRecoveryCode.accountId, accountId), isNull(staffRecoveryCode.usedAt)))
	return onlyRow(rows).left
}
