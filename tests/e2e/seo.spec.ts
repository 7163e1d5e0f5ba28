import { thingsIn, type GoogleThing } from '#tests/support/google-things.ts'
import { addressOf, everyPage, type Visit } from '#tests/support/every-page.ts'
import { expect, test } from './support/fixtures.ts'
import { headOf } from './support/head-of.ts'
import { visitorOf } from '#tests/support/visitor.ts'

const stores: Record<string, string> = {
	localhost: 'Lungsin & Pakan',
	'kopi.localhost': 'Pagi Sangrai',
	'gawai.localhost': 'Kawat & Cahaya',
}
const languages = [
	{ lang: 'id', prefix: '', region: 'id_ID' },
	{ lang: 'en', prefix: '/en', region: 'en_US' },
] as const

/** What a page tells machines of itself, by its place in the route table. */
const told: Record<string, GoogleThing['@type'][]> = {
	'/': ['OnlineStore', 'WebSite'],
	'/products': ['BreadcrumbList', 'ItemList'],
	'/products/:category': ['BreadcrumbList', 'ItemList'],
	'/product/:slug': ['Product', 'BreadcrumbList'],
	'/faq': ['BreadcrumbList', 'FAQPage'],
	'/about': ['BreadcrumbList'],
	'/articles': ['BreadcrumbList'],
	'/articles/:category': ['BreadcrumbList'],
	'/article/:slug': ['BlogPosting', 'BreadcrumbList'],
	'/information/:slug': ['BreadcrumbList'],
}

for (const { pattern, ways } of everyPage) {
	for (const language of languages) {
		test(`[PT-01, PT-04] ${pattern} in ${language.lang} tells search engines what it is`, async () => {
			for (const way of ways.filter(({ indexed }) => indexed)) {
				await checkHead(way, language, told[pattern])
			}
		})
	}
}

async function checkHead(
	way: Visit,
	{ lang, prefix, region }: (typeof languages)[number],
	expected: GoogleThing['@type'][] | undefined,
) {
	const { origin, get } = visitorOf(way.host)
	const path = await addressOf(way.path, async (part) => (await get(part)).body)
	const target = path === '/' ? prefix || '/' : `${prefix}${path}`
	const { body } = await get(target)
	const { title, meta, canonical, twins } = headOf(body)
	const page = `${origin}${target}`
	const store = stores[way.host ?? 'localhost'] ?? ''

	expect(title === store || title.endsWith(` · ${store}`), `${page}: ${title}`).toBe(true)
	for (const name of ['description', 'keywords', 'og:title', 'og:image:alt', 'twitter:image']) {
		expect(meta.get(name)?.trim() ?? '', `${page} ${name}`).not.toBe('')
	}
	expect(meta.get('description')?.length, page).toBeLessThanOrEqual(200)
	expect(meta.get('robots'), page).toBe('index, follow')
	expect(meta.get('og:site_name'), page).toBe(store)
	expect(meta.get('og:locale'), page).toBe(region)
	expect(meta.get('og:url'), page).toBe(canonical)
	expect(meta.get('og:image'), page).toMatch(/\/media\/[a-z0-9]+\/1200\.jpg$/)

	expect(canonical, page).toBe(`${origin}${target.replace(/\?(?!page=).*/, '')}`)
	expect([...twins.keys()].sort(), page).toEqual(['en', 'id', 'x-default'])
	expect(twins.get(lang), page).toBe(canonical)
	expect(twins.get('x-default'), page).toBe(twins.get('id'))
	const other = new URL(twins.get(lang === 'id' ? 'en' : 'id') ?? '')
	const twin = await get(other.pathname + other.search)
	expect(twin.status, other.href).toBe(200)
	expect(headOf(twin.body).twins, other.href).toEqual(twins)

	const things = thingsIn(body)
	if (expected)
		expect(
			things.map((thing) => thing['@type']),
			page,
		).toEqual(expected)
	const addresses: string[] = JSON.stringify(things).match(/https?:\/\/[^"\\]+/g) ?? []
	for (const address of addresses) {
		expect([origin, 'https://schema.org'], page).toContain(new URL(address).origin)
	}
}

test('[PT-04] a product’s page shows its title, description, keywords, address, site, picture and robots', async ({
	page,
	at,
}) => {
	await page.goto(at('/products?stock=1'))
	await page.locator('main a[href*="/product/"]').first().click()
	await page.waitForURL('**/product/**')
	await page.goto(`${page.url()}?ref=SARI01&agen=BUDI02`)
	const name = await page.locator('h1').innerText()
	const content = (selector: string) => page.locator(`head meta${selector}`).getAttribute('content')
	await expect(page).toHaveTitle(`${name} · Lungsin & Pakan`)
	expect((await content('[name="description"]'))?.length).toBeGreaterThan(20)
	expect(await content('[name="keywords"]')).toContain(name)
	expect(await content('[property="og:site_name"]')).toBe('Lungsin & Pakan')
	expect(await content('[name="robots"]')).toBe('index, follow')
	const address = `${new URL(page.url()).origin}${new URL(page.url()).pathname}`
	expect(await content('[property="og:url"]')).toBe(address)
	expect(await page.locator('head link[rel="canonical"]').getAttribute('href')).toBe(address)
	const picture = await page.request.get((await content('[property="og:image"]')) ?? '')
	expect(picture.headers()['content-type']).toBe('image/jpeg')
})

test('[MD-02] what machines read of a product is what shoppers see: rupiah, stock and stars', async ({
	page,
	at,
}) => {
	await page.goto(at('/products?stock=1&sort=best-selling'))
	await page.locator('main a[href*="/product/"]').first().click()
	await page.waitForURL('**/product/**')
	const html = await (await page.request.get(page.url())).text()
	const product = thingsIn(html).find((thing) => thing['@type'] === 'Product')
	const offers = [product?.offers ?? []].flat()
	expect(offers.length).toBeGreaterThan(0)
	for (const offer of offers) {
		if (offer['@type'] !== 'Offer') continue
		await page.goto(offer.url)
		const shown = await page.locator('main .price > :is(b, ins)').first().innerText()
		expect(Number(shown.replace(/\D/g, ''))).toBe(offer.price)
		const buy = page.locator('form[action$="/Cart/lines"] button[value="stay"]')
		expect((await buy.count()) > 0, offer.url).toBe(offer.availability.endsWith('/InStock'))
	}
})
