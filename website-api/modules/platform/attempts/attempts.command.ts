import { and, eq, sql } from 'drizzle-orm'
import type { Database, Queryable } from '#website-api/db/database.ts'
import { Problem } from '#website-api/http/problem.ts'
import type { MessageCode } from '#website-api/i18n/messages.ts'
import { attemptCount } from './attempt.table.ts'

export type Limit = {
	/** A keyed digest: it names nobody. */
	key: string
	/** Attempts allowed within the minutes. */
	most: number
	minutes: number
}

/**
 * Counts one attempt against each limit before it is made, so that attempts at once cannot pass together. 429
 * TOO_MANY_ATTEMPTS, or the code given, with Retry-After over any of them, whatever the attempt is about.
 */
export async function countAttempt(
	db: Queryable,
	companyId: number,
	limits: Limit[],
	code: MessageCode = 'TOO_MANY_ATTEMPTS',
) {
	for (const limit of limits) {
		const isOver = sql`${attemptCount.since} <= now() - make_interval(mins => ${limit.minutes})`
		const counted = await db
			.insert(attemptCount)
			.values({ companyId, key: limit.key })
			.onConflictDoUpdate({
				target: [attemptCount.companyId, attemptCount.key],
				set: {
					since: sql`case when ${isOver} then now() else ${attemptCount.since} end`,
					count: sql`case when ${isOver} then 1 else ${attemptCount.count} + 1 end`,
				},
				setWhere: sql`${isOver} or ${attemptCount.count} < ${limit.most}`,
			})
			.returning({ count: attemptCount.count })
		if (counted.length > 0) continue
		throw new Problem(429, code, {
			retryAfter: await secondsLeft(db, companyId, limit),
		})
	}
}

/** Takes an attempt that succeeded back: only failures count. */
export async function forgiveAttempt(db: Queryable, companyId: number, limits: Limit[]) {
	for (const { key } of limits) {
		await db
			.update(attemptCount)
			.set({ count: sql`greatest(${attemptCount.count} - 1, 0)` })
			.where(and(eq(attemptCount.companyId, companyId), eq(attemptCount.key, key)))
	}
}

/** Forgets what was counted over a day ago. */
export async function forgetOldAttempts(db: Database) {
	await db.delete(attemptCount).where(sql`${attemptCount.since} < now() - interval '1 day'`)
}

async function secondsLeft(db: Queryable, companyId: number, { key, minutes }: Limit) {
	const [row] = await db
		.select({
			wait: sql<number>`ceil(extract(epoch from ${attemptCount.since} + make_interval(mins => ${minutes}) - now()))`,
		})
		.from(attemptCount)
		.where(and(eq(attemptCount.companyId, companyId), eq(attemptCount.key, key)))
	return Math.max(1, Number(row?.wait ?? 1))
}
