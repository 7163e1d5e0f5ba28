import { afterAll, beforeAll, expect, test } from 'vitest'
import { loader as rootLoader } from '#app/root.tsx'
import * as home from '#app/routes/catalog/home.tsx'
import * as layout from '#app/routes/layouts/default.tsx'
import { lookCss } from '#app/ui/look.ts'
import { pngOf } from '#tests/support/png.ts'
import { tinyApi, type TinyApi } from '#tests/support/tiny-api.ts'
import { newOperatorKey } from '#website-api/modules/platform/operator-api/operator-key.queries.ts'
import { storeOperatorKey } from '#website-api/modules/platform/operator-api/operator-key.command.ts'
import { shopper } from './support/shopper.ts'

const key = newOperatorKey()
let tiny: TinyApi

beforeAll(async () => {
	tiny = await tinyApi()
	await storeOperatorKey(tiny.db, key, { label: 'o', role: 'owner', companyId: null })
})
afterAll(() => tiny.close())

async function change(method: string, part: string, sent: unknown) {
	const isFile = sent instanceof Uint8Array
	const response = await tiny.api.request(`/operator/v1/sites/sandang${part}`, {
		method,
		headers: {
			authorization: `Bearer ${key}`,
			'content-type': isFile ? 'image/png' : 'application/json',
		},
		body: isFile ? new Uint8Array(sent) : JSON.stringify(sent),
	})
	const text = await response.text()
	expect(response.status, `${method} ${part}: ${text}`).toBeLessThan(300)
	return /"MEDIA_ID":"(\w+)"/.exec(text)?.[1] ?? ''
}

test('[FN-13] shows the company’s own colour, carousel, footer menu, logo, title and popup', async () => {
	const wide = await change('POST', '/pictures', await pngOf(1600, 640))
	const popup = await change('POST', '/pictures', await pngOf(360, 480))
	const logo = await change('PUT', '/logo', await pngOf(240, 240))
	await change('PATCH', '', {
		PALETTE: 'indigo',
		TYPE_PAIRING: 'warm',
		CORNERS: 'square',
		HEADER: 'centred',
		HIDE_WATERMARK: true,
		TITLE: 'Sandang Baru',
	})
	const link = { LABEL_ID: 'Bantuan', LABEL_EN: 'Help', TARGET: '/faq' }
	await change('PUT', '/footer', {
		COLUMN_LIST: [{ TITLE_ID: 'Toko', TITLE_EN: 'Shop', LINK_LIST: [link] }],
	})
	await change('PUT', '/banners/panen', {
		TITLE_ID: 'Panen',
		TITLE_EN: 'Harvest',
		TARGET: '/products',
		WIDE_MEDIA_ID: wide,
	})
	const popupWords = { ALT_ID: 'Promo', ALT_EN: 'Sale' }
	await change('PUT', '/popup', { MEDIA_ID: popup, TARGET: '/products', ...popupWords })

	const visitor = shopper('localhost', async (request) => tiny.api.fetch(request))
	expect((await visitor.get({ loader: rootLoader }, '/')).data).toMatchObject({
		look: lookCss({ palette: 'indigo', typePairing: 'warm', corners: 'square' }),
		store: { title: 'Sandang Baru', image: { id: logo } },
	})
	expect((await visitor.get(layout, '/')).data).toMatchObject({
		shop: 'Sandang Baru',
		hideWatermark: true,
		logo: { id: logo },
		menus: [{ title: 'Toko', links: [{ label: 'Bantuan', href: '/faq' }] }],
		popup: { src: expect.stringContaining(`/media/${popup}/`), alt: 'Promo', href: '/products' },
	})
	expect((await visitor.get(home, '/')).data).toMatchObject({
		sections: expect.arrayContaining([
			expect.objectContaining({
				kind: 'BANNERS',
				banners: expect.arrayContaining([
					expect.objectContaining({ title: 'Panen', wide: expect.objectContaining({ id: wide }) }),
				]),
			}),
		]),
	})
})
