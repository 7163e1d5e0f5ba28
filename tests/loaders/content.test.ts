import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { LoaderFunction } from '@remix-run/node'
import * as article from '#app/routes/content/article.tsx'
import * as articleCategory from '#app/routes/content/article-category.tsx'
import * as articles from '#app/routes/content/articles.tsx'
import * as banner from '#app/routes/content/banner.tsx'
import * as contact from '#app/routes/content/contact.tsx'
import * as faq from '#app/routes/content/faq.tsx'
import * as information from '#app/routes/content/information.tsx'
import * as agents from '#app/routes/content/our-agen.tsx'
import * as statistic from '#app/routes/content/statistic-agen.tsx'
import * as terms from '#app/routes/content/terms.tsx'
import { exampleApi } from '#tests/support/example-api.ts'
import { exampleShop, formKeyText, type ExampleShop } from '#tests/support/example-shop.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import type { OpenDatabase } from '#website-api/db/database.ts'
import { contactMessage } from '#website-api/modules/site/contact/contact.table.ts'
import { agentSummary, articleCard, articleWire, bannerWire, pageWire } from './support/written.ts'
import { shopper } from './support/shopper.ts'

let open: OpenDatabase
let shop: ExampleShop
let api: ReturnType<typeof exampleApi>
/** Stubbed responses of the website API by path; all other responses are real. */
let stubs: Record<string, unknown> = {}
let statuses: Record<string, number> = {}
let requested: { path: string; query: string; body: unknown }[] = []

beforeAll(async () => {
	open = await openTestDatabase()
	api = exampleApi(open.db)
	shop = await exampleShop(open.db, [{ price: 10_000, stock: 3 }])
})
afterAll(() => open.close())
beforeEach(() => {
	stubs = {}
	statuses = {}
	requested = []
})

async function transport(request: Request): Promise<Response> {
	const { pathname, search } = new URL(request.url)
	const path = pathname.replace('/v1', '')
	const body = request.method === 'POST' ? await request.clone().text() : ''
	requested.push({ path, query: search, body: body === '' ? null : JSON.parse(body) })
	const status = statuses[path]
	if (status !== undefined) return Response.json({ message: 'Tidak', code: 'STUB' }, { status })
	return path in stubs ? Response.json({ data: stubs[path] }) : api.fetch(request)
}

const visitor = () => shopper(shop.host, transport)

function at(route: { loader: LoaderFunction }, params: Record<string, string>) {
	return { loader: ((args) => route.loader({ ...args, params })) satisfies LoaderFunction }
}

describe('a page written by the company', () => {
	test('[RT-05] is sanitised, its headings lowered and given a table of contents', async () => {
		stubs['/content/page/terms'] = pageWire({
			PAGE_HTML:
				'<h1>Satu</h1><p onclick="x()">a <a href="/products">b</a></p><h1>Dua</h1><h1>Tiga</h1><script>x</script>',
		})
		expect(await visitor().get(terms, '/en/terms')).toMatchObject({
			status: 200,
			data: {
				text: {
					html: '<h2 id="satu">Satu</h2><p>a <a href="/en/products">b</a></p><h2 id="dua">Dua</h2><h2 id="tiga">Tiga</h2>',
					outline: [
						{ id: 'satu', text: 'Satu' },
						{ id: 'dua', text: 'Dua' },
						{ id: 'tiga', text: 'Tiga' },
					],
					updated: { text: '21 Nov 2026' },
				},
			},
		})
	})

	test('a short text has no table of contents', async () => {
		stubs['/content/page/terms'] = pageWire({ PAGE_HTML: '<h2>Satu</h2><h2>Dua</h2>' })
		expect(await visitor().get(terms, '/terms')).toMatchObject({ data: { text: { outline: [] } } })
	})

	test('[RT-02] each question has its own address', async () => {
		stubs['/content/page/faq'] = pageWire({
			PAGE_HTML: '',
			FAQ_GROUP_LIST: [
				{
					FAQ_GROUP_TITLE: 'Pesanan',
					FAQ_LIST: [
						{ FAQ_QUESTION: 'Berapa lama?', FAQ_ANSWER_HTML: '<p>Dua <b>hari</b>.</p>' },
						{ FAQ_QUESTION: 'Berapa lama?', FAQ_ANSWER_HTML: '<img src=x onerror=x()>' },
					],
				},
			],
		})
		expect(await visitor().get(faq, '/faq')).toMatchObject({
			data: {
				text: { faq: [{ entries: [{ id: 'berapa-lama' }, { id: 'berapa-lama-2', html: '' }] }] },
			},
			described: [
				{ '@type': 'BreadcrumbList' },
				{
					mainEntity: [{ name: 'Berapa lama?', acceptedAnswer: { text: 'Dua hari.' } }],
				},
			],
		})
	})

	test.each([
		[404, 404],
		[410, 410],
		[503, 503],
	])(
		'status %i of the website API becomes status %i of the page',
		async (apiStatus, pageStatus) => {
			statuses = { '/content/information/lama': apiStatus, '/content/page/terms': apiStatus }
			const page = at(information, { slug: 'lama' })
			expect(await visitor().get(page, '/information/lama')).toMatchObject({ status: pageStatus })
			expect(await visitor().get(terms, '/terms')).toMatchObject({ status: pageStatus })
		},
	)
})

