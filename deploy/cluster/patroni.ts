import { readFileSync } from 'node:fs'
import { chmod, copyFile, mkdir } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { freePorts } from '#tests/support/ports.ts'
import { openTemporaryFolder, unprivilegedAccount } from '#tests/support/postgres-account.ts'
import { openGuardedFolder } from '#tests/support/processes.ts'
import { createMember, type Member } from './member.ts'
import { requirePostgres, requireProgram } from './programs.ts'

const configuration = fileURLToPath(new URL('../patroni.yml', import.meta.url))
const password = 'drill'

type PatroniServer = {
	member: Member
	/** Of its REST API. */
	api: string
	/** Kills Patroni and PostgreSQL at once. */
	kill(): void
}
export type PatroniTrio = {
	/** Names all three servers. */
	databaseUrl: string
	servers: PatroniServer[]
	/** The server that is the primary; undefined while there is none. */
	primary(): Promise<PatroniServer | undefined>
	/** Waits until the primary has standbys, one of them synchronous. */
	untilComplete(): Promise<void>
	stop(): Promise<void>
}

/** Three servers of deploy/patroni.yml with an etcd, on free ports of this machine. @throws MissingProgram */
export async function startPatroniTrio(): Promise<PatroniTrio> {
	const programs = {
		etcd: requireProgram('etcd', 'etcd-server'),
		patroni: requireProgram('patroni'),
		postgres: requirePostgres(),
	}
	const folder = await openGuardedFolder(openTemporaryFolder(), 'patroni')
	await chmod(folder.path, 0o777)
	const config = path.join(folder.path, 'patroni.yml')
	await copyFile(configuration, config)
	await chmod(config, 0o644)
	const [etcdPort = 0, peerPort = 0, ...ports] = await freePorts(8)
	const etcd = etcdMember(programs.etcd, folder.path, etcdPort, peerPort)
	const account = await unprivilegedAccount()
	const servers = [0, 1, 2].map((at) => {
		const [rest = 0, port = 0] = ports.slice(2 * at)
		const data = path.join(folder.path, `data${at}`)
		const api = `http://127.0.0.1:${rest}`
		const member = createMember({
			name: `patroni-${at}`,
			ready: `${api}/health`,
			program: programs.patroni,
			args: [config],
			env: {
				...process.env,
				...settingsOf(at, { rest, port, etcdPort, data, bin: programs.postgres }),
			},
			logs: folder.path,
			account,
		})
		const kill = () => {
			member.signal('SIGKILL')
			process.kill(postmasterOf(data), 'SIGKILL')
		}
		return { member, api, kill, port }
	})
	const hosts = servers.map(({ port }) => `127.0.0.1:${port}`).join(',')
	const stop = async () => {
		// Together: the last one would wait for another to take over.
		await Promise.all(servers.map(({ member }) => member.stop()))
		await etcd.stop()
		await folder.stop()
	}
	try {
		await mkdir(path.join(folder.path, 'etcd'), { mode: 0o700 })
		await etcd.start()
		for (const { member } of servers) await member.start()
	} catch (error) {
		await stop()
		throw error
	}
	const trio = { databaseUrl: `postgres://postgres:${password}@${hosts}/postgres`, servers, stop }
	return { ...trio, ...viewOf(servers) }
}

function etcdMember(program: string, folder: string, port: number, peerPort: number): Member {
	const [client, peer] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${peerPort}`]
	const options = {
		'data-dir': path.join(folder, 'etcd'),
		'listen-client-urls': client,
		'advertise-client-urls': client,
		'listen-peer-urls': peer,
		'initial-advertise-peer-urls': peer,
		'initial-cluster': `default=${peer}`,
	}
	const args = Object.entries(options).flatMap(([name, value]) => [`--${name}`, value])
	const ready = `${client}/health`
	return createMember({ name: 'etcd', ready, program, args, env: process.env, logs: folder })
}

type PatroniPlace = { rest: number; port: number; etcdPort: number; data: string; bin: string }

/** What differs between the servers, and from the file, as Patroni takes it from the environment. */
function settingsOf(at: number, { rest, port, etcdPort, data, bin }: PatroniPlace) {
	const [api, server] = [`127.0.0.1:${rest}`, `127.0.0.1:${port}`]
	return {
		LC_ALL: 'C.UTF-8',
		PATRONI_NAME: `db${at + 1}`,
		PATRONI_RESTAPI_LISTEN: api,
		PATRONI_RESTAPI_CONNECT_ADDRESS: api,
		PATRONI_ETCD3_HOSTS: `'127.0.0.1:${etcdPort}'`,
		PATRONI_POSTGRESQL_LISTEN: server,
		PATRONI_POSTGRESQL_CONNECT_ADDRESS: server,
		PATRONI_POSTGRESQL_DATA_DIR: data,
		PATRONI_POSTGRESQL_BIN_DIR: bin,
		PATRONI_POSTGRESQL_PGPASS: `${data}.pgpass`,
		PATRONI_SUPERUSER_PASSWORD: password,
		PATRONI_REPLICATION_PASSWORD: password,
		PATRONI_REWIND_PASSWORD: password,
	}
}

function postmasterOf(data: string): number {
	const [pid] = readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n')
	return Number(pid)
}

const ClusterState = z.object({
	members: z.array(z.object({ role: z.string(), state: z.string() })),
})

function viewOf(servers: PatroniServer[]) {
	const primary = async () => {
		for (const server of servers) if (await isOk(`${server.api}/primary`)) return server
		return undefined
	}
	return {
		primary,
		async untilComplete() {
			for (;;) {
				const api = (await primary())?.api
				const answer = api && (await fetch(`${api}/cluster`).catch(() => undefined))
				const members = answer ? ClusterState.parse(await answer.json()).members : []
				const isRunning = members.length === servers.length && members.every(hasStarted)
				if (isRunning && members.some(({ role }) => role === 'sync_standby')) return
				await sleep(500)
			}
		},
	}
}

function hasStarted({ state }: { state: string }): boolean {
	return state === 'running' || state === 'streaming'
}

async function isOk(address: string): Promise<boolean> {
	try {
		const response = await fetch(address, { signal: AbortSignal.timeout(2_000) })
		await response.body?.cancel()
		return response.ok
	} catch {
		return false
	}
}
