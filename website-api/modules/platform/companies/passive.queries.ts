import { eq } from 'drizzle-orm'
import type { Queryable } from '#website-api/db/database.ts'
import { setting } from './setting.table.ts'

/** The setting of a restored copy that nobody has activated; its value is the instant of the backup. */
export const PASSIVE = 'passive'

/**
 * The instant of the backup that a copy was restored from, unless it was activated: it sends no mail, and nothing expires or
 * is deleted in it. Undefined for any other installation.
 */
export async function passiveSince(db: Queryable): Promise<string | undefined> {
	const [row] = await db.select().from(setting).where(eq(setting.key, PASSIVE))
	return row?.value
}
