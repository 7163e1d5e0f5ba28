import { expect, test } from 'vitest'
import type { ComparedProduct } from '#contract/product-lists.ts'
import { comparedIds, comparePath } from './compare.ts'
import { compareView } from './compare-view.ts'

test('an address compares up to four products and ignores other values', () => {
	const read = (search: string) => comparePath(comparedIds(new URLSearchParams(search)))
	expect(read('p=3&p=1&p=3&p=x&p=-1&p=1e9')).toBe('/compare?p=3&p=1')
	expect(read('p=1&p=2&p=3&p=4&p=5')).toBe('/compare?p=1&p=2&p=3&p=4')
	expect(read('p=9999999999999999')).toBe('/compare')
	expect(read('p=2,5&p=7')).toBe('/compare?p=2&p=5&p=7')
})

const shirt: ComparedProduct = {
	id: 1,
	slug: 'a',
	name: 'A',
	priceMin: 90_000,
	priceMax: 90_000,
	priceBefore: null,
	rating: 4.5,
	reviewCount: 2,
	soldCount: 0,
	isNew: false,
	inStock: true,
	flashEndsAt: null,
	brand: 'Lungsin',
	image: null,
	colours: [],
	colourCount: 0,
	summary: 'Adem',
	categoryName: 'Kaos',
	weightMin: 200,
	weightMax: 1500,
	options: [{ key: 'ukuran', name: 'Ukuran', values: ['M', 'L'] }],
}

test('a comparison lists differing attributes first, then equal ones', () => {
	const other = { ...shirt, id: 2, priceMax: 120_000, options: [], weightMin: 0, weightMax: 0 }
	const t = (key: string) => key.replace('catalog:compare.', '')
	const { different, same } = compareView([shirt, other], { t, locale: 'id' })
	expect(different).toEqual([
		{ name: 'price', texts: ['Rp 90.000', 'Rp 90.000 – Rp 120.000'] },
		{ name: 'Ukuran', texts: ['M, L', ''] },
		{ name: 'weight', texts: ['200 g – 1,5 kg', ''] },
	])
	expect(same.map(({ name }) => name)).toEqual(['rating', 'stock', 'brand', 'category', 'summary'])
	expect(compareView([shirt], { t, locale: 'id' }).same).toEqual([])
})
