import type { Logger } from 'pino'
import { readLayout } from './applied-migrations.ts'
import { makeCellSchema, placeCellSchema } from './cell-schema.ts'
import type { OpenDatabase } from './database.ts'
import { migrate } from './migrate.ts'

type Place = { migrates: boolean; isPooled?: boolean; schema?: string | undefined }

/**
 * Applies missing migrations, or requires that there are none. Says when the database is of a newer version, beside
 * which this one serves. @throws Error if this version cannot serve on it
 */
export async function requireLayout(database: OpenDatabase, place: Place, log: Logger) {
	if (place.migrates) await migrateOpen(database, { ...place, log })
	const { missing, newer } = await readLayout(database.db)
	if (missing.length > 0) {
		const names = missing.map(({ name }) => name.replace(/_.*/, '')).join(', ')
		throw new Error(
			`The database lacks the migrations ${names}, and ETALASE_MIGRATE=off. Apply them: npm run etalase -- migrate`,
		)
	}
	if (newer.length > 0) log.warn({ migrations: newer }, 'the database is of a newer version')
}

/** Applies missing migrations to an open database; returns how many. */
export async function migrateOpen(
	{ db, forJobs, kind }: OpenDatabase,
	{ isPooled = false, schema, log }: Omit<Place, 'migrates'> & { log?: Logger },
): Promise<number> {
	if (schema !== undefined) await makeCellSchema(forJobs, schema)
	const applied = await migrate(forJobs, {
		beside: kind === 'postgresql' ? db : undefined,
		isSession: !isPooled,
		onWait: () => log?.warn('waiting for a table or another process to migrate the database'),
	})
	if (schema !== undefined) await placeCellSchema(forJobs, schema)
	return applied
}
