import { sql } from 'drizzle-orm'
import type { Database } from '#website-api/db/database.ts'
import { pageChange } from './page-change.table.ts'

/** Deletes changes that are too old for storefronts to query. */
export async function deleteOldPageChanges(db: Database) {
	await db.delete(pageChange).where(sql`${pageChange.at} < now() - interval '1 hour'`)
}
