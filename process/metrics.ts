import { createServer, type Server } from 'node:http'
import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client'
import { instanceName, type ProcessName, version } from './instance.ts'
import { connectionTimeouts } from './connections.ts'
import { keptAnswer } from './kept-answer.ts'
import type { Importance } from './load-guard.ts'

/** How long figures are served as they were collected: whoever reaches the port costs no more than one who does. */
const FIGURES_MS = 250

export type MetricsPlace = { port: number; host: string }

/** The figures of a process, with those of Node itself: memory, processor time, event loop delay. */
export function createMetrics(process: ProcessName): Registry {
	const registry = new Registry()
	registry.setDefaultLabels({ process })
	collectDefaultMetrics({ register: registry })
	new Gauge({
		name: 'etalase_build_info',
		help: 'The version of a process and its name in the log; always 1',
		labelNames: ['version', 'name'],
		registers: [registry],
	}).set({ version, name: instanceName() }, 1)
	return registry
}

/** Counts requests that the load guard refuses. */
export function loadRefusals(registry: Registry): (importance: Importance) => void {
	const refusals = new Counter({
		name: 'etalase_load_refusals_total',
		help: 'Requests refused under load, by their importance',
		labelNames: ['importance'],
		registers: [registry],
	})
	for (const importance of ['anonymous', 'known', 'checkout']) refusals.inc({ importance }, 0)
	return (importance) => refusals.inc({ importance })
}

/** GET /metrics at a port of its own, which visitors must not reach. Rejects when the port is taken. */
export async function serveMetrics(
	registry: Registry,
	{ port, host }: MetricsPlace,
	now = () => performance.now(),
): Promise<Server> {
	const figures = keptAnswer(() => registry.metrics(), FIGURES_MS, now)
	const server = createServer(connectionTimeouts, (incoming, outgoing) => {
		if (incoming.url !== '/metrics' || incoming.method !== 'GET') {
			outgoing.writeHead(404).end()
			return
		}
		figures().then(
			(text) => outgoing.writeHead(200, { 'Content-Type': registry.contentType }).end(text),
			() => outgoing.writeHead(500).end(),
		)
	})
	await new Promise<void>((resolve, reject) => {
		server.once('error', reject)
		server.listen(port, host, resolve)
	})
	// The process ends without waiting for it.
	server.unref()
	return server
}
