import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as wire from '#contract/content.ts'
import { FailureWire } from '#contract/envelope.ts'
import { tinyApi, type TinyApi } from '#tests/support/tiny-api.ts'
import { product } from '#website-api/modules/catalog/products/product.table.ts'
import { banner } from '#website-api/modules/site/settings/site.table.ts'
import { information } from './content.table.ts'

let tiny: TinyApi
beforeAll(async () => {
	tiny = await tinyApi()
})
afterAll(() => tiny.close())

async function failure(address: string, shop?: 'kopi') {
	const response = await tiny.call(address, shop && { shop })
	return { status: response.status, code: FailureWire.parse(await response.json()).code }
}

describe('a content page', () => {
	test.each([
		['id', 'Tentang sandang', '<p>Isi sandang</p>'],
		['en', 'About sandang', '<p>Text sandang</p>'],
	] as const)('is available in %s', async (language, title, html) => {
		const { data } = await tiny.read(wire.getContentPage.answer, '/content/page/about', {
			language,
		})
		expect(data).toMatchObject({ PAGE_TITLE: title, PAGE_HTML: html, FAQ_GROUP_LIST: [] })
	})

	test('has groups of questions if it is the FAQ', async () => {
		const { data } = await tiny.read(wire.getContentPage.answer, '/content/page/faq')
		expect(data.FAQ_GROUP_LIST).toEqual([
			{
				FAQ_GROUP_TITLE: 'Pengiriman sandang',
				FAQ_LIST: [
					{
						FAQ_QUESTION: 'Berapa lama sampai? sandang',
						FAQ_ANSWER_HTML: '<p>Dua hari.</p>',
					},
				],
			},
		])
	})

	test('[D3] is that of the company', async () => {
		const { data } = await tiny.read(wire.getContentPage.answer, '/content/page/about', {
			shop: 'kopi',
		})
		expect(data.PAGE_TITLE).toBe('Tentang kopi')
		expect(JSON.stringify(data)).not.toContain('sandang')
	})

	test.each([
		'terms',
		'ABOUT',
		'about%00',
		'..%2fabout',
		'about%20',
		'x'.repeat(4000),
		'%27%20or%201=1',
		'__proto__',
		'constructor',
	])('is 404 at %s', async (key) => {
		expect(await failure(`/content/page/${key}`)).toEqual({ status: 404, code: 'PAGE_NOT_FOUND' })
	})
})

describe('an information page', () => {
	test('is available, and listed in the company’s order', async () => {
		const { data } = await tiny.read(wire.getInformation.answer, '/content/information/ukuran', {
			language: 'en',
		})
		expect(data).toMatchObject({ INFORMATION_SLUG: 'ukuran', PAGE_TITLE: 'Sizes sandang' })
		const list = await tiny.read(wire.listInformation.answer, '/content/information-list')
		expect(list.data.INFORMATION_LIST.map((one) => one.PAGE_TITLE)).toEqual([
			'Ukuran sandang',
			'Jahitan sandang',
		])
	})

	test('is 410 once it is withdrawn, for its company only', async () => {
		await tiny.db
			.update(information)
			.set({ withdrawnAt: sql`now()` })
			.where(and(eq(information.companyId, 1), eq(information.slug, 'jahitan')))
		expect(await failure('/content/information/jahitan')).toEqual({
			status: 410,
			code: 'PAGE_GONE',
		})
		const list = await tiny.read(wire.listInformation.answer, '/content/information-list')
		expect(list.data.INFORMATION_LIST.map((one) => one.INFORMATION_SLUG)).toEqual(['ukuran'])
		expect((await tiny.call('/content/information/jahitan', { shop: 'kopi' })).status).toBe(200)
	})

	test('is 404 before its publication, even if it is withdrawn by then', async () => {
		const text = { id: 'x', en: 'x' }
		const later = { companyId: 1, title: text, summary: text, html: text }
		await tiny.db.insert(information).values([
			{ ...later, slug: 'nanti', publishedAt: new Date(Date.now() + 86_400_000) },
			{
				...later,
				slug: 'batal',
				publishedAt: new Date(Date.now() + 86_400_000),
				withdrawnAt: new Date(),
			},
		])
		for (const slug of ['nanti', 'batal']) {
			expect(await failure(`/content/information/${slug}`)).toMatchObject({ status: 404 })
		}
	})

	test.each(['tidak-ada', 'UKURAN', 'ukuran%00', '%25', 'a'.repeat(5000), '%F0%9F%98%80'])(
		'is 404 at %s',
		async (slug) => {
			expect(await failure(`/content/information/${slug}`)).toMatchObject({ status: 404 })
		},
	)
})

describe('the page of a banner', () => {
	test.each([
		['id', 'Musim hujan', '<p>Hujan sandang</p>'],
		['en', 'Rainy season', '<p>Rain sandang</p>'],
	] as const)(
		'is available in %s with its pictures and products',
		async (language, title, html) => {
			const { data } = await tiny.read(wire.getBanner.answer, '/content/banner/musim-hujan', {
				language,
			})
			expect(data).toMatchObject({
				BANNER_TITLE: title,
				BANNER_HTML: html,
				BANNER_TARGET: '/products/jaket',
				BANNER_IMAGE_WIDE: { WIDTH: 1600 },
				BANNER_IMAGE_TALL: { WIDTH: 960 },
			})
			expect(data.PRODUCT_LIST.map((card) => card.PRODUCT_SLUG)).toEqual(['jaket-hujan', 'kaos-1'])
		},
	)

	test('omits products that are no longer sold', async () => {
		const coat = and(eq(product.companyId, 1), eq(product.slug, 'kaos-1'))
		await tiny.db.update(product).set({ status: 'ARCHIVED' }).where(coat)
		const { data } = await tiny.read(wire.getBanner.answer, '/content/banner/musim-hujan')
		expect(data.PRODUCT_LIST.map((card) => card.PRODUCT_SLUG)).toEqual(['jaket-hujan'])
	})

	test('is 404 for another company, and 410 once it is withdrawn', async () => {
		expect(await failure('/content/banner/musim-hujan', 'kopi')).toEqual({
			status: 404,
			code: 'BANNER_NOT_FOUND',
		})
		await tiny.db.update(banner).set({ active: false }).where(eq(banner.companyId, 1))
		expect(await failure('/content/banner/musim-hujan')).toEqual({
			status: 410,
			code: 'BANNER_GONE',
		})
	})
})
