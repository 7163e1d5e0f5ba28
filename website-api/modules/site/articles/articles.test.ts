import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as wire from '#contract/article.ts'
import { FailureWire } from '#contract/envelope.ts'
import { tinyApi, type TinyApi } from '#tests/support/tiny-api.ts'
import { article } from './article.table.ts'
import { readingMinutes } from './reading-minutes.ts'

let tiny: TinyApi
beforeAll(async () => {
	tiny = await tinyApi()
})
afterAll(() => tiny.close())

type Requested = { language?: 'id' | 'en'; shop?: 'kopi' }
async function list(query: string, requested: Requested = {}) {
	const { data } = await tiny.read(
		wire.listArticles.answer,
		`/article/article-list${query}`,
		requested,
	)
	return { ...data, slugs: data.list.map((card) => card.ARTICLE_SLUG) }
}

async function failure(address: string) {
	const response = await tiny.call(address)
	return { status: response.status, code: FailureWire.parse(await response.json()).code }
}

test.each([
	['id', 'Perawatan sandang'],
	['en', 'Care sandang'],
] as const)(
	'the categories are listed in %s with the number of articles in each',
	async (language, name) => {
		const { data } = await tiny.read(wire.listArticleCategories.answer, '/article/category-list', {
			language,
		})
		expect(data.ARTICLE_CATEGORY_LIST.map((one) => one.ARTICLE_COUNT)).toEqual([3, 2, 0])
		expect(data.ARTICLE_CATEGORY_LIST[0]).toMatchObject({ ARTICLE_CATEGORY_NAME: name })
	},
)

describe('the list of articles', () => {
	test('is sorted by date, newest first, in pages', async () => {
		const first = await list('?DATA_PER_PAGE=2')
		expect(first).toMatchObject({ TOTAL_PAGES: 3, TOTAL_ROWS: 5 })
		expect(first.slugs).toEqual(['artikel-1', 'artikel-2'])
		expect((await list('?DATA_PER_PAGE=2&PAGE_INDEX=3')).slugs).toEqual(['artikel-5'])
		expect((await list('?PAGE_INDEX=99')).slugs).toEqual([])
	})

	test('has cards with picture, category and reading time', async () => {
		const [card] = (await list('', { language: 'en' })).list
		expect(card).toMatchObject({
			ARTICLE_TITLE: 'Title 1 sandang',
			ARTICLE_SUMMARY: 'How to wash sandang',
			ARTICLE_IMAGE: { WIDTH: 1200, HEIGHT: 675, ALT: 'A folded tee' },
			ARTICLE_CATEGORY_SLUG: 'perawatan',
			ARTICLE_CATEGORY_NAME: 'Care sandang',
			ARTICLE_AUTHOR: 'Rani',
			READING_MINUTES: 2,
		})
	})

	test('is filtered by category', async () => {
		expect((await list('?ARTICLE_CATEGORY_SLUG=gaya')).slugs).toEqual(['artikel-4', 'artikel-5'])
		expect((await list('?ARTICLE_CATEGORY_SLUG=kosong')).slugs).toEqual([])
		expect(await failure('/article/article-list?ARTICLE_CATEGORY_SLUG=tidak-ada')).toEqual({
			status: 404,
			code: 'ARTICLE_CATEGORY_NOT_FOUND',
		})
	})

	test.each([
		['judul 3', 'id', ['artikel-3']],
		['TITLE 4', 'en', ['artikel-4']],
		['judul', 'en', []],
		// Wildcards of LIKE are escaped.
		['100%', 'en', ['artikel-1', 'artikel-2', 'artikel-3', 'artikel-4', 'artikel-5']],
		['1%3', 'en', []],
		['1_0', 'en', []],
		['\\', 'id', []],
		['</p>', 'id', []],
		["' or 1=1 --", 'id', []],
	] as const)('finds %s in %s', async (text, language, slugs) => {
		const found = await list(`?TEXT_SEARCH=${encodeURIComponent(text)}`, { language })
		expect(found.slugs).toEqual(slugs)
	})

	test.each([
		['kopi gayo', true],
		['satu & dua < tiga', true],
		['satu dua', true],
		['amp', false],
		['strong', false],
	])('finds %s in what a reader sees of its text: %s', async (text, isFound) => {
		const html = '<p>Ko<strong>pi</strong> Gayo</p><p>satu &amp; dua &lt; tiga</p>'
		await tiny.db
			.update(article)
			.set({ html: { id: html, en: html } })
			.where(and(eq(article.companyId, 1), eq(article.slug, 'artikel-2')))
		const found = await list(`?TEXT_SEARCH=${encodeURIComponent(text)}`)
		expect(found.slugs.includes('artikel-2')).toBe(isFound)
	})

	test.each(['?PAGE_INDEX=0', '?DATA_PER_PAGE=101', '?PAGE_INDEX=1e9', '?TEXT_SEARCH='])(
		'rejects %s',
		async (query) => expect((await failure(`/article/article-list${query}`)).status).toBe(422),
	)

	test('[D3] excludes articles of other companies', async () => {
		const theirs = await list('', { shop: 'kopi' })
		expect(theirs.TOTAL_ROWS).toBe(5)
		expect(JSON.stringify(theirs)).not.toContain('sandang')
	})
})

