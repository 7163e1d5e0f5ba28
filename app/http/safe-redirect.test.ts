import { describe, expect, test } from 'vitest'
import { evil, foreignAddresses } from '#tests/support/foreign-addresses.ts'
import { safeRedirect } from './safe-redirect.ts'

describe('a redirect never leaves the shop', () => {
	test('covers 120 payloads or more', () => {
		expect(foreignAddresses.length).toBeGreaterThanOrEqual(120)
	})

	test.each(foreignAddresses)('%j', (payload) => {
		const target = safeRedirect(payload, '/aman')
		expect(target.startsWith('/')).toBe(true)
		expect(new URL(target, 'https://toko.test/Cart').origin).toBe('https://toko.test')
		expect(target).not.toContain('//')
		expect(target.includes(evil) ? new URL(target, 'https://toko.test').host : 'toko.test').toBe(
			'toko.test',
		)
	})

	test.each([
		'/',
		'/en',
		'/Cart',
		'/products?q=batik&page=2',
		'/product/kemeja#ulasan',
		'/order/look-up?order=ET-1',
		'/products?next=%2F%2Fevil.example',
		'/a%20b',
	])('accepts the path %s', (target) => {
		expect(safeRedirect(target, '/aman')).toBe(target)
	})
})
