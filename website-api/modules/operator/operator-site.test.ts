import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import * as content from '#contract/content.ts'
import { FailureWire } from '#contract/envelope.ts'
import * as wire from '#contract/operator-site.ts'
import { HeaderLogoWire, PopupBannerWire, TemplateSettingWire } from '#contract/site.ts'
import { formKeyText } from '#tests/support/example-shop.ts'
import { tinyApi, type TinyApi } from '#tests/support/tiny-api.ts'
import { newOperatorKey, storeOperatorKey } from './operator-key.queries.ts'

let tiny: TinyApi
const keys = { staff: newOperatorKey(), kopi: newOperatorKey() }
beforeAll(async () => {
	tiny = await tinyApi()
	await storeOperatorKey(tiny.db, keys.staff, { label: 's', role: 'staff', companyId: null })
	await storeOperatorKey(tiny.db, keys.kopi, { label: 'k', role: 'owner', companyId: 2 })
})
afterAll(() => tiny.close())

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
async function call(method: Method, path: string, body?: unknown, key = keys.staff) {
	const response = await tiny.api.request(`/operator/v1/sites${path}`, {
		method,
		headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
		...(body === undefined ? {} : { body: JSON.stringify(body) }),
	})
	const answer: unknown = await response.json()
	return { status: response.status, answer }
}

async function done<T extends z.ZodType>(
	schema: T,
	...[method, path, body]: [Method, string, unknown?]
) {
	const { status, answer } = await call(method, path, body)
	if (status > 201) throw new Error(`${method} ${path}: ${JSON.stringify(answer)}`)
	return schema.parse(answer)
}

async function refused(...asked: Parameters<typeof call>) {
	const { status, answer } = await call(...asked)
	const { code, errors = {} } = FailureWire.parse(answer)
	return { status, code, fields: Object.keys(errors) }
}

const status = async (address: string) => (await tiny.call(address)).status

describe('the settings of a site', () => {
	test('change for shoppers, what is left out stays', async () => {
		const change = {
			PALETTE: 'indigo',
			TITLE: 'Sandang Baru',
			TAGLINE_EN: 'New clothes',
			SHOW_WHATSAPP: false,
			GOOGLE_ANALYTICS_ID: 'G-ABC123',
		}
		const { data } = await done(wire.OperatorSiteAnswerWire, 'PATCH', '/sandang', change)
		expect(data).toMatchObject({ ...change, TAGLINE_ID: 'Baju sehari-hari', META_PIXEL_ID: null })
		const setting = await tiny.read(TemplateSettingWire, '/helper/get-website-template-setting')
		expect(setting.data).toMatchObject({
			WEBSITE_TEMPLATE_COLOR_ID: 'indigo',
			IS_SHOW_BUTTON_WHATSAPP: false,
			MAINTENANCE_STATUS: false,
		})
		const logo = await tiny.read(HeaderLogoWire, '/helper/company-header-logo')
		expect(logo.data).toMatchObject({ TITLE: 'Sandang Baru', DESCRIPTION: 'Baju sehari-hari' })
		const off = { GOOGLE_ANALYTICS_ID: null }
		const after = await done(wire.OperatorSiteAnswerWire, 'PATCH', '/sandang', off)
		expect(after.data).toMatchObject({ GOOGLE_ANALYTICS_ID: null, PALETTE: 'indigo' })
	})

	test.each([
		['PALETTE', 'hotdog'],
		['PALETTE', 'red;}body{display:none'],
		['TITLE', 'x'],
		['CUSTOMER_CARE_PHONE', '0812'],
		['GOOGLE_ANALYTICS_ID', "G-1');alert(1);//"],
		['GOOGLE_ANALYTICS_ID', '</script><script>'],
		['GOOGLE_ANALYTICS_ID', 'g-abc123'],
		['META_PIXEL_ID', '12'],
		['META_PIXEL_ID', '1234567890<'],
		['MAINTENANCE', 'yes'],
	])('%s may not be %j', async (field, value) => {
		expect(await refused('PATCH', '/sandang', { [field]: value })).toEqual({
			status: 422,
			code: 'INVALID',
			fields: [field],
		})
	})
})

test('[D3] a key for one company finds no other', async () => {
	for (const [method, path] of [
		['GET', '/sandang'],
		['PATCH', '/sandang'],
		['PUT', '/sandang/popup'],
		['PUT', '/sandang/pages/about'],
		['PUT', '/sandang/articles/artikel-1'],
		['POST', '/sandang/articles/artikel-1/withdrawal'],
		['POST', '/sandang/banners/musim-hujan/withdrawal'],
		['GET', '/sandang/agents'],
		['GET', '/sandang/messages'],
	] as const) {
		const body = method === 'GET' ? undefined : {}
		const asked = await refused(method, path, body, keys.kopi)
		expect(asked).toMatchObject({ status: 404, code: 'COMPANY_NOT_FOUND' })
	}
	expect((await call('GET', '/kopi', undefined, keys.kopi)).status).toBe(200)
	expect((await refused('GET', '/sandang', undefined, newOperatorKey())).status).toBe(401)
})

