import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { Database, Queryable } from '#website-api/db/database.ts'
import { Problem } from '#website-api/http/problem.ts'
import type { MessageCode } from '#website-api/i18n/messages.ts'
import { attemptCount } from './attempt.table.ts'
import { isServed } from '#website-api/modules/platform/companies/company-at-rest.table.ts'

export type Limit = {
	/** A keyed digest: it identifies nobody. */
	key: string | SQL
	/** Attempts allowed within the minutes. */
	max: number
	minutes: number
}

/**
 * Counts one attempt against each limit before it is made, so that concurrent attempts cannot bypass a limit. Rejects
 * with 429 TOO_MANY_ATTEMPTS, or the given code, and Retry-After when any limit is exceeded.
 */
export async function countAttempt(
	db: Queryable,
	companyId: number,
	limits: Limit[],
	code: MessageCode = 'TOO_MANY_ATTEMPTS',
) {
	for (const limit of limits) {
		const { rows } = await db.execute(countOf(companyId, limit))
		if (rows.length > 0) continue
		throw new Problem(429, code, {
			retryAfter: await secondsLeft(db, companyId, limit),
		})
	}
}

/**
 * The same as steps of a larger statement, named `counted_1`, `counted_2` and so on. Each step counts, and returns a
 * row, only if the step before it did.
 */
export function countingSteps(companyId: number, limits: Limit[]): SQL {
	const steps = limits.map((limit, at) => {
		const before = at === 0 ? sql`` : sql`from ${sql.identifier(`counted_${at}`)}`
		return sql`${sql.identifier(`counted_${at + 1}`)} as (${countOf(companyId, limit, before)})`
	})
	return sql.join(steps, sql`, `)
}

function countOf(companyId: number, { key, max, minutes }: Limit, before = sql``): SQL {
	const isOver = sql`excluded.since - counter.since >= make_interval(mins => ${minutes})`
	return sql`
		insert into attempt_count as counter (company_id, key) select ${companyId}::integer, ${key}::text ${before}
		on conflict (company_id, key) do update set
			since = case when ${isOver} then excluded.since else counter.since end,
			count = case when ${isOver} then 1 else counter.count + 1 end
		where ${isOver} or counter.count < ${max}
		returning counter.key`
}

/** Removes a successful attempt from the counts: only failures count. */
export async function uncountAttempt(db: Queryable, companyId: number, limits: Limit[]) {
	for (const { key } of limits) {
		await db
			.update(attemptCount)
			.set({ count: sql`greatest(${attemptCount.count} - 1, 0)` })
			.where(and(eq(attemptCount.companyId, companyId), eq(attemptCount.key, key)))
	}
}

/** Deletes counts older than a day. */
export async function deleteOldAttempts(db: Database) {
	await db
		.delete(attemptCount)
		.where(
			and(sql`${attemptCount.since} < now() - interval '1 day'`, isServed(attemptCount.companyId)),
		)
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
