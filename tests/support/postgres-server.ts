import { chmod, chown, mkdir } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { freePort } from './ports.ts'
import { openTemporaryFolder, unprivilegedAccount, type Account } from './postgres-account.ts'
import { copyPostgres } from './postgres-binaries.ts'
import { openGuardedFolder, untilAnswers, type Program } from './processes.ts'

export type PostgresServer = {
	/** Of the administrator's database; other databases differ only in the path. */
	url: string
	/** The server's version, such as "18.4". */
	version: string
	/** Of the server's first process. */
	pid(): number | undefined
	stop(): Promise<void>
}

const initdb = [
	['--username', 'postgres'],
	['--auth', 'trust'],
	['--encoding', 'UTF8'],
	['--locale-provider', 'builtin'],
	['--locale', 'C.UTF-8'],
	['--no-sync'],
].flat()

// A test's database need not survive a power failure, so nothing waits for the disk.
const settings = {
	listen_addresses: '127.0.0.1',
	unix_socket_directories: '',
	max_connections: '300',
	// For the tests that move a company to another server.
	wal_level: 'logical',
	shared_buffers: '128MB',
	fsync: 'off',
	synchronous_commit: 'off',
	full_page_writes: 'off',
	max_parallel_workers_per_gather: '0',
	// Statistics change only on request: a query plan must not depend on the time of a vacuum.
	autovacuum: 'off',
	logging_collector: 'off',
}

type Settings = Record<string, string>

/** Starts a real PostgreSQL on a free loopback port, in a temporary folder below `parent`, also for root. */
export async function startPostgres(
	parent = openTemporaryFolder(),
	others: Settings = {},
): Promise<PostgresServer> {
	const account = await unprivilegedAccount()
	const folder = await openGuardedFolder(parent, 'postgres')
	try {
		const port = await freePort()
		folder.run(
			...(await prepare(folder.path, { ...settings, ...others, port: String(port) }, account)),
		)
		const url = `postgres://postgres@127.0.0.1:${port}/postgres`
		const version = await untilAnswers(folder, 'PostgreSQL', () => versionOf(url))
		return { url, version, pid: folder.pid, stop: () => folder.stop() }
	} catch (error) {
		await folder.stop()
		throw error
	}
}

async function prepare(
	folder: string,
	all: Settings,
	account: Account | undefined,
): Promise<Program[]> {
	await chmod(folder, 0o755)
	const bin = await copyPostgres(folder, account)
	const data = path.join(folder, 'data')
	await mkdir(data, { mode: 0o700 })
	if (account) await chown(data, account.uid, account.gid)

	const options = Object.entries(all)
	const program = {
		...account,
		env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' },
		// Immediately, without a last checkpoint: nothing is kept.
		stopSignal: 'SIGQUIT' as const,
		stopTimeoutMs: 10_000,
	}
	return [
		{ ...program, program: path.join(bin, 'initdb'), args: ['--pgdata', data, ...initdb] },
		{
			...program,
			program: path.join(bin, 'postgres'),
			args: ['-D', data, ...options.flatMap(([name, value]) => ['-c', `${name}=${value}`])],
		},
	]
}

async function versionOf(url: string): Promise<string> {
	const client = new pg.Client({ connectionString: url })
	await client.connect()
	try {
		const { rows } = await client.query<{ server_version: string }>('SHOW server_version')
		return rows[0]?.server_version ?? 'unknown'
	} finally {
		await client.end()
	}
}
