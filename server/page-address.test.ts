import { describe, expect, test } from 'vitest'
import { factsOfNothing } from './facts.ts'
import { sharedAddress } from './page-address.ts'

const facts = (target: string) => {
	const [pathname = '/', search] = target.split('?')
	return {
		...factsOfNothing(),
		origin: 'http://toko.test',
		pathname,
		search: search ? `?${search}` : '',
	}
}
/** For a visitor who has been here. */
const keyOf = (
	target: string,
	headers: Record<string, string> = { cookie: 'LOCALE=id' },
	method = 'GET',
) => sharedAddress({ method, headers }, facts(target))?.key

describe('the cache address of a page', () => {
	test.each([
		'/',
		'/en',
		'/products',
		'/en/products/kaos',
		'/product/kaos-1',
		'/faq',
		'/article/a',
	])('%s has one', (path) => expect(keyOf(path)).toBe(`http://toko.test${path}`))

	test.each([
		'/Cart',
		'/profile',
		'/order/checkout',
		'/auth/login',
		'/Product/kaos-1',
		'/product/a%2fb',
		'/products?_data=root',
		'/?ref=SARI',
		'/?Reff=SARI',
		'/products?agen=A',
		'/?district=31',
		`/product/${'x'.repeat(300)}`,
		`/products?q=${'x'.repeat(200)}`,
		`/products?${'utm_source=a&'.repeat(100)}`,
	])('%s has none', (target) => expect(keyOf(target)).toBeUndefined())

	test('is the same for HEAD, and absent for a form', () => {
		expect(keyOf('/', { cookie: 'LOCALE=id' }, 'HEAD')).toBe('http://toko.test/')
		expect(keyOf('/', {}, 'POST')).toBeUndefined()
	})

	test('sorts the query and drops advertisers’ click ids', () => {
		expect(keyOf('/products?sort=newest&brand=b&brand=a&utm_source=x&fbclid=y')).toBe(
			keyOf('/products?brand=b&brand=a&sort=newest'),
		)
		expect(keyOf('/products?opt=warna.hitam&brand=b&opt=ukuran.m&brand=a&opt=ukuran.m')).toBe(
			keyOf('/products?brand=a&brand=b&opt=ukuran.m&opt=warna.hitam'),
		)
		expect(keyOf('/?gclid=1')).toBe(keyOf('/'))
		expect(keyOf('/products?page=2')).not.toBe(keyOf('/products'))
	})

	test('differs on a first visit, which sends no cookie', () => {
		expect(keyOf('/', {})).not.toBe(keyOf('/'))
		expect(keyOf('/', { 'sec-fetch-site': 'same-origin' })).toBe(keyOf('/', {}))
	})

	test('differs in data-saving mode only on the first page of a first visit', () => {
		const savesData = { 'save-data': 'on' }
		const known = keyOf('/', { ...savesData, cookie: 'LOCALE=id' })
		expect(keyOf('/', savesData)).not.toBe(known)
		expect(keyOf('/', { ...savesData, 'sec-fetch-site': 'cross-site' })).not.toBe(known)
		expect(keyOf('/', { ...savesData, 'sec-fetch-site': 'same-origin' })).toBe(known)
	})

	test('differs where the popup was shown before, except in data-saving mode, which has none', () => {
		const hidden = { cookie: 'LOCALE=id; HIDE_POPUP=true' }
		expect(keyOf('/', hidden)).not.toBe(keyOf('/'))
		expect(keyOf('/', { cookie: 'HIDE_POPUP=no' })).toBe(keyOf('/'))
		const savesData = { 'save-data': 'on' }
		expect(keyOf('/', { ...savesData, ...hidden })).toBe(
			keyOf('/', { ...savesData, cookie: 'LOCALE=id' }),
		)
	})

	test('differs in data-saver mode', () => {
		expect(keyOf('/', { 'save-data': 'on' })).not.toBe(keyOf('/'))
	})

	test.each([
		'CART',
		'BUY_NOW',
		'THEME',
		'HEMAT',
		'ACCESS_WEB',
		'WISHLIST',
		'CONSENT',
		'__Host-CART',
		'__Host-WISHLIST',
	])('is absent with the cookie %s, among others and without a value too', (name) => {
		expect(keyOf('/', { cookie: `_ga=1; ${name}=` })).toBeUndefined()
		expect(keyOf('/', { cookie: `${name}=x; LOCALE=en` })).toBeUndefined()
	})

	test('ignores other cookies, and is absent for an unreadable header', () => {
		expect(keyOf('/', { cookie: 'LOCALE=en; AFFILIATE_CODE=x; _ga=1' })).toBe(keyOf('/'))
		expect(keyOf('/', { cookie: `x=${'y'.repeat(20_000)}` })).toBeUndefined()
		expect(keyOf('/', { cookie: ';;;' })).toBeUndefined()
	})
})
