import type { Queryable } from '#website-api/db/database.ts'
import { setting } from './setting.table.ts'
import { PASSIVE } from './passive.queries.ts'

/** Marks a restored copy. */
export async function makePassive(db: Queryable, at: string) {
	const row = { key: PASSIVE, value: at }
	await db
		.insert(setting)
		.values(row)
		.onConflictDoUpdate({ target: setting.key, set: { value: row.value } })
}