describe('articles', () => {
	const list = (count: number) => ({
		list: Array.from({ length: count }, (_, index) => articleCard(`artikel-${index + 1}`)),
		TOTAL_PAGES: 2,
		TOTAL_ROWS: 12,
	})
	const categories = {
		ARTICLE_CATEGORY_LIST: [
			{ ARTICLE_CATEGORY_SLUG: 'rawat', ARTICLE_CATEGORY_NAME: 'Rawat', ARTICLE_COUNT: 12 },
			{ ARTICLE_CATEGORY_SLUG: 'kosong', ARTICLE_CATEGORY_NAME: 'Kosong', ARTICLE_COUNT: 0 },
		],
	}

	test('[RT-17] are searched and paginated, nine per page', async () => {
		stubs = { '/article/article-list': list(9), '/article/category-list': categories }
		const answer = await visitor().get(articles, '/articles?q=%20kain%0A&page=2')
		expect(requested.find(({ path }) => path === '/article/article-list')?.query).toBe(
			'?PAGE_INDEX=2&DATA_PER_PAGE=9&TEXT_SEARCH=kain',
		)
		expect(answer.data).toMatchObject({
			pages: 2,
			categories: [{ slug: 'rawat' }],
			cards: expect.objectContaining({ length: 9 }),
			meta: { robots: 'noindex, follow', query: '?page=2' },
		})
		expect(await visitor().get(articles, '/en/articles?page=7')).toMatchObject({
			status: 303,
			location: '/en/articles?page=2',
		})
	})

	test('[RT-18] are filtered by category; an unknown category has none', async () => {
		stubs = { '/article/article-list': list(3), '/article/category-list': categories }
		const careArticles = at(articleCategory, { category: 'rawat' })
		expect(await visitor().get(careArticles, '/articles/rawat')).toMatchObject({
			status: 200,
			data: { title: 'Rawat' },
		})
		statuses['/article/article-list'] = 404
		const none = at(articleCategory, { category: 'bukan' })
		expect(await visitor().get(none, '/articles/bukan')).toMatchObject({ status: 404 })
	})

	test('[RT-16, FN-10, BC-09] are shown with date, author, reading time and sanitised text', async () => {
		stubs['/article/satu'] = articleWire('satu', {
			ARTICLE_HTML: '<h1>Apa</h1><svg onload=x()></svg><p>Itu</p>',
		})
		expect(await visitor().get(at(article, { slug: 'satu' }), '/article/satu')).toMatchObject({
			status: 200,
			data: {
				html: '<h2>Apa</h2><p>Itu</p>',
				author: 'Sari',
				minutes: 4,
				published: { text: 'November 20, 2026', iso: '2026-11-20T03:00:00.000Z' },
				updated: { text: 'November 21, 2026' },
				related: [{ slug: 'dua', minutes: '4 menit baca' }],
			},
		})
		statuses['/article/satu'] = 410
		expect(await visitor().get(at(article, { slug: 'satu' }), '/article/satu')).toMatchObject({
			status: 410,
		})
	})
})

describe('[RT-15] a banner', () => {
	test('links to its target, if that is another page of the shop', async () => {
		const get = async (target: string) => {
			stubs['/content/banner/promo'] = bannerWire({ BANNER_TARGET: target })
			return visitor().get(at(banner, { slug: 'promo' }), '/en/banner/promo')
		}
		expect((await get('/products?sale=1')).data).toMatchObject({ href: '/en/products?sale=1' })
		expect((await get('/banner/promo')).data).toMatchObject({ href: null })
		expect((await get('https://evil.example')).data).toMatchObject({ href: null })
		expect((await get('')).data).toMatchObject({ href: null })
	})
})

