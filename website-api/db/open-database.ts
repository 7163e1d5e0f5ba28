import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { drizzle } from 'drizzle-orm/pglite'
import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Database, OpenDatabase } from './database.ts'
import { takeFolderLock } from './folder-lock.ts'
import {
	type ObserveStatements,
	observedStatements,
	type RunStatement,
} from './observed-statements.ts'
import { openPostgres, type ReadOptions } from './postgres.ts'
import { givingTurns } from './turns.ts'

export type DatabasePlace = {
	/** postgres://…; absent: PGlite in `dataDir`/pg. */
	databaseUrl?: string | undefined
	dataDir: string
	/** Maximum number of connections to PostgreSQL; absent: see `DEFAULT_POOL_SIZE`. */
	poolSize?: number | undefined
	/** See `PostgresOptions`. */
	isPooled?: boolean
	preparesStatements?: boolean
	read?: ReadOptions | undefined
	applicationName?: string | undefined
	/** Absent: statements are not observed. */
	observe?: ObserveStatements | undefined
	schema?: string | undefined
}

/** The folder of the embedded database. */
export function pgliteFolder(dataDir: string): string {
	return path.join(dataDir, 'pg')
}

/** Opens the database. Throws `FolderInUse` if another process uses the PGlite folder. */
export async function openDatabase(place: DatabasePlace): Promise<OpenDatabase> {
	const { databaseUrl, dataDir, poolSize, ...options } = place
	return databaseUrl
		? openPostgres(databaseUrl, poolSize, options)
		: openPglite(dataDir, options.observe)
}

async function openPglite(
	dataDir: string,
	observe: ObserveStatements | undefined,
): Promise<OpenDatabase> {
	await mkdir(dataDir, { recursive: true, mode: 0o700 })
	const release = takeFolderLock(path.join(dataDir, 'pg.lock'))
	try {
		const client = givingTurns(
			await PGlite.create({ dataDir: pgliteFolder(dataDir), extensions: { pg_trgm } }),
		)
		const db = drizzle(observe ? observedPglite(client, observedStatements(observe)) : client)
		return {
			db,
			forJobs: db,
			kind: 'pglite',
			isReachable: async () => !client.closed,
			async dump() {
				await client.exec('checkpoint')
				return client.dumpDataDir('gzip')
			},
			async close() {
				await client.close()
				release()
			},
		}
	} catch (error) {
		release()
		throw error
	}
}

/** Also used by tests with a database in memory. */
export function observedPglite(client: PGlite, run: RunStatement): PGlite {
	const transaction = client.transaction.bind(client)
	const observedTransaction: PGlite['transaction'] = (work) =>
		transaction((tx) => work(Object.assign(Object.create(tx), { query: observedQuery(tx, run) })))
	const query = observedQuery({ query: client.query.bind(client) }, run)
	return Object.assign(client, { query, transaction: observedTransaction })
}

function observedQuery(client: Pick<PGlite, 'query'>, run: RunStatement): PGlite['query'] {
	return (text, values, options) => run(text, () => client.query(text, values, options))
}

/** Makes the folder of an embedded database from a dump of one. Nothing stands in its place before `change` is done. */
export async function loadPglite(
	dataDir: string,
	dump: Blob,
	change: (db: Database) => Promise<void>,
) {
	await mkdir(dataDir, { recursive: true, mode: 0o700 })
	const release = takeFolderLock(path.join(dataDir, 'pg.lock'))
	const [unfinished, replaced] = ['unfinished', 'replaced'].map((name) =>
		path.join(dataDir, `pg.${name}`),
	) as [string, string]
	try {
		for (const folder of [unfinished, replaced]) await rm(folder, { recursive: true, force: true })
		const client = await PGlite.create({
			dataDir: unfinished,
			loadDataDir: dump,
			extensions: { pg_trgm },
		})
		await change(drizzle(client)).finally(() => client.close())
		if (existsSync(pgliteFolder(dataDir))) await rename(pgliteFolder(dataDir), replaced)
		await rename(unfinished, pgliteFolder(dataDir))
	} finally {
		for (const folder of [unfinished, replaced]) await rm(folder, { recursive: true, force: true })
		release()
	}
}
