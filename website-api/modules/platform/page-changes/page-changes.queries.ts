import { desc, sql } from 'drizzle-orm'
import { LISTED_PAGE_CHANGES } from '#contract/page-change.ts'
import type { Database } from '#website-api/db/database.ts'
import { pageChange } from './page-change.table.ts'

/**
 * The changes of the last 15 minutes, newest first: a transaction may become visible that long after it wrote. Those
 * in the future are of planned texts.
 */
export async function recentPageChanges(db: Database) {
	const rows = await db
		.select({ companyId: pageChange.companyId, transaction: pageChange.transaction })
		.from(pageChange)
		// The column is rounded to milliseconds: a change of just now may stand at a moment ahead.
		.where(
			sql`${pageChange.at} > now() - interval '15 minutes' and ${pageChange.at} <= now()::timestamptz(3)`,
		)
		.orderBy(desc(pageChange.at))
		.limit(LISTED_PAGE_CHANGES + 1)
	return {
		changes: rows.slice(0, LISTED_PAGE_CHANGES),
		isComplete: rows.length <= LISTED_PAGE_CHANGES,
	}
}

/** Deletes changes that are too old for storefronts to query. */
export async function deleteOldPageChanges(db: Database) {
	await db.delete(pageChange).where(sql`${pageChange.at} < now() - interval '1 hour'`)
}