describe('agents', () => {
	test('[RT-08] are found by text and province', async () => {
		stubs['/agent/our-agent'] = {
			list: [],
			TOTAL_PAGES: 0,
			TOTAL_ROWS: 0,
			PROVINCE_LIST: [{ PROVINCE_CODE: '31', PROVINCE_NAME: 'DKI Jakarta', AGENT_COUNT: 2 }],
		}
		const answer = await visitor().get(agents, '/our-agen?q=sari&province=31&page=zzz')
		expect(requested.find(({ path }) => path === '/agent/our-agent')?.body).toEqual({
			PAGE_INDEX: 1,
			DATA_PER_PAGE: 12,
			TEXT_SEARCH: 'sari',
			PROVINCE_CODE: '31',
		})
		expect(answer.data).toMatchObject({
			agents: [],
			provinces: [{ value: '31', label: 'DKI Jakarta (2)' }],
		})
	})

	test('[RT-08] page 2 of the directory has a title of its own', async () => {
		stubs['/agent/our-agent'] = { list: [], TOTAL_PAGES: 3, TOTAL_ROWS: 30, PROVINCE_LIST: [] }
		const titles = ['/our-agen', '/our-agen?page=2'].map(async (path) => {
			const { data } = await visitor().get(agents, path)
			return (data as { metaTitle: string }).metaTitle
		})
		const [first, second] = await Promise.all(titles)
		expect(second).toBe(`${first}, halaman 2`)
	})

	test('[RT-10] a code shows its figures; an unknown one shows the form with an error', async () => {
		expect(await visitor().get(statistic, '/statistic-agen')).toMatchObject({
			status: 200,
			data: { result: null, missing: false, periods: expect.objectContaining({ length: 12 }) },
		})
		stubs['/helper/summary-tracking-agent'] = agentSummary
		expect((await visitor().get(statistic, '/statistic-agen?code=SARI01')).data).toMatchObject({
			result: { name: 'Sari', clicks: '1.250', orders: '8' },
		})
		statuses['/helper/summary-tracking-agent'] = 404
		expect(await visitor().get(statistic, '/statistic-agen?code=NOL')).toMatchObject({
			status: 404,
			data: { code: 'NOL', missing: true, result: null },
		})
	})
})

describe('[RT-06] a message', () => {
	const typed = {
		name: 'Sari Dewi',
		email: 'sari@contoh.id',
		phone: '',
		topic: 'ORDER',
		order: '',
		message: 'Kapan pesanan saya dikirim?',
		website: '',
		formKey: 'k'.repeat(22),
	}

	test('is stored once, however often it is sent', async () => {
		const sender = visitor()
		const first = await sender.post(contact, '/contact', typed)
		expect(first).toMatchObject({ status: 303 })
		expect(first.location).toMatch(/^\/contact\?sent=[A-Z0-9-]+$/)
		const again = await sender.post(contact, '/contact', typed)
		expect(again.location).toBe(first.location)
		expect(await open.db.select().from(contactMessage)).toHaveLength(1)
		const page = await sender.get(contact, first.location ?? '')
		expect(page.data).toMatchObject({ sent: first.location?.split('=')[1] })
	})

	test('keeps typed values, and clears the honeypot field', async () => {
		const answer = await visitor().post(contact, '/en/contact', { ...typed, email: 'sari' })
		expect(answer).toMatchObject({
			status: 422,
			data: {
				result: { initialValue: { message: typed.message }, error: { email: expect.any(Array) } },
			},
		})
		const trapped = await visitor().post(contact, '/contact', { ...typed, website: 'http://x' })
		expect(trapped).toMatchObject({
			status: 422,
			data: { result: { error: { '': ['contact:trap'] } } },
		})
		expect(JSON.stringify(trapped.data)).not.toContain('http://x')
	})

	test('that cannot be sent can be resent with the same key', async () => {
		statuses['/contact/message'] = 503
		expect(await visitor().post(contact, '/contact', typed)).toMatchObject({
			status: 503,
			data: { formKey: typed.formKey, result: { initialValue: { name: typed.name } } },
		})
	})

	test('answers 429 with a waiting time and the typed values after too many from one network', async () => {
		const from = visitor()
		const send = (number: number) => {
			const person = { email: `orang${number}@contoh.id`, formKey: formKeyText() }
			return from.post(contact, '/en/contact', { ...typed, ...person })
		}
		let answer = await send(0)
		for (let number = 1; number <= 20 && answer.status === 303; number += 1) {
			answer = await send(number)
		}
		expect(answer).toMatchObject({
			status: 429,
			data: {
				result: { initialValue: { message: typed.message }, error: { '': ['contact:tooMany'] } },
			},
		})
		expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
	})

	test('is prefilled from the query with allowed values only', async () => {
		expect(
			(await visitor().get(contact, '/contact?topic=PARTNERSHIP&about=agent')).data,
		).toMatchObject({ form: { topic: 'PARTNERSHIP', message: expect.stringContaining('agen') } })
		expect(
			(await visitor().get(contact, '/contact?topic=<b>&sent=<script>&about=x')).data,
		).toMatchObject({ sent: null, form: { topic: '', message: '' } })
	})
})