describe('the popup', () => {
	const popup = { TARGET: '/products', ALT_ID: 'Diskon akhir tahun', ALT_EN: 'Year-end sale' }

	async function picture(code: string) {
		const bytes = await sharp({
			create: {
				width: 40,
				height: 30,
				channels: 3,
				background: code === 'kopi' ? '#884422' : '#224488',
			},
		})
			.png()
			.toBuffer()
		const response = await tiny.api.request(`/operator/v1/sites/${code}/pictures`, {
			method: 'POST',
			headers: { authorization: `Bearer ${keys.staff}` },
			body: new Uint8Array(bytes),
		})
		return wire.OperatorPictureAnswerWire.parse(await response.json()).data.MEDIA_ID
	}

	test('shows a picture of the shop until it is switched off', async () => {
		const MEDIA_ID = await picture('sandang')
		await done(wire.OperatorSiteAnswerWire, 'PUT', '/sandang/popup', { ...popup, MEDIA_ID })
		const shown = await tiny.read(PopupBannerWire, '/helper/popup-banner', { language: 'en' })
		expect(shown.data).toEqual({
			STATUS: true,
			IMAGE_URL: `/media/${MEDIA_ID}/640.webp`,
			IMAGE_ALT: 'Year-end sale',
			TARGET: '/products',
		})
		await done(wire.OperatorSiteAnswerWire, 'DELETE', '/sandang/popup')
		const hidden = await tiny.read(PopupBannerWire, '/helper/popup-banner')
		expect(hidden.data).toMatchObject({ STATUS: false, IMAGE_URL: null })
	})

	test("never shows another shop's picture", async () => {
		const MEDIA_ID = await picture('kopi')
		expect(await refused('PUT', '/sandang/popup', { ...popup, MEDIA_ID })).toMatchObject({
			status: 422,
			fields: ['MEDIA_ID'],
		})
	})

	test.each([
		'//jahat.example',
		'/\\jahat',
		'https://jahat.example',
		'javascript:alert(1)',
		'/a b',
	])('never leads to %s', async (TARGET) => {
		const asked = await refused('PUT', '/sandang/popup', {
			...popup,
			MEDIA_ID: 'abcdef0123',
			TARGET,
		})
		expect(asked.fields).toEqual(['TARGET'])
	})
})

