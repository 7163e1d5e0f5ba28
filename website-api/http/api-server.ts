import { createServer, type Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { closeSlowBodies, connectionTimeouts } from '#process/connections.ts'

type Fetch = Parameters<typeof getRequestListener>[0]

/**
 * The HTTP server of the website API, which closes connections that stall. Bodies come from storefronts and the admin,
 * which have received them completely, and from the command line. Health checks of balancers may have any Host, or none.
 */
export function createApiServer(fetch: Fetch): Server {
	const answer = getRequestListener(fetch, { hostname: 'localhost' })
	const options = { ...connectionTimeouts, requireHostHeader: false }
	const server = createServer(options, (incoming, outgoing) => {
		// The adapter refuses what is no host.
		if (incoming.url?.startsWith('/health/')) incoming.headers.host = 'localhost'
		return answer(incoming, outgoing)
	})
	closeSlowBodies(server, { graceMs: 8_000, bytesPerSecond: 16 * 1024 })
	return server
}
