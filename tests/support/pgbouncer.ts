import { chmod, writeFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { findProgram } from '#deploy/cluster/programs.ts'
import { freePort } from './ports.ts'
import { openTemporaryFolder, unprivilegedAccount } from './postgres-account.ts'
import { openGuardedFolder, untilAnswers } from './processes.ts'

/** Undefined: this machine has none. */
export const pgbouncerProgram = findProgram('pgbouncer')

/**
 * Starts PgBouncer in transaction mode before a PostgreSQL of the tests: `size` connections for each database, and none
 * of the settings that some need, as ignored start parameters.
 */
export async function startPgbouncer(postgresUrl: string, size = 8) {
	if (pgbouncerProgram === undefined) throw new Error('This machine has no PgBouncer.')
	const account = await unprivilegedAccount()
	const folder = await openGuardedFolder(openTemporaryFolder(), 'pgbouncer')
	try {
		const { hostname, port: serverPort, username } = new URL(postgresUrl)
		const port = await freePort()
		const file = path.join(folder.path, 'pgbouncer.ini')
		await chmod(folder.path, 0o755)
		await writeFile(path.join(folder.path, 'users.txt'), `"${username}" ""\n`)
		await writeFile(
			file,
			[
				'[databases]',
				`* = host=${hostname} port=${serverPort} user=${username}`,
				'[pgbouncer]',
				'listen_addr = 127.0.0.1',
				`listen_port = ${port}`,
				'unix_socket_dir =',
				'auth_type = any',
				`auth_file = ${path.join(folder.path, 'users.txt')}`,
				'pool_mode = transaction',
				`default_pool_size = ${size}`,
				'max_client_conn = 1000',
			].join('\n'),
		)
		folder.run({
			...account,
			program: pgbouncerProgram,
			args: [file],
			env: { ...process.env, LC_ALL: 'C' },
			stopSignal: 'SIGINT',
			stopTimeoutMs: 10_000,
		})
		const pooled = new URL(postgresUrl)
		pooled.port = String(port)
		await untilAnswers(folder, 'PgBouncer', () => answers(pooled.href))
		return { url: pooled.href, stop: () => folder.stop() }
	} catch (error) {
		await folder.stop()
		throw error
	}
}

async function answers(url: string) {
	const client = new pg.Client({ connectionString: url })
	await client.connect()
	try {
		await client.query('select 1')
	} finally {
		await client.end()
	}
}
