import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { close, createHttpServer, listen } from './listen.ts'

let port: number
const server = createHttpServer(() => undefined)
beforeAll(async () => {
	server.headersTimeout = 1
	server.on('request', (_incoming, outgoing) => outgoing.end('halo'))
	port = await listen(server, 0, '127.0.0.1')
})
afterAll(() => close(server))

/** Everything received on a connection until it closes. @param sent data sent at once */
function heardAfter(sent: string) {
	const socket = connect(port, '127.0.0.1', () => void socket.write(sent))
	return text(socket)
}

test('closes an unused connection silently, but answers half a request', async () => {
	const [unused, half] = await Promise.all([heardAfter(''), heardAfter('GET / HTTP/1.1\r\nHost:')])
	expect(unused).toBe('')
	expect(half).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/)
})

test.each([
	['half a request', 'GET / HTTP/1.1\r\nHost:'],
	['data that is not HTTP', 'bukan permintaan\r\n\r\n'],
])(
	'closes a connection with %s although the other side keeps its half open',
	async (_what, sent) => {
		const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
		socket.on('error', () => undefined).resume()
		socket.write(sent)
		const writes = setInterval(() => socket.writable && socket.write('a'), 20)
		await new Promise((resolve) => socket.once('close', resolve))
		clearInterval(writes)
		expect(socket.destroyed).toBe(true)
	},
)

test('answers data that is not HTTP with 400', async () => {
	expect(await heardAfter('bukan permintaan\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /)
})
