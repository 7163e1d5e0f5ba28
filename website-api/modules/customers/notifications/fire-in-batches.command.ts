import type { SQL } from 'drizzle-orm'
import type { Database } from '#website-api/db/database.ts'

/** The maximum number of watches or reminders that one statement fires. */
export const FIRE_BATCH_SIZE = 500

/**
 * Repeats a statement that fires at most FIRE_BATCH_SIZE due watches or reminders, each with its mail, and returns a row for
 * each, until none is due. Returns how many were fired.
 */
export async function fireInBatches(db: Database, statement: SQL): Promise<number> {
	let fired = 0
	for (;;) {
		const { rows } = await db.execute(statement)
		fired += rows.length
		if (rows.length < FIRE_BATCH_SIZE) return fired
	}
}
