import { createServer, type Server } from 'node:http'
import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client'
import { instanceName, type ProcessName, version } from './instance.ts'
import type { Importance } from './load-guard.ts'

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
): Promise<Server> {
	const server = createServer((incoming, outgoing) => {
		if (incoming.url !== '/metrics' || incoming.method !== 'GET') {
			outgoing.writeHead(404).end()
			return
		}
		registry.metrics().then(
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
