import { ask } from '#tests/guard/support/ask.ts'
import { expect, test } from './support/fixtures.ts'
import { headOf } from './support/head-of.ts'
import { addressesOf } from '#tests/support/sitemap.ts'
import { visitorOf } from '#tests/support/visitor.ts'

const hosts = ['localhost', 'kopi.localhost', 'gawai.localhost']

/** What a visitor and a machine see of a host. */
async function faceOf(host: string) {
	const { get, origin } = visitorOf(host)
	const { body } = await get('/')
	const feed = (await get('/fb-catalog/all.csv')).body.trim().split('\n')
	const hrefs = (part: string) =>
		[...part.matchAll(/ href="([^"]+)"/g)].map(([, href = '']) => href)
	const between = (tag: string) => new RegExp(`<${tag}[ >][^]*?</${tag}>`).exec(body)?.[0] ?? ''
	return {
		host,
		origin,
		title: headOf(body).title,
		description: headOf(body).meta.get('description'),
		picture: headOf(body).meta.get('og:image'),
		colours: /<style[^>]*>([^<]+)</.exec(body)?.[1],
		categories: hrefs(between('header')).filter((href) => href.includes('/products/')),
		chat: hrefs(body).find((href) => href.startsWith('https://wa.me/')),
		goods: hrefs(between('main')).filter((href) => href.includes('/product/')),
		sitemap: await addressesOf(host),
		feed,
		manifest: (await get('/manifest.webmanifest')).body,
	}
}

test('[MD-01] three hosts show three shops: title, colours, menus, goods, sitemap and feed are their own', async () => {
	const faces = await Promise.all(hosts.map(faceOf))
	for (const face of faces) {
		expect(face.goods.length, face.host).toBeGreaterThanOrEqual(12)
		expect(face.categories.length, face.host).toBeGreaterThan(3)
		expect(face.feed.length, face.host).toBeGreaterThan(20)
		expect(face.colours, face.host).toContain('--')
		for (const line of face.sitemap) expect(line.startsWith(`${face.origin}/`), line).toBe(true)
		const links =
			face.feed
				.slice(1)
				.join('\n')
				.match(/https?:\/\/[^",\s]+/g) ?? []
		expect(links.length).toBeGreaterThan(20)
		for (const link of links) expect(new URL(link).origin, link).toBe(face.origin)
	}
	for (const [at, one] of faces.entries()) {
		for (const other of faces.slice(at + 1)) {
			for (const what of ['title', 'description', 'picture', 'colours', 'manifest'] as const) {
				expect(one[what], `${what} of ${one.host} and ${other.host}`).not.toBe(other[what])
			}
			for (const what of ['categories', 'goods', 'feed'] as const) {
				const header = what === 'feed' ? 1 : 0
				const shared = one[what].slice(header).filter((value) => other[what].includes(value))
				expect(shared, `${what} of ${one.host} and ${other.host}`).toEqual([])
			}
		}
	}
})

const [first = '', ...others] = hosts
for (const host of others) {
	test(`[MD-01] D3: no address of ${first} shows its things on ${host}`, async () => {
		const own = new Set((await addressesOf(host)).map((url) => new URL(url).pathname))
		const foreign = (await addressesOf(first))
			.map((url) => new URL(url).pathname)
			.filter((path) => !own.has(path))
		expect(foreign.length).toBeGreaterThan(150)
		const { get } = visitorOf(host)
		for (const path of foreign) {
			const { status, body } = await get(path)
			expect(status, path).toBe(404)
			expect(body, path).not.toContain('Lungsin')
		}
	})
}

test('[MD-01] D3: a search, a cart, an order’s number and a feed of another shop find nothing', async ({
	page,
	at,
}) => {
	const { get, post } = visitorOf('kopi.localhost')
	for (const target of [
		'/products?q=Kemeja+Linen',
		'/products?brand=lungsin',
		'/articles?q=linen',
	]) {
		const { body } = await get(target)
		expect(body, target).not.toContain('Kemeja Linen Teduh')
		expect(body, target).not.toContain('/product/kemeja')
		expect(body, target).not.toContain('/article/merawat')
	}
	expect((await get('/fb-catalog/kemeja-pria.csv')).status).toBe(404)
	expect((await get('/search/suggestions?q=kemeja')).body).not.toContain('Kemeja')

	await page.goto(at('/product/kemeja-linen-teduh'))
	const variant = await page.locator('form[action$="/Cart/lines"] input[name="id"]').inputValue()
	const put = await post('/Cart/lines', { id: variant, quantity: '1', then: 'stay' })
	const cookie = put.headers
		.getSetCookie()
		.map((line) => line.split(';')[0])
		.join('; ')
	const cart = await visitorOf('kopi.localhost', [['Cookie', cookie]]).get('/Cart')
	expect(cart.body).not.toContain('Kemeja')

	// The sealed cart of one shop, carried to another by hand.
	await page.locator('form[action$="/Cart/lines"] button[value="stay"]').click()
	await expect(page.locator('main .alert, .toast').first()).toBeVisible()
	const sealed = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`)
	const carried = visitorOf('kopi.localhost', [['Cookie', sealed.join('; ')]])
	for (const target of ['/Cart', '/wishlist', '/order/checkout']) {
		expect((await carried.get(target)).body, target).not.toContain('Kemeja')
	}
})

test('D4: a host is read one way only, or refused', async () => {
	const { origin } = visitorOf('kopi.localhost')
	const { port } = new URL(origin)
	const say = (headers: [string, string][], target = '/') => ask(Number(port), { target, headers })
	const { title } = headOf((await say([['Host', `kopi.localhost:${port}`]])).body)
	const shown = async (host: string) => {
		const { status, headers, body } = await say([['Host', host]])
		return status === 200 ? headOf(body).title : (headers.get('content-location') ?? status)
	}
	for (const same of [`KOPI.localhost:${port}`, 'kopi.localhost', `kopi.localhost.:${port}`]) {
		expect([title, `${origin}/`], same).toContain(await shown(same))
	}
	for (const nobody of [
		`kopi.localhost.evil.example:${port}`,
		'169.254.169.254',
		'[::1]',
		'xn--kpi-ula',
	]) {
		expect(await shown(nobody), nobody).toBe('/domain-not-registered')
	}
	for (const malformed of [
		'kopi.localhost@evil.example',
		'kopi localhost',
		'kopi.localhost/x',
		'',
	]) {
		expect(await shown(malformed), malformed).toBe(400)
	}
	const two = await say([
		['Host', 'localhost'],
		['Host', 'kopi.localhost'],
	])
	expect(two.status).toBe(400)
	const absolute = await say([['Host', `localhost:${port}`]], `${origin}/`)
	expect(absolute.body).not.toContain('Lungsin')
	expect([200, 400]).toContain(absolute.status)
})
