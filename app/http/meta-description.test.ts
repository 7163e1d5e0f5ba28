import { expect, test } from 'vitest'
import { metaDescription } from './meta-description.ts'

const shop = 'Belanja di Toko Kita: lihat produk, harga, dan ongkos kirim sebelum membayar.'

test.each<[string, (string | undefined)[], string]>([
	['a text of the right length stays', ['a'.repeat(60), shop], 'a'.repeat(60)],
	['a short one is followed by the next', ['Kopi', shop], `Kopi. ${shop}`],
	['so is one that ends a sentence', ['Kopi!', shop], `Kopi! ${shop}`],
	['nothing is said twice', [shop.slice(0, 30), shop], shop],
	['a missing one is left out', [undefined, ' ', shop], shop],
	[
		'a long one is cut after a word',
		['kata '.repeat(60)],
		`${'kata '.repeat(34).trim()}…`.replace(/^(.{0,170}).*$/, '$1'),
	],
])('%s', (_what, texts, expected) => {
	const description = metaDescription(texts)
	expect(description).toBe(expected)
	expect(description.length).toBeGreaterThanOrEqual(50)
	expect(description.length).toBeLessThanOrEqual(170)
})
