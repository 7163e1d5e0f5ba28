import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Database } from '#website-api/db/database.ts'
import { outbox } from './outbox.table.ts'

const limit = 500

/** Dead letters: deliveries that failed too often, newest first, at most 500; of one company, or (null) of all. */
export async function deadLetters(db: Database, companyId: number | null) {
	return db
		.select({
			id: outbox.id,
			companyId: outbox.companyId,
			topic: outbox.topic,
			tries: outbox.tries,
			deadAt: outbox.deadAt,
			cause: outbox.lastError,
		})
		.from(outbox)
		.where(dead(companyId))
		.orderBy(desc(outbox.deadAt))
		.limit(limit)
}

export function dead(companyId: number | null) {
	return and(
		isNotNull(outbox.deadAt),
		isNull(outbox.doneAt),
		companyId === null ? undefined : eq(outbox.companyId, companyId),
	)
}
