import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** Whether a provider is not called now, because it did not answer. */
export function isAway({ awayUntil }: { awayUntil: PgColumn }): SQL<boolean> {
	return sql<boolean>`coalesce(${awayUntil} > now(), false)`
}
