import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { guardedShop, type GuardedShop } from './support/shop.ts'

const page = '/konfirmasi-pembayaran'
const behindProxy = { TRUSTED_PROXIES: '127.0.0.1' }

let shop: GuardedShop
let sockets: Socket[] = []
afterEach(async () => {
	for (const socket of sockets) socket.destroy()
	sockets = []
	await shop.close()
})

const head = (address: string, length: number) => [
	'POST /konfirmasi-pembayaran HTTP/1.1',
	'Host: toko.test',
	'Sec-Fetch-Site: same-origin',
	`X-Forwarded-For: ${address}`,
	'Content-Type: multipart/form-data; boundary=ab',
	`Content-Length: ${length}`,
]

/** Sends the start of a form and then stalls. */
async function begin(address: string, { bytes = 10, length = 1_000_000 } = {}) {
	const socket = connect(shop.port, '127.0.0.1')
	sockets.push(socket)
	await once(socket, 'connect')
	socket.write(`${head(address, length).join('\r\n')}\r\n\r\n`)
	socket.write(Buffer.alloc(bytes, 'a'))
	return socket
}

/** Everything that a socket receives until it is closed. */
async function readUntilClosed(socket: Socket): Promise<string> {
	let text = ''
	socket.on('data', (chunk) => (text += chunk.toString()))
	await once(socket, 'close')
	return text
}

function upload(address: string) {
	const body = '--ab\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n--ab--\r\n'
	return shop.request({
		method: 'POST',
		target: page,
		headers: [
			['Sec-Fetch-Site', 'same-origin'],
			['X-Forwarded-For', address],
			['Content-Type', 'multipart/form-data; boundary=ab'],
		],
		body,
	})
}

test('twenty stalled uploads do not block others', async () => {
	shop = await guardedShop({ env: behindProxy, arriving: { graceMs: 600_000 } })
	for (let at = 0; at < 20; at += 1) await begin(`10.0.${at}.1`)
	for (let at = 0; at < 6; at += 1) expect((await upload('192.0.2.1')).status).toBe(200)
})

test('rejects a body that stalls and closes its connection', async () => {
	shop = await guardedShop({ env: behindProxy, arriving: { graceMs: 300 } })
	const answer = await readUntilClosed(await begin('10.0.0.1'))
	expect(answer).toMatch(/^HTTP\/1.1 408 /)
	expect(answer).toContain('Koneksinya terlalu lambat')
	expect(shop.reached).toEqual([])
})

test('rejects a body that arrives too slowly, whatever its length', async () => {
	const pace = { graceMs: 500, bytesPerSecond: 100_000 }
	shop = await guardedShop({ env: behindProxy, arriving: pace })
	const socket = await begin('10.0.0.1')
	const writes = setInterval(() => socket.writable && socket.write('a'), 20)
	expect(await readUntilClosed(socket)).toMatch(/^HTTP\/1.1 408 /)
	clearInterval(writes)
})

test('buffered bodies of one network are limited, and others are served', async () => {
	const limits = { graceMs: 600_000, networkBytes: 50_000, totalBytes: 80_000 }
	shop = await guardedShop({ env: behindProxy, arriving: limits })
	await begin('10.0.0.1', { bytes: 49_990 })
	// From the same /24. Waits until the bytes of the first upload have arrived.
	await expect.poll(async () => (await upload('10.0.0.200')).status).toBe(503)
	expect((await upload('10.0.1.1')).status).toBe(200)
	await begin('10.0.2.1', { bytes: 29_990 })
	await expect.poll(async () => (await upload('10.0.1.1')).status).toBe(503)
	for (const socket of sockets) socket.destroy()
	await expect.poll(async () => (await upload('10.0.0.200')).status).toBe(200)
})
