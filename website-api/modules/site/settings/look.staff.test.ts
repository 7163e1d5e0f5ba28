import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getBanner } from '#contract/content.ts'
import { getEditedBanner, listEditedBanners, saveBanner } from '#contract/edited-banner.ts'
import { getFooter } from '#contract/edited-footer.ts'
import { setLogo } from '#contract/edited-picture.ts'
import { changeSite, getEditedPopup } from '#contract/edited-site.ts'
import { listPageChanges } from '#contract/page-change.ts'
import { listBanners, listFooterMenus, getSiteHeader, getPopup } from '#contract/site.ts'
import { pageChange } from '#website-api/modules/platform/page-changes/page-change.table.ts'
import { type SiteCaller, siteCaller } from '#tests/support/site-caller.ts'

let site: SiteCaller
beforeAll(async () => {
	site = await siteCaller()
})
afterAll(() => site.tiny.close())

async function pictureOf(background: string) {
	const create = { width: 60, height: 30, channels: 3 as const, background }
	return new Uint8Array(await sharp({ create }).png().toBuffer())
}

async function send(method: string, path: string, body: Uint8Array<ArrayBuffer>) {
	const response = await site.tiny.api.request(`/operator/v1/sites${path}`, {
		method,
		headers: { authorization: `Bearer ${site.keys.staff}` },
		body,
	})
	const answer: unknown = await response.json()
	return { status: response.status, answer }
}

async function stored(background: string): Promise<string> {
	const { answer } = await send('POST', '/sandang/pictures', await pictureOf(background))
	return setLogo.answer.parse(answer).data.MEDIA_ID
}

describe('the logo', () => {
	const shown = async () =>
		(await site.tiny.read(getSiteHeader.answer, '/helper/company-header-logo')).data.COMPANY_LOGO

	test('is an uploaded picture, or the generated initial', async () => {
		const before = await shown()
		const { status, answer } = await send('PUT', '/sandang/logo', await pictureOf('#224488'))
		expect(status).toBe(200)
		const { MEDIA_ID } = setLogo.answer.parse(answer).data
		expect(await shown()).toMatchObject({ MEDIA_ID, WIDTH: 60, HEIGHT: 30 })
		const reset = await site.done(setLogo.answer, 'DELETE', '/sandang/logo')
		expect(await shown()).toMatchObject({ MEDIA_ID: reset.data.MEDIA_ID, WIDTH: 1200 })
		expect(reset.data.MEDIA_ID).not.toBe(before?.MEDIA_ID)
		expect(await site.status(`/media/${reset.data.MEDIA_ID}/240.webp`)).toBe(200)
	})

	test('follows name and palette while it is the initial, and stays while it is a picture', async () => {
		const initial = await shown()
		await site.done(changeSite.answer, 'PATCH', '/sandang', { PALETTE: 'indigo' })
		const indigo = await shown()
		expect(indigo?.MEDIA_ID).not.toBe(initial?.MEDIA_ID)
		await site.done(changeSite.answer, 'PATCH', '/sandang', { TITLE: 'Benang' })
		expect((await shown())?.MEDIA_ID).not.toBe(indigo?.MEDIA_ID)
		await send('PUT', '/sandang/logo', await pictureOf('#552211'))
		const own = await shown()
		await site.done(changeSite.answer, 'PATCH', '/sandang', { PALETTE: 'green' })
		expect(await shown()).toMatchObject({ MEDIA_ID: own?.MEDIA_ID })
	})

	test('cannot be an uploaded drawing or another file type', async () => {
		const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'
		const before = await shown()
		for (const text of [svg, 'no picture', '']) {
			const bytes = new Uint8Array(Buffer.from(text))
			expect((await send('PUT', '/sandang/logo', bytes)).status).toBe(422)
		}
		expect(await shown()).toEqual(before)
	})
})

