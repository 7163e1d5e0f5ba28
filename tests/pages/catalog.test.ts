import { describe, expect, test } from 'vitest'
import { formWith } from './support/form.ts'
import { languages } from './support/languages.ts'
import type { PageElement } from './support/page-element.ts'
import { visit, type Page } from './support/visit.ts'

const cards = (part: PageElement) =>
	part.all('article').filter((card) => card.has('a[href*="/product/"]'))
const names = (part: PageElement) =>
	cards(part).map((card) => card.all('h2 a, h3 a')[0]?.text ?? '')
/** The prices shown on product cards. */
const priceTexts = (part: PageElement) =>
	cards(part).map(
		(card) => card.all('ins, b').find(({ text }) => text.startsWith('Rp'))?.text ?? '',
	)
const prices = (part: PageElement) =>
	priceTexts(part).map((text) => Number(text.replace(/\D/g, '')))
const mainOf = ({ document }: Page) => document.one('main')
const filtersOf = (page: Page) => formWith(mainOf(page), 'input[name="max"]')
const pageNumber = (page: Page) => mainOf(page).one('nav a[aria-current="page"]').text
const hrefOf = (element: PageElement | undefined) => element?.attribute('href') ?? ''

describe.each(languages)('in $lang', ({ lang, prefix }) => {
	test('[RT-01, BC-02, BC-06, MD-02, SC-02, SC-03, SC-06] the home page shows banners, the twelve newest products in rupiah, logo, menus and footer', async () => {
		const visitor = visit()
		const { document } = await visitor.open(prefix || '/')
		expect(document.one('html').attribute('lang')).toBe(lang)
		expect(document.one('head > title').text).toBe(
			`${lang === 'id' ? 'Beranda' : 'Home'} · Lungsin & Pakan`,
		)
		expect(document.has(`header a[href="${prefix || '/'}"] img`)).toBe(true)
		expect(document.all('[id^="banner-"] img')).toHaveLength(4)
		const products = document.one('section[aria-labelledby="home-newest"]')
		expect(cards(products)).toHaveLength(12)
		for (const text of priceTexts(products)) expect(text).toMatch(/^Rp [1-9]\d{0,2}(\.\d{3})*$/)
		expect(names(products)).toEqual(names(mainOf(await visitor.open(`${prefix}/products`))))
		const menu = document.all('footer nav a[href^="/"]')
		expect(menu.length).toBeGreaterThan(3)
		for (const link of menu)
			expect((await visitor.get(hrefOf(link))).status, hrefOf(link)).toBe(200)
	})

	test('[RT-12, PL-01, PT-01] the home page leads to numbered pages of products, up to the last one', async () => {
		const visitor = visit()
		const home = await visitor.open(prefix || '/')
		expect(home.document.has(`main a[href="${prefix}/products?page=2"]`)).toBe(true)
		const second = await visitor.open(`${prefix}/products?page=2`)
		const title = lang === 'id' ? 'Semua produk, halaman 2' : 'All products, page 2'
		expect(second.document.one('head > title').text).toBe(`${title} · Lungsin & Pakan`)
		expect(pageNumber(second)).toBe('2')
		const shownNames = names(mainOf(second))
		expect(shownNames).toHaveLength(12)
		const first = names(home.document.one('section[aria-labelledby="home-newest"]'))
		expect(shownNames.filter((name) => first.includes(name))).toEqual([])

		const numbers = mainOf(second)
			.all('nav a[href*="page="]')
			.filter(({ text }) => /^\d+$/.test(text))
		const last = await visitor.open(hrefOf(numbers.at(-1)))
		expect(pageNumber(last)).toBe(numbers.at(-1)?.text)
		expect(mainOf(last).has('nav a[rel="next"]')).toBe(false)
		const beyond = await visitor.open(`${prefix}/products?page=9999`)
		expect(beyond.url.href).toBe(last.url.href)
	})

	test('[RT-13, MD-03] a category is filtered and sorted through its address', async () => {
		const visitor = visit()
		const home = await visitor.open(prefix || '/')
		const [category] = home.document.all(`main nav a[href^="${prefix}/products/"]`)
		const all = await visitor.open(hrefOf(category))
		expect(all.document.one('h1').text).toBe(category?.text)

		const found = await visitor.submit(all, filtersOf(all), { max: '200.000', stock: '1' })
		expect(found.url.searchParams.get('max')).toBe('200.000')
		expect(found.url.searchParams.get('stock')).toBe('1')
		expect(filtersOf(found).one('[name="max"]').attribute('value')).toMatch(/^200\.?000$/)
		expect(filtersOf(found).one('[name="stock"]').attribute('checked')).toBeDefined()
		expect(prices(mainOf(found)).length).toBeGreaterThan(1)
		expect(Math.max(...prices(mainOf(found)))).toBeLessThanOrEqual(200_000)

		const [sorting] = mainOf(found).all('a[href*="sort=cheapest"]')
		const sorted = await visitor.open(hrefOf(sorting))
		expect(sorted.url.search).toMatch(/max=200000.*stock=1.*sort=cheapest/)
		const [current] = mainOf(sorted).all('a[aria-current="true"][href*="sort=cheapest"]')
		expect(current?.text).toBe(sorting?.text)
		const amounts = prices(mainOf(sorted))
		expect(amounts).toEqual(amounts.toSorted((a, b) => a - b))

		const path = sorted.url.pathname
		const [removal] = mainOf(sorted).all(`ul a[href="${path}?stock=1&sort=cheapest"]`)
		const wider = await visitor.open(hrefOf(removal))
		expect(filtersOf(wider).one('[name="max"]').attribute('value') ?? '').toBe('')
		expect(filtersOf(wider).one('[name="stock"]').attribute('checked')).toBeDefined()
	})
})

