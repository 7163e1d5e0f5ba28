import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '#website-api/db/database.ts'
import { outbox } from './outbox.table.ts'
import { dead } from './dead-letters.queries.ts'

/** Queues one dead letter, or all, for a new series of attempts. Returns how many. */
export async function retryDeadLetters(
	db: Database,
	companyId: number | null,
	id?: number,
): Promise<number> {
	const again = await db
		.update(outbox)
		.set({ deadAt: null, tries: 0, dueAt: sql`now()` })
		.where(and(dead(companyId), id === undefined ? undefined : eq(outbox.id, id)))
		.returning({ id: outbox.id })
	return again.length
}
