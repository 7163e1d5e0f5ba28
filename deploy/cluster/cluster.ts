import { randomBytes } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePorts } from '#tests/support/ports.ts'
import { startPostgres } from '#tests/support/postgres-server.ts'
import { openGuardedFolder } from '#tests/support/processes.ts'
import { createMember, type Member } from './member.ts'
import { findProgram, requireProgram } from './programs.ts'

const deployFolder = fileURLToPath(new URL('..', import.meta.url))
const buildFolder = path.join(deployFolder, '..', 'build')

export type ClusterOptions = {
	/** Settings of every process besides those of the arrangement. */
	settings?: Record<string, string>
	/** Default: an empty PostgreSQL that is deleted with the cluster. */
	databaseUrl?: string
	/** Folder of the built programs; default: of this version. */
	build?: string
	/** Whether Caddy stands in front, too; default: where it is installed. */
	hasCaddy?: boolean
}

type Ports = Record<PortName, number>
const portNames = [
	['shops', 'secureShops', 'secureRedirects', 'apis', 'balancerMetrics'],
	['storefront1', 'storefront2', 'api1', 'api2', 'admin1'],
	['storefront1Metrics', 'storefront2Metrics', 'api1Metrics', 'api2Metrics', 'adminMetrics'],
].flat() as PortName[]
type PortName =
	| 'shops'
	| 'secureShops'
	| 'secureRedirects'
	| 'apis'
	| 'balancerMetrics'
	| `storefront${1 | 2}${'' | 'Metrics'}`
	| `api${1 | 2}${'' | 'Metrics'}`
	| 'admin1'
	| 'adminMetrics'

/** Two storefronts, two website APIs and the admin on one PostgreSQL, with HAProxy and Caddy in front. */
export type Cluster = {
	ports: Ports
	databaseUrl: string
	/** The data folder that all processes share. */
	data: string
	storefronts: [Member, Member]
	apis: [Member, Member]
	admin: Member
	haproxy: Member
	/** Undefined where it is not installed or not wanted. */
	caddy: Member | undefined
	/** Stops everything and deletes its data. */
	stop(): Promise<void>
}

/** Starts the arrangement of compose.yaml as processes of this machine, on free ports. @throws MissingProgram */
export async function startCluster(options: ClusterOptions = {}): Promise<Cluster> {
	const haproxy = requireProgram('haproxy')
	const folder = await openGuardedFolder(os.tmpdir(), 'cluster')
	const database = options.databaseUrl ? undefined : await startPostgres()
	const databaseUrl = options.databaseUrl ?? database?.url ?? ''
	const data = path.join(folder.path, 'data')
	await mkdir(data, { mode: 0o700 })
	const numbers = await freePorts(portNames.length)
	const ports = Object.fromEntries(portNames.map((name, at) => [name, numbers[at] ?? 0])) as Ports
	const build = options.build ?? buildFolder
	const members = membersOf({ ...options, databaseUrl, build }, ports, data, folder.path, haproxy)
	const started: Member[] = []
	const stop = async () => {
		for (const member of started.toReversed()) await member.stop()
		await database?.stop()
		await folder.stop()
	}
	try {
		// The balancer first: the pages' processes call the website API through it.
		const { apis, storefronts, admin } = members
		for (const member of [...apis, members.haproxy, admin, ...storefronts, members.caddy]) {
			if (!member) continue
			started.push(member)
			await member.start()
		}
	} catch (error) {
		await stop()
		throw error
	}
	return { ports, databaseUrl, data, ...members, stop }
}