test('[RT-12] search results are not indexed; a search without a match links to other pages', async () => {
	const visitor = visit()
	const home = await visitor.open('/')
	const search = home.document.one('header form[role="search"]')
	const found = await visitor.submit(home, search, { q: 'batik' })
	expect(found.url.pathname + found.url.search).toBe('/products?q=batik')
	expect(found.document.one('h1').text).toBe('Hasil untuk “batik”')
	expect(cards(mainOf(found)).length).toBeGreaterThan(3)
	expect(found.document.one('meta[name="robots"]').attribute('content')).toMatch(/noindex/)
	const none = await visitor.submit(home, search, { q: 'zzqqxx' })
	const popular = cards(mainOf(none).one('section[aria-labelledby="popular"]'))
	expect(popular.length).toBeGreaterThan(3)
	expect(cards(mainOf(none)).length).toBe(popular.length)
	expect(mainOf(none).has('a[href="/products"]')).toBe(true)
})

test('the filter for discounts shows only products with a former price', async () => {
	const visitor = visit()
	const page = await visitor.open('/products')
	const found = cards(mainOf(await visitor.submit(page, filtersOf(page), { sale: '1' })))
	expect(found.length).toBeGreaterThan(3)
	for (const card of found) expect(card.all('del')).toHaveLength(1)
})

test.each([
	['/products?page=-1', 200],
	['/products?sort=__proto__', 200],
	['/products?min=%27--', 200],
	['/products?brand=..%2F', 200],
	['/products?rating=1e9', 200],
	['/products?q=%0a', 200],
	['/products/tidak-ada', 404],
	['/product/tidak-ada', 404],
	['/product/kemeja-linen-teduh?v=abc&reviews=-3&district=xx', 200],
])('%s answers %i', async (path, status) => {
	expect((await visit().get(path)).status).toBe(status)
})

test('[RT-14] each variant of a product has an address; a sold-out one cannot be bought', async () => {
	const visitor = visit()
	const page = await visitor.open('/product/kemeja-linen-teduh')
	const main = mainOf(page)
	expect(page.document.one('head > title').text).toBe('Kemeja Linen Teduh · Lungsin & Pakan')
	const buy = 'form[action$="/Cart/lines"] button[value="checkout"]'
	expect(main.one(buy).attribute('disabled')).toBeUndefined()

	const chosen = await visitor.open(hrefOf(main.byRole('group', 'Ukuran').byRole('link', 'XXL')))
	expect(chosen.url.search).toMatch(/^\?v=\d+$/)
	const sizes = mainOf(chosen).byRole('group', 'Ukuran')
	expect(sizes.one('a[aria-current="true"]').text).toBe('XXL')
	expect(mainOf(chosen).text).toMatch(/SKU \S+-XXL/)

	const [soldOut] = main.allByRole('link', /\(habis\)$/)
	const missing = await visitor.open(hrefOf(soldOut))
	expect(mainOf(missing).text).toContain('Stok habis')
	expect(mainOf(missing).has(buy)).toBe(false)
	expect(mainOf(missing).one('[data-sticky-bar] a[href*="/watch?kind=stock"]').text).toBe(
		'Kabari saat tersedia lagi',
	)
	expect(mainOf(missing).has('[data-best-voucher]')).toBe(false)
	expect(missing.document.one('link[rel="canonical"]').attribute('href')).toBe(
		`${visitor.origin}/product/kemeja-linen-teduh`,
	)
})

