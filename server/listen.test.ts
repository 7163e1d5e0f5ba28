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

/** Everything a connection hears until its end. @param sent at once */
function heardAfter(sent: string) {
	const socket = connect(port, '127.0.0.1', () => void socket.write(sent))
	return text(socket)
}

test('a connection that a browser opened ahead ends without a word; half a request is told', async () => {
	const [unused, half] = await Promise.all([heardAfter(''), heardAfter('GET / HTTP/1.1\r\nHost:')])
	expect(unused).toBe('')
	expect(half).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/)
})

test('what is not HTTP hears 400', async () => {
	expect(await heardAfter('bukan permintaan\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /)
})
