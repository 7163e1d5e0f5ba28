import { execFileSync } from 'node:child_process'
import { appendFile, mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server, type Socket } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Cluster, startCluster } from '#deploy/cluster/cluster.ts'
import { requireProgram } from '#deploy/cluster/programs.ts'
import { LogLine } from '#process/log-line.ts'
import { freePorts } from '#tests/support/ports.ts'
import { type PostgresServer, startPostgres } from '#tests/support/postgres-server.ts'
import type { DrillResult } from './drill.ts'
import { settingsForLoad, startLoad } from './load.ts'
import { startPrometheus, type Watch } from './prometheus.ts'

type Line = ReturnType<typeof LogLine.parse>

type Incident = {
	name: string
	/** One of these must fire. */
	alerts: string[]
	/** Whether a line names the cause. */
	isCause: (line: Line) => boolean
	begin: () => Promise<void> | void
	end: () => Promise<void> | void
}

/** How long an alert and its line are waited for. */
const patienceMs = 120_000
const tmpfsSize = '700m'

/**
 * Mail away, provider silent, one website API hanging, disk full, primary killed: what an operator sees of each, and
 * when, while shoppers buy.
 */
export async function incidents(): Promise<DrillResult> {
	requireProgram('prometheus')
	const folder = await mkdtemp(path.join(os.tmpdir(), 'etalase-incidents-'))
	// Beside the database's, which is filled.
	const figures = await mkdtemp(path.join(os.tmpdir(), 'etalase-figures-'))
	const disk = smallDisk(folder)
	const database = await startPostgres(disk.path)
	const [mailPort = 0, port = 0] = await freePorts(2)
	const mail = mailServer(mailPort)
	let cluster: Cluster | undefined
	let watch: Watch | undefined
	try {
		await mail.answer()
		cluster = await startCluster({
			hasCaddy: false,
			databaseUrl: database.url,
			settings: { ...settingsForLoad, ETALASE_SMTP_URL: `smtp://127.0.0.1:${mailPort}` },
		})
		const { api1Metrics, api2Metrics, storefront1Metrics, storefront2Metrics } = cluster.ports
		const targets = [api1Metrics, api2Metrics, storefront1Metrics, storefront2Metrics]
		watch = await startPrometheus({ port, targets }, figures)
		const load = await startLoad({ port: cluster.ports.shops, databaseUrl: database.url }, 4)
		await sleep(10_000)
		const result = await seen(cluster, watch, listOf(cluster, { mail, disk, database }))
		await Promise.race([load.stop().catch(() => undefined), sleep(30_000)])
		return result
	} finally {
		await watch?.member.stop()
		await cluster?.stop()
		await mail.close()
		await database.stop()
		disk.remove()
		await rm(figures, { recursive: true, force: true })
		await rm(folder, { recursive: true, force: true })
	}
}

type Parts = {
	mail: ReturnType<typeof mailServer>
	disk: ReturnType<typeof smallDisk>
	database: PostgresServer
}

function listOf(cluster: Cluster, { mail, disk, database }: Parts): Incident[] {
	const [api] = cluster.apis
	return [
		{
			name: 'mail server away',
			alerts: ['ProviderFails'],
			isCause: ({ provider, outcome }) => provider === 'mail' && outcome === 'failed',
			begin: mail.close,
			end: mail.answer,
		},
		{
			name: 'provider silent',
			alerts: ['ProviderSilent'],
			isCause: ({ provider, outcome }) => provider === 'mail' && outcome === 'silent',
			begin: mail.hang,
			end: mail.answer,
		},
		{
			name: 'one website API of two hangs',
			alerts: ['ProcessGone'],
			isCause: ({ msg, code }) => msg === 'call without an answer' && code === 'TIMEOUT',
			begin: () => api.signal('SIGSTOP'),
			end: () => api.signal('SIGCONT'),
		},
		...(disk.isSmall
			? [
					{
						name: 'disk of the database full',
						alerts: ['OrdersRefused', 'DatabaseGone'],
						isCause: ({ sqlState }: Line) => sqlState === '53100',
						begin: disk.fill,
						end: disk.free,
					},
				]
			: []),
		{
			name: 'primary killed',
			alerts: ['DatabaseGone'],
			isCause: ({ code, sqlState }) =>
				/^(?:ECONN|Connection)/.test(code ?? '') || /^57P|^08/.test(sqlState ?? ''),
			begin: () => void process.kill(database.pid() ?? 0, 'SIGKILL'),
			end: () => undefined,
		},
	]
}

