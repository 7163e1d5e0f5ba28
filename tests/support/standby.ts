import { existsSync, readdirSync } from 'node:fs'
import { chmod, chown, mkdir } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { freePort } from './ports.ts'
import { openTemporaryFolder, unprivilegedAccount } from './postgres-account.ts'
import { type GuardedFolder, openGuardedFolder, untilAnswers } from './processes.ts'

const debian = '/usr/lib/postgresql'

/** Folder of an installed PostgreSQL with pg_basebackup, which the tests' own lacks; undefined without one. */
export const installedPostgres = (existsSync(debian) ? readdirSync(debian) : [])
	.map((version) => path.join(debian, version, 'bin'))
	.toReversed()
	.find((bin) =>
		['initdb', 'pg_basebackup', 'postgres'].every((it) => existsSync(path.join(bin, it))),
	)

type ReplicatedServer = {
	url: string
	/** Ends it without any last word, as a machine does that loses its power. */
	kill(): Promise<void>
	stop(): Promise<void>
}
export type ReplicatedPair = {
	primary: ReplicatedServer
	standby: ReplicatedServer
	/** Makes the standby the primary. */
	promote(): Promise<void>
	stop(): Promise<void>
}

const settings = {
	listen_addresses: '127.0.0.1',
	unix_socket_directories: '',
	max_connections: '60',
	shared_buffers: '32MB',
	fsync: 'off',
	full_page_writes: 'off',
	wal_level: 'replica',
	max_wal_senders: '5',
	hot_standby: 'on',
	wal_keep_size: '256MB',
}

/** Starts a PostgreSQL and a standby that replays what it writes. */
export async function startReplicatedPair(): Promise<ReplicatedPair> {
	const primary = await startServer('primary', (bin, data) => ({
		program: path.join(bin, 'initdb'),
		args: [
			'--pgdata',
			data,
			'--username',
			'postgres',
			'--auth',
			'trust',
			'--encoding',
			'UTF8',
		].concat('--locale', 'C.UTF-8', '--no-sync'),
	}))
	try {
		const { hostname, port } = new URL(primary.url)
		const standby = await startServer('standby', (bin, data) => ({
			program: path.join(bin, 'pg_basebackup'),
			args: ['--pgdata', data, '--host', hostname, '--port', port, '--username', 'postgres'].concat(
				'--wal-method',
				'stream',
				'--checkpoint',
				'fast',
				'--write-recovery-conf',
				'--no-sync',
			),
		}))
		return {
			primary,
			standby,
			promote: () => ask(standby.url, 'select pg_promote()'),
			async stop() {
				await standby.stop()
				await primary.stop()
			},
		}
	} catch (error) {
		await primary.stop()
		throw error
	}
}

type Filling = (bin: string, data: string) => { program: string; args: string[] }

async function startServer(name: string, fill: Filling): Promise<ReplicatedServer> {
	if (installedPostgres === undefined) throw new Error('This machine has no PostgreSQL of its own.')
	const account = await unprivilegedAccount()
	const folder = await openGuardedFolder(openTemporaryFolder(), name)
	try {
		const port = await freePort()
		await chmod(folder.path, 0o755)
		const data = path.join(folder.path, 'data')
		await mkdir(data, { mode: 0o700 })
		if (account) await chown(data, account.uid, account.gid)
		const common = {
			...account,
			env: { ...process.env, LC_ALL: 'C.UTF-8', TZ: 'UTC' },
			stopSignal: 'SIGQUIT' as const,
			stopTimeoutMs: 10_000,
		}
		const options = Object.entries({ ...settings, port: String(port) })
		folder.run(
			{ ...common, ...fill(installedPostgres, data) },
			{
				...common,
				program: path.join(installedPostgres, 'postgres'),
				args: ['-D', data, ...options.flatMap(([key, value]) => ['-c', `${key}=${value}`])],
			},
		)
		const url = `postgres://postgres@127.0.0.1:${port}/postgres`
		await untilAnswers(folder, name, () => ask(url, 'select 1'))
		return { url, kill: () => kill(folder, url), stop: () => folder.stop() }
	} catch (error) {
		await folder.stop()
		throw error
	}
}

async function kill(folder: GuardedFolder, url: string) {
	const pid = folder.pid()
	if (pid === undefined) throw new Error('It does not run.')
	// Its connections' processes end by themselves once it is gone.
	process.kill(pid, 'SIGKILL')
	while (
		await ask(url, 'select 1').then(
			() => true,
			() => false,
		)
	)
		continue
}

async function ask(url: string, statement: string) {
	const client = new pg.Client({ connectionString: url })
	client.on('error', () => undefined)
	await client.connect()
	try {
		await client.query(statement)
	} finally {
		await client.end().catch(() => undefined)
	}
}
