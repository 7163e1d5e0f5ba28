import { createServer, type Server } from 'node:http'
import { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { closeSlowBodies, connectionTimeouts } from '#process/connections.ts'
import { factsOfNothing } from './facts.ts'
import { Refusal, type RefusalStatus } from './refusal.ts'
import { refusalPage } from './refusal-page.ts'
import { secure } from './security-headers.ts'

/** How long the response to a refused connection may take to arrive, in ms. */
const lingerMs = 1_000

/** An HTTP server with timeouts for stalled connections. */
export function createHttpServer(stylesheet: () => string | undefined): Server {
	const server = createServer({
		...connectionTimeouts,
		maxHeaderSize: 16 * 1024,
		// The front guard answers a missing Host with a page.
		requireHostHeader: false,
	})
	// Later than the pages' own limit, which answers: for bodies that nobody reads.
	closeSlowBodies(server, { graceMs: 10_000, bytesPerSecond: 4_096 })
	// Node would answer an unknown Expect header itself; the front guard does so with a page.
	server.on('checkExpectation', (incoming, outgoing) => {
		server.emit('request', incoming, outgoing)
	})
	server.on('clientError', (error, socket) => void refuseRaw(error, socket, stylesheet()))
	return server
}

/** Starts listening; on a free port for 0. */
export function listen(server: Server, port: number, host: string): Promise<number> {
	return new Promise((resolve, reject) => {
		server.once('error', reject)
		server.listen(port, host, () => {
			const address = server.address()
			resolve(typeof address === 'object' && address ? address.port : port)
		})
	})
}

/** Stops accepting connections, lets requests in flight finish for `timeoutMs`, then closes the rest. */
export function close(server: Server, timeoutMs = 20_000): Promise<void> {
	return new Promise((resolve) => {
		const timer = setTimeout(() => server.closeAllConnections(), timeoutMs)
		const idle = setInterval(() => server.closeIdleConnections(), 100)
		server.close(() => {
			clearTimeout(timer)
			clearInterval(idle)
			resolve()
		})
		server.closeIdleConnections()
	})
}

// For data that is not HTTP there is no request: the page is written to the socket.
async function refuseRaw(error: Error, socket: Duplex, stylesheet: string | undefined) {
	if (!socket.writable) return socket.destroy()
	const code = 'code' in error ? error.code : undefined
	// The other side may leave its half of an ended connection open.
	setTimeout(() => socket.destroy(), lingerMs).unref()
	if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return endWaiting(socket)
	const status: RefusalStatus = code === 'HPE_HEADER_OVERFLOW' ? 431 : 400
	const facts = factsOfNothing()
	const response = refusalPage(new Refusal(status, { Connection: 'close' }), facts, { stylesheet })
	secure(response.headers, facts)
	const body = Buffer.from(await response.arrayBuffer())
	response.headers.set('Content-Length', String(body.byteLength))
	const lines = [...response.headers].map(([name, value]) => `${name}: ${value}`)
	socket.end(
		Buffer.concat([
			Buffer.from(`HTTP/1.1 ${status} Refused\r\n${lines.join('\r\n')}\r\n\r\n`),
			body,
		]),
	)
}

// Browsers open connections ahead of time. A response on an unused one would be taken for that of the next request,
// while a closed connection makes the browser retry.
function endWaiting(socket: Duplex) {
	const hasSentBytes = socket instanceof Socket && socket.bytesRead > 0
	socket.end(hasSentBytes ? 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n' : undefined)
}
