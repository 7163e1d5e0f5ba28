import { describe, expect, test } from 'vitest'
import { everyPage, pagePatterns, type Visit } from '#tests/support/every-page.ts'
import { htmlErrorsOf } from '#tests/support/html-rules.ts'
import { sampleOf } from '#tests/support/sizes.ts'
import { visitorOf } from '#tests/support/visitor.ts'
import { languages } from './support/languages.ts'
import { registerCustomer } from './support/customer.ts'
import { parsePage } from './support/page-element.ts'
import { publicPage } from './support/public-page.ts'
import { bestSeller, orderCart, putInCart } from './support/purchase.ts'
import { visit } from './support/visit.ts'

const saveData: [string, string][] = [['Save-Data', 'on']]

test('the list of pages matches the route table', () => {
	expect(everyPage.map(({ pattern }) => pattern).sort()).toEqual(pagePatterns().sort())
})

describe('every public page', () => {
	for (const [at, { pattern, visits }] of everyPage.entries()) {
		const open = visits.filter(({ needs }) => needs === undefined)
		if (open.length === 0) continue
		for (const { lang, prefix } of sampleOf(languages, 2, at)) {
			test(`${pattern} in ${lang} is valid HTML and tells search engines whether to index it`, async () => {
				for (const pageVisit of open) await checkPage(pageVisit, lang, prefix, [])
			})
		}
	}
	for (const { pattern, visits } of sampleOf(everyPage, 4)) {
		const open = visits.filter(({ needs }) => needs === undefined)
		if (open.length === 0) continue
		test(`${pattern} is valid HTML in data-saving mode`, async () => {
			for (const pageVisit of open) await checkPage(pageVisit, 'id', '', saveData)
		})
	}
})

for (const { lang, prefix } of languages) {
	test(`rejected forms, in ${lang}, answer 422 with valid HTML`, async () => {
		const { post } = visitorOf()
		for (const [path, fields] of [
			['/contact', {}],
			['/contact', { name: '<b>', email: 'bukan', phone: '12', topic: 'X', message: '"\'<&' }],
			['/order/look-up', { number: '<', phone: '1' }],
		] satisfies [string, Record<string, string>][]) {
			const { status, body } = await post(`${prefix}${path}`, fields)
			expect(status, path).toBe(422)
			expect(await htmlErrorsOf(body), path).toEqual([])
		}
	})
}

test('[PT-01] every kind of page has a title of its own, and the shop’s name after it', async () => {
	const { get } = visitorOf()
	const titles = new Map<string, string>()
	for (const { pattern, visits } of everyPage) {
		const [first] = visits.filter(({ needs, host = 'localhost' }) => !needs && host === 'localhost')
		if (!first) continue
		const title = parsePage((await publicPage(first)).body).one('head > title').text
		expect(title, pattern).toMatch(/^.+ · Lungsin & Pakan$/)
		expect(titles.get(title), `${pattern}: ${title}`).toBeUndefined()
		titles.set(title, pattern)
	}
	for (const path of ['/product/tidak-ada', '/article/tidak-ada', '/tidak/ada']) {
		expect(parsePage((await get(path)).body).one('head > title').text, path).toBe(
			'Halaman ini tidak ada · Lungsin & Pakan',
		)
	}
})

test('every step of a purchase is valid HTML and not indexed', async () => {
	const shopper = visit()
	const seen = [await putInCart(shopper, await bestSeller(shopper))]
	for (const path of ['/Cart', '/en/Cart', '/en/order/checkout'])
		seen.push(await shopper.open(path))
	const refusals = [
		await shopper.post('/order/checkout/contact', { phone: '1' }),
		await shopper.post('/konfirmasi-pembayaran', { number: '<' }),
	]
	for (const { status, url } of refusals) expect(status, url.href).toBe(422)
	const { pages, number } = await orderCart(shopper)
	seen.push(...refusals, ...pages)
	for (const path of [
		`/order/success?order=${number}`,
		`/en/order/success?order=${number}`,
		`/order/look-up?order=${number}`,
		`/konfirmasi-pembayaran?order=${number}`,
	]) {
		seen.push(await shopper.open(path))
	}
	const titleOf = (path: string) =>
		seen.find(({ url }) => url.pathname === path)?.document.one('head > title').text
	expect(titleOf('/order/success')).not.toBe(titleOf('/order/look-up'))
	for (const { url, body, document } of seen) {
		expect(await htmlErrorsOf(body), url.href).toEqual([])
		expect(document.one('meta[name="robots"]').attribute('content'), url.href).toMatch(/^noindex/)
	}
})

test("a new customer's pages are valid HTML and not indexed", async () => {
	const customer = visit()
	await registerCustomer(customer)
	const paths = everyPage
		.flatMap(({ visits }) => visits.filter(({ needs }) => needs === 'customer'))
		.map(({ path }) => path)
		.filter((path) => path.startsWith('/profile') && !path.includes(':'))
	expect(paths.length).toBeGreaterThan(10)
	const titles = new Map<string, string>()
	for (const path of paths) {
		const { body, document, status, url } = await customer.open(path)
		expect(status, path).toBe(200)
		const title = document.one('head > title').text
		// A page may lead to another one.
		expect(titles.get(title) ?? url.pathname, `${path}: ${title}`).toBe(url.pathname)
		titles.set(title, url.pathname)
		expect(await htmlErrorsOf(body), path).toEqual([])
		expect(document.one('meta[name="robots"]').attribute('content'), path).toMatch(/^noindex/)
	}
})

async function checkPage(
	pageVisit: Visit,
	lang: string,
	prefix: '' | '/en',
	headers: [string, string][],
) {
	const plain = await publicPage(pageVisit, prefix)
	const where = `${plain.origin}${plain.target}`
	const { status, body } =
		headers.length === 0 ? plain : await visitorOf(pageVisit.host, headers).get(plain.target)
	expect(status, where).toBe(pageVisit.status ?? 200)
	expect(await htmlErrorsOf(body), where).toEqual([])
	const page = parsePage(body)
	expect(page.one('html').attribute('lang'), where).toBe(lang)
	expect(page.one('html').attribute('data-saver'), where).toBe(headers.length > 0 ? '' : undefined)
	const robots = page.one('meta[name="robots"]').attribute('content')
	expect(robots, where).toMatch(pageVisit.indexed ? /^index/ : /^noindex/)
	expect(page.has('link[rel="canonical"]'), where).toBe(Boolean(pageVisit.indexed))
}
