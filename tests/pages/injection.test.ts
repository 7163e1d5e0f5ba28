import { createHash } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { addresses } from '#tests/guard/support/addresses.ts'
import { everyPage } from '#tests/support/every-page.ts'
import { hostilePaths, hostileShop, hostileTexts } from '#tests/support/hostile-shop.ts'
import type { OwnShop } from '#tests/support/own-shop.ts'
import { sampleOf } from '#tests/support/sizes.ts'
import { formWith } from './support/form.ts'
import { languages } from './support/languages.ts'
import { putInCart } from './support/purchase.ts'
import { visit, type Page } from './support/visit.ts'

const texts = Object.values(hostileTexts)

let shop: OwnShop
beforeAll(async () => {
	shop = await hostileShop()
})

/** Types of data blocks, which browsers do not execute. */
const dataTypes = ['text/plain', 'application/json', 'application/ld+json']

/** Fails when a page has a script that is not the shop's, an event handler attribute or a `javascript:` address. */
function expectInert(page: Page) {
	const where = page.url.href
	const policy = page.headers.get('content-security-policy') ?? ''
	expect(policy, where).toContain("script-src 'self';")
	const elements = page.document.all('*')
	expect(elements.length, where).toBeGreaterThan(10)
	for (const element of elements) {
		for (const { name, value } of element.attributes) {
			expect(name, where).not.toMatch(/^on|^style$/)
			if (['href', 'src', 'action', 'formaction', 'xlink:href'].includes(name)) {
				expect(value, where).not.toMatch(/^\s*(javascript|data):|^x$/i)
			}
		}
		const isData = dataTypes.includes(element.attribute('type') ?? '')
		if (element.tag === 'script' && !isData) {
			expect(element.attribute('src'), `${where}: ${element.source}`).toMatch(/^\/[\w/.-]+$/)
			expect(element.source, where).toBe('')
		}
		if (element.tag === 'style') {
			const hash = createHash('sha256').update(element.source).digest('base64')
			expect(policy, `${where}: ${element.source}`).toContain(`'sha256-${hash}'`)
		}
	}
}

test.each(languages)(
	'content written by staff is escaped on every page of the shop in $lang',
	async ({ lang, prefix }) => {
		const visitor = visit(shop.host)
		for (const path of sampleOf(hostilePaths, 2, lang === 'id' ? 0 : 1)) {
			const page = await visitor.open(path === '/' ? prefix || '/' : `${prefix}${path}`)
			expect(page.status, path).toBe(200)
			expectInert(page)
		}
	},
)

test('hostile texts of a product are shown literally', async () => {
	const visitor = visit(shop.host)
	const name = `Barang ${hostileTexts.image}`
	const { document } = await visitor.open('/product/barang-0')
	expect(document.one('h1').text).toBe(name)
	expect(document.one('head > title').text).toBe(`${name} · Toko ${hostileTexts.image}`)
	const added = await putInCart(visitor, '/product/barang-0')
	expectInert(added)
	expect(
		added.document
			.allByRole('status')
			.map(({ text }) => text)
			.join(),
	).toContain(name)
	const cart = await visitor.open('/Cart')
	expectInert(cart)
	expect(cart.document.one('main').text).toContain(name)
})

test.each(Object.entries(hostileTexts))(
	'%s: a hostile text in an address is escaped on every page',
	async (_kind, text) => {
		const sent = encodeURIComponent(text)
		const targets = [
			`/products?q=${sent}&brand=${sent}&sort=${sent}&min=${sent}`,
			`/articles?q=${sent}`,
			`/our-agen?q=${sent}&province=${sent}`,
			`/statistic-agen?code=${sent}`,
			`/contact?topic=${sent}&sent=${sent}`,
			`/order/look-up?order=${sent}`,
			`/konfirmasi-pembayaran?order=${sent}`,
			`/tidak/${encodeURIComponent(text.replaceAll('/', ''))}`,
			`/?ref=${sent}&agen=${sent}`,
		]
		for (const target of sampleOf(targets, targets.length, texts.indexOf(text))) {
			expectInert(await visit().open(target))
		}
		const { document } = await visit().open(`/products?q=${sent}`)
		expect(document.one('header input[name="q"]').attribute('value')).toBe(text)
	},
)

test('hostile values typed into forms are escaped', async () => {
	const visitor = visit()
	const fields = [
		['/contact', '#contact-name'],
		['/order/look-up', 'input[name="number"]'],
	] as const
	for (const [at, text] of texts.entries()) {
		for (const [path, field] of sampleOf(fields, 2, at)) {
			const page = await visitor.open(path)
			const form = formWith(page.document.one('main'), field)
			const name = form.one(field).attribute('name') ?? ''
			const names = form
				.all('input[name], textarea[name]')
				.map((each) => each.attribute('name') ?? '')
			const typed = names.filter((each) => !['formToken', 'formKey', 'website'].includes(each))
			const values = Object.fromEntries(typed.map((each) => [each, text]))
			const refused = await visitor.submit(page, form, values)
			expect(refused.status, `${path}: ${text}`).toBe(422)
			expectInert(refused)
			expect(refused.document.one(`main [name="${name}"]`).attribute('value')).toBe(text)
		}
	}
})

test('forged cookies are not shown', async () => {
	const names = ['CART', 'FLASH', 'THEME', 'HEMAT', 'LOCALE', 'AFFILIATE_CODE', 'AGEN_CODE']
	for (const [at, text] of texts.entries()) {
		const visitor = visit()
		for (const name of names) visitor.cookies.set(name, encodeURIComponent(text))
		for (const path of sampleOf(['/', '/Cart', '/en/products'], 3, at)) {
			expectInert(await visitor.open(path))
		}
	}
})

test('every page has a content security policy that allows no script in its HTML and no style but its palette', async () => {
	const paths = new Set([
		...addresses().map(({ path }) => path),
		...everyPage
			.flatMap(({ visits }) => visits.map(({ path }) => path))
			.filter((path) => !path.includes(':')),
	])
	expect(paths.size).toBeGreaterThan(150)
	for (const path of sampleOf([...paths], 2)) {
		const page = await visit().get(path)
		const policy = page.headers.get('content-security-policy') ?? ''
		expect(policy, path).toContain("object-src 'none'")
		expect(policy, path).toContain("base-uri 'none'")
		expect(policy, path).not.toMatch(/unsafe-|nonce-|\*/)
		if (page.document.has('main')) expectInert(page)
	}
})
