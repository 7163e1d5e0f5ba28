import { sql } from 'drizzle-orm'
import type { Queryable } from '#website-api/db/database.ts'
import { setting } from '#website-api/modules/platform/companies/setting.table.ts'
import { LAST_BACKUP } from './last-backup.ts'

/** Notes that a backup was made now. A restored copy knows of the one before it only. */
export async function noteBackup(db: Queryable) {
	const value = sql`now()::text`
	await db
		.insert(setting)
		.values({ key: LAST_BACKUP, value })
		.onConflictDoUpdate({ target: setting.key, set: { value: sql`excluded.value` } })
}
