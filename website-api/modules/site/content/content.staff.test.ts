import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getArticle } from '#contract/article.ts'
import { getContentPage } from '#contract/content.ts'
import { findMovedAddress } from '#contract/moved-address.ts'
import {
	getEditedArticle,
	listEditedArticleCategories,
	listEditedArticles,
} from '#contract/edited-article.ts'
import { listEditedBanners } from '#contract/edited-banner.ts'
import { getPage, listPages, writePage } from '#contract/edited-text.ts'
import { type SiteCaller, siteCaller } from '#tests/support/site-caller.ts'

let site: SiteCaller
beforeAll(async () => {
	site = await siteCaller()
})
afterAll(() => site.tiny.close())

async function movedTo(path: string) {
	return (await site.tiny.read(findMovedAddress.answer, `/moved-address?PATH=${path}`)).data.ADDRESS
}

describe('pages', () => {
	test('are saved in one language at a time', async () => {
		const terms = { LANGUAGE: 'id', TITLE: 'Syarat', SUMMARY: 'Aturan main', HTML: '<p>Satu</p>' }
		await site.done(writePage.answer, 'PUT', '/sandang/pages/terms', terms)
		const english = { LANGUAGE: 'en', TITLE: 'Terms', HTML: '<p>One</p>' }
		await site.done(writePage.answer, 'PUT', '/sandang/pages/terms', english)
		const read = async (language: 'id' | 'en') =>
			(await site.tiny.read(getContentPage.answer, '/content/page/terms', { language })).data
		expect(await read('id')).toMatchObject({ PAGE_TITLE: 'Syarat', PAGE_HTML: '<p>Satu</p>' })
		expect(await read('en')).toMatchObject({
			PAGE_TITLE: 'Terms',
			PAGE_SUMMARY: 'Aturan main',
			PAGE_HTML: '<p>One</p>',
		})
		const { data } = await site.done(listPages.answer, 'GET', '/sandang/pages')
		expect(data.list.map((one) => one.KEY)).toEqual(['about', 'faq', 'terms'])
	})

	test('require a title and a summary if they are new, and a known key', async () => {
		const text = { LANGUAGE: 'id', HTML: '<p>x</p>' }
		expect((await site.refused('PUT', '/sandang/pages/privacy', text)).fields).toEqual(['TITLE'])
		expect((await site.refused('PUT', '/sandang/pages/evil', text)).fields).toEqual(['KEY'])
		expect(await site.status('/content/page/privacy')).toBe(404)
	})

	test('with slugs can be added and withdrawn', async () => {
		const text = { LANGUAGE: 'id', TITLE: 'Garansi', SUMMARY: 'Setahun', HTML: '<p>x</p>' }
		await site.done(writePage.answer, 'PUT', '/sandang/informations/garansi', text)
		expect(await site.status('/content/information/garansi')).toBe(200)
		await site.done(writePage.answer, 'POST', '/sandang/informations/garansi/withdrawal', {})
		expect(await site.status('/content/information/garansi')).toBe(410)
		const { data } = await site.done(listPages.answer, 'GET', '/sandang/informations')
		expect(data.list.find((one) => one.KEY === 'garansi')?.WITHDRAWN_AT).not.toBeNull()
		await site.done(writePage.answer, 'PUT', '/sandang/informations/garansi', text)
		expect(await site.status('/content/information/garansi')).toBe(200)
		expect((await site.refused('PUT', '/sandang/informations/Apa%20Ini', text)).status).toBe(422)
	})

	test('with questions are replaced as a whole', async () => {
		const say = (text: string) => ({ id: text, en: text })
		const entry = { question: say('Bisa COD?'), answer: say('<p>Belum.</p>') }
		await site.done(writePage.answer, 'PUT', '/sandang/faq', {
			GROUP_LIST: [{ title: say('Bayar'), entries: [entry] }],
		})
		const { data } = await site.tiny.read(getContentPage.answer, '/content/page/faq')
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
		await site.done(writePage.answer, 'PUT', '/sandang/article-categories/rapi', {
			NAME_ID: 'Rapi',
			NAME_EN: 'Tidy',
		})
		const article = { ...text, CATEGORY_SLUG: 'rapi', PRODUCT_SLUG_LIST: ['kaos-2', 'kaos-1'] }
		await site.done(writePage.answer, 'PUT', '/sandang/articles/melipat', article)
		const read = async () => (await site.tiny.read(getArticle.answer, '/article/melipat')).data
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
		await site.done(writePage.answer, 'POST', '/sandang/articles/melipat/withdrawal', {})
		expect(await site.status('/article/melipat')).toBe(410)
		const { data } = await site.done(listEditedArticles.answer, 'GET', '/sandang/articles')
		expect(data.list[0]).toMatchObject({ ARTICLE_SLUG: 'melipat' })
		await site.done(writePage.answer, 'PUT', '/sandang/articles/melipat', {
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
	])('with %j are rejected on %s, and nothing is stored', async (more, field) => {
		const requested = await site.refused('PUT', '/sandang/articles/baru', { ...text, ...more })
		expect(requested).toMatchObject({ status: 422, fields: [field] })
		expect(await site.status('/article/baru')).toBe(404)
	})
})

test('a banner is withdrawn and published again', async () => {
	await site.done(writePage.answer, 'POST', '/sandang/banners/musim-hujan/withdrawal', {})
	expect(await site.status('/content/banner/musim-hujan')).toBe(410)
	const { data } = await site.done(listEditedBanners.answer, 'GET', '/sandang/banners')
	expect(data.list).toMatchObject([{ BANNER_SLUG: 'musim-hujan', IS_RUNNING: false }])
	await site.done(writePage.answer, 'DELETE', '/sandang/banners/musim-hujan/withdrawal')
	expect(await site.status('/content/banner/musim-hujan')).toBe(200)
	const unknown = await site.refused('POST', '/sandang/banners/tidak-ada/withdrawal', {})
	expect(unknown).toMatchObject({ status: 404, code: 'BANNER_NOT_FOUND' })
})

describe('a text in both languages', () => {
	const text = {
		TITLE_ID: 'Garansi toko',
		TITLE_EN: 'Shop warranty',
		VERSION: null,
		SUMMARY_ID: 'Setahun',
		SUMMARY_EN: 'One year',
		HTML_ID: '<p>x</p>',
		HTML_EN: '<p>y</p>',
	}
	const patch = (path: string, body: unknown) =>
		site.done(writePage.answer, 'PATCH', `/sandang${path}`, body)

	test('is saved for the version that was read, and rejected for an older one', async () => {
		const read = async () => (await site.done(getPage.answer, 'GET', '/sandang/pages/about')).data
		const before = await read()
		await patch('/pages/about', { ...text, VERSION: before.VERSION })
		expect(await read()).toMatchObject({ TITLE_EN: 'Shop warranty', SUMMARY_EN: 'One year' })
		const stale = { ...text, TITLE_ID: 'Lain', VERSION: before.VERSION }
		const refused = await site.refused('PATCH', '/sandang/pages/about', stale)
		expect(refused).toMatchObject({ status: 409, code: 'CHANGED_MEANWHILE' })
		expect(await read()).toMatchObject({ TITLE_ID: 'Garansi toko' })
		const faq = await site.refused('PUT', '/sandang/faq', { GROUP_LIST: [], VERSION: 'lama' })
		expect(faq).toMatchObject({ status: 409, code: 'CHANGED_MEANWHILE' })
	})

	test('is scheduled, withdrawn, published again and deleted', async () => {
		const PUBLISHED_AT = '2099-01-01T00:00:00Z'
		await patch('/informations/klaim', { ...text, PUBLISHED_AT })
		expect(await site.status('/content/information/klaim')).toBe(404)
		const { data } = await site.done(getPage.answer, 'GET', '/sandang/informations/klaim')
		expect(data.PUBLISHED_AT).toBe('2099-01-01T00:00:00.000Z')
		const unchanged = { ...text, VERSION: data.VERSION }
		await patch('/informations/klaim', unchanged)
		expect(await site.status('/content/information/klaim')).toBe(404)
		await patch('/informations/klaim', { ...unchanged, PUBLISHED_AT: null })
		expect(await site.status('/content/information/klaim')).toBe(200)
		const path = '/sandang/informations/klaim'
		await site.done(writePage.answer, 'POST', `${path}/withdrawal`, {})
		expect(await site.status('/content/information/klaim')).toBe(410)
		await site.done(writePage.answer, 'DELETE', `${path}/withdrawal`)
		expect(await site.status('/content/information/klaim')).toBe(200)
		await site.done(writePage.answer, 'DELETE', path)
		expect(await site.status('/content/information/klaim')).toBe(404)
		expect((await site.refused('DELETE', path)).status).toBe(404)
	})

	test('is found by its former slugs, however often they changed', async () => {
		await patch('/informations/satu', { ...text, NEW_SLUG: 'dua' })
		const version = async (slug: string) =>
			(await site.done(getPage.answer, 'GET', `/sandang/informations/${slug}`)).data.VERSION
		await patch('/informations/dua', { ...text, VERSION: await version('dua'), NEW_SLUG: 'tiga' })
		for (const slug of ['satu', 'dua']) {
			expect(await movedTo(`/information/${slug}`)).toBe('/information/tiga')
		}
		// The first slug again: it is no longer a former one.
		await patch('/informations/tiga', { ...text, VERSION: await version('tiga'), NEW_SLUG: 'satu' })
		expect(await movedTo('/information/tiga')).toBe('/information/satu')
		await patch('/informations/empat', text)
		const taken = { ...text, VERSION: await version('empat'), NEW_SLUG: 'satu' }
		const refused = await site.refused('PATCH', '/sandang/informations/empat', taken)
		expect(refused).toMatchObject({ status: 422, fields: ['NEW_SLUG'] })
		expect((await site.refused('PATCH', '/sandang/informations/empat', text)).code).toBe(
			'SLUG_TAKEN',
		)
	})

	test('is an article with category, picture and products', async () => {
		const article = {
			...text,
			CATEGORY_SLUG: 'gaya',
			AUTHOR: '',
			MEDIA_ID: null,
			ALT_ID: '',
			ALT_EN: '',
			PRODUCT_SLUG_LIST: ['kaos-2', 'kaos-1'],
		}
		await patch('/articles/ukuran', article)
		const read = async (slug: string) =>
			(await site.done(getEditedArticle.answer, 'GET', `/sandang/articles/${slug}`)).data
		const saved = await read('ukuran')
		expect(saved).toMatchObject({
			AUTHOR: 'Sandang Kecil',
			PRODUCT_SLUG_LIST: ['kaos-2', 'kaos-1'],
			MEDIA_ID: null,
		})
		const { VERSION } = saved
		await patch('/articles/ukuran', { ...article, VERSION, NEW_SLUG: 'ukuran-kaos' })
		expect(await movedTo('/article/ukuran')).toBe('/article/ukuran-kaos')
		const { data } = await site.tiny.read(getArticle.answer, '/article/ukuran-kaos')
		expect(data.PRODUCT_LIST).toHaveLength(2)
		const stale = { ...article, VERSION: 'lama' }
		expect((await site.refused('PATCH', '/sandang/articles/ukuran-kaos', stale)).status).toBe(409)
		const full = await site.refused('DELETE', '/sandang/article-categories/gaya')
		expect(full).toMatchObject({ status: 409, code: 'ARTICLE_CATEGORY_NOT_EMPTY' })
		await site.done(writePage.answer, 'DELETE', '/sandang/articles/ukuran-kaos')
		expect(await movedTo('/article/ukuran')).toBeNull()
		await site.done(writePage.answer, 'PUT', '/sandang/article-categories/sisa', {
			NAME_ID: 'Sisa',
			NAME_EN: 'Rest',
			VERSION: null,
		})
		const categories = async () => {
			const list = await site.done(
				listEditedArticleCategories.answer,
				'GET',
				'/sandang/article-categories',
			)
			return list.data.list.map((one) => one.CATEGORY_SLUG)
		}
		expect(await categories()).toContain('sisa')
		await site.done(writePage.answer, 'DELETE', '/sandang/article-categories/sisa')
		expect(await categories()).not.toContain('sisa')
	})
})
