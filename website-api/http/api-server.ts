import { createServer, type Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { closeSlowBodies, connectionTimeouts } from '#process/connections.ts'

type Fetch = Parameters<typeof getRequestListener>[0]

/**
 * The HTTP server of the website API, which closes connections that stall. Bodies come from storefronts and the admin,
 * which have received them completely, and from the command line. Health checks of balancers may lack a Host header.
 */
export function createApiServer(fetch: Fetch): Server {
	const server = createServer(
		connectionTimeouts,
		getRequestListener(fetch, { hostname: 'localhost' }),
	)
	closeSlowBodies(server, { graceMs: 8_000, bytesPerSecond: 16 * 1024 })
	return server
}
