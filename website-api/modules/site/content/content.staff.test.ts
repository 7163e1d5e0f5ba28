import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as content from '#contract/content.ts'
import * as wire from '#contract/operator-site.ts'
import { type SiteOperator, siteOperator } from '#tests/support/site-operator.ts'

let site: SiteOperator
beforeAll(async () => {
	site = await siteOperator()
})
afterAll(() => site.tiny.close())

describe('pages', () => {
	test('are written in one language at a time', async () => {
		const terms = { LANGUAGE: 'id', TITLE: 'Syarat', SUMMARY: 'Aturan main', HTML: '<p>Satu</p>' }
		await site.done(wire.OperatorChangedWire, 'PUT', '/sandang/pages/terms', terms)
		const english = { LANGUAGE: 'en', TITLE: 'Terms', HTML: '<p>One</p>' }
		await site.done(wire.OperatorChangedWire, 'PUT', '/sandang/pages/terms', english)
		const read = async (language: 'id' | 'en') =>
			(await site.tiny.read(content.ContentPageAnswerWire, '/content/page/terms', { language }))
				.data
		expect(await read('id')).toMatchObject({ PAGE_TITLE: 'Syarat', PAGE_HTML: '<p>Satu</p>' })
		expect(await read('en')).toMatchObject({
			PAGE_TITLE: 'Terms',
			PAGE_SUMMARY: 'Aturan main',
			PAGE_HTML: '<p>One</p>',
		})
		const { data } = await site.done(wire.OperatorPageListWire, 'GET', '/sandang/pages')
		expect(data.list.map((one) => one.KEY)).toEqual(['about', 'faq', 'terms'])
	})

	test('need a title and a summary when they are new, and a known address', async () => {
		const text = { LANGUAGE: 'id', HTML: '<p>x</p>' }
		expect((await site.refused('PUT', '/sandang/pages/privacy', text)).fields).toEqual(['TITLE'])
		expect((await site.refused('PUT', '/sandang/pages/evil', text)).fields).toEqual(['KEY'])
		expect(await site.status('/content/page/privacy')).toBe(404)
	})

	test('of own addresses come and go', async () => {
		const text = { LANGUAGE: 'id', TITLE: 'Garansi', SUMMARY: 'Setahun', HTML: '<p>x</p>' }
		await site.done(wire.OperatorChangedWire, 'PUT', '/sandang/informations/garansi', text)
		expect(await site.status('/content/information/garansi')).toBe(200)
		await site.done(
			wire.OperatorChangedWire,
			'POST',
			'/sandang/informations/garansi/withdrawal',
			{},
		)
		expect(await site.status('/content/information/garansi')).toBe(410)
		const { data } = await site.done(wire.OperatorPageListWire, 'GET', '/sandang/informations')
		expect(data.list.find((one) => one.KEY === 'garansi')?.WITHDRAWN_AT).not.toBeNull()
		await site.done(wire.OperatorChangedWire, 'PUT', '/sandang/informations/garansi', text)
		expect(await site.status('/content/information/garansi')).toBe(200)
		expect((await site.refused('PUT', '/sandang/informations/Apa%20Ini', text)).status).toBe(422)
	})

	test('of questions are replaced whole', async () => {
		const say = (text: string) => ({ id: text, en: text })
		const entry = { question: say('Bisa COD?'), answer: say('<p>Belum.</p>') }
		await site.done(wire.OperatorChangedWire, 'PUT', '/sandang/faq', {
			GROUP_LIST: [{ title: say('Bayar'), entries: [entry] }],
		})
		const { data } = await site.tiny.read(content.ContentPageAnswerWire, '/content/page/faq')
		expect(data.FAQ_GROUP_LIST).toMatchObject([
			{ FAQ_GROUP_TITLE: 'Bayar', FAQ_LIST: [{ FAQ_QUESTION: 'Bisa COD?' }] },
		])
	})
})

describe('articles', () => {
	const text = {
		LANGUAGE: 'id',
		TITLE: 'Melipat kaos',
		SUMMARY: 'Rapi dalam semenit',
		HTML: '<p>Lipat.</p>',
	}

	test('are published at once, withdrawn, and published again', async () => {
		await site.done(wire.OperatorChangedWire, 'PUT', '/sandang/article-categories/rapi', {
			NAME_ID: 'Rapi',
			NAME_EN: 'Tidy',
		})
		const article = { ...text, CATEGORY_SLUG: 'rapi', PRODUCT_SLUG_LIST: ['kaos-2', 'kaos-1'] }
		await site.done(wire.OperatorChangedWire, 'PUT', '/sandang/articles/melipat', article)
		const read = async () =>
			(await site.tiny.read(content.ArticleAnswerWire, '/article/melipat')).data
		expect(await read()).toMatchObject({
			ARTICLE_TITLE: 'Melipat kaos',
			ARTICLE_CATEGORY_NAME: 'Rapi',
			ARTICLE_AUTHOR: 'Sandang Kecil',
			ARTICLE_IMAGE: null,
		})
		expect((await read()).PRODUCT_LIST.map((card) => card.PRODUCT_SLUG)).toEqual([
			'kaos-2',
			'kaos-1',
		])
		await site.done(wire.OperatorChangedWire, 'POST', '/sandang/articles/melipat/withdrawal', {})
		expect(await site.status('/article/melipat')).toBe(410)
		const { data } = await site.done(wire.OperatorArticleListWire, 'GET', '/sandang/articles')
		expect(data.list[0]).toMatchObject({ ARTICLE_SLUG: 'melipat' })
		await site.done(wire.OperatorChangedWire, 'PUT', '/sandang/articles/melipat', {
			LANGUAGE: 'en',
			HTML: '<p>Fold.</p>',
		})
		expect(await read()).toMatchObject({ ARTICLE_HTML: '<p>Lipat.</p>' })
	})

	test.each([
		[{}, 'CATEGORY_SLUG'],
		[{ CATEGORY_SLUG: 'tidak-ada' }, 'CATEGORY_SLUG'],
		[{ CATEGORY_SLUG: 'gaya', MEDIA_ID: 'abcdef0123' }, 'MEDIA_ID'],
		[{ CATEGORY_SLUG: 'gaya', PRODUCT_SLUG_LIST: ['tidak-ada'] }, 'PRODUCT_SLUG_LIST'],
	])('with %j are refused at %s, and nothing is kept', async (more, field) => {
		const requested = await site.refused('PUT', '/sandang/articles/baru', { ...text, ...more })
		expect(requested).toMatchObject({ status: 422, fields: [field] })
		expect(await site.status('/article/baru')).toBe(404)
	})
})

test('a banner is withdrawn and brought back', async () => {
	await site.done(wire.OperatorChangedWire, 'POST', '/sandang/banners/musim-hujan/withdrawal', {})
	expect(await site.status('/content/banner/musim-hujan')).toBe(410)
	const { data } = await site.done(wire.OperatorBannerListWire, 'GET', '/sandang/banners')
	expect(data.list).toMatchObject([{ BANNER_SLUG: 'musim-hujan', IS_RUNNING: false }])
	await site.done(wire.OperatorChangedWire, 'DELETE', '/sandang/banners/musim-hujan/withdrawal')
	expect(await site.status('/content/banner/musim-hujan')).toBe(200)
	const unknown = await site.refused('POST', '/sandang/banners/tidak-ada/withdrawal', {})
	expect(unknown).toMatchObject({ status: 404, code: 'BANNER_NOT_FOUND' })
})
