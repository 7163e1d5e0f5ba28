import { describe, expect, test } from 'vitest'
import { formWith } from './support/form.ts'
import { languages } from './support/languages.ts'
import { bestSeller, buyer, chooseBank, putInCart, sendStep } from './support/purchase.ts'
import { visit, type Page } from './support/visit.ts'

const texts = [
	['RT-02', 'faq'],
	['RT-04', 'about'],
	['RT-05', 'terms'],
	['RT-07', 'privacy'],
	['RT-11', 'affiliate'],
	['RT-20', 'payment-method'],
	['RT-21', 'shopping-guide'],
	['RT-22', 'how-to-use'],
	['RT-23', 'info'],
] as const

// A missing translation shows its key.
const untranslated =
	/\b(?:info|join|payment|agents|statistic|articles?|banner|pages|faq)\.[a-z]|\{\{|undefined/

/** Expects the parts of every content page: language, one heading, title, breadcrumb, and no script. */
function expectContent({ document, status }: Page, lang: string) {
	expect(status).toBe(200)
	expect(document.one('html').attribute('lang')).toBe(lang)
	const heading = document.one('h1').text
	expect(heading).not.toBe('')
	expect(document.one('head > title').text).toBe(`${heading} · Lungsin & Pakan`)
	expect(document.has('main nav ol a')).toBe(true)
	expect(document.one('main').text).not.toMatch(untranslated)
	const scripts = document.all('script').map((script) => script.attribute('type'))
	expect(scripts.filter((type) => type !== 'application/ld+json')).toEqual([])
}

describe.each(languages)('in $lang', ({ lang, prefix }) => {
	test.each(texts)('[%s] /%s shows its text and is cacheable', async (_id, key) => {
		const page = await visit().open(`${prefix}/${key}`)
		expectContent(page, lang)
		expect(page.headers.get('cache-control')).toContain('public')
		expect(page.document.one('main').text.length).toBeGreaterThan(200)
	})

	test('[RT-02] every answer of the questions can be opened and linked to', async () => {
		const { document } = await visit().open(`${prefix}/faq`)
		const questions = document.all('main section details')
		expect(questions.length).toBeGreaterThan(5)
		for (const question of questions) {
			expect(question.attribute('open')).toBeUndefined()
			expect(question.one('summary').text).not.toBe('')
			const [link] = question.all('a[href^="#"]').slice(-1)
			expect(question.has(`[id="${link?.attribute('href')?.slice(1) ?? ''}"]`)).toBe(true)
		}
	})

	test('[RT-05] the table of contents of a long text links to its headings', async () => {
		const { document } = await visit().open(`${prefix}/terms`)
		const links = document.all('main nav a[href^="#"]')
		expect(links.length).toBeGreaterThanOrEqual(3)
		for (const link of links) {
			const id = link.attribute('href')?.slice(1) ?? ''
			expect(document.one(`[id="${id}"]`).text).toBe(link.text)
		}
	})

	test('[RT-20] /payment-method lists the accounts for payments', async () => {
		const { document } = await visit().open(`${prefix}/payment-method`)
		const rows = document.all('main table tbody tr')
		expect(rows.length).toBeGreaterThan(0)
		for (const row of rows) expect(row.text).toMatch(/\d{8,}/)
	})

	test('[RT-06] a rejected message keeps typed values; an accepted one has a number', async () => {
		const visitor = visit()
		const page = await visitor.open(`${prefix}/contact`)
		const text = 'Apakah kain ini\nbisa dicuci mesin?'
		const refused = await visitor.submit(page, page.document.one('#contact'), {
			name: 'Sari Dewi',
			email: 'sari',
			topic: 'PRODUCT',
			message: text,
		})
		expect(refused.status).toBe(422)
		const form = refused.document.one('#contact')
		const errors = form.byRole('alert').all('a')
		expect(errors.map((link) => link.attribute('href'))).toEqual(['#contact-email'])
		expect(form.one('#contact-email').attribute('aria-invalid')).toBe('true')
		expect(form.one('[name="name"]').attribute('value')).toBe('Sari Dewi')
		expect(form.one('[name="message"]').source).toBe(text)
		expect(form.one('[name="topic"] option[selected]').attribute('value')).toBe('PRODUCT')

		const sent = await visitor.submit(refused, form, { email: 'sari@contoh.id' })
		expect(sent.url.search).toMatch(/^\?sent=/)
		const number = sent.document.one('[data-message]').attribute('data-message') ?? ''
		expect(number).toMatch(/^[A-Z0-9-]{4,}$/)
		expect(sent.document.one('main').text).toContain(number)
		expect((await visitor.open(sent.url.href)).document.one('main').text).toContain(number)
	})

	test('[RT-09] /join-agen describes the programme and leads a visitor to sign in', async () => {
		const visitor = visit()
		const page = await visitor.open(`${prefix}/join-agen`)
		expectContent(page, lang)
		const [login] = page.document.all('main section a[href*="/auth/login"]')
		const { document } = await visitor.open(login?.attribute('href') ?? '')
		const action = document.one('#login').attribute('action') ?? ''
		const { searchParams } = new URL(action, visitor.origin)
		expect(searchParams.get('redirectTo')).toBe(`${prefix}/join-agen`)
	})

	test('[RT-08] /our-agen finds agents by province and by text, and links to the contact page without a match', async () => {
		const visitor = visit()
		const page = await visitor.open(`${prefix}/our-agen`)
		expectContent(page, lang)
		const agents = ({ document }: Page) =>
			document.all('main ul > li').filter((item) => item.has('h2'))
		const all = agents(page)
		const search = ({ document }: Page) => formWith(document.one('main'), 'select[name="province"]')
		const province = search(page)
			.all('option')
			.find((option) => option.text.startsWith('Bali'))
		const code = province?.attribute('value') ?? ''
		const found = await visitor.submit(page, search(page), { province: code })
		expect(found.url.searchParams.get('province')).toBe(code)
		expect(search(found).one('option[selected]').attribute('value')).toBe(code)
		expect(agents(found).length).toBeGreaterThan(0)
		expect(agents(found).length).toBeLessThan(all.length)
		for (const agent of agents(found)) {
			expect(agent.text).toContain('Bali')
			expect(agent.one('a').attribute('href')).toMatch(/^https:\/\/wa\.me\/\d+/)
		}
		const none = await visitor.submit(found, search(found), { q: 'zzzzzz' })
		expect(agents(none)).toEqual([])
		expect(none.document.has(`main a[href="${prefix}/contact"]`)).toBe(true)
		expect(search(none).one('[name="q"]').attribute('value')).toBe('zzzzzz')
	})

	test('[RT-10] /statistic-agen shows the figures of an agent as charts and tables, and reports an unknown code', async () => {
		const visitor = visit()
		const page = await visitor.open(`${prefix}/statistic-agen`)
		expectContent(page, lang)
		const search = ({ document }: Page) => formWith(document.one('main'), '[name="code"]')
		const unknown = await visitor.submit(page, search(page), { code: 'TIDAKADA99' })
		expect(unknown.status).toBe(404)
		expect(unknown.document.one('main').allByRole('alert')).toHaveLength(1)
		expect(search(unknown).one('[name="code"]').attribute('value')).toBe('TIDAKADA99')

		// The month before: the first days of a month may have no visits.
		const lastMonth = search(unknown).all('[name="period"] option')[1]?.attribute('value')
		const wanted = { code: 'SDG-BALI88', period: lastMonth }
		const { document } = await visitor.submit(unknown, search(unknown), wanted)
		const months = document.one('section[aria-labelledby="by-month"]')
		expect(months.all('svg rect')).toHaveLength(12)
		const rows = months.all('tbody tr')
		expect(rows).toHaveLength(12)
		const [visits, orders] = rows[1]?.all('td') ?? []
		const figures = document.all('section[aria-labelledby="result"] b').map(({ text }) => text)
		expect(figures).toEqual([visits?.text, orders?.text])
		expect(document.one('section[aria-labelledby="by-day"]').has('svg rect')).toBe(true)
	})

	test('[RT-16, RT-17, RT-18, FN-10] articles lead by category to one article, its products and related articles', async () => {
		const visitor = visit()
		const list = await visitor.open(`${prefix}/articles`)
		expectContent(list, lang)
		const category = await visitor.open(`${prefix}/articles/perawatan`)
		expect(list.document.has(`main a[href="${category.url.pathname}"]`)).toBe(true)
		expectContent(category, lang)
		const card = category.document.one('main').all('article')[0]
		const link = card?.one('h2 a')
		const article = await visitor.open(link?.attribute('href') ?? '')
		expect(article.url.pathname).toMatch(new RegExp(`^${prefix}/article/[a-z0-9-]+$`))
		expectContent(article, lang)
		const main = article.document.one('main')
		expect(main.one('h1').text).toBe(link?.text)
		expect(main.all('header time')[0]?.text).toMatch(/^\p{L}+ \d{1,2}, \d{4}$/u)
		expect(main.all('article p').length).toBeGreaterThan(3)
		expect(main.has('a[href*="/article/"]')).toBe(true)
		const search = formWith(list.document.one('main'), 'input[name="q"]')
		const none = await visitor.submit(list, search, { q: 'zzzzzz' })
		expect(none.document.has('main article')).toBe(false)
		expect(none.document.one('main [name="q"]').attribute('value')).toBe('zzzzzz')
	})

	test('[FN-10] the newest three articles are on the home page', async () => {
		const visitor = visit()
		const { document } = await visitor.open(prefix || '/')
		const links = document.all('section[aria-labelledby="home-articles"] article h3 a')
		expect(links).toHaveLength(3)
		const article = await visitor.open(links[0]?.attribute('href') ?? '')
		expect(article.document.one('h1').text).toBe(links[0]?.text)
		const newest = await visitor.open(`${prefix}/articles`)
		const listed = newest.document.all('main article h2 a').map((link) => link.attribute('href'))
		expect(links.map((link) => link.attribute('href'))).toEqual(listed.slice(0, 3))
	})

	test('[RT-15] a banner has its picture, its text and a link to its target', async () => {
		const visitor = visit()
		const page = await visitor.open(`${prefix}/banner/jumat-batik`)
		expectContent(page, lang)
		const picture = page.document.one('main').all('picture img')[0]
		expect(picture?.attribute('alt')).not.toBe('')
		const file = await visitor.get(picture?.attribute('src') ?? '')
		expect(file.headers.get('content-type')).toBe('image/avif')
		const target = await visitor.open(`${prefix}/products/batik`)
		expect(page.document.has(`main a[href="${target.url.pathname}"]`)).toBe(true)
		expect(target.status).toBe(200)
	})

	test('[RT-19, RT-23] /info links to every page of information', async () => {
		const visitor = visit()
		const { document } = await visitor.open(`${prefix}/info`)
		const hrefs = document.all('main section a').map((link) => link.attribute('href') ?? '')
		expect(hrefs.length).toBeGreaterThan(12)
		const informations = hrefs.filter((href) => href.includes('/information/'))
		expect(informations.length).toBeGreaterThan(0)
		for (const href of hrefs) {
			expect(href.startsWith(`${prefix}/`)).toBe(true)
			expect((await visitor.get(href)).status, href).toBe(200)
		}
		expectContent(await visitor.open(informations[0] ?? ''), lang)
	})

	test.each(['banner', 'article', 'articles', 'information'])(
		'[RT-15, RT-16, RT-18, RT-19] an unknown address below /%s is a 404 page of the shop',
		async (path) => {
			const { status, document } = await visit().get(`${prefix}/${path}/tidak-pernah-ada`)
			expect(status).toBe(404)
			expect(document.has('[data-error="404"]')).toBe(true)
			expect(document.has(`header a[href="${prefix || '/'}"]`)).toBe(true)
		},
	)
})

test('[RT-05, RT-07] checkout links to the terms and the privacy policy and keeps the input', async () => {
	const shopper = visit()
	await putInCart(shopper, await bestSeller(shopper))
	const start = await shopper.open('/order/checkout')
	const contact = await sendStep(shopper, start, 'contact', buyer)
	const payment = await sendStep(shopper, contact, 'pickup')
	const review = await chooseBank(shopper, payment)
	const order = 'form[action*="/order/checkout/order"]'
	const form = review.document.one(order)
	for (const path of ['/terms', '/privacy']) {
		expect(form.has(`a[href="${path}"]`)).toBe(true)
		expect((await shopper.open(path)).status).toBe(200)
	}
	const { document } = await shopper.open(review.url.href)
	expect(document.has(order)).toBe(true)
	expect(document.one('main').text).toContain(buyer.name)
})
