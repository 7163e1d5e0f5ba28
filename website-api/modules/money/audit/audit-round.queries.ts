import { sql } from 'drizzle-orm'
import type { Database } from '#website-api/db/database.ts'

/** Tells whether no nightly round has finished for a day and a half. */
export async function isAuditOverdue(db: Database): Promise<boolean> {
	const { rows } = await db.execute(sql`
		select 1 from audit_run
		where kind = 'FULL' and coalesce(finished_at, began_at) < now() - interval '36 hours'`)
	return rows.length > 0
}
