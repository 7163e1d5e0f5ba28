import { expect, test } from './support/fixtures.ts'

for (const { prefix, heading } of [
	{ prefix: '', heading: 'Domain ini belum terdaftar' },
	{ prefix: '/en', heading: 'This domain is not registered' },
] as const) {
	test(`[RT-28, RR-06] a host that no company owns, under "${prefix}"`, async ({ page, at }) => {
		const answer = await page.goto(at(`${prefix}/products`, 'tanpa-toko.localhost'))
		expect(answer?.status()).toBe(404)
		expect(answer?.headers()['content-location']).toBe(`${prefix}/domain-not-registered`)
		await expect(page).toHaveURL(at(`${prefix}/products`, 'tanpa-toko.localhost'))
		await expect(page.locator('h1')).toHaveText(heading)
		await expect(page.locator('main')).toContainText('tanpa-toko.localhost')
	})
}

test('a registered host has no such page', async ({ page, at }) => {
	await page.goto(at('/domain-not-registered'))
	await expect(page).toHaveURL(at('/'))
})

test('[MD-01] two hosts are two shops: name and goods are their own', async ({ page, at }) => {
	const seen = []
	for (const host of ['localhost', 'kopi.localhost']) {
		await page.goto(at('/products', host))
		seen.push({
			title: (await page.title()).split(' · ')[1],
			goods: await page
				.locator('main a[href*="/product/"]')
				.evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
		})
	}
	const [first, second] = seen
	expect(first?.title).not.toBe(second?.title)
	expect(first?.goods.filter((href) => second?.goods.includes(href))).toEqual([])
})
