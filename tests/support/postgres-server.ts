import { execFile } from 'node:child_process'
import { chmod, chown, mkdir, mkdtemp, rm } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { freePort } from './ports.ts'
import { openTemporaryFolder, unprivilegedAccount } from './postgres-account.ts'
import { copyPostgres } from './postgres-binaries.ts'
import { keepProgram, untilAnswers } from './processes.ts'

export type PostgresServer = {
	/** Of the administrator's database; other databases differ in the path alone. */
	url: string
	/** The server's own words, such as "18.4". */
	version: string
	stop(): Promise<void>
}

// A test's database has nothing to lose in a power cut, so nothing waits for the disk.
const settings = {
	listen_addresses: '127.0.0.1',
	unix_socket_directories: '',
	max_connections: '300',
	shared_buffers: '128MB',
	fsync: 'off',
	synchronous_commit: 'off',
	full_page_writes: 'off',
	max_parallel_workers_per_gather: '0',
	logging_collector: 'off',
}

/** Starts a real PostgreSQL on a free loopback port, in a temporary folder, also for root. */
export async function startPostgres(): Promise<PostgresServer> {
	const account = await unprivilegedAccount()
	const folder = await mkdtemp(path.join(openTemporaryFolder(), 'etalase-postgres-'))
	try {
		await chmod(folder, 0o755)
		const bin = await copyPostgres(folder, account)
		const data = path.join(folder, 'data')
		await mkdir(data, { mode: 0o700 })
		if (account) await chown(data, account.uid, account.gid)
		await initialise(bin, data, account)
		return await serve(folder, bin, data, account)
	} catch (error) {
		await rm(folder, { recursive: true, force: true })
		throw error
	}
}

async function initialise(bin: string, data: string, account: object | undefined): Promise<void> {
	const words = ['--pgdata', data, '--username', 'postgres', '--auth', 'trust', '--no-sync']
	const locale = ['--encoding', 'UTF8', '--locale-provider', 'builtin', '--locale', 'C.UTF-8']
	const place = { ...account, cwd: data, env: serverEnvironment() }
	await promisify(execFile)(path.join(bin, 'initdb'), [...words, ...locale], place)
}

async function serve(
	folder: string,
	bin: string,
	data: string,
	account: object | undefined,
): Promise<PostgresServer> {
	const port = await freePort()
	const options = Object.entries({ ...settings, port: String(port) })
	const kept = keepProgram({
		...account,
		program: path.join(bin, 'postgres'),
		args: ['-D', data, ...options.flatMap(([name, value]) => ['-c', `${name}=${value}`])],
		env: serverEnvironment(),
		folder,
		stopSignal: 'SIGINT',
		patience: 10_000,
	})
	const url = `postgres://postgres@127.0.0.1:${port}/postgres`
	try {
		const version = await untilAnswers(kept, 'PostgreSQL', () => versionOf(url))
		return { url, version, stop: () => kept.stop() }
	} catch (error) {
		await kept.stop()
		throw error
	}
}

function serverEnvironment(): NodeJS.ProcessEnv {
	return { ...process.env, LC_ALL: 'C', TZ: 'UTC' }
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
