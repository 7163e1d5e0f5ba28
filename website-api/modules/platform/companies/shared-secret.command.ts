import { eq } from 'drizzle-orm'
import { randomBytes } from 'node:crypto'
import type { Database } from '#website-api/db/database.ts'
import { setting } from './setting.table.ts'

const key = 'api-access-secret'

/** The signing secret of all API processes on this database; the first process creates it. */
export async function sharedSecret(db: Database): Promise<string> {
	const value = randomBytes(32).toString('base64url')
	await db.insert(setting).values({ key, value }).onConflictDoNothing()
	const [row] = await db.select().from(setting).where(eq(setting.key, key))
	if (!row) throw new Error('The database lost its api-access secret.')
	return row.value
}