test('the pictures start with the chosen colour, preloaded in the head and shown in the bar', async () => {
	const visitor = visit()
	const page = await visitor.open('/product/ransel-kanvas-kemping')
	const other = mainOf(page).byRole('group', 'Warna').one('a:not([aria-current])')
	const chosen = await visitor.open(hrefOf(other))
	const largest = ({ document }: Page) =>
		hrefOf(document.one('a#picture-1')).replace(/\/\d+\.jpg$/, '')
	expect(largest(chosen)).toMatch(/^\/media\/\w+$/)
	expect(largest(chosen)).not.toBe(largest(page))
	for (const shown of [page, chosen]) {
		const { document } = shown
		const named = document.one('head link[rel="preload"][as="image"]').attribute('imagesrcset')
		expect(named).toContain(`${largest(shown)}/`)
	}
	expect(chosen.document.one('[data-sticky-bar]').text).toContain(other.text)
	expect((await visitor.get(`${largest(chosen)}/1200.jpg`)).status).toBe(200)
})

test('a product is shared by plain links', async () => {
	const page = await visit().open('/product/ransel-kanvas-kemping')
	const share = mainOf(page).byRole('group', 'Bagikan produk ini')
	const address = encodeURIComponent(`${page.url.origin}/product/ransel-kanvas-kemping`)
	expect(hrefOf(share.byRole('link', 'WhatsApp'))).toContain(`https://wa.me/?text=`)
	for (const link of share.all('a')) expect(hrefOf(link)).toContain(address)
})

test('a product page shows shipping costs to a district', async () => {
	const visitor = visit()
	const page = await visitor.open('/product/kemeja-linen-teduh')
	const form = page.document.one('section[aria-labelledby="delivery"] form')
	const { document } = await visitor.submit(page, form, { to: 'coblong' })
	const delivery = document.one('section[aria-labelledby="delivery"]')
	expect(delivery.text).toContain('Coblong')
	expect(delivery.all('dd').length).toBeGreaterThan(5)

	// The next product asks for no district again, until another one is wanted.
	const next = await visitor.open('/product/ransel-kanvas-kemping')
	expect(next.document.one('section[aria-labelledby="delivery"]').text).toContain('Ke Coblong')
	const dates = /Tiba (?:\d+ [A-Z][a-z]{2} – |\d+–)?\d+ [A-Z][a-z]{2} di Coblong, Kota Bandung/
	expect(mainOf(next).text).toMatch(dates)
	await visitor.submit(next, formWith(next.document, 'button[value="stay"]'))
	expect(mainOf(await visitor.open('/Cart')).text).toMatch(dates)
	const [change] = mainOf(next).allByRole('link', 'Ganti tujuan')
	const again = await visitor.open(change ? hrefOf(change) : '')
	expect(again.document.all('section[aria-labelledby="delivery"] form')).toHaveLength(1)
	const ofAnother = await visit().open('/product/ransel-kanvas-kemping')
	expect(mainOf(ofAnother).text).not.toContain('Coblong,')
	// Without a place there are days, and no date that might be wrong.
	expect(mainOf(ofAnother).text).toMatch(/Tiba \d+–\d+ hari di/)
})

test('a product page shows its reviews in numbered pages', async () => {
	const visitor = visit()
	const reviews = ({ document }: Page) => document.one('section[aria-labelledby="reviews"]')
	const page = await visitor.open('/product/kemeja-linen-teduh')
	const next = await visitor.open(hrefOf(reviews(page).one('nav a[rel="next"]')))
	expect(next.url.search).toBe('?reviews=2')
	const shownReviews = (of: Page) =>
		reviews(of)
			.all('li:has([data-sign])')
			.map(({ text }) => text)
	expect(shownReviews(next).length).toBeGreaterThan(0)
	expect(shownReviews(next).filter((text) => shownReviews(page).includes(text))).toEqual([])
})

test('[MD-03] every page links to its version in the other language', async () => {
	const visitor = visit()
	for (const [from, to, hreflang] of [
		['/products?q=batik', '/en/products?q=batik', 'en'],
		['/en/products?q=batik', '/products?q=batik', 'id'],
	]) {
		const { document } = await visitor.open(from ?? '')
		const links = document.all(`header a[hreflang="${hreflang ?? ''}"]`).map(hrefOf)
		expect(links.length).toBeGreaterThan(0)
		for (const href of links) expect(href).toBe(to)
		expect((await visitor.open(to ?? '')).document.one('html').attribute('lang')).toBe(hreflang)
	}
})

test('the colour theme switch is a form whose choice persists', async () => {
	const visitor = visit()
	const page = await visitor.open('/products')
	const dark = 'button[name="theme"][value="dark"]'
	const form = formWith(page.document.one('footer'), dark)
	const changed = await visitor.submit(page, form, {}, form.one(dark))
	expect(changed.url.pathname).toBe('/products')
	for (const { document } of [changed, await visitor.open('/faq')]) {
		expect(document.one('html').attribute('data-theme')).toBe('dark')
	}
})
