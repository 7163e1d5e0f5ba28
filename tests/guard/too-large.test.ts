import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { guardedShop, type GuardedShop } from './support/shop.ts'

let shop: GuardedShop
beforeAll(async () => {
	shop = await guardedShop()
})
afterAll(() => shop.close())

/**
 * Sends a form like a browser: completely before the response is read, with a pause after the first chunk. Fails if
 * the connection breaks earlier.
 */
async function sendAll(target: string, bytes: number): Promise<string> {
	const socket = connect(shop.port, '127.0.0.1')
	try {
		const failed = new Promise<never>((_, refuse) => {
			socket.on('error', refuse)
			socket.on('close', () => refuse(new Error('Closed')))
		})
		await Promise.race([writeBody(socket, target, bytes), failed])
		return await Promise.race([page(socket), failed])
	} finally {
		socket.destroy()
	}
}

async function writeBody(socket: Socket, target: string, bytes: number) {
	socket.write(
		[
			`POST ${target} HTTP/1.1`,
			'Host: toko.test',
			'Sec-Fetch-Site: same-origin',
			`Content-Length: ${bytes}`,
			'Content-Type: application/x-www-form-urlencoded\r\n\r\n',
		].join('\r\n'),
	)
	const piece = Buffer.alloc(1024 * 1024, 'a')
	for (let at = 0; at < bytes; at += piece.length) {
		socket.write(piece)
		// Longer than the timeouts between Node and the shop.
		if (at === 0) await wait(1_500)
		if (socket.writableNeedDrain) await new Promise((go) => socket.once('drain', go))
	}
}

function page(socket: Socket) {
	return new Promise<string>((resolve) => {
		let text = ''
		socket.on('data', (chunk) => {
			text += chunk.toString()
			if (text.includes('</html>')) resolve(text)
		})
	})
}

test.each([
	['/Cart', 8 * 1024 * 1024],
	['/en/konfirmasi-pembayaran', 40 * 1024 * 1024],
])(
	'a form for %s of %d bytes is read completely and answered with a page',
	async (target, bytes) => {
		const answer = await sendAll(target, bytes)
		expect(answer).toMatch(/^HTTP\/1.1 413 /)
		expect(shop.reached).toEqual([])
	},
)
