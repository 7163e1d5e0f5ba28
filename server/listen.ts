import { createServer, type Server } from 'node:http'
import { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { factsOfNothing } from './facts.ts'
import { Refusal, type RefusalStatus } from './refusal.ts'
import { refusalPage } from './refusal-page.ts'
import { secure } from './security-headers.ts'

/** An HTTP server with time for the slow and an end for the stalled. */
export function createHttpServer(stylesheet: () => string | undefined): Server {
	const server = createServer({
		headersTimeout: 10_000,
		requestTimeout: 30_000,
		keepAliveTimeout: 5_000,
		connectionsCheckingInterval: 2_000,
		maxHeaderSize: 16 * 1024,
		// The front guard answers a missing Host with a page.
		requireHostHeader: false,
	})
	// Node would answer an unknown expectation itself; the front guard does it with a page.
	server.on('checkExpectation', (incoming, outgoing) => {
		server.emit('request', incoming, outgoing)
	})
	server.on('clientError', (error, socket) => void refuseRaw(error, socket, stylesheet()))
	return server
}

/** Starts listening; the port that was given, or a free one for 0. */
export function listen(server: Server, port: number, host: string): Promise<number> {
	return new Promise((resolve, reject) => {
		server.once('error', reject)
		server.listen(port, host, () => {
			const address = server.address()
			resolve(typeof address === 'object' && address ? address.port : port)
		})
	})
}

/** Takes no new connection, lets requests in flight finish for `timeoutMs`, then closes what is left. */
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

// What is not even HTTP has no request to answer: the page is written to the socket.
async function refuseRaw(error: Error, socket: Duplex, stylesheet: string | undefined) {
	if (!socket.writable) return socket.destroy()
	const code = 'code' in error ? error.code : undefined
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

// A browser opens connections ahead. An answer on one it has not used would be taken for that of its next request,
// while a connection that closes makes it ask again.
function endWaiting(socket: Duplex) {
	const hasAsked = socket instanceof Socket && socket.bytesRead > 0
	socket.end(hasAsked ? 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n' : undefined)
}
