import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { guardedShop, type GuardedShop } from './support/shop.ts'

let shop: GuardedShop
beforeAll(async () => {
	shop = await guardedShop()
})
afterAll(() => shop.close())

describe('costly and hostile addresses', () => {
	test.each([
		'/__manifest',
		'/__manifest?p=%2F&version=1',
		'/__MANIFEST',
		`/__manifest?${'p=%2Fa&'.repeat(400)}`,
		'/__manifest/x',
	])('the manifest %s answers 404', async (target) => {
		const before = shop.reached.length
		expect((await shop.request({ target })).status).toBe(404)
		expect(shop.reached.length).toBe(before)
	})

	test.each<[string, number]>([
		[`/${'a'.repeat(4_100)}`, 414],
		[`/products?q=${'a'.repeat(4_100)}`, 414],
		['/%', 400],
		['/%zz', 400],
		['/%c3%28', 400],
		['/%ff', 400],
		['/a%00b', 400],
		['/products?q=%00', 400],
		['/products?q=%', 400],
		['/a\\b', 400],
		['/a%5cb', 400],
		['/%2e%2e/etc/passwd', 400],
		['/../etc/passwd', 400],
		['/a/./b', 400],
		['//evil.example', 400],
		['/a//b', 400],
		['/a%0d%0aSet-Cookie:x=1', 400],
		['/\u00e9', 400],
	])('%s: %i with a page', async (target, status) => {
		const answer = await shop.request({ target })
		expect(answer.status).toBe(status)
		expect(answer.headers.get('content-type')).toContain('text/html')
		expect(answer.body).toContain('Kode rujukan')
	})

	test('headers of 16 kB and more: 431 with a page', async () => {
		const answer = await shop.request({ headers: [['X-Large', 'a'.repeat(17_000)]] })
		expect(answer.status).toBe(431)
		expect(answer.body).toContain('Perambanmu mengirim terlalu banyak')
	})

	test('invalid HTTP: 400 with a page', async () => {
		const answer = await shop.request({ method: 'GET /x', target: 'y z' })
		expect(answer.status).toBe(400)
		expect(answer.body).toContain('Alamat ini tidak bisa dibaca')
	})

	test('answers 1,000 generated addresses of up to 8 kB, none with a 5xx', async () => {
		const parts = [
			'a',
			'%20',
			'..',
			'%2f',
			';',
			'?',
			'&',
			'=',
			'[',
			']',
			'#',
			'%',
			'/',
			'*',
			'(',
			'page=1000000000',
			'_data=',
			'__proto__',
			'%u0041',
			'+',
		]
		let seed = 7
		const next = () => (seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648)
		const counts = new Map<number, number>()
		for (let index = 0; index < 1_000; index += 1) {
			const length = 1 + (next() % (index % 10 === 0 ? 2_000 : 60))
			const target =
				`/${Array.from({ length }, () => parts[next() % parts.length]).join('')}`.slice(0, 8_192)
			const { status } = await shop.request({ target })
			counts.set(status, (counts.get(status) ?? 0) + 1)
		}
		expect([...counts.keys()].every((status) => status >= 200 && status < 500)).toBe(true)
		expect([...counts.values()].reduce((sum, count) => sum + count, 0)).toBe(1_000)
	})

	test('a trailing slash redirects to the address without it and keeps the query', async () => {
		const answer = await shop.request({ target: '/en/Cart/?a=1' })
		expect(answer.status).toBe(308)
		expect(answer.headers.get('location')).toBe('/en/Cart?a=1')
	})

	test.each([
		['/Product/Kaos-1?v=2', '/product/kaos-1?v=2'],
		['/EN/PRODUCTS/KAOS', '/en/products/kaos'],
		['/article/Cara-Rawat', '/article/cara-rawat'],
		['/en/Products/Kaos/', '/en/products/kaos'],
	])('%s, in capitals, redirects to %s', async (target, location) => {
		const answer = await shop.request({ target })
		expect([answer.status, answer.headers.get('location')]).toEqual([308, location])
	})

	test('an address whose page has capitals, or that is in lower case, stays', async () => {
		for (const target of ['/Cart', '/en/Cart', '/product/kaos-1', '/en/products']) {
			expect((await shop.request({ target })).status, target).toBe(200)
		}
	})
})

describe('logs', () => {
	test('have route, status, company and correlation id, and no user input', async () => {
		shop.lines.length = 0
		await shop.request({
			method: 'POST',
			target: '/order/look-up?phone=081299998888&email=sari%40example.com',
			headers: [
				['Sec-Fetch-Site', 'same-origin'],
				['Content-Type', 'application/x-www-form-urlencoded'],
				['Cookie', 'CART=rahasia-kue'],
				['User-Agent', 'Peramban-Sari'],
				['Referer', 'http://toko.test/?nama=Sari'],
			],
			body: 'name=Sari+Wulandari&phone=081277776666',
		})
		const [line = '{}'] = shop.lines.filter((entry) => entry.includes('"request"'))
		expect(Object.keys(JSON.parse(line)).sort()).toEqual([
			'answered',
			'companyId',
			'correlationId',
			'host',
			'level',
			'method',
			'ms',
			'msg',
			'route',
			'status',
			'time',
		])
		for (const secret of ['0812', 'sari', 'Sari', 'rahasia', 'Peramban']) {
			expect(shop.lines.join('')).not.toContain(secret)
		}
	})
})
