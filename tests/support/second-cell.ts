import { migrate } from '#website-api/db/migrate.ts'
import { openPostgres } from '#website-api/db/postgres.ts'
import { takeCell } from '#website-api/modules/platform/cells/cell.command.ts'
import { type PostgresServer, startPostgres } from './postgres-server.ts'

/** As many copying processes as tables of a company are copied at once. */
const copying = {
	max_worker_processes: '16',
	max_logical_replication_workers: '12',
	max_sync_workers_per_subscription: '8',
}

/** The PostgreSQL of cell 2, laid out and empty, to which companies can be moved. */
export async function startSecondCell(): Promise<PostgresServer> {
	const server = await startPostgres(undefined, copying)
	const { db, close } = openPostgres(server.url, 1)
	try {
		await migrate(db)
		await takeCell(db, 2)
		return server
	} catch (error) {
		await server.stop()
		throw error
	} finally {
		await close()
	}
}
