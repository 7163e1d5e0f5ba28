import { expect, test } from 'vitest'
import { visit } from './support/visit.ts'

for (const { prefix, heading } of [
	{ prefix: '', heading: 'Domain ini belum terdaftar' },
	{ prefix: '/en', heading: 'This domain is not registered' },
]) {
	test(`[RT-28, RR-06] an unregistered host redirects to the page for unregistered hosts, under "${prefix}"`, async () => {
		const visitor = visit('tanpa-toko.localhost')
		const redirect = await visitor.get(`${prefix}/products`)
		expect(redirect.status).toBe(302)
		expect(redirect.headers.get('location')).toBe(`${prefix}/domain-not-registered`)
		const page = await visitor.get(`${prefix}/domain-not-registered`)
		expect(page.status).toBe(404)
		expect(page.document.one('h1').text).toBe(heading)
		expect(page.document.one('main').text).toContain('tanpa-toko.localhost')
	})
}

test('a registered host redirects from that page to its home page', async () => {
	const page = await visit().open('/domain-not-registered')
	expect(page.status).toBe(200)
	expect(page.url.pathname).toBe('/')
})

test('[MD-01] two hosts are two shops, each with its own name and products', async () => {
	const [first, second] = await Promise.all(
		['localhost', 'kopi.localhost'].map(async (host) => {
			const { document } = await visit(host).open('/products')
			return {
				title: document.one('head > title').text.split(' · ')[1],
				products: document
					.all('main article a[href*="/product/"]')
					.map((link) => link.attribute('href')),
			}
		}),
	)
	expect(first?.title).toBe('Lungsin & Pakan')
	expect(second?.title).toBe('Pagi Sangrai')
	expect(first?.products.length).toBeGreaterThan(0)
	expect(second?.products.length).toBeGreaterThan(0)
	expect(first?.products.filter((href) => second?.products.includes(href))).toEqual([])
})
