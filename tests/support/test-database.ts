import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import pg from 'pg'
import { inject } from 'vitest'
import type { Database, OpenDatabase } from '#website-api/db/database.ts'
import { openPostgres } from '#website-api/db/postgres.ts'
import { withProgrammes } from '#website-api/modules/sales/programmes.ts'
import { programmes } from '#website-api/programmes.ts'
import { freshPglite } from './pglite.ts'
import { unwatched } from './placed-statements.ts'
import { freshDatabase } from './postgres.ts'
import { withMarkedTransactions } from './transaction-scope.ts'

const connections = 5
/** A database without any tables, and a way to send it the statements of an old layout, several at once. */
export type BlankDatabase = {
	db: Database
	run(statements: string): Promise<unknown>
	close(): Promise<void>
}

/** For tests that lay a database out themselves; where it is, see `openTestDatabase`. */
export async function openBlankDatabase(): Promise<BlankDatabase> {
	if (isEmbedded()) {
		const client = await PGlite.create({ extensions: { pg_trgm } })
		return {
			db: drizzlePglite(client),
			run: (text) => client.exec(text),
			close: () => client.close(),
		}
	}
	const { url, drop } = await freshDatabase('template0')
	const client = new pg.Client({ connectionString: url })
	await client.connect()
	return {
		db: drizzle(client),
		run: (text) => unwatched(() => client.query(text)),
		async close() {
			await client.end()
			await drop()
		},
	}
}

/** Whether databases of tests are a PGlite. */
export function isEmbedded({ readsSeparately = false } = {}): boolean {
	const server: string | undefined = inject('postgresUrl')
	return (
		server === undefined || (process.env.ETALASE_TEST_DATABASE === 'pglite' && !readsSeparately)
	)
}

/** Timeouts for a slow machine. */
export const testTimeouts = { connectionWaitMs: 60_000, statementMs: 60_000 }

/**
 * A new, migrated, empty database, one per test file: on the PostgreSQL of this run, which needs a tenth of the
 * processor time of a new PGlite. On PGlite if the run has no PostgreSQL, or with ETALASE_TEST_DATABASE=pglite.
 * `readsSeparately`: a PostgreSQL that is its own replica; what is read from that cannot write. `template`: the
 * PostgreSQL database to copy instead of the empty one.
 */
export async function openTestDatabase({
	readsSeparately = false,
	template,
}: { readsSeparately?: boolean; template?: string } = {}): Promise<OpenDatabase> {
	if (isEmbedded({ readsSeparately })) return freshPglite()
	const { url, drop } = await freshDatabase(template)
	const read = readsSeparately ? { url, maxLagMs: 600_000 } : undefined
	const opened = openPostgres(url, connections, { ...testTimeouts, read })
	const database = withProgrammes(withMarkedTransactions(opened), programmes)
	return {
		...database,
		async close() {
			await database.close()
			await drop()
		},
	}
}
