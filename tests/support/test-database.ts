import { inject } from 'vitest'
import type { OpenDatabase } from '#website-api/db/database.ts'
import { openPostgres } from '#website-api/db/postgres.ts'
import { freshPglite } from './pglite.ts'
import { freshDatabase } from './postgres.ts'
import { withMarkedTransactions } from './transaction-scope.ts'

const connections = 5
/** Timeouts for a slow machine. */
export const testTimeouts = { connectionWaitMs: 60_000, statementMs: 60_000 }

/**
 * A new, migrated, empty database, one per test file: on the PostgreSQL of this run, which needs a tenth of the
 * processor time of a new PGlite. On PGlite if the run has no PostgreSQL, or with ETALASE_TEST_DATABASE=pglite.
 * `readsSeparately`: a PostgreSQL that is its own replica; what is read from that cannot write.
 */
export async function openTestDatabase({ readsSeparately = false } = {}): Promise<OpenDatabase> {
	const server: string | undefined = inject('postgresUrl')
	const isEmbedded = process.env.ETALASE_TEST_DATABASE === 'pglite' && !readsSeparately
	if (server === undefined || isEmbedded) return freshPglite()
	const { url, drop } = await freshDatabase()
	const read = readsSeparately ? { url, maxLagMs: 600_000 } : undefined
	const database = withMarkedTransactions(openPostgres(url, connections, { ...testTimeouts, read }))
	return {
		...database,
		async close() {
			await database.close()
			await drop()
		},
	}
}
