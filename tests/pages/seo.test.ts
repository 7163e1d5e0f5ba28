import { describe, expect, test } from 'vitest'
import { everyPage, type Visit } from '#tests/support/every-page.ts'
import { sampleOf } from '#tests/support/sizes.ts'
import { type GoogleStructuredData, thingsIn } from '#tests/support/google-things.ts'
import { headOf } from './support/head-of.ts'
import { parseHead } from './support/page-element.ts'
import { pageAt, publicPage } from './support/public-page.ts'
import { bestSeller } from './support/purchase.ts'
import { visit } from './support/visit.ts'

const stores: Record<string, string> = {
	localhost: 'Lungsin & Pakan',
	'kopi.localhost': 'Pagi Sangrai',
	'gawai.localhost': 'Kawat & Cahaya',
}
const languages = [
	{ lang: 'id', prefix: '', region: 'id_ID' },
	{ lang: 'en', prefix: '/en', region: 'en_US' },
] as const

/** The types of structured data on a page, by its pattern in the route table; all others have a BreadcrumbList. */
const structuredData: Record<string, GoogleStructuredData['@type'][]> = {
	'/': ['OnlineStore', 'WebSite'],
	'/products': ['BreadcrumbList', 'ItemList'],
	'/products/:category': ['BreadcrumbList', 'ItemList'],
	'/product/:slug': ['Product', 'BreadcrumbList'],
	'/faq': ['BreadcrumbList', 'FAQPage'],
	'/article/:slug': ['BlogPosting', 'BreadcrumbList'],
	'/vouchers': [],
	'/contact': [],
	'/info': [],
	'/our-agen': [],
	'/statistic-agen': [],
	'/banner/:slug': [],
}

describe('every indexable page', () => {
	for (const [at, { pattern, visits }] of everyPage.entries()) {
		const indexed = visits.filter((pageVisit) => pageVisit.indexed)
		if (indexed.length === 0) continue
		for (const language of sampleOf(languages, 2, at)) {
			test(`[PT-01, PT-04] ${pattern} in ${language.lang} has a title, metadata, alternates and structured data`, async () => {
				for (const pageVisit of indexed)
					await checkHead(pageVisit, language, structuredData[pattern] ?? ['BreadcrumbList'])
			})
		}
	}
})

async function checkHead(
	pageVisit: Visit,
	{ lang, prefix, region }: (typeof languages)[number],
	expected: GoogleStructuredData['@type'][],
) {
	const { origin, target, body } = await publicPage(pageVisit, prefix)
	const { title, meta, canonical, alternates } = headOf(parseHead(body))
	const page = `${origin}${target}`
	const store = stores[pageVisit.host ?? 'localhost'] ?? ''

	expect(title.endsWith(` · ${store}`), `${page}: ${title}`).toBe(true)
	for (const name of ['description', 'keywords', 'og:title', 'og:image:alt', 'twitter:image']) {
		expect(meta.get(name)?.trim() ?? '', `${page} ${name}`).not.toBe('')
	}
	expect(meta.get('description')?.length, page).toBeGreaterThanOrEqual(50)
	expect(meta.get('description')?.length, page).toBeLessThanOrEqual(170)
	expect(meta.get('robots'), page).toBe('index, follow')
	expect(meta.get('og:site_name'), page).toBe(store)
	expect(meta.get('og:locale'), page).toBe(region)
	expect(meta.get('og:url'), page).toBe(canonical)
	expect(meta.get('og:image'), page).toMatch(/\/media\/[a-z0-9]+\/1200(-share)?\.jpg$/)
	expect(Number(meta.get('og:image:width')), page).toBeGreaterThanOrEqual(600)

	expect(canonical, page).toBe(`${origin}${target.replace(/\?(?!page=).*/, '')}`)
	expect([...alternates.keys()].sort(), page).toEqual(['en', 'id', 'x-default'])
	expect(alternates.get(lang), page).toBe(canonical)
	expect(alternates.get('x-default'), page).toBe(alternates.get('id'))
	const other = new URL(alternates.get(lang === 'id' ? 'en' : 'id') ?? '')
	const translated = await pageAt(pageVisit.host, `/${other.pathname.slice(1)}${other.search}`)
	expect(translated.status, other.href).toBe(200)
	expect(headOf(parseHead(translated.body)).alternates, other.href).toEqual(alternates)

	const items = thingsIn(body)
	expect(
		// A product with variants is a group.
		items.map((item) => (item['@type'] === 'ProductGroup' ? 'Product' : item['@type'])),
		page,
	).toEqual(expected)
	const addresses: string[] = JSON.stringify(items).match(/https?:\/\/[^"\\]+/g) ?? []
	for (const address of addresses) {
		expect([origin, 'https://schema.org'], page).toContain(new URL(address).origin)
	}
}

test('[PT-04] a product page shows its title, description, keywords, address, site, picture and robots', async () => {
	const visitor = visit()
	const product = await bestSeller(visitor)
	const { document } = await visitor.open(`${product}?ref=SARI01&agen=BUDI02`)
	const name = document.one('h1').text
	const { title, meta, canonical } = headOf(document)
	expect(title).toBe(`${name} · Lungsin & Pakan`)
	expect(meta.get('description')?.length).toBeGreaterThan(20)
	expect(meta.get('keywords')).toContain(name)
	expect(meta.get('og:site_name')).toBe('Lungsin & Pakan')
	expect(meta.get('robots')).toBe('index, follow')
	expect(meta.get('og:url')).toBe(`${visitor.origin}${product}`)
	expect(canonical).toBe(`${visitor.origin}${product}`)
	const picture = await visitor.get(meta.get('og:image') ?? '')
	expect(picture.status).toBe(200)
	expect(picture.headers.get('content-type')).toBe('image/jpeg')
})

test('[MD-02] the structured data of a product matches its page: rupiah and stock', async () => {
	const visitor = visit()
	const { body } = await visitor.open('/product/kemeja-linen-teduh')
	const group = thingsIn(body).find((item) => item['@type'] === 'ProductGroup')
	const offers = group?.hasVariant.map((variant) => variant.offers) ?? []
	expect(new Set(offers.map(({ availability }) => availability)).size).toBe(2)
	for (const offer of offers) {
		const { document } = await visitor.open(offer.url)
		const [price] = document.one('main').all('header ins, header b')
		expect(Number(price?.text.replace(/\D/g, '')), offer.url).toBe(offer.price)
		const buy = document.all('form[action$="/Cart/lines"] button[value="stay"]')
		expect(buy.length > 0, offer.url).toBe(offer.availability.endsWith('/InStock'))
	}
})
