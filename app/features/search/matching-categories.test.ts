import { describe, expect, test } from 'vitest'
import type { Category } from '#contract/category.ts'
import { matchingCategories } from './matching-categories.ts'

const category = (name: string, children: Category[] = [], productCount = 1): Category => ({
	slug: name.toLowerCase(),
	name,
	icon: null,
	productCount,
	children,
})
const tree = [
	category('Pria', [category('Kemeja'), category('Kaus Polos')]),
	category('Polo', [], 0),
	category('Perawatan'),
]

describe('categories that match a text', () => {
	test.each([
		['p', ['Pria', 'Kaus Polos', 'Perawatan']],
		['KEM', ['Kemeja']],
		['polo', ['Kaus Polos']],
		['meja', []],
		['', []],
	])('%j', (text, names) => {
		expect(matchingCategories(tree, text).map(({ name }) => name)).toEqual(names)
	})

	test('categories of found products follow those matching by name, without duplicates', () => {
		const found = matchingCategories(tree, 'kem', ['perawatan', 'kemeja', 'polo', 'none'])
		expect(found.map(({ name }) => name)).toEqual(['Kemeja', 'Perawatan'])
	})
})