describe('the footer', () => {
	const link = { LABEL_ID: 'Ukuran', LABEL_EN: 'Sizes', TARGET: '/information/ukuran' }
	const shown = async () =>
		(await site.tiny.read(listFooterMenus.answer, '/helper/menu-footer')).data.MENU_FOOTER_LIST.map(
			(column) => [column.MENU_TITLE, ...column.MENU_LINK_LIST.map((one) => one.LINK_LABEL)],
		)
	const change = (body: unknown) =>
		site.done(getFooter.answer, 'POST', '/sandang/footer/changes', body)

	test('gets and loses columns and links, and moves them', async () => {
		await change({ CHANGE: 'ADD_LINK', COLUMN: 1, ...link })
		await change({ CHANGE: 'ADD_COLUMN', TITLE_ID: 'Toko', TITLE_EN: 'Shop' })
		expect(await shown()).toEqual([['Bantuan', 'Kontak', 'Ukuran'], ['Toko']])
		await change({ CHANGE: 'MOVE_LINK', COLUMN: 1, LINK: 2, TO_COLUMN: 2, TO_LINK: 1 })
		await change({ CHANGE: 'MOVE_COLUMN', COLUMN: 2, TO: 1 })
		expect(await shown()).toEqual([
			['Toko', 'Ukuran'],
			['Bantuan', 'Kontak'],
		])
		await change({ CHANGE: 'REMOVE', COLUMN: 2, LINK: 1 })
		await change({ CHANGE: 'REMOVE', COLUMN: 1 })
		expect(await shown()).toEqual([['Bantuan']])
	})

	test('changes a label and a target in place, unless somebody changed it since', async () => {
		const read = async () => (await site.done(getFooter.answer, 'GET', '/sandang/footer')).data
		const { COLUMN_LIST: before, VERSION } = await read()
		const column = { CHANGE: 'EDIT_COLUMN', COLUMN: 1, TITLE_ID: 'Tolong', TITLE_EN: 'Help' }
		const added = await change({ CHANGE: 'ADD_LINK', COLUMN: 1, ...link, VERSION })
		expect(await site.refused('POST', '/sandang/footer/changes', { ...column, VERSION })).toEqual({
			status: 409,
			code: 'CHANGED_MEANWHILE',
			fields: [],
		})
		await change({ ...column, VERSION: added.data.VERSION })
		const at = before[0]!.LINK_LIST.length + 1
		await change({ CHANGE: 'EDIT_LINK', COLUMN: 1, LINK: at, ...link, LABEL_ID: 'Ukur' })
		expect((await shown())[0]).toEqual(expect.arrayContaining(['Tolong', 'Ukur']))
		const whole = { COLUMN_LIST: before, VERSION }
		expect((await site.refused('PUT', '/sandang/footer', whole)).status).toBe(409)
		whole.VERSION = (await read()).VERSION
		await site.done(getFooter.answer, 'PUT', '/sandang/footer', whole)
		expect((await read()).VERSION).toBe(VERSION)
	})

	test('is replaced as a whole', async () => {
		const COLUMN_LIST = [{ TITLE_ID: 'Info', TITLE_EN: 'Info', LINK_LIST: [link] }]
		const { data } = await site.done(getFooter.answer, 'PUT', '/sandang/footer', {
			COLUMN_LIST,
		})
		expect(data.COLUMN_LIST).toEqual(COLUMN_LIST)
		expect(await shown()).toEqual([['Info', 'Ukuran']])
	})

	test.each([
		{ CHANGE: 'REMOVE', COLUMN: 9 },
		{ CHANGE: 'REMOVE', COLUMN: 1, LINK: 9 },
		{ CHANGE: 'ADD_LINK', COLUMN: 9, ...link },
		{ CHANGE: 'EDIT_COLUMN', COLUMN: 9, TITLE_ID: 'x', TITLE_EN: 'x' },
		{ CHANGE: 'EDIT_LINK', COLUMN: 1, LINK: 9, ...link },
		{ CHANGE: 'MOVE_COLUMN', COLUMN: 1, TO: 9 },
		{ CHANGE: 'MOVE_LINK', COLUMN: 1, LINK: 1, TO_COLUMN: 9, TO_LINK: 1 },
	])('rejects the position %j', async (body) => {
		const before = await shown()
		expect(await site.refused('POST', '/sandang/footer/changes', body)).toMatchObject({
			status: 422,
			code: 'FOOTER_PLACE',
		})
		expect(await shown()).toEqual(before)
	})

	test.each(['https://jahat.example', '//jahat.example', 'javascript:alert(1)'])(
		'rejects links to %s',
		async (TARGET) => {
			const body = { CHANGE: 'ADD_LINK', COLUMN: 1, ...link, TARGET }
			const requested = await site.refused('POST', '/sandang/footer/changes', body)
			expect(requested).toMatchObject({ status: 422, fields: ['TARGET'] })
		},
	)
})

