import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addresses } from './support/addresses.ts'
import type { Answer } from './support/send-request.ts'
import { guardedShop, type GuardedShop } from './support/shop.ts'

let shop: GuardedShop
beforeAll(async () => {
	shop = await guardedShop({
		// Accepts every address as a page, like the most tolerant router.
		page: (_request, { dataSaver, theme, cart }) =>
			new Response(`<p>${dataSaver} ${theme} ${cart.current().lines.length}</p>`, {
				headers: { 'content-type': 'text/html; charset=utf-8' },
			}),
	})
})
afterAll(() => shop.close())

const isShared = ({ headers }: Answer) => /public|s-maxage/.test(headers.get('cache-control') ?? '')
// All other routes are private, unless they are added here and in the guard's list.
const sharedPatterns = [
	'catalog/home',
	'catalog/products',
	'catalog/category',
	'catalog/product',
	...['faq', 'about', 'terms', 'privacy', 'info', 'payment-method'].map(content),
	...['shopping-guide', 'how-to-use', 'affiliate', 'our-agen', 'join-agen'].map(content),
	'vouchers/vouchers',
	...['information', 'banner', 'articles', 'article-category', 'article'].map(content),
].map((route) => `routes/${route}`)
const listed = addresses()
	.filter(({ id }) => sharedPatterns.includes(id))
	.map(({ path }) => path)

function content(name: string) {
	return `content/${name}`
}

describe('responses that a shared cache may store', () => {
	test('lists routes of the table, in both languages', () => {
		expect(listed).toHaveLength(2 * sharedPatterns.length)
	})

	test.each(listed)('%s, anonymous: shared, without a cookie', async (target) => {
		const answer = await shop.request({ target })
		expect(isShared(answer)).toBe(true)
		expect(answer.headers.getSetCookie()).toEqual([])
		expect(answer.headers.get('vary')).toMatch(/Cookie.*Save-Data/)
	})

	test('every other address: private, no-store', async () => {
		for (const { path } of addresses()) {
			if (listed.includes(path)) continue
			const answer = await shop.request({ target: path })
			expect(answer.headers.get('cache-control'), path).toBe('private, no-store')
		}
	})

	const tails = [
		'/x.css',
		'/x.js',
		'/a.png',
		'.css',
		';x',
		';x.css',
		'%2fx.css',
		'%2Fx.css',
		'%3bx.css',
		'%3fx.css',
		'%23x.css',
		'%00',
		'%0a',
		'%0d%0a',
		'%5cx.css',
		'\\x.css',
		'/..%2fx.css',
		'/%2e%2e/x.css',
		'/.',
		'/./x.css',
		'//x.css',
		'%20',
		'+',
		'~',
		'!x.css',
		'@x.css',
		',x.css',
		'=x.css',
		'&x.css',
		'*',
		'.html',
		'.json',
		'.data',
		'/index.html',
		'%',
	]
	const paths = [
		'/Cart',
		'/en/Cart',
		'/order/success',
		'/order/checkout',
		'/order/look-up',
		'/products/kemeja',
		'/product/x',
		'/products',
	]

	test('a private page is never treated as a file: 250 and more variants', async () => {
		let count = 0
		for (const path of paths) {
			for (const tail of tails) {
				count += 1
				const answer = await shop.request({ target: `${path}${tail}` })
				expect(isShared(answer), `${path}${tail}`).toBe(false)
				expect(answer.headers.get('cache-control')).toBe('private, no-store')
			}
		}
		expect(count).toBeGreaterThanOrEqual(250)
	})

	test.each<[string, [string, string][]]>([
		['a cart', [['Cookie', 'CART=x']]],
		['a look', [['Cookie', 'THEME=dark']]],
		['the data-saving mode', [['Cookie', 'HEMAT=1']]],
		['a message', [['Cookie', 'FLASH=x']]],
		['a login', [['Cookie', 'ACCESS_WEB=x']]],
		['an order', [['Cookie', 'RECENT_ORDERS=x']]],
		['a district', [['Cookie', 'DISTRICT=x']]],
		['a wishlist', [['Cookie', 'WISHLIST=x']]],
		['an answer about being measured', [['Cookie', 'CONSENT=no']]],
	])('a visitor with %s gets a private page', async (_name, headers) => {
		for (const target of listed) {
			const answer = await shop.request({ target, headers })
			expect(answer.headers.get('cache-control')).toBe('private, no-store')
		}
	})

	test('cookies that do not affect the page leave it shared and unchanged', async () => {
		const plain = await shop.request({ target: '/' })
		for (const cookie of [
			'AFFILIATE_CODE=x',
			'AGEN_CODE=y',
			'LOCALE=en',
			'API_ACCESS_CLIENT=z',
			'RECENTLY_VIEWED=x',
			'_ga=1',
		]) {
			const answer = await shop.request({ target: '/', headers: [['Cookie', cookie]] })
			expect(isShared(answer), cookie).toBe(true)
			expect(answer.body).toBe(plain.body)
		}
	})

	test('a referral link sets its cookie on a private page that is otherwise the same', async () => {
		const headers: [string, string][] = [['Sec-Fetch-Dest', 'document']]
		const answer = await shop.request({ target: '/?ref=ABC', headers })
		expect(isShared(answer)).toBe(false)
		expect(answer.headers.getSetCookie().some((line) => line.startsWith('AFFILIATE_CODE='))).toBe(
			true,
		)
		expect(answer.body).toBe((await shop.request({ target: '/' })).body)
	})

	test('a data request, a HEAD of a private page, a redirect and an error are private', async () => {
		for (const target of ['/?_data=root', '/products?_data=x', '/Cart/', '/a%zz']) {
			expect((await shop.request({ target })).headers.get('cache-control')).toBe(
				'private, no-store',
			)
		}
		const head = await shop.request({ method: 'HEAD', target: '/Cart' })
		expect(head.headers.get('cache-control')).toBe('private, no-store')
		expect(head.body).toBe('')
	})
})
