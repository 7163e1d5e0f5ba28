import { sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** The value that a row would have been inserted with, in `onConflictDoUpdate`; of a time that is not given: now. */
export function excluded(column: PgColumn) {
	return sql`excluded.${sql.identifier(column.name)}`
}

/**
 * A source with the database's time as `clock.at`, for an update that decides by it in CASE or COALESCE: a distributed
 * schema takes no function there (docs/decisions/0057).
 */
export const clock = sql`(select now() as at) as clock`