describe('a banner', () => {
	const words = { TITLE_ID: 'Lebaran', TITLE_EN: 'Eid', TARGET: '/products' }
	const put = (slug: string, body: unknown) =>
		site.done(saveBanner.answer, 'PUT', `/sandang/banners/${slug}`, body)
	const order = async () =>
		(await site.done(listEditedBanners.answer, 'GET', '/sandang/banners')).data.list.map(
			(one) => one.BANNER_SLUG,
		)

	test('is added at the end, changed, and moved', async () => {
		const WIDE_MEDIA_ID = await stored('#aa2244')
		await put('lebaran', { ...words, WIDE_MEDIA_ID })
		expect(await order()).toEqual(['musim-hujan', 'lebaran'])
		const detail = await site.tiny.read(getBanner.answer, '/content/banner/lebaran')
		expect(detail.data).toMatchObject({
			BANNER_TITLE: 'Lebaran',
			BANNER_SUBTITLE: '',
			BANNER_IMAGE_WIDE: { MEDIA_ID: WIDE_MEDIA_ID },
			BANNER_IMAGE_TALL: { MEDIA_ID: WIDE_MEDIA_ID },
		})
		await put('lebaran', { SUBTITLE_ID: 'Sampai Jumat', HTML_ID: '<p>Baju koko</p>' })
		const changed = await site.tiny.read(getBanner.answer, '/content/banner/lebaran')
		expect(changed.data).toMatchObject({
			BANNER_TITLE: 'Lebaran',
			BANNER_SUBTITLE: 'Sampai Jumat',
			BANNER_HTML: '<p>Baju koko</p>',
		})
		await site.done(saveBanner.answer, 'PUT', '/sandang/banners/lebaran/position', {
			POSITION: 1,
		})
		expect(await order()).toEqual(['lebaran', 'musim-hujan'])
		const carousel = await site.tiny.read(listBanners.answer, '/helper/banner-carousel')
		expect(carousel.data.BANNER_IMAGE_LIST[0]?.BANNER_SLUG).toBe('lebaran')
	})

	test('requires its texts and a picture of the shop', async () => {
		const path = '/sandang/banners/baru'
		expect((await site.refused('PUT', path, words)).fields).toEqual(['WIDE_MEDIA_ID'])
		const lost = { ...words, WIDE_MEDIA_ID: 'abcdef0123' }
		expect((await site.refused('PUT', path, lost)).fields).toEqual(['WIDE_MEDIA_ID'])
		const nameless = { TARGET: '/products', WIDE_MEDIA_ID: await stored('#aa2244') }
		expect((await site.refused('PUT', path, nameless)).fields).toEqual(['TITLE_ID'])
		const unknown = await site.refused('PUT', `${path}/position`, { POSITION: 1 })
		expect(unknown).toMatchObject({ status: 404, code: 'BANNER_NOT_FOUND' })
	})

	const read = async (slug: string) =>
		(await site.done(getEditedBanner.answer, 'GET', `/sandang/banners/${slug}`)).data

	test('is created only if it is new, and rejects a stale save', async () => {
		const path = '/sandang/banners/promo'
		const whole = { ...words, WIDE_MEDIA_ID: await stored('#117744'), VERSION: null }
		await put('promo', { ...whole, PRODUCT_SLUG_LIST: ['kaos-2', 'kaos-1'] })
		expect(await site.refused('PUT', path, whole)).toMatchObject({
			status: 409,
			code: 'SLUG_TAKEN',
		})
		const { VERSION, PRODUCT_SLUG_LIST } = await read('promo')
		expect(PRODUCT_SLUG_LIST).toEqual(['kaos-2', 'kaos-1'])
		await put('promo', { PRODUCT_SLUG_LIST: ['kaos-1'], VERSION })
		const stale = await site.refused('PUT', path, { TITLE_ID: 'Lama', VERSION })
		expect(stale).toMatchObject({ status: 409, code: 'CHANGED_MEANWHILE' })
		// Its position and state are changed by separate buttons.
		const { VERSION: now } = await read('promo')
		await site.done(saveBanner.answer, 'PUT', `${path}/position`, { POSITION: 1 })
		await put('promo', { TITLE_ID: 'Baru', VERSION: now })
		const lost = await site.refused('PUT', path, { PRODUCT_SLUG_LIST: ['tidak-ada'] })
		expect(lost.fields).toEqual(['PRODUCT_SLUG_LIST'])
	})

	test('is shown from its start to its end, and pages are updated at both', async () => {
		const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
		const carousel = async () =>
			(await site.tiny.read(listBanners.answer, '/helper/banner-carousel')).data.BANNER_IMAGE_LIST
		const isShown = async () => (await carousel()).some((one) => one.BANNER_SLUG === 'promo')
		expect(await isShown()).toBe(true)
		const times = { STARTS_AT: day(1), ENDS_AT: day(2) }
		const moments = async () => {
			const rows = await site.tiny.db
				.select({ at: pageChange.at })
				.from(pageChange)
				.where(sql`${pageChange.companyId} = 1 and ${pageChange.at} > now()`)
				.orderBy(pageChange.at)
			return rows.map(({ at }) => at.toISOString())
		}
		// The ends of the shop's vouchers are scheduled as well.
		const others = await moments()
		await put('promo', times)
		expect(await isShown()).toBe(false)
		expect(await site.status('/content/banner/promo')).toBe(404)
		expect(await read('promo')).toMatchObject(times)
		const planned = (await moments()).filter((at) => !others.includes(at))
		expect(planned).toEqual([times.STARTS_AT, times.ENDS_AT])
		const changes = await site.tiny.read(listPageChanges.answer, '/page-changes')
		const listed = changes.data.PAGE_CHANGE_LIST.map((one) => one.CHANGE_ID)
		expect(listed.length).toBeGreaterThan(0)
		// The id of a scheduled change is its negative time.
		for (const moment of Object.values(times)) {
			expect(listed).not.toContain(String(-Date.parse(moment)))
		}
		await put('promo', { STARTS_AT: day(-2), ENDS_AT: day(-1) })
		expect(await site.status('/content/banner/promo')).toBe(410)
		const wrong = { STARTS_AT: day(2), ENDS_AT: day(1) }
		expect((await site.refused('PUT', '/sandang/banners/promo', wrong)).fields).toEqual(['ENDS_AT'])
		await put('promo', { STARTS_AT: null, ENDS_AT: null })
		expect(await isShown()).toBe(true)
	})

	test('is deleted with its pictures', async () => {
		await site.done(saveBanner.answer, 'DELETE', '/sandang/banners/promo')
		expect(await site.status('/content/banner/promo')).toBe(404)
		for (const method of ['GET', 'DELETE'] as const) {
			const gone = await site.refused(method, '/sandang/banners/promo')
			expect(gone).toMatchObject({ status: 404, code: 'BANNER_NOT_FOUND' })
		}
	})
})

