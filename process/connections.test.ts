import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { connect, type Socket } from 'node:net'
import { buffer, text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { Registry } from 'prom-client'
import { afterEach, expect, test } from 'vitest'
import { createHttpServer } from '#server/listen.ts'
import { createApiServer } from '#website-api/http/api-server.ts'
import { closeSlowBodies, connectionTimeouts } from './connections.ts'
import { serveMetrics } from './metrics.ts'

let server: Server
let socket: Socket
afterEach(async () => {
	socket.destroy()
	server.closeAllConnections()
	server.close()
	await once(server, 'close')
})

async function listenWith(listener: RequestListener) {
	server = createServer(listener)
	closeSlowBodies(server, { graceMs: 100, bytesPerSecond: 100_000, checkMs: 20 })
	server.listen(0, '127.0.0.1')
	await once(server, 'listening')
	const address = server.address()
	const port = typeof address === 'object' ? (address?.port ?? 0) : 0
	socket = connect(port, '127.0.0.1')
	await once(socket, 'connect')
}

const head = (length: number) =>
	`POST / HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: ${length}\r\n\r\n`

test.each([
	['read', async (incoming: Parameters<RequestListener>[0]) => void (await buffer(incoming))],
	['not read', () => undefined],
])('a body that arrives byte by byte is ended, when it is %s', async (_how, read) => {
	await listenWith((incoming) => void Promise.resolve(read(incoming)).catch(() => undefined))
	socket.write(head(1_000_000))
	const writes = setInterval(() => socket.writable && socket.write('a'), 10)
	socket.on('error', () => undefined)
	await new Promise((resolve) => socket.once('close', resolve))
	clearInterval(writes)
	expect(socket.destroyed).toBe(true)
})

test('a body that waits to be read is not slow', async () => {
	await listenWith(async (incoming, outgoing) => {
		await pause(500)
		outgoing.end(String((await buffer(incoming)).byteLength))
	})
	socket.write(head(1_000_000))
	socket.write(Buffer.alloc(1_000_000))
	expect(await text(socket)).toMatch(/1000000$/)
})

test('the website API, the storefront, the admin and the port of figures end connections that stall', async () => {
	const metrics = await serveMetrics(new Registry(), { port: 0, host: '127.0.0.1' })
	const servers = [
		createApiServer(() => new Response()),
		createHttpServer(() => undefined),
		metrics,
	]
	for (const one of servers) {
		expect(one.headersTimeout).toBe(connectionTimeouts.headersTimeout)
		expect(one.requestTimeout).toBe(connectionTimeouts.requestTimeout)
		expect(one.keepAliveTimeout).toBe(connectionTimeouts.keepAliveTimeout)
		one.emit('close')
	}
	metrics.close()
	expect(connectionTimeouts.requestTimeout).toBeLessThanOrEqual(30_000)
	await listenWith((_incoming, outgoing) => outgoing.end())
})

test.each([
	'Host: x y',
	'Host: a@b',
	'Host: shop.example:99999',
	'X-Sent-By: a balancer',
	'Host: ',
])('a health check of a balancer is answered by the website API with "%s"', async (header) => {
	await listenWith(() => undefined)
	const api = createApiServer((request) => new Response(new URL(request.url).pathname))
	api.listen(0, '127.0.0.1')
	await once(api, 'listening')
	const address = api.address()
	const asking = connect(typeof address === 'object' ? (address?.port ?? 0) : 0, '127.0.0.1')
	asking.write(`GET /health/ready HTTP/1.1\r\n${header}\r\nConnection: close\r\n\r\n`)
	expect(await text(asking)).toMatch(/^HTTP\/1\.1 200 [^]*\/health\/ready/)
	api.close()
})
