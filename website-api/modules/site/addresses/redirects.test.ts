import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findMovedAddress } from '#contract/moved-address.ts'
import { addRedirect, MAX_REDIRECTS, removeRedirect } from '#contract/redirect.ts'
import { isFixedPage } from '#contract/fixed-pages.ts'
import { pagePatterns } from '#tests/support/every-page.ts'
import { type SiteCaller, siteCaller } from '#tests/support/site-caller.ts'
import { ownRedirect } from './address.table.ts'

let site: SiteCaller
beforeAll(async () => {
	site = await siteCaller()
})
afterAll(() => site.tiny.close())

const path = '/sandang/redirects'
async function add(PATH: string, TARGET: string, IS_FOREIGN = false) {
	const body = { PATH, TARGET, IS_FOREIGN }
	return (await site.done(addRedirect.answer, 'POST', path, body)).data.list
}
async function movedTo(from: string, shop: 'sandang' | 'kopi' = 'sandang') {
	const query = `?PATH=${encodeURIComponent(from)}`
	return (await site.tiny.read(findMovedAddress.answer, `/moved-address${query}`, { shop })).data
		.ADDRESS
}

describe('a redirect of the shop’s own', () => {
	test('leads from a path in any language and letter case to a page, until it is deleted', async () => {
		const list = await add(
			'/en/Product-Category/Kemeja%20Pria/',
			'http://localhost/en/products?sale=1',
		)
		expect(list).toMatchObject([
			{ PATH: '/product-category/kemeja pria', TARGET: '/products?sale=1' },
		])
		expect(await movedTo('/product-category/KEMEJA%20pria')).toBe('/products?sale=1')
		expect(await movedTo('/product-category/kemeja%20pria', 'kopi')).toBeNull()
		const id = list[0]?.REDIRECT_ID
		expect((await site.refused('DELETE', `/kopi/redirects/${id}`)).status).toBe(404)
		await site.done(removeRedirect.answer, 'DELETE', `${path}/${id}`)
		expect(await movedTo('/product-category/kemeja%20pria')).toBeNull()
		expect((await site.refused('DELETE', `${path}/${id}`)).code).toBe('REDIRECT_NOT_FOUND')
	})

	test('leads to another site only if that is meant', async () => {
		const foreign = { PATH: '/blog', TARGET: 'https://blog.example/a' }
		expect(await site.refused('POST', path, foreign)).toMatchObject({
			code: 'REDIRECT_TARGET_FOREIGN',
		})
		await add('/blog', 'https://blog.example/a', true)
		expect(await movedTo('/blog')).toBe('https://blog.example/a')
	})

	test('is followed to the last of several, and cannot lead in a circle', async () => {
		await add('/satu', '/dua')
		await add('/dua', '/tiga?x=1')
		await add('/tiga', '/product/kaos-1')
		expect(await movedTo('/satu')).toBe('/product/kaos-1')
		const self = { PATH: '/empat', TARGET: '/empat' }
		expect((await site.refused('POST', path, self)).code).toBe('REDIRECT_LOOP')
		await add('/lima', '/enam')
		await add('/tujuh', '/lima')
		expect((await site.refused('POST', path, { PATH: '/enam', TARGET: '/TUJUH?a=b' })).code).toBe(
			'REDIRECT_LOOP',
		)
		expect(await movedTo('/tujuh')).toBe('/enam')
	})

	test.each([
		['/', '/products', 'REDIRECT_PATH_MALFORMED'],
		['lama', '/products', 'REDIRECT_PATH_MALFORMED'],
		['//evil.example/a', '/products', 'REDIRECT_PATH_MALFORMED'],
		['https://lain.example/a', '/products', 'REDIRECT_PATH_MALFORMED'],
		['/lama?p=12', '/products', 'REDIRECT_PATH_MALFORMED'],
		['/lama#a', '/products', 'REDIRECT_PATH_MALFORMED'],
		['/faq', '/products', 'REDIRECT_PATH_IN_USE'],
		['/en/Cart', '/products', 'REDIRECT_PATH_IN_USE'],
		['/product/kaos-1', '/products', 'REDIRECT_PATH_IN_USE'],
		['/products/kaos', '/products', 'REDIRECT_PATH_IN_USE'],
		['/satu', '/products', 'REDIRECT_PATH_TAKEN'],
		['/x1', '//evil.example', 'REDIRECT_TARGET_MALFORMED'],
		['/x2', '/\\evil.example', 'REDIRECT_TARGET_MALFORMED'],
		['/x3', 'javascript:alert(1)', 'REDIRECT_TARGET_MALFORMED'],
		['/x4', 'http://blog.example', 'REDIRECT_TARGET_MALFORMED'],
		['/x5', 'https://a:b@blog.example', 'REDIRECT_TARGET_MALFORMED'],
		['/x6', '/a b', 'REDIRECT_TARGET_MALFORMED'],
	])('from %s to %s is refused: %s', async (from, target, code) => {
		const refused = await site.refused('POST', path, { PATH: from, TARGET: target })
		expect(refused).toMatchObject({ status: 422, code })
	})

	test('is one of a thousand at most', async () => {
		await site.tiny.db.insert(ownRedirect).values(
			Array.from({ length: MAX_REDIRECTS }, (_, at) => ({
				companyId: 2,
				path: `/lama-${at}`,
				target: '/products',
			})),
		)
		const more = { PATH: '/satu-lagi', TARGET: '/products' }
		const refused = await site.refused('POST', '/kopi/redirects', more, site.keys.kopi)
		expect(refused).toMatchObject({ status: 409, code: 'TOO_MANY_REDIRECTS' })
	})
})

test('every page of the storefront without a parameter is known as one', () => {
	const fixed = pagePatterns().filter((pattern) => !/[:*]/.test(pattern))
	expect(fixed.length).toBeGreaterThan(40)
	expect(fixed.filter((pattern) => !isFixedPage(pattern.toLowerCase()))).toEqual([])
})