describe('the popup', () => {
	const shown = async () => (await site.tiny.read(getPopup.answer, '/helper/popup-banner')).data
	const read = async () => (await site.done(getEditedPopup.answer, 'GET', '/sandang/popup')).data

	test('is shown, scheduled, saved as inactive and switched off, and rejects a stale save', async () => {
		const MEDIA_ID = await stored('#557711')
		const popup = { MEDIA_ID, TARGET: '/products', ALT_ID: 'Diskon', ALT_EN: 'Sale' }
		const put = (more: object = {}) =>
			site.done(changeSite.answer, 'PUT', '/sandang/popup', { ...popup, ...more })
		const { VERSION } = await read()
		await put({ VERSION })
		expect(await shown()).toMatchObject({ STATUS: true, IMAGE_URL: `/media/${MEDIA_ID}/640.webp` })
		const stale = await site.refused('PUT', '/sandang/popup', { ...popup, VERSION })
		expect(stale).toMatchObject({ status: 409, code: 'CHANGED_MEANWHILE' })
		await put({ STARTS_AT: '2098-01-01T00:00:00.000Z' })
		expect(await shown()).toMatchObject({ STATUS: false })
		await put({ IS_ON: false })
		expect(await shown()).toMatchObject({ STATUS: false })
		expect(await read()).toMatchObject({ IS_ON: false, MEDIA_ID, ALT_EN: 'Sale', STARTS_AT: null })
		await put()
		await site.done(changeSite.answer, 'DELETE', '/sandang/popup')
		expect(await shown()).toMatchObject({ STATUS: false })
	})

	test('has a picture of the shop', async () => {
		const popup = { MEDIA_ID: 'abcdef0123', TARGET: '/products', ALT_ID: 'a', ALT_EN: 'b' }
		expect((await site.refused('PUT', '/sandang/popup', popup)).fields).toEqual(['MEDIA_ID'])
	})
})

test('[D3] a key for one company cannot change another’s logo, footer or banners', async () => {
	for (const [method, path] of [
		['PUT', '/sandang/logo'],
		['DELETE', '/sandang/logo'],
		['PUT', '/sandang/footer'],
		['POST', '/sandang/footer/changes'],
		['PUT', '/sandang/banners/musim-hujan'],
		['PUT', '/sandang/banners/musim-hujan/position'],
		['GET', '/sandang/banners/musim-hujan'],
		['DELETE', '/sandang/banners/musim-hujan'],
		['GET', '/sandang/popup'],
		['PUT', '/sandang/popup'],
	] as const) {
		const requested = await site.refused(
			method,
			path,
			method === 'DELETE' || method === 'GET' ? undefined : {},
			site.keys.kopi,
		)
		expect(requested).toMatchObject({ status: 404, code: 'COMPANY_NOT_FOUND' })
	}
})
