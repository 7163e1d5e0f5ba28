import { expect, test } from 'vitest'
import { plainSite } from './site-cache.server.ts'
import { pageTitle } from './page-title.ts'

test('[PT-01] a title is the page, a dot, the store; the default store is the brand', () => {
	expect(pageTitle('Keranjang', 'Kopi Senja')).toBe('Keranjang · Kopi Senja')
	expect(pageTitle('Keranjang', plainSite.title)).toBe('Keranjang · Etalase')
	expect(pageTitle('', 'Kopi Senja')).toBe('Kopi Senja')
})
