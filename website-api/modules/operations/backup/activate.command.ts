import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { type Database, inTransaction } from '#website-api/db/database.ts'
import { PASSIVE } from '#website-api/modules/platform/companies/passive.queries.ts'
import { setting } from '#website-api/modules/platform/companies/setting.table.ts'
import { outbox } from '#website-api/modules/platform/outbox/outbox.table.ts'

export type Waiting = { topic: string; count: number; oldest: string }

const isWaiting = and(isNull(outbox.doneAt), isNull(outbox.deadAt))

/** What an active installation would deliver: mails by topic. */
export async function waitingMails(db: Database, topics: string[]): Promise<Waiting[]> {
	return db
		.select({
			topic: outbox.topic,
			count: sql<number>`count(*)::integer`,
			oldest: sql<string>`to_char(min(${outbox.dueAt}) at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`,
		})
		.from(outbox)
		.where(and(isWaiting, inArray(outbox.topic, topics)))
		.groupBy(outbox.topic)
		.orderBy(outbox.topic)
}

/** Ends the passive state of a restored copy, in which nothing was delivered and nothing expired. */
export async function activate(db: Database, discardedTopics: string[]): Promise<number> {
	return inTransaction(db, async (tx) => {
		const discarded =
			discardedTopics.length === 0
				? []
				: await tx
						.update(outbox)
						.set({ doneAt: sql`now()`, lastError: 'discarded' })
						.where(and(isWaiting, inArray(outbox.topic, discardedTopics)))
						.returning({ id: outbox.id })
		await tx.delete(setting).where(eq(setting.key, PASSIVE))
		return discarded.length
	})
}