/** Causes each incident and waits for what an operator sees of it. */
async function seen(cluster: Cluster, watch: Watch, list: Incident[]): Promise<DrillResult> {
	const rows: DrillResult['rows'] = []
	const failures: string[] = []
	if (!list.some(({ name }) => name.includes('disk'))) {
		rows.push(['disk of the database full', 'left out: only root may mount a small disk'])
	}
	for (const incident of list) {
		const { name, alerts } = incident
		await watch.untilQuiet(alerts, patienceMs)
		const began = Date.now()
		await incident.begin()
		const found = await until(incident, began, cluster, watch)
		await incident.end()
		rows.push([name, [found.alert, found.line, found.seconds].map(shown).join(' | ')])
		if (!found.alert) failures.push(`${name}: no alert`)
		if (!found.line) failures.push(`${name}: no line names the cause`)
	}
	return {
		title: 'Five incidents: the alert | the line | seconds to the later of both',
		rows,
		failures,
	}
}

const shown = (value: string | number | undefined) => String(value ?? 'none')

async function until(incident: Incident, began: number, cluster: Cluster, watch: Watch) {
	let alert: string | undefined
	let line: string | undefined
	while (Date.now() - began < patienceMs && !(alert && line)) {
		await sleep(500)
		alert ??= (await watch.firing()).find((name) => incident.alerts.includes(name))
		line ??= causeIn(cluster, began, incident)
	}
	return { alert, line, seconds: Math.round((Date.now() - began) / 1_000) }
}

/** The first line since then that names the cause, shortened. */
function causeIn({ apis, storefronts }: Cluster, began: number, { isCause }: Incident) {
	for (const { log } of [...apis, ...storefronts]) {
		for (const text of log().split('\n')) {
			const line = text.startsWith('{') ? LogLine.safeParse(parsed(text)).data : undefined
			if (!line || Date.parse(line.time) < began || !isCause(line)) continue
			const { process, msg, route, provider, server, code, sqlState, outcome } = line
			return JSON.stringify({ process, msg, route, provider, server, code, sqlState, outcome })
		}
	}
	return undefined
}

/** The last line may be incomplete. */
function parsed(text: string): unknown {
	try {
		return JSON.parse(text)
	} catch {
		return undefined
	}
}

/** A mail server that takes every mail, or accepts connections and never answers, or is away. */
function mailServer(port: number) {
	let server: Server | undefined
	const sockets = new Set<Socket>()
	async function open(onSocket: (socket: Socket) => void) {
		await close()
		const opened = createServer((socket) => {
			sockets.add(socket)
			socket.on('error', () => undefined)
			onSocket(socket)
		})
		server = opened
		await new Promise<void>((resolve) => opened.listen(port, '127.0.0.1', resolve))
	}
	async function close() {
		for (const socket of sockets) socket.destroy()
		sockets.clear()
		const closing = server
		server = undefined
		if (closing) await new Promise((resolve) => closing.close(resolve))
	}
	return { answer: () => open(takeMails), hang: () => open(() => undefined), close }
}

function takeMails(socket: Socket) {
	let isText = false
	socket.write('220 mail.test ESMTP\r\n')
	socket.on('data', (bytes) => {
		for (const line of bytes.toString('latin1').split('\r\n').filter(Boolean)) {
			if (isText) {
				if (line !== '.') continue
				isText = false
				socket.write('250 taken\r\n')
			} else if (/^DATA/i.test(line)) {
				isText = true
				socket.write('354 go on\r\n')
			} else socket.write(/^QUIT/i.test(line) ? '221 bye\r\n' : '250 fine\r\n')
		}
	})
}

/** A disk in memory that can be filled, where this user may mount one; else an ordinary folder. */
function smallDisk(folder: string) {
	const ballast = path.join(folder, 'ballast')
	const isSmall = run('mount', '-t', 'tmpfs', '-o', `size=${tmpfsSize},mode=755`, 'tmpfs', folder)
	return {
		path: folder,
		isSmall,
		async fill() {
			const part = Buffer.alloc(1_048_576)
			for (let size = part.length; size >= 4_096; size /= 16) {
				try {
					for (;;) await appendFile(ballast, part.subarray(0, size))
				} catch {
					// Full for parts of this size.
				}
			}
		},
		free: () => rm(ballast, { force: true }),
		remove: () => void (isSmall && run('umount', '--lazy', folder)),
	}
}

function run(program: string, ...args: string[]): boolean {
	try {
		execFileSync(program, args, { stdio: 'ignore' })
		return true
	} catch {
		return false
	}
}
