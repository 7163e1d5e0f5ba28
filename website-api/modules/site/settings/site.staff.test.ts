import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listMessages } from '#contract/contact-message.ts'
import { storePicture } from '#contract/edited-picture.ts'
import { changeSite } from '#contract/edited-site.ts'
import { addAgent } from '#contract/staff-agent.ts'
import { getSiteHeader, getPopup, getSiteSettings } from '#contract/site.ts'
import { formKeyText } from '#tests/support/example-shop.ts'
import { type SiteCaller, siteCaller } from '#tests/support/site-caller.ts'
import { newOperatorKey } from '#website-api/modules/platform/operator-api/operator-key.queries.ts'

let site: SiteCaller
beforeAll(async () => {
	site = await siteCaller()
})
afterAll(() => site.tiny.close())

describe('the settings of a site', () => {
	test('change for shoppers; fields that were not sent are unchanged', async () => {
		const change = {
			PALETTE: 'indigo',
			TYPE_PAIRING: 'classic',
			CORNERS: 'square',
			HEADER: 'centred',
			TITLE: 'Sandang Baru',
			TAGLINE_EN: 'New clothes',
			SHOW_WHATSAPP: false,
			HIDE_WATERMARK: true,
			GOOGLE_ANALYTICS_ID: 'G-ABC123',
		}
		const { data } = await site.done(changeSite.answer, 'PATCH', '/sandang', change)
		expect(data).toMatchObject({ ...change, TAGLINE_ID: 'Baju sehari-hari', META_PIXEL_ID: null })
		const setting = await site.tiny.read(
			getSiteSettings.answer,
			'/helper/get-website-template-setting',
		)
		expect(setting.data).toMatchObject({
			WEBSITE_TEMPLATE_COLOR_ID: 'indigo',
			WEBSITE_TYPE_PAIRING: 'classic',
			WEBSITE_CORNERS: 'square',
			WEBSITE_HEADER: 'centred',
			IS_SHOW_BUTTON_WHATSAPP: false,
			IS_HIDE_WATERMARK: true,
			MAINTENANCE_STATUS: false,
		})
		const logo = await site.tiny.read(getSiteHeader.answer, '/helper/company-header-logo')
		expect(logo.data).toMatchObject({ TITLE: 'Sandang Baru', DESCRIPTION: 'Baju sehari-hari' })
		const off = { GOOGLE_ANALYTICS_ID: null }
		const after = await site.done(changeSite.answer, 'PATCH', '/sandang', off)
		expect(after.data).toMatchObject({ GOOGLE_ANALYTICS_ID: null, PALETTE: 'indigo' })
	})

	test.each([
		['PALETTE', 'hotdog'],
		['TYPE_PAIRING', "Arial';}"],
		['CORNERS', 'sharp'],
		['HEADER', 'none'],
		['PALETTE', 'red;}body{display:none'],
		['TITLE', 'x'],
		['CUSTOMER_CARE_PHONE', '0812'],
		['GOOGLE_ANALYTICS_ID', "G-1');alert(1);//"],
		['GOOGLE_ANALYTICS_ID', '</script><script>'],
		['GOOGLE_ANALYTICS_ID', 'g-abc123'],
		['META_PIXEL_ID', '12'],
		['META_PIXEL_ID', '1234567890<'],
		['MAINTENANCE', 'yes'],
	])('%s cannot be %j', async (field, value) => {
		expect(await site.refused('PATCH', '/sandang', { [field]: value })).toEqual({
			status: 422,
			code: 'INVALID',
			fields: [field],
		})
	})
})

test('[D3] a key for one company cannot access another', async () => {
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
		const requested = await site.refused(method, path, body, site.keys.kopi)
		expect(requested).toMatchObject({ status: 404, code: 'COMPANY_NOT_FOUND' })
	}
	expect((await site.call('GET', '/kopi', undefined, site.keys.kopi)).status).toBe(200)
	expect((await site.refused('GET', '/sandang', undefined, newOperatorKey())).status).toBe(401)
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
		const response = await site.tiny.api.request(`/operator/v1/sites/${code}/pictures`, {
			method: 'POST',
			headers: { authorization: `Bearer ${site.keys.staff}` },
			body: new Uint8Array(bytes),
		})
		return storePicture.answer.parse(await response.json()).data.MEDIA_ID
	}

	test('shows a picture of the shop until it is switched off', async () => {
		const MEDIA_ID = await picture('sandang')
		await site.done(changeSite.answer, 'PUT', '/sandang/popup', {
			...popup,
			MEDIA_ID,
			IS_ON_ALL_PAGES: true,
		})
		const shown = await site.tiny.read(getPopup.answer, '/helper/popup-banner', {
			language: 'en',
		})
		expect(shown.data).toEqual({
			STATUS: true,
			IMAGE_URL: `/media/${MEDIA_ID}/640.webp`,
			IMAGE_ALT: 'Year-end sale',
			TARGET: '/products',
			IS_ON_ALL_PAGES: true,
		})
		await site.done(changeSite.answer, 'DELETE', '/sandang/popup')
		const hidden = await site.tiny.read(getPopup.answer, '/helper/popup-banner')
		expect(hidden.data).toMatchObject({ STATUS: false, IMAGE_URL: null })
	})

	test('cannot show another shop’s picture', async () => {
		const MEDIA_ID = await picture('kopi')
		expect(await site.refused('PUT', '/sandang/popup', { ...popup, MEDIA_ID })).toMatchObject({
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
	])('cannot link to %s', async (TARGET) => {
		const requested = await site.refused('PUT', '/sandang/popup', {
			...popup,
			MEDIA_ID: 'abcdef0123',
			TARGET,
		})
		expect(requested.fields).toEqual(['TARGET'])
	})
})

test('an agent is added once, whatever the case of the code', async () => {
	const agent = {
		AGENT_CODE: 'Rina-1',
		NAME: 'Rina Hapsari',
		DISTRICT_CODE: '31.74.07',
		WHATSAPP: '+6281200000005',
	}
	const { data } = await site.done(addAgent.answer, 'POST', '/sandang/agents', agent)
	expect(data.list).toMatchObject([
		{
			AGENT_CODE: 'Rina-1',
			NAME: 'Rina Hapsari',
			SHOWN_NAME: 'Rina H.',
			WHATSAPP: '+6281200000005',
		},
	])
	const alternateLink = await site.refused('POST', '/sandang/agents', {
		...agent,
		AGENT_CODE: 'RINA-1',
	})
	expect(alternateLink).toMatchObject({ status: 409, code: 'AGENT_CODE_TAKEN' })
	const lost = { ...agent, AGENT_CODE: 'X', DISTRICT_CODE: '99.99.99' }
	expect((await site.refused('POST', '/sandang/agents', lost)).fields).toEqual(['DISTRICT_CODE'])
	const all = await site.done(addAgent.answer, 'GET', '/sandang/agents')
	expect(all.data.list.map((one) => one.AGENT_CODE)).toContain('Rina-1')
})

test('visitors’ messages are listed, newest first', async () => {
	for (const MESSAGE of ['Pesan yang pertama', 'Pesan yang kedua']) {
		await site.tiny.call('/contact/message', {
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
	const { data } = await site.done(listMessages.answer, 'GET', '/sandang/messages?DATA_PER_PAGE=1')
	expect(data).toMatchObject({
		TOTAL_PAGES: 2,
		TOTAL_ROWS: 2,
		list: [{ MESSAGE: 'Pesan yang kedua' }],
	})
	expect((await site.done(listMessages.answer, 'GET', '/kopi/messages')).data.list).toEqual([])
})
