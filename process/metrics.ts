import { createServer, type Server } from 'node:http'
import { collectDefaultMetrics, Registry } from 'prom-client'
import type { ProcessName } from './log.ts'

export type MetricsPlace = { port: number; host: string }

/** The figures of a process, with those of Node itself: memory, processor time, event loop delay. */
export function createMetrics(process: ProcessName): Registry {
	const registry = new Registry()
	registry.setDefaultLabels({ process })
	collectDefaultMetrics({ register: registry })
	return registry
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
