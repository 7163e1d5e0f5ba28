import { describe, expect, test } from 'vitest'
import { safeRedirect } from './safe-redirect.ts'

const evil = 'evil.example'
const slashes = [
	'//',
	'///',
	'////',
	'/\\',
	'\\\\',
	'\\/',
	'/%2f',
	'/%2F',
	'%2f%2f',
	'/%5c',
	'%5c%5c',
	'/\\/',
	'//\\',
	'/.//',
	'/..//',
	'/%2e%2e//',
	'/a//',
	'/a/..//',
]
const schemes = [
	'http:',
	'https:',
	'javascript:',
	'JaVaScRiPt:',
	'data:text/html,',
	'vbscript:',
	'file:',
	'ftp:',
	'blob:',
	'view-source:',
	'mailto:',
	'intent:',
]
const controls = [
	'\t',
	'\n',
	'\r',
	'\0',
	'\v',
	'\f',
	'\u001f',
	'\u007f',
	'\u0085',
	'\u00a0',
	'\u2028',
	'\u2029',
	'%09',
	'%0a',
	'%0d',
	'%00',
	'%0d%0a',
]
const lookalikes = ['\u2044', '\u2215', '\u29f8', '\uff0f', '\uff3c']

const payloads: unknown[] = [
	...slashes.map((slash) => `${slash}${evil}`),
	...slashes.map((slash) => `${slash}user@${evil}/x`),
	...schemes.map((scheme) => `${scheme}//${evil}`),
	...schemes.map((scheme) => `${scheme}alert(1)`),
	...controls.map((control) => `/${control}/${evil}`),
	...controls.map((control) => `${control}//${evil}`),
	...lookalikes.map((slash) => `/${slash}${evil}`),
	...lookalikes.map((slash) => `${slash}${slash}${evil}`),
	evil,
	`@${evil}`,
	`.${evil}`,
	`:${evil}`,
	`?//${evil}`,
	`#//${evil}`,
	` //${evil}`,
	`//${evil} `,
	`/ /${evil}`,
	'/%',
	'/%zz',
	'/%ff',
	'',
	' ',
	'Cart',
	'../Cart',
	'/../../x',
	'http:evil.example',
	'https:/evil.example',
	'///',
	'//',
	'\\',
	`/${'a'.repeat(3_000)}`,
	undefined,
	null,
	1,
	{},
	[],
	['/Cart'],
	true,
	new URL('https://evil.example'),
]

describe('D7: a redirect never leaves the shop', () => {
	test('there are 120 payloads or more', () => {
		expect(payloads.length).toBeGreaterThanOrEqual(120)
	})

	test.each(payloads)('%j', (payload) => {
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
	])('%s is a page of ours', (target) => {
		expect(safeRedirect(target, '/aman')).toBe(target)
	})
})
