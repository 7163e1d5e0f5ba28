import { channel } from 'node:diagnostics_channel'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { guardedShop, type GuardedShop } from './support/shop.ts'

let shop: GuardedShop
beforeAll(async () => {
	shop = await guardedShop()
})
afterAll(() => shop.close())

const hosts = [
	'169.254.169.254',
	'127.0.0.1',
	'127.1',
	'0.0.0.0',
	'0x7f000001',
	'2130706433',
	'10.0.0.1',
	'192.168.0.1',
	'172.16.0.1',
	'100.64.0.1',
	'[::1]',
	'[fd00::1]',
	'[fe80::1]',
	'[::ffff:169.254.169.254]',
	'localhost',
	'metadata.google.internal',
	'evil.example',
]
const addresses = hosts.flatMap((host) => [
	`http://${host}/latest/meta-data`,
	`//${host}/a.png`,
	`https://shop.test@${host}:8080/x`,
])

test('never fetches an address that a visitor names', async () => {
	expect(addresses.length).toBeGreaterThanOrEqual(50)
	let connections = 0
	let questions = 0
	// Counts every socket that this process opens, including the test's own.
	const count = () => void connections++
	channel('net.client.socket').subscribe(count)
	const request = (options: Parameters<GuardedShop['request']>[0]) => {
		questions++
		return shop.request(options)
	}
	for (const address of addresses) {
		const part = encodeURIComponent(address)
		for (const target of [
			`/media/${part}/480.avif`,
			`/media/${address}`,
			`/?url=${part}&image=${part}&logo=${part}`,
			`/products?q=${part}`,
			`/order/look-up?order=${part}`,
			`/auth/google-verification?iss=${part}&code=x&state=y`,
		]) {
			await request({ target, headers: [['Host', 'toko.test']] })
			await request({
				target,
				headers: [
					['Host', 'toko.test'],
					['Referer', address],
				],
			})
		}
	}
	channel('net.client.socket').unsubscribe(count)
	expect(connections).toBe(questions)
	const origins = new Set(shop.api.requests.map(({ url }) => new URL(url).origin))
	expect([...origins]).toEqual(['http://website-api.test'])
	expect(shop.api.requests.filter(({ url }) => url.includes('meta-data'))).toEqual([])
})