describe('pages', () => {
	test('are written in one language at a time', async () => {
		const terms = { LANGUAGE: 'id', TITLE: 'Syarat', SUMMARY: 'Aturan main', HTML: '<p>Satu</p>' }
		await done(wire.OperatorChangedWire, 'PUT', '/sandang/pages/terms', terms)
		const english = { LANGUAGE: 'en', TITLE: 'Terms', HTML: '<p>One</p>' }
		await done(wire.OperatorChangedWire, 'PUT', '/sandang/pages/terms', english)
		const read = async (language: 'id' | 'en') =>
			(await tiny.read(content.ContentPageAnswerWire, '/content/page/terms', { language })).data
		expect(await read('id')).toMatchObject({ PAGE_TITLE: 'Syarat', PAGE_HTML: '<p>Satu</p>' })
		expect(await read('en')).toMatchObject({
			PAGE_TITLE: 'Terms',
			PAGE_SUMMARY: 'Aturan main',
			PAGE_HTML: '<p>One</p>',
		})
		const { data } = await done(wire.OperatorPageListWire, 'GET', '/sandang/pages')
		expect(data.list.map((one) => one.KEY)).toEqual(['about', 'faq', 'terms'])
	})

	test('need a title and a summary when they are new, and a known address', async () => {
		const text = { LANGUAGE: 'id', HTML: '<p>x</p>' }
		expect((await refused('PUT', '/sandang/pages/privacy', text)).fields).toEqual(['TITLE'])
		expect((await refused('PUT', '/sandang/pages/evil', text)).fields).toEqual(['KEY'])
		expect(await status('/content/page/privacy')).toBe(404)
	})

	test('of own addresses come and go', async () => {
		const text = { LANGUAGE: 'id', TITLE: 'Garansi', SUMMARY: 'Setahun', HTML: '<p>x</p>' }
		await done(wire.OperatorChangedWire, 'PUT', '/sandang/informations/garansi', text)
		expect(await status('/content/information/garansi')).toBe(200)
		await done(wire.OperatorChangedWire, 'POST', '/sandang/informations/garansi/withdrawal', {})
		expect(await status('/content/information/garansi')).toBe(410)
		const { data } = await done(wire.OperatorPageListWire, 'GET', '/sandang/informations')
		expect(data.list.find((one) => one.KEY === 'garansi')?.WITHDRAWN_AT).not.toBeNull()
		await done(wire.OperatorChangedWire, 'PUT', '/sandang/informations/garansi', text)
		expect(await status('/content/information/garansi')).toBe(200)
		expect((await refused('PUT', '/sandang/informations/Apa%20Ini', text)).status).toBe(422)
	})

	test('of questions are replaced whole', async () => {
		const say = (text: string) => ({ id: text, en: text })
		const entry = { question: say('Bisa COD?'), answer: say('<p>Belum.</p>') }
		await done(wire.OperatorChangedWire, 'PUT', '/sandang/faq', {
			GROUP_LIST: [{ title: say('Bayar'), entries: [entry] }],
		})
		const { data } = await tiny.read(content.ContentPageAnswerWire, '/content/page/faq')
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
		await done(wire.OperatorChangedWire, 'PUT', '/sandang/article-categories/rapi', {
			NAME_ID: 'Rapi',
			NAME_EN: 'Tidy',
		})
		const article = { ...text, CATEGORY_SLUG: 'rapi', PRODUCT_SLUG_LIST: ['kaos-2', 'kaos-1'] }
		await done(wire.OperatorChangedWire, 'PUT', '/sandang/articles/melipat', article)
		const read = async () => (await tiny.read(content.ArticleAnswerWire, '/article/melipat')).data
		expect(await read()).toMatchObject({
			ARTICLE_TITLE: 'Melipat kaos',
			ARTICLE_CATEGORY_NAME: 'Rapi',
			ARTICLE_AUTHOR: 'Sandang Baru',
			ARTICLE_IMAGE: null,
		})
		expect((await read()).PRODUCT_LIST.map((card) => card.PRODUCT_SLUG)).toEqual([
			'kaos-2',
			'kaos-1',
		])
		await done(wire.OperatorChangedWire, 'POST', '/sandang/articles/melipat/withdrawal', {})
		expect(await status('/article/melipat')).toBe(410)
		const { data } = await done(wire.OperatorArticleListWire, 'GET', '/sandang/articles')
		expect(data.list[0]).toMatchObject({ ARTICLE_SLUG: 'melipat' })
		await done(wire.OperatorChangedWire, 'PUT', '/sandang/articles/melipat', {
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
		const asked = await refused('PUT', '/sandang/articles/baru', { ...text, ...more })
		expect(asked).toMatchObject({ status: 422, fields: [field] })
		expect(await status('/article/baru')).toBe(404)
	})
})

test('a banner is withdrawn and brought back', async () => {
	await done(wire.OperatorChangedWire, 'POST', '/sandang/banners/musim-hujan/withdrawal', {})
	expect(await status('/content/banner/musim-hujan')).toBe(410)
	const { data } = await done(wire.OperatorBannerListWire, 'GET', '/sandang/banners')
	expect(data.list).toMatchObject([{ BANNER_SLUG: 'musim-hujan', IS_RUNNING: false }])
	await done(wire.OperatorChangedWire, 'DELETE', '/sandang/banners/musim-hujan/withdrawal')
	expect(await status('/content/banner/musim-hujan')).toBe(200)
	const unknown = await refused('POST', '/sandang/banners/tidak-ada/withdrawal', {})
	expect(unknown).toMatchObject({ status: 404, code: 'BANNER_NOT_FOUND' })
})

test('an agent is added once, whatever the case of the code', async () => {
	const agent = {
		AGENT_CODE: 'Rina-1',
		NAME: 'Rina Hapsari',
		DISTRICT_CODE: '31.74.07',
		WHATSAPP: '+6281200000005',
	}
	const { data } = await done(wire.OperatorAgentListWire, 'POST', '/sandang/agents', agent)
	expect(data.list).toMatchObject([
		{
			AGENT_CODE: 'Rina-1',
			NAME: 'Rina Hapsari',
			SHOWN_NAME: 'Rina H.',
			WHATSAPP: '+6281200000005',
		},
	])
	const twin = await refused('POST', '/sandang/agents', { ...agent, AGENT_CODE: 'RINA-1' })
	expect(twin).toMatchObject({ status: 409, code: 'AGENT_CODE_TAKEN' })
	const lost = { ...agent, AGENT_CODE: 'X', DISTRICT_CODE: '99.99.99' }
	expect((await refused('POST', '/sandang/agents', lost)).fields).toEqual(['DISTRICT_CODE'])
	const all = await done(wire.OperatorAgentListWire, 'GET', '/sandang/agents')
	expect(all.data.list.map((one) => one.AGENT_CODE)).toContain('Rina-1')
})

test("the visitors' messages are listed, the newest first", async () => {
	for (const MESSAGE of ['Pesan yang pertama', 'Pesan yang kedua']) {
		await tiny.call('/contact/message', {
			body: {
				NAME: 'Budi',
				EMAIL: 'budi@example.com',
				PHONE: '',
				TOPIC: 'OTHER',
				ORDER_NUMBER: '',
				MESSAGE,
			},
			headers: { 'idempotency-key': formKeyText() },
		})
	}
	const { data } = await done(
		wire.OperatorMessagePageWire,
		'GET',
		'/sandang/messages?DATA_PER_PAGE=1',
	)
	expect(data).toMatchObject({
		TOTAL_PAGES: 2,
		TOTAL_ROWS: 2,
		list: [{ MESSAGE: 'Pesan yang kedua' }],
	})
	expect((await done(wire.OperatorMessagePageWire, 'GET', '/kopi/messages')).data.list).toEqual([])
})
