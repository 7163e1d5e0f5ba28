import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { guardedShop, type GuardedShop } from './support/shop.ts'

let shop: GuardedShop
beforeAll(async () => {
	shop = await guardedShop({ hosts: ['toko.test', 'xn--kpi-ula.test'] })
})
afterAll(() => shop.close())
beforeEach(() => {
	shop.reached.length = 0
	shop.api.requests.length = 0
})

const requestCount = () =>
	shop.api.requests.filter(({ url }) => new URL(url).pathname === '/v1/api-access').length
const visit = (host: string, target = '/') => shop.request({ target, headers: [['Host', host]] })

const malformed = [
	'',
	' ',
	'a b',
	'a\tb',
	'toko.test:',
	'toko.test:0',
	'toko.test:99999',
	'toko.test:80:80',
	'toko.test:99',
	'toko.test:443',
	'xn--localhost',
	'xn--',
	'toko.test:-1',
	'toko.test:8o',
	'http://toko.test',
	'toko.test/x',
	'toko.test\\x',
	'user@toko.test',
	'user:pw@toko.test',
	'.toko.test',
	'toko..test',
	'toko.test..',
	'-toko.test',
	'toko-.test',
	'to ko.test',
	'toko.test,lain.test',
	'toko.test lain.test',
	'*',
	'*.toko.test',
	'toko.test?x',
	'toko.test#x',
	'toko.test%00',
	'toko.test%2f',
	'[::1',
	'::1',
	'[::1]x',
	'[::gggg]',
	'[toko.test]',
	'256.1.1.1',
	'1.2.3',
	'1',
	'0x7f.1',
	'0x7f000001',
	'127.1',
	'2130706433',
	'toko.test:٣',
	'tøko.test',
	'"toko.test"',
	"toko'.test",
	'<script>',
	'toko.test;x',
	'a'.repeat(64),
	`${'a'.repeat(63)}.`.repeat(4) + 'abcd',
	'a'.repeat(300),
	'{{7*7}}',
	'${x}',
	'..',
	'.',
	':80',
	'@',
]

const unknown = [
	'lain.test',
	'toko.test.evil.example',
	'eviltoko.test',
	'www.toko.test',
	'toko',
	'test',
	'127.0.0.1',
	'10.0.0.1',
	'169.254.169.254',
	'[::1]',
	'[::ffff:127.0.0.1]',
	'[fe80::1]',
	'xn--80ak6aa92e.com',
	'LAIN.TEST',
	'lain.test.',
	'lain.test:80',
	'localhost',
	'_dmarc.lain.test',
	'a'.repeat(63),
	...Array.from({ length: 130 }, (_, index) => `host-${index}.unknown.example`),
]

describe('hosts', () => {
	test.each(malformed)('%j is malformed: a page with 400, without an API request', async (host) => {
		const answer = await visit(host)
		expect(answer.status).toBe(400)
		expect(answer.body).toContain('Alamat ini tidak bisa dibaca')
		expect(requestCount()).toBe(0)
		expect(shop.reached).toEqual([])
	})

	test('[BO-02, RR-06] every page of an unknown host redirects to /domain-not-registered, uncached, with one API request', async () => {
		expect(malformed.length + unknown.length).toBeGreaterThanOrEqual(200)
		for (const host of unknown) {
			shop.api.requests.length = 0
			for (const target of ['/', '/products', '/en/Cart', '/domain-not-registered']) {
				const answer = await visit(host, target)
				const page = `${target.startsWith('/en') ? '/en' : ''}/domain-not-registered`
				const isOwn = target === page
				expect(answer.status, host).toBe(isOwn ? 404 : 302)
				expect(answer.headers.get('location')).toBe(isOwn ? null : page)
				expect(answer.headers.get('cache-control')).toBe('private, no-store')
				expect(answer.headers.get('set-cookie')).toBeNull()
			}
			for (const target of ['/fb-catalog/all.xml', '/robots.txt', '/wp-login.php', '/en/a/b.png']) {
				const answer = await visit(host, target)
				expect([answer.status, answer.headers.get('location')], target).toEqual([404, null])
			}
			expect(shop.reached.map(({ url }) => new URL(url).pathname)).toEqual([
				'/domain-not-registered',
			])
			shop.reached.length = 0
			expect(requestCount(), host).toBeLessThanOrEqual(1)
			expect(shop.api.requests.length).toBeLessThanOrEqual(1)
		}
	})

	test('[RR-06] script on an unknown host reloads the document and gets the page', async () => {
		const answer = await visit('lain.test', '/en/Cart?_data=routes%2Fcart%2Fcart')
		expect(answer.status).toBe(204)
		expect(answer.headers.get('x-remix-redirect')).toBe('/en/domain-not-registered')
		expect(answer.headers.get('x-remix-reload-document')).toBe('true')
	})

	test('a form sent to an unknown host leads to the page, too', async () => {
		const answer = await shop.request({
			method: 'POST',
			target: '/Cart/lines',
			headers: [
				['Host', 'lain.test'],
				['Sec-Fetch-Site', 'same-origin'],
				['Content-Type', 'application/x-www-form-urlencoded'],
			],
			body: 'id=1',
		})
		expect(answer.status).toBe(303)
		expect(answer.headers.get('location')).toBe('/domain-not-registered')
		expect(shop.reached).toEqual([])
	})

	test.each(['toko.test', 'TOKO.test', 'toko.test.', 'toko.test:80', 'xn--kpi-ula.test'])(
		'%s is a shop',
		async (host) => {
			const answer = await visit(host)
			expect(answer.status).toBe(200)
			expect(answer.body).toContain('Toko Uji')
			expect(answer.body).toMatch(/http:\/\/[a-z-]+\.test\/</)
		},
	)

	test('accepts the port that is listened on and the configured public port', async () => {
		const listened = await visit(`toko.test:${shop.port}`)
		expect(listened.body).toContain(`http://toko.test:${shop.port}/`)
		const other = await guardedShop({ env: { ETALASE_PUBLIC_PORT: '8443' } })
		try {
			const at = (host: string) => other.request({ headers: [['Host', host]] })
			expect((await at('toko.test:8443')).body).toContain('http://toko.test:8443/')
			expect((await at('toko.test:99')).status).toBe(400)
		} finally {
			await other.close()
		}
	})

	test('no Host, or two of them: 400', async () => {
		const twice = await shop.request({
			headers: [
				['Host', 'toko.test'],
				['Host', 'toko.test'],
			],
		})
		expect(twice.status).toBe(400)
		const other = await shop.request({
			headers: [
				['Host', 'toko.test'],
				['host', 'evil.example'],
			],
		})
		expect(other.status).toBe(400)
	})

	test.each<[string, [string, string][]]>([
		['an unknown Host', [['Host', '10.0.0.7']]],
		['a Host with another port', [['Host', 'toko.test:8443']]],
		['an empty Host', [['Host', '']]],
	])('the health of the process is answered for %s', async (_name, headers) => {
		for (const target of ['/health/live', '/health/ready']) {
			expect((await shop.request({ target, headers })).status).toBe(200)
		}
	})

	test.each([
		'http://toko.test/',
		'http://evil.example/',
		'https://toko.test/Cart',
		'//evil.example/',
		'evil.example',
		'*',
	])('the request target %s: 400', async (target) => {
		expect((await shop.request({ target })).status).toBe(400)
		expect(shop.reached).toEqual([])
	})

	test('a shop is resolved by its host alone, regardless of other hosts', async () => {
		await visit('toko.test')
		shop.api.requests.length = 0
		await visit('toko.test')
		expect(requestCount()).toBe(0)
	})
})
