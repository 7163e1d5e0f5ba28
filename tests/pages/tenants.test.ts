import { expect, test } from 'vitest'
import { sendRequest } from '#tests/guard/support/send-request.ts'
import { addressesOf } from '#tests/support/sitemap.ts'
import { sampleOf } from '#tests/support/sizes.ts'
import { visitorOf } from '#tests/support/visitor.ts'
import { headOf } from './support/head-of.ts'
import { parsePage } from './support/page-element.ts'
import { putInCart } from './support/purchase.ts'
import { visit } from './support/visit.ts'

const hosts = ['localhost', 'kopi.localhost', 'gawai.localhost']

/** The parts of a host that visitors and crawlers see. */
async function shopAt(host: string) {
	const visitor = visit(host)
	const { document } = await visitor.open('/')
	const { title, meta } = headOf(document)
	const feed = (await visitor.get('/fb-catalog/all.csv')).body.trim().split('\n')
	const hrefs = (part: string, beginning: string) =>
		document.all(`${part} a[href^="${beginning}"]`).map((link) => link.attribute('href') ?? '')
	return {
		host,
		title,
		feed,
		origin: visitor.origin,
		description: meta.get('description'),
		picture: meta.get('og:image'),
		colours: document.one('head > style:not([data-href])').source,
		categories: hrefs('header', '/products/'),
		products: hrefs('main', '/product/'),
		sitemap: await addressesOf(host),
		manifest: (await visitor.get('/manifest.webmanifest')).body,
	}
}

test('[MD-01] three hosts are three shops, each with its own title, colours, menus, products, sitemap and feed', async () => {
	const shops = await Promise.all(hosts.map(shopAt))
	for (const shop of shops) {
		expect(shop.products.length, shop.host).toBeGreaterThanOrEqual(12)
		expect(shop.categories.length, shop.host).toBeGreaterThan(3)
		expect(shop.feed.length, shop.host).toBeGreaterThan(20)
		expect(shop.colours, shop.host).toContain('--')
		for (const line of shop.sitemap) expect(line.startsWith(`${shop.origin}/`), line).toBe(true)
		const links =
			shop.feed
				.slice(1)
				.join('\n')
				.match(/https?:\/\/[^",\s]+/g) ?? []
		expect(links.length).toBeGreaterThan(20)
		for (const link of links) expect(new URL(link).origin, link).toBe(shop.origin)
	}
	for (const [at, one] of shops.entries()) {
		for (const other of shops.slice(at + 1)) {
			for (const what of ['title', 'description', 'picture', 'colours', 'manifest'] as const) {
				expect(one[what], `${what} of ${one.host} and ${other.host}`).not.toBe(other[what])
			}
			for (const what of ['categories', 'products', 'feed'] as const) {
				const header = what === 'feed' ? 1 : 0
				const shared = one[what].slice(header).filter((value) => other[what].includes(value))
				expect(shared, `${what} of ${one.host} and ${other.host}`).toEqual([])
			}
		}
	}
})

const [first = '', ...others] = hosts
for (const host of others) {
	test(`[MD-01] no address of ${first} shows its content on ${host}`, async () => {
		const own = new Set((await addressesOf(host)).map((url) => new URL(url).pathname))
		const foreign = (await addressesOf(first))
			.map((url) => new URL(url).pathname)
			.filter((path) => !own.has(path))
		expect(foreign.length).toBeGreaterThan(150)
		const { get } = visitorOf(host)
		for (const path of sampleOf(foreign, 5)) {
			const { status, body } = await get(path)
			expect(status, path).toBe(404)
			expect(body, path).not.toContain('Lungsin')
		}
	})
}

test('[MD-01] searches, filters, feeds and suggestions return nothing of another shop', async () => {
	const { get } = visit('kopi.localhost')
	for (const target of [
		'/products?q=Kemeja+Linen',
		'/products?brand=lungsin',
		'/articles?q=linen',
		'/search/suggestions?q=kemeja',
	]) {
		const { status, body } = await get(target)
		expect(status, target).toBe(200)
		expect(body, target).not.toContain('Kemeja Linen Teduh')
		expect(body, target).not.toContain('/product/kemeja')
		expect(body, target).not.toContain('/article/merawat')
	}
	expect((await get('/fb-catalog/kemeja-pria.csv')).status).toBe(404)
	expect((await visit().get('/products?q=Kemeja+Linen')).body).toContain('Kemeja Linen Teduh')
})

test('[MD-01] a product of another shop cannot be put into the cart', async () => {
	const product = await visit().open('/product/kemeja-linen-teduh')
	const id = product.document.one('main form[action$="/Cart/lines"] input[name="id"]')
	const other = visit('kopi.localhost')
	await other.post('/Cart/lines', {
		id: id.attribute('value') ?? '',
		quantity: '1',
		then: 'stay',
	})
	const cart = await other.open('/Cart')
	expect(cart.status).toBe(200)
	expect(cart.body).not.toContain('Kemeja')
})

test('[MD-01] the sealed cart of one shop is empty at another', async () => {
	const shopper = visit()
	await putInCart(shopper, '/product/kemeja-linen-teduh')
	expect((await shopper.open('/Cart')).body).toContain('Kemeja Linen Teduh')
	const other = visit('kopi.localhost')
	for (const [name, value] of shopper.cookies) other.cookies.set(name, value)
	for (const target of ['/Cart', '/wishlist', '/order/checkout']) {
		const { status, body } = await other.open(target)
		expect(status, target).toBe(200)
		expect(body, target).not.toContain('Kemeja')
	}
})

test('each host has one spelling, and others are rejected', async () => {
	const { origin } = visitorOf('kopi.localhost')
	const { port } = new URL(origin)
	const request = (headers: [string, string][], target = '/') =>
		sendRequest(Number(port), { target, headers })
	const { title } = headOf(parsePage((await request([['Host', `kopi.localhost:${port}`]])).body))
	const titleOf = async (host: string) => {
		const { status, headers, body } = await request([['Host', host]])
		return status === 200 ? headOf(parsePage(body)).title : (headers.get('location') ?? status)
	}
	for (const same of [`KOPI.localhost:${port}`, 'kopi.localhost', `kopi.localhost.:${port}`]) {
		expect([title, `${origin}/`], same).toContain(await titleOf(same))
	}
	for (const unknownHost of [
		`kopi.localhost.evil.example:${port}`,
		'169.254.169.254',
		'[::1]',
		'xn--kpi-ula',
	]) {
		expect(await titleOf(unknownHost), unknownHost).toBe('/domain-not-registered')
	}
	for (const malformed of [
		'kopi.localhost@evil.example',
		'kopi localhost',
		'kopi.localhost/x',
		'',
	]) {
		expect(await titleOf(malformed), malformed).toBe(400)
	}
	const two = await request([
		['Host', 'localhost'],
		['Host', 'kopi.localhost'],
	])
	expect(two.status).toBe(400)
	const absolute = await request([['Host', `localhost:${port}`]], `${origin}/`)
	expect(absolute.body).not.toContain('Lungsin')
	expect([200, 400]).toContain(absolute.status)
})