function membersOf(
	{
		settings,
		databaseUrl,
		build,
		hasCaddy,
	}: Required<Pick<ClusterOptions, 'databaseUrl' | 'build'>> & ClusterOptions,
	ports: Ports,
	data: string,
	logs: string,
	haproxy: string,
): Pick<Cluster, 'storefronts' | 'apis' | 'admin' | 'haproxy' | 'caddy'> {
	const { DATABASE_URL: _database, WEBSITE_API_URL: _api, ...inherited } = process.env
	const common = {
		...inherited,
		NODE_ENV: 'production',
		LOG_LEVEL: 'info',
		MALLOC_ARENA_MAX: '2',
		ETALASE_DATA: data,
		ETALASE_DRAIN_MS: '5000',
		...settings,
	}
	const caddy = hasCaddy === false ? undefined : findProgram('caddy')
	const publicPort = String(caddy ? ports.secureShops : ports.shops)
	const scheme = caddy ? 'https' : 'http'
	const pages = {
		...common,
		WEBSITE_API_URL: `http://127.0.0.1:${ports.apis}`,
		ETALASE_SECRET: settings?.ETALASE_SECRET ?? randomBytes(32).toString('base64'),
		TRUSTED_PROXIES: '127.0.0.1',
		ETALASE_HOST_HEADER: 'x-forwarded-host',
		ETALASE_SCHEME_HEADER: 'x-forwarded-proto',
		ETALASE_PUBLIC_PORT: publicPort,
		ADMIN_PUBLIC_PORT: publicPort,
	}
	const member = (
		name: string,
		program: string,
		port: number,
		env: Record<string, string | undefined>,
	) =>
		createMember({
			name,
			ready: `http://127.0.0.1:${port}/health/ready`,
			program: process.execPath,
			args: ['--max-semi-space-size=8', '--enable-source-maps', path.join(build, program)],
			env,
			logs,
		})
	const api = (at: 1 | 2) =>
		member(`website-api-${at}`, 'website-api.mjs', ports[`api${at}`], {
			...common,
			DATABASE_URL: databaseUrl,
			WEBSITE_API_PORT: String(ports[`api${at}`]),
			ETALASE_METRICS_PORT: String(ports[`api${at}Metrics`]),
			ETALASE_ADMIN_ADDRESS: `${scheme}://admin.localhost:${publicPort}`,
			ETALASE_SHOP_ADDRESS: `${scheme}://{host}:${publicPort}`,
		})
	const storefront = (at: 1 | 2) =>
		member(`storefront-${at}`, 'storefront.mjs', ports[`storefront${at}`], {
			...pages,
			PORT: String(ports[`storefront${at}`]),
			ETALASE_METRICS_PORT: String(ports[`storefront${at}Metrics`]),
		})
	const addresses = addressesOf(ports)
	return {
		storefronts: [storefront(1), storefront(2)],
		apis: [api(1), api(2)],
		admin: member('admin', 'admin.mjs', ports.admin1, {
			...pages,
			ADMIN_PORT: String(ports.admin1),
			ETALASE_METRICS_PORT: String(ports.adminMetrics),
		}),
		haproxy: createMember({
			name: 'haproxy',
			ready: `http://127.0.0.1:${ports.balancerMetrics}/metrics`,
			program: haproxy,
			args: ['-db', '-n', '2000', '-f', path.join(deployFolder, 'haproxy.cfg')],
			env: { ...inherited, ...addresses, SHOPS_ADDRESS: `127.0.0.1:${ports.shops}` },
			logs,
		}),
		caddy: caddy ? caddyMember(caddy, ports, addresses, logs) : undefined,
	}
}

/** What haproxy.cfg and the Caddyfile take from the environment. */
function addressesOf(ports: Ports) {
	const local = (port: number) => `127.0.0.1:${port}`
	return {
		STOREFRONT_1: local(ports.storefront1),
		STOREFRONT_2: local(ports.storefront2),
		API_1: local(ports.api1),
		API_2: local(ports.api2),
		ADMIN_1: local(ports.admin1),
		ADMIN_HOST: 'admin.localhost',
		WEBSITE_API_ADDRESS: local(ports.apis),
		METRICS_ADDRESS: local(ports.balancerMetrics),
	}
}

function caddyMember(program: string, ports: Ports, env: Record<string, string>, logs: string) {
	const options = ['admin off', 'local_certs', 'skip_install_trust'].concat(
		`http_port ${ports.secureRedirects}`,
		`https_port ${ports.secureShops}`,
	)
	return createMember({
		name: 'caddy',
		// Before it has a certificate for any host, it redirects to https.
		ready: `http://127.0.0.1:${ports.secureRedirects}/`,
		program,
		args: ['run', '--adapter', 'caddyfile', '--config', path.join(deployFolder, 'Caddyfile')],
		env: {
			...process.env,
			...env,
			CADDY_OPTIONS: options.join('\n\t'),
			XDG_DATA_HOME: logs,
			XDG_CONFIG_HOME: logs,
		},
		logs,
	})
}
