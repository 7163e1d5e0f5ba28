import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { drizzle } from 'drizzle-orm/pglite'
import { readFile } from 'node:fs/promises'
import { inject } from 'vitest'
import type { OpenDatabase } from '#website-api/db/database.ts'
import { withProgrammes } from '#website-api/modules/sales/programmes.ts'
import { programmes } from '#website-api/programmes.ts'
import { withMarkedTransactions } from './transaction-scope.ts'

declare module 'vitest' {
	interface ProvidedContext {
		pgliteSnapshot: string
	}
}

let snapshot: Promise<Blob> | undefined

/** A dump of a migrated, empty PGlite, which costs far less to load than a new one to migrate. */
export function migratedPglite(): Promise<Blob> {
	return (snapshot ??= readFile(inject('pgliteSnapshot')).then(
		(bytes) => new Blob([new Uint8Array(bytes)]),
	))
}

/**
 * A new, migrated, empty PGlite in memory that passes each statement to `logQuery`, for tests that need PGlite. It costs
 * a second or more; other tests use `openTestDatabase`.
 */
export async function freshPglite(
	logQuery: (query: string) => void = () => undefined,
	wrap = (client: PGlite) => client,
): Promise<OpenDatabase> {
	const client = await PGlite.create({
		loadDataDir: await migratedPglite(),
		extensions: { pg_trgm },
	})
	const db = drizzle(wrap(client), { logger: { logQuery } })
	const database = withMarkedTransactions({
		db,
		forJobs: db,
		kind: 'pglite',
		isReachable: async () => !client.closed,
		close: () => client.close(),
	})
	return withProgrammes(database, programmes)
}
