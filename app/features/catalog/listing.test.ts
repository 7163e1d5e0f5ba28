import { describe, expect, test } from 'vitest'
import { isNarrowed, listingPath } from './listing.ts'
import { listingOf } from './read-listing.ts'

const read = (search: string, category?: string) => listingOf(new URLSearchParams(search), category)

describe('the query of a listing', () => {
	test.each([
		['', '/products'],
		['page=2', '/products?page=2'],
		['q=kemeja+linen&sort=cheapest', '/products?q=kemeja+linen&sort=cheapest'],
		['q=kemeja&sort=relevance', '/products?q=kemeja'],
		['q=kemeja&sort=newest', '/products?q=kemeja&sort=newest'],
		['sort=relevance', '/products'],
		[
			'min=50.000&max=Rp+200.000&brand=a&brand=b&rating=4&stock=1&sale=1',
			'/products?min=50000&max=200000&brand=a&brand=b&rating=4&stock=1&sale=1',
		],
		[
			'opt=warna.hitam&opt=ukuran.m&opt=warna.hitam&opt=warna.biru-tua',
			'/products?opt=ukuran.m&opt=warna.biru-tua&opt=warna.hitam',
		],
		[
			'opt=a.1&opt=b.1&opt=c.1&opt=d.1&opt=e.1&opt=f.1',
			'/products?opt=a.1&opt=b.1&opt=c.1&opt=d.1&opt=e.1',
		],
		['min=300000&max=100000', '/products?min=100000&max=300000'],
	])('%s → %s', (search, path) => {
		expect(listingPath(read(search))).toBe(path)
	})

	test('reads the category from the path', () => {
		expect(listingPath(read('page=3', 'kemeja'))).toBe('/products/kemeja?page=3')
	})
})

describe('ignores hostile query values', () => {
	test.each([
		'page=0',
		'page=-1',
		'page=1e9',
		'page=1.5',
		'page=１',
		'sort=__proto__',
		'sort=price;drop',
		'min=abc&max=-5',
		'min=0',
		'min=9999999999999999',
		'brand=../../x&brand=%00',
		'opt=warna&opt=.x&opt=a.b.c&opt=A.B',
		'rating=9',
		'stock=yes',
		'q=%00%0a%20',
	])('%s', (search) => {
		expect(listingPath(read(search))).toBe('/products')
	})

	test('keeps a page number beyond the last page', () => {
		expect(read('page=999999999999').page).toBe(99_999)
	})

	test('cuts a search text at 100 characters', () => {
		expect(read(`q=${'x'.repeat(5000)}`).text).toHaveLength(100)
	})
})

test('unfiltered listings are indexed, filtered ones are not', () => {
	expect(isNarrowed(read('page=2'))).toBe(false)
	expect(isNarrowed(read('sale=1'))).toBe(true)
	expect(isNarrowed(read('sort=rating'))).toBe(true)
	expect(isNarrowed(read('opt=warna.hitam'))).toBe(true)
})

test('a search is sorted by relevance, and by the newest again without its text', () => {
	const search = read('q=kemeja&stock=1')
	expect(search.sort).toBe('relevance')
	expect(listingPath({ ...search, text: undefined })).toBe('/products?stock=1')
	expect(read('stock=1').sort).toBe('newest')
})
