import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as wire from '#contract/site.ts'
import { tinyApi, type TinyApi } from '#tests/support/tiny-api.ts'
import { company } from '#website-api/modules/platform/companies/company.table.ts'
import { media } from '#website-api/modules/platform/media/media.table.ts'
import { popupBanner } from './site.table.ts'

let tiny: TinyApi
beforeAll(async () => {
	tiny = await tinyApi()
})
afterAll(() => tiny.close())

test('[AP-04] [SC-01] the template setting has the phone, the WhatsApp button and the palette', async () => {
	const { data } = await tiny.read(
		wire.getSiteSettings.answer,
		'/helper/get-website-template-setting',
	)
	expect(data).toEqual({
		CUSTOMER_CARE_PHONE: '+6281200000001',
		IS_SHOW_BUTTON_WHATSAPP: true,
		IS_HIDE_WATERMARK: false,
		RETURN_DAYS: 3,
		WEBSITE_TEMPLATE_COLOR_ID: 'green',
		WEBSITE_TYPE_PAIRING: 'modern',
		WEBSITE_CORNERS: 'soft',
		WEBSITE_HEADER: 'bar',
		MAINTENANCE_STATUS: false,
		PROGRAMME_OFF_LIST: [],
		COMPANY_MAIN_HOST: 'localhost',
		FREE_SHIPPING_FROM: 300_000,
		IS_PIN_ASKED: false,
		AFFILIATE_DURATION_DAYS: 7,
		PICKUP_HOURS: null,
		PICKUP_PLACE_LIST: [
			{ PLACE_ID: 0, PLACE_NAME: 'Sandang Kecil', PLACE_ADDRESS: null, PLACE_HOURS: null },
		],
	})
})

test('[MD-01] each company has a separate site', async () => {
	const options = { shop: 'kopi' } as const
	const setting = await tiny.read(
		wire.getSiteSettings.answer,
		'/helper/get-website-template-setting',
		options,
	)
	expect(setting.data.WEBSITE_TEMPLATE_COLOR_ID).toBe('coffee')
	const logo = await tiny.read(wire.getSiteHeader.answer, '/helper/company-header-logo', options)
	expect(logo.data.TITLE).toBe('Kopi Kecil')
	const banners = await tiny.read(wire.listBanners.answer, '/helper/banner-carousel', options)
	expect(banners.data.BANNER_IMAGE_LIST).toEqual([])
})

test('maintenance is reported in the template setting', async () => {
	await tiny.db.update(company).set({ maintenance: true }).where(eq(company.id, 2))
	const { data } = await tiny.read(
		wire.getSiteSettings.answer,
		'/helper/get-website-template-setting',
		{ shop: 'kopi' },
	)
	expect(data.MAINTENANCE_STATUS).toBe(true)
})

test.each([
	['id', 'Musim hujan'],
	['en', 'Rainy season'],
] as const)('[AP-05] [SC-02] BANNER_IMAGE_LIST has the carousel in %s', async (language, title) => {
	const { data } = await tiny.read(wire.listBanners.answer, '/helper/banner-carousel', {
		language,
	})
	expect(data.BANNER_IMAGE_LIST).toHaveLength(1)
	expect(data.BANNER_IMAGE_LIST[0]).toMatchObject({
		BANNER_TITLE: title,
		BANNER_TARGET: '/products/jaket',
		BANNER_IMAGE_WIDE: { WIDTH: 1600, HEIGHT: 640 },
		BANNER_IMAGE_TALL: { WIDTH: 960, HEIGHT: 540 },
	})
})

test('[AP-06] [SC-06] the footer menu has columns of links', async () => {
	const { data } = await tiny.read(wire.listFooterMenus.answer, '/helper/menu-footer', {
		language: 'en',
	})
	expect(data.MENU_FOOTER_LIST).toEqual([
		{ MENU_TITLE: 'Help', MENU_LINK_LIST: [{ LINK_LABEL: 'Contact', LINK_TARGET: '/contact' }] },
	])
})

test('[AP-07] [SC-03] the header logo has TITLE, COMPANY_LOGO and DESCRIPTION', async () => {
	const { data } = await tiny.read(wire.getSiteHeader.answer, '/helper/company-header-logo')
	expect(data).toMatchObject({ TITLE: 'Sandang Kecil', DESCRIPTION: 'Baju sehari-hari' })
	expect(data.COMPANY_LOGO).toMatchObject({ WIDTH: 1200, HEIGHT: 1200 })
})

test('[AP-08] [AP-09] analytics and pixel ids are null until the shop sets them', async () => {
	const analytics = () => tiny.read(wire.getGoogleAnalyticsId.answer, '/helper/google-analytic')
	const pixel = () => tiny.read(wire.getMetaPixelId.answer, '/helper/meta-pixel-id')
	expect((await analytics()).data.GOOGLE_ANALYTICS_ID).toBeNull()
	expect((await pixel()).data.META_PIXEL_ID).toBeNull()
	await tiny.db
		.update(company)
		.set({ googleAnalyticsId: 'G-1', metaPixelId: '42' })
		.where(eq(company.id, 1))
	expect((await analytics()).data.GOOGLE_ANALYTICS_ID).toBe('G-1')
	expect((await pixel()).data.META_PIXEL_ID).toBe('42')
})

test('[AP-10] [SC-04] the popup has STATUS, IMAGE_URL and TARGET', async () => {
	const popup = () => tiny.read(wire.getPopup.answer, '/helper/popup-banner')
	expect((await popup()).data).toEqual({
		STATUS: false,
		IMAGE_URL: null,
		IMAGE_ALT: '',
		TARGET: null,
		IS_ON_ALL_PAGES: false,
	})
	const [picture] = await tiny.db.select().from(media).where(eq(media.companyId, 1)).limit(1)
	await tiny.db.insert(popupBanner).values({
		companyId: 1,
		active: true,
		mediaId: picture?.id,
		target: '/products',
		alt: { id: 'Promo', en: 'Sale' },
	})
	expect((await popup()).data).toEqual({
		STATUS: true,
		IMAGE_URL: `/media/${picture?.id}/640.webp`,
		IMAGE_ALT: 'Promo',
		TARGET: '/products',
		IS_ON_ALL_PAGES: false,
	})
	const theirs = await tiny.read(wire.getPopup.answer, '/helper/popup-banner', { shop: 'kopi' })
	expect(theirs.data.STATUS).toBe(false)
})
