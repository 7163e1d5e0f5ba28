import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { serveApi, type ServedApi } from '#tests/money/support/served-api.ts'
import { openPostgres } from '#website-api/db/postgres.ts'
import { migrateOpen } from '#website-api/db/require-layout.ts'

/** The coordinator's database, e.g. postgres://postgres@127.0.0.1:5432/shop; absent: there is no cluster. */
export const clusterUrl = process.env.CITUS_URL

export type Cell = {
	schema: string
	url: string
	served: ServedApi
	/** One statement as the cluster's administrator. */
	administer(statement: string, values?: unknown[]): Promise<Record<string, unknown>[]>
	close(): Promise<void>
}

/** What every machine of the cluster needs (docs/operating.md, "A cell as a schema of a Citus cluster"). */
const SETTINGS = [
	'citus.enable_unsafe_triggers = on',
	"citus.propagate_set_commands = 'local'",
	"plan_cache_mode = 'force_custom_plan'",
]

/** A new cell in a schema of the cluster, and the website API on it, on a port. */
export async function openCell(cluster: string): Promise<Cell> {
	const admin = new pg.Client({ connectionString: cluster })
	await admin.connect()
	const administer = async (statement: string, values: unknown[] = []) => {
		const { rows } = await admin.query<Record<string, unknown>>(statement, values)
		return rows
	}
	const name = new URL(cluster).pathname.slice(1)
	for (const setting of SETTINGS) {
		await administer('select run_command_on_all_nodes($1)', [
			`alter database "${name}" set ${setting}`,
		])
	}
	await administer('create extension if not exists pg_trgm')
	const schema = `cell_${randomBytes(4).toString('hex')}`
	const url = new URL(cluster)
	url.searchParams.set('options', `-c search_path=${schema},public`)
	const database = openPostgres(url.href, 2, { statementMs: 600_000 })
	await migrateOpen(database, { schema })
	await database.close()
	const served = await serveApi(url.href)
	return {
		schema,
		url: url.href,
		served,
		administer,
		async close() {
			await served.stop()
			await administer(`drop schema ${schema} cascade`)
			await admin.end()
		},
	}
}
