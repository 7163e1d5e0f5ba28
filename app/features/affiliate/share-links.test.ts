import { expect, test } from 'vitest'
import { shareLinks } from './share-links.ts'

test('every sharing link contains the whole URL and the text', () => {
	const address = 'https://toko.id/product/kaos-1?ref=SARI7KQ2M'
	for (const { href } of shareLinks(address, 'Kaos & celana, 20% lebih murah?')) {
		const url = new URL(href)
		const query = [...url.searchParams.values()].join(' ')
		expect(url.protocol).toBe('https:')
		expect(query).toContain(address)
		expect(url.hash).toBe('')
	}
})
