import { spawnSync } from 'node:child_process'
import { chmod, chown, mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { requirePostgres, requireProgram } from '#deploy/cluster/programs.ts'
import { administer } from '#tests/support/postgres-databases.ts'
import { freePort } from '#tests/support/ports.ts'
import { openTemporaryFolder, unprivilegedAccount } from '#tests/support/postgres-account.ts'
import { type GuardedFolder, openGuardedFolder, untilAnswers } from '#tests/support/processes.ts'

const exampleConfig = fileURLToPath(new URL('../pgbackrest.conf', import.meta.url))

/** A PostgreSQL of the operating system, with its client programs and pgBackRest. */
export type DebianPostgres = {
	/** Of the administrator's database. */
	url: string
	/** Of another database on the server. */
	urlOf(database: string): string
	start(): Promise<void>
	/** In order, so that everything is archived. */
	stop(): Promise<void>
	/** Runs pgBackRest on the stanza `shop`; returns what it says. */
	pgbackrest(...args: string[]): string
	/** Folder of its data, as the server names it. */
	data: string
	/** Deletes everything. */
	remove(): Promise<void>
}

/** Prepares a server whose write-ahead log is archived as deploy/pgbackrest.conf says. @throws MissingProgram */
export async function prepareDebianPostgres(): Promise<DebianPostgres> {
	const program = requireProgram('pgbackrest')
	const bin = requirePostgres()
	const account = await unprivilegedAccount()
	const folder = await openGuardedFolder(openTemporaryFolder(), 'restore')
	const [data, config] = ['data', 'pgbackrest.conf'].map((name) =>
		path.join(folder.path, name),
	) as [string, string]
	await chmod(folder.path, 0o755)
	const port = await freePort()
	for (const name of ['data', 'repository', 'socket', 'log', 'lock', 'spool']) {
		await mkdir(path.join(folder.path, name), { mode: 0o700 })
		if (account) await chown(path.join(folder.path, name), account.uid, account.gid)
	}
	await writeFile(config, await configOf(folder.path, port))
	const run = (file: string, ...args: string[]) => {
		const { status, stdout, stderr } = spawnSync(file, args, { ...account, cwd: folder.path })
		if (status !== 0)
			throw new Error(`${file} ${args.join(' ')}: ${String(stdout)}${String(stderr)}`)
		return String(stdout)
	}
	run(
		path.join(bin, 'initdb'),
		'--pgdata',
		data,
		'-U',
		'postgres',
		'--auth',
		'trust',
		'--encoding',
		'UTF8',
		'--locale',
		'C.UTF-8',
	)
	const settings = {
		port: String(port),
		listen_addresses: '127.0.0.1',
		unix_socket_directories: path.join(folder.path, 'socket'),
		archive_mode: 'on',
		archive_command: `${program} --config=${config} --stanza=shop archive-push %p`,
	}
	const urlOf = (database: string) => `postgres://postgres@127.0.0.1:${port}/${database}`
	let running: GuardedFolder | undefined
	const server = {
		url: urlOf('postgres'),
		urlOf,
		data,
		async start() {
			running = await openGuardedFolder(openTemporaryFolder(), 'restore-server')
			await chmod(running.path, 0o755)
			const options = Object.entries(settings).flatMap(([name, value]) => [
				'-c',
				`${name}=${value}`,
			])
			running.run({
				...account,
				program: path.join(bin, 'postgres'),
				args: ['-D', data, ...options],
				env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' },
				stopSignal: 'SIGINT',
				stopTimeoutMs: 60_000,
			})
			await untilAnswers(running, 'PostgreSQL', () =>
				administer(server.url, 'select 1 from pg_stat_wal where not pg_is_in_recovery()'),
			)
		},
		async stop() {
			await running?.stop()
			running = undefined
		},
		pgbackrest: (...args: string[]) => run(program, `--config=${config}`, '--stanza=shop', ...args),
		async remove() {
			await server.stop()
			await folder.stop()
		},
	}
	return server
}

/** deploy/pgbackrest.conf with the paths of this server. */
async function configOf(folder: string, port: number): Promise<string> {
	const own = [`lock-path=${folder}/lock`, `log-path=${folder}/log`, `spool-path=${folder}/spool`]
	const text = await readFile(exampleConfig, 'utf8')
	return text
		.replace(/^repo1-path=.*$/m, [`repo1-path=${folder}/repository`, ...own].join('\n'))
		.replace(
			/^pg1-path=.*$/m,
			`pg1-path=${folder}/data\npg1-socket-path=${folder}/socket\npg1-user=postgres`,
		)
		.replace(/^pg1-port=.*$/m, `pg1-port=${port}`)
}
