import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { guardedShop, type GuardedShop } from './support/shop.ts'

let shop: GuardedShop
beforeAll(async () => {
	shop = await guardedShop()
})
afterAll(() => shop.close())
beforeEach(() => {
	shop.reached.length = 0
})

const own: [string, string] = ['Sec-Fetch-Site', 'same-origin']
const encoded: [string, string] = ['Content-Type', 'application/x-www-form-urlencoded']
const multipart: [string, string] = ['Content-Type', 'multipart/form-data; boundary=x']

const part = (name: string, more = '') =>
	`--x\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n1\r\n`

const hostile: [name: string, target: string, body: string][] = [
	['the highest index', '/auth/login', 'login[4294967294]=1'],
	[
		'twelve lists',
		'/auth/login',
		Array.from({ length: 12 }, (_, at) => `f${at}[30000000]=1`).join('&'),
	],
	['one long list', '/order/look-up', 'number[10000000]=1'],
	['an index in other letters', '/auth/login', 'login%5B200000%5D=1'],
	['levels without end', '/auth/login', `login${'.a'.repeat(30_000)}=1`],
	['a long name', '/auth/login', `${'a'.repeat(65)}=1`],
	['many fields', '/auth/login', Array.from({ length: 201 }, (_, at) => `f${at}=1`).join('&')],
	['an instruction for the parser', '/auth/login', '__intent__=%7B'],
	['a state for the parser', '/auth/login', '__state__=%7B'],
]

test.each(hostile)('%s: 400 with a page, for a page, its data and a resource', async (...each) => {
	const [, target, body] = each
	for (const address of [target, `/en${target}?_data=routes%2Fauth%2Flogin`, '/Cart/lines']) {
		const question = { method: 'POST', target: address, headers: [own, encoded], body }
		const answer = await shop.request(question)
		expect(answer.status).toBe(400)
		expect(answer.headers.get('content-type')).toContain('text/html')
	}
	expect(shop.reached).toEqual([])
})

test.each([
	['an index', part('login[4294967294]')],
	['a long name', part('a'.repeat(65))],
	['a long file name', part('proof', `; filename="${'a'.repeat(256)}"`)],
	['many parts', part('a').repeat(201)],
	['many empty parts', '--x\r\n\r\n'.repeat(100_000)],
	['a text as large as a file', part('a').replace('1\r\n', `${'b'.repeat(1024 * 1024)}\r\n`)],
])('multipart with %s: 400', async (_name, body) => {
	for (const target of ['/konfirmasi-pembayaran', '/en/konfirmasi-pembayaran?_data=x']) {
		const question = { method: 'POST', target, headers: [own, multipart], body: `${body}--x--\r\n` }
		expect((await shop.request(question)).status).toBe(400)
	}
	expect(shop.reached).toEqual([])
})

test('accepts the largest form of the shop: a return of fifty lines', async () => {
	const lines = Array.from({ length: 50 }, (_, at) =>
		['position', 'quantity', 'reason'].map((name) => part(`lines[${at}].${name}`)).join(''),
	)
	const file = '; filename="foto.jpg"\r\nContent-Type: image/jpeg'
	const others = `${part('formToken')}${part('formKey')}${part('description')}`
	const answer = await shop.request({
		method: 'POST',
		target: '/profile/order/INV1/return',
		headers: [own, multipart],
		body: `${others}${lines.join('')}${part('pictures', file).repeat(5)}--x--\r\n`,
	})
	expect(answer.status).not.toBe(400)
})
