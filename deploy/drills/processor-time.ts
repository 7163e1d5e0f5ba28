import { readdir, readFile } from 'node:fs/promises'
import pg from 'pg'
import type { Cluster } from '#deploy/cluster/cluster.ts'

/** Processor time in ms since its start. */
export type ProcessorTime = { storefront: number; api: number; database: number }

/** Clock ticks per second in /proc; the same on every Linux that Node runs on. */
const ticksPerSecond = 100

/** Reads the processor time of a cluster's storefronts, website APIs and PostgreSQL (Linux only). */
export async function processorTime({ ports, databaseUrl }: Cluster): Promise<ProcessorTime> {
	const [storefront, api, database] = await Promise.all([
		secondsOf([ports.storefront1Metrics, ports.storefront2Metrics]),
		secondsOf([ports.api1Metrics, ports.api2Metrics]),
		databaseSeconds(databaseUrl),
	])
	return { storefront: storefront * 1_000, api: api * 1_000, database: database * 1_000 }
}

async function secondsOf(ports: number[]) {
	const all = await Promise.all(
		ports.map(async (port) => {
			const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
			const [, value] = /^process_cpu_seconds_total(?:\{[^}]*\})? ([\d.e+-]+)/m.exec(text) ?? []
			if (value === undefined) throw new Error('There is no process_cpu_seconds_total.')
			return Number(value)
		}),
	)
	return all.reduce((sum, each) => sum + each, 0)
}

/** Of the server and all its children, those that have ended included. */
async function databaseSeconds(url: string) {
	const client = new pg.Client({ connectionString: url })
	await client.connect()
	const { rows } = await client.query<{ pid: string }>(
		`select split_part(pg_read_file('postmaster.pid'), E'\\n', 1) as pid`,
	)
	await client.end()
	const server = Number(rows[0]?.pid)
	const processes = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
	const ticks = await Promise.all(processes.map((pid) => ticksOf(pid, server)))
	return ticks.reduce((sum, each) => sum + each, 0) / ticksPerSecond
}

async function ticksOf(pid: string, server: number): Promise<number> {
	const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined)
	// What follows the name in brackets: state, parent, …, utime, stime, and those of ended children.
	const fields = text?.slice(text.lastIndexOf(')') + 2).split(' ') ?? []
	const [parent, own, system, ended, endedSystem] = [1, 11, 12, 13, 14].map((at) =>
		Number(fields[at]),
	)
	if (Number(pid) === server) return [own, system, ended, endedSystem].reduce<number>(add, 0)
	return parent === server ? [own, system].reduce<number>(add, 0) : 0
}

const add = (sum: number, value: number | undefined) => sum + (value ?? 0)