describe('an article', () => {
	test.each([
		['id', 'Judul 1 sandang', '<p>Isi artikel sandang'],
		['en', 'Title 1 sandang', '<p>Article text 100% sandang</p>'],
	] as const)(
		'is available in %s with products and related articles',
		async (language, title, html) => {
			const { data } = await tiny.read(wire.getArticle.answer, '/article/artikel-1', { language })
			expect(data.ARTICLE_TITLE).toBe(title)
			expect(data.ARTICLE_HTML).toContain(html)
			expect(data.PRODUCT_LIST.map((card) => card.PRODUCT_SLUG)).toEqual(['jaket-hujan'])
			expect(data.RELATED_LIST.map((card) => card.ARTICLE_SLUG)).toEqual([
				'artikel-2',
				'artikel-3',
				'artikel-4',
			])
		},
	)

	test('is 410 and not listed once it is withdrawn', async () => {
		await tiny.db
			.update(article)
			.set({ withdrawnAt: sql`now()` })
			.where(and(eq(article.companyId, 1), eq(article.slug, 'artikel-5')))
		expect(await failure('/article/artikel-5')).toEqual({ status: 410, code: 'ARTICLE_GONE' })
		expect((await list('')).slugs).not.toContain('artikel-5')
		expect((await tiny.call('/article/artikel-5', { shop: 'kopi' })).status).toBe(200)
	})

	test('is 404 before its publication', async () => {
		await tiny.db
			.update(article)
			.set({ publishedAt: sql`now() + interval '1 day'` })
			.where(and(eq(article.companyId, 1), eq(article.slug, 'artikel-4')))
		expect(await failure('/article/artikel-4')).toEqual({ status: 404, code: 'ARTICLE_NOT_FOUND' })
		expect((await list('')).slugs).not.toContain('artikel-4')
	})

	test.each(['tidak-ada', 'ARTIKEL-1', 'artikel-1%00', '%25', 'a'.repeat(5000), '..%2f..%2fetc'])(
		'is 404 at %s',
		async (slug) => expect(await failure(`/article/${slug}`)).toMatchObject({ status: 404 }),
	)
})

test.each([
	['', 1],
	['<p>kata</p>', 1],
	[`<p>${'kata '.repeat(400)}</p>`, 2],
	[`<p class="a b c">${'kata '.repeat(950)}</p>`, 5],
])('reading time in minutes: %#', (html, minutes) => {
	expect(readingMinutes({ id: html, en: '' })).toBe(minutes)
})
