import { mkdir, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { eq, like } from 'drizzle-orm'
import { type Cluster, startCluster } from '#deploy/cluster/cluster.ts'
import { createMember } from '#deploy/cluster/member.ts'
import { requireProgram } from '#deploy/cluster/programs.ts'
import { freePorts } from '#tests/support/ports.ts'
import { openGuardedFolder } from '#tests/support/processes.ts'
import { startEtalase } from '#tests/support/etalase-process.ts'
import { startSecondCell } from '#tests/support/second-cell.ts'
import { openPostgres } from '#website-api/db/postgres.ts'
import { auditOracles } from '#website-api/modules/money/audit/oracles.queries.ts'
import { company } from '#website-api/modules/platform/companies/company.table.ts'
import { setting } from '#website-api/modules/platform/companies/setting.table.ts'
import { orders } from '#website-api/modules/sales/orders/order.table.ts'
import { type DrillResult, failuresOf } from './drill.ts'
import { settingsForLoad, startLoad } from './load.ts'

/** Two cells behind one map of hosts: a shop is moved between their PostgreSQL servers while shoppers buy in it. */
export async function cellMove(): Promise<DrillResult> {
	const haproxy = requireProgram('haproxy')
	const [port = 0] = await freePorts(1)
	const settings = {
		...settingsForLoad,
		ETALASE_SECRET: randomBytes(32).toString('base64'),
		ETALASE_REGISTRATIONS_PER_DAY: '10000',
	}
	const stops: (() => Promise<void>)[] = []
	try {
		const first = await startCluster({ hasCaddy: false, settings })
		stops.push(() => first.stop())
		const server = await startSecondCell()
		stops.push(() => server.stop())
		await shareSecret(first.databaseUrl, server.url)
		const second = await startCluster({
			hasCaddy: false,
			settings: { ...settings, ETALASE_CELL: '2', ETALASE_SEED: 'no' },
			databaseUrl: server.url,
		})
		stops.push(() => second.stop())
		const front = await startFront(haproxy, port, [first, second])
		stops.push(front.stop)
		return await moveUnderLoad(port, [first, second], front)
	} finally {
		for (const stop of stops.toReversed()) await stop()
	}
}

/** Lets the second cell sign links with the secret of the first. */
async function shareSecret(firstUrl: string, secondUrl: string) {
	const [first, second] = [openPostgres(firstUrl, 1), openPostgres(secondUrl, 1)]
	try {
		const own = await first.db.select().from(setting).where(eq(setting.key, 'api-access-secret'))
		await second.db.insert(setting).values(own)
	} finally {
		await first.close()
		await second.close()
	}
}

type Front = { socket: string; map: string; stop: () => Promise<void> }

/** HAProxy that leads every host to a cell by a map, to the first unless the map names another. */
async function startFront(program: string, port: number, cells: Cluster[]): Promise<Front> {
	const folder = await openGuardedFolder(os.tmpdir(), 'cells')
	const file = (name: string) => path.join(folder.path, name)
	await mkdir(folder.path, { recursive: true })
	await writeFile(file('cells.map'), '# host cell\n')
	await writeFile(
		file('haproxy.cfg'),
		`
global
	stats socket ${file('admin.sock')} mode 600 level admin
defaults
	mode http
	timeout connect 2s
	timeout client 30s
	timeout server 60s
	timeout http-request 10s
frontend shops
	bind 127.0.0.1:${port}
	use_backend %[req.hdr(host),host_only,lower,map(${file('cells.map')},cell1)]
${cells.map(({ ports }, at) => `backend cell${at + 1}\n\tserver balancer 127.0.0.1:${ports.shops}\n`).join('')}`,
	)
	const member = createMember({
		name: 'cells',
		ready: `http://127.0.0.1:${port}/health/live`,
		program,
		args: ['-db', '-f', file('haproxy.cfg')],
		env: process.env,
		logs: folder.path,
	})
	const stop = async () => {
		await member.stop()
		await folder.stop()
	}
	await member.start().catch(async (error: unknown) => {
		await stop()
		throw error
	})
	return { socket: file('admin.sock'), map: file('cells.map'), stop }
}

async function moveUnderLoad(
	port: number,
	[first, second]: [Cluster, Cluster],
	{ socket, map }: Front,
): Promise<DrillResult> {
	const load = await startLoad({ port, databaseUrl: first.databaseUrl })
	await sleep(5_000)
	const before = load.confirmed()
	const began = performance.now()
	const moved = await startEtalase(
		[
			['company', 'move', await codeOfShop(first.databaseUrl), '--json', '--yes'],
			['--to', second.databaseUrl, '--files', second.data, '--backend', 'cell2'],
			['--haproxy', socket, '--map', map],
		].flat(),
		{ DATABASE_URL: first.databaseUrl, ETALASE_DATA: first.data },
	).ended
	const seconds = (performance.now() - began) / 1_000
	await sleep(5_000)
	const result = await load.stop()
	const there = await findingsAndOrders(second.databaseUrl)
	const lost = result.lost.filter((number) => !there.numbers.has(number))
	return {
		title: 'A shop is moved to another cell, with its own PostgreSQL, while shoppers buy in it.',
		rows: [
			['requests', result.requests],
			['answers of 500 and above, in maintenance', result.failed.length],
			['confirmed orders before, and in all', `${before}, ${result.confirmed}`],
			['lost orders', lost.length],
			['seconds of the whole move', seconds.toFixed(1)],
			['seconds of maintenance', /"SECONDS": "([\d.]+)"/.exec(moved.lines.join('\n'))?.[1] ?? '–'],
			['findings of the audit, in both cells', result.findings + there.findings],
		],
		failures: [
			...(moved.code === 0 ? [] : [moved.error]),
			...failuresOf({
				'confirmed orders are kept': lost.length === 0,
				'the books are in order': result.findings + there.findings === 0,
				'the other cell takes orders': there.numbers.size > before,
			}),
		],
	}
}

/** The shop that the load buys in. */
async function codeOfShop(databaseUrl: string): Promise<string> {
	const { db, close } = openPostgres(databaseUrl, 1)
	try {
		const [row] = await db.select().from(company).where(like(company.code, 'toko-%'))
		return row?.code ?? ''
	} finally {
		await close()
	}
}

async function findingsAndOrders(databaseUrl: string) {
	const { db, close } = openPostgres(databaseUrl, 1)
	try {
		const rows = await db.select({ number: orders.number }).from(orders)
		const findings = (await auditOracles(db)).length
		return { numbers: new Set(rows.map(({ number }) => number)), findings }
	} finally {
		await close()
	}
}
