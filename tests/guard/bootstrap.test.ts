import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { listPaymentMethods } from '#contract/payment.ts'
import { asResponse } from '#app/http/or-respond.ts'
import { publicApiAccess } from '#app/api/api-access.server.ts'
import { plainSite } from '#app/http/site-cache.server.ts'
import type { SiteConfiguration } from '#app/domain/site.ts'
import type { Answer } from './support/send-request.ts'
import { guardedShop, type GuardedShop } from './support/shop.ts'

let shop: GuardedShop
let site: SiteConfiguration | undefined
let behaviour: 'show' | 'sign-in' | 'orRespond' | 'raw' | 'without' = 'show'

beforeEach(async () => {
	behaviour = 'show'
	shop = await guardedShop({
		async page(_request, context) {
			site = context.site
			if (behaviour === 'sign-in') context.customer.open(token)
			try {
				if (!['show', 'sign-in'].includes(behaviour)) await context.call(listPaymentMethods, {})
			} catch (error) {
				if (behaviour === 'without') return new Response('<p>page</p>', html)
				const response = behaviour === 'orRespond' ? asResponse(error) : undefined
				if (response instanceof Response) return response
				return new Response('<p>failed</p>', { ...html, status: 500 })
			}
			return new Response(`<p>page${context.takeFlash()?.key ?? ''}</p>`, html)
		},
	})
})
afterEach(() => shop.close())

const claims = {
	CUSTOMER_CODE: 'C-1',
	CUSTOMER_BRANCH_ID: null,
	CUSTOMER_TYPE: 'RETAIL',
	CUSTOMER_NAME: 'Sekar',
	CUSTOMER_EMAIL: 's@contoh.id',
	CUSTOMER_PHONE: '+62812',
	CUSTOMER_PHONE_1: '62',
	CUSTOMER_PHONE_2: '812',
	CUSTOMER_AFFILIATE_TRACKING_CODE: null,
}
const token = ['', { ...claims, exp: Math.floor(Date.now() / 1000) + 3_600 }, '']
	.map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
	.join('.')
const html = { headers: { 'content-type': 'text/html' } }
const paths = () => shop.api.requests.map(({ url }) => new URL(url).pathname)
const down = () => Response.json({ message: 'x' }, { status: 500 })
const cookiesOf = (headers: Headers) =>
	headers
		.getSetCookie()
		.map((line) => line.split(';')[0])
		.join('; ')

describe('bootstrap', () => {
	test('[BO-01, AP-01] requests the key first, with the shop’s address, and sends it with all other calls', async () => {
		await shop.request({ target: '/Cart' })
		const [first, ...rest] = shop.api.requests
		expect(new URL(first?.url ?? '').pathname).toBe('/v1/api-access')
		expect(first?.headers.get('referer')).toBe('http://toko.test/')
		expect(first?.headers.has('api-access')).toBe(false)
		expect(rest.length).toBeGreaterThan(6)
		for (const request of rest) {
			expect(request.headers.get('api-access')).toBe('key-of-toko.test')
			expect(request.headers.has('authorization')).toBe(false)
		}
		await shop.request({ target: '/Cart' })
		expect(paths().filter((path) => path === '/v1/api-access')).toHaveLength(1)
	})

	test('[BO-01] a new process takes the key from the visitor’s cookie without a request', async () => {
		const cookie = cookiesOf((await shop.request({ target: '/Cart' })).headers)
		const other = await guardedShop()
		const answer = await other.request({ target: '/Cart', headers: [['Cookie', cookie]] })
		expect(answer.status).toBe(200)
		expect(other.api.requests.some(({ url }) => url.endsWith('/api-access'))).toBe(false)
		await other.close()
	})

	test('[BO-04, SC-01] the site configuration is that of the API', async () => {
		await shop.request({ target: '/' })
		expect(site).toMatchObject({
			title: 'Toko Uji',
			description: 'Serba uji',
			palette: 'teal',
			showWhatsapp: false,
			customerCarePhone: '+628123456789',
			googleAnalyticsId: 'G-1',
			metaPixelId: null,
			popup: { imageUrl: '/media/abcdef0123456789/480.jpg', target: null },
		})
	})

	test.each([
		['/media/abcdef0123456789/480.jpg', { id: 'abcdef0123456789', width: 240, height: 240 }],
		['https://elsewhere.example/logo.png', null],
		[{ SOMETHING: 'else' }, null],
	])(
		'[SC-03] a logo that is %j does not affect title and description',
		async (logo, expectedLogo) => {
			shop.api.set('/v1/helper/company-header-logo', () =>
				Response.json({
					data: { TITLE: 'Toko Uji', COMPANY_LOGO: logo, DESCRIPTION: 'Serba uji' },
				}),
			)
			await shop.request({ target: '/' })
			expect(site).toMatchObject({
				title: 'Toko Uji',
				description: 'Serba uji',
				logo: expectedLogo,
			})
		},
	)

	const parts = [
		'get-website-template-setting',
		'banner-carousel',
		'menu-footer',
		'company-header-logo',
		'google-analytic',
		'meta-pixel-id',
		'popup-banner',
	].map((name) => `/v1/helper/${name}`)
	const pairs = parts.flatMap((one, at) =>
		parts.slice(at).map((other): [string, string] => [one, other]),
	)

	test.each(pairs)(
		'without %s and %s the page and the rest of the site are unchanged',
		async (one, other) => {
			shop.api.set(one, down)
			shop.api.set(other, () => new Response('garbage'))
			const answer = await shop.request({ target: '/' })
			expect(answer.status).toBe(200)
			expect(answer.body).toBe('<p>page</p>')
			if (![one, other].includes(parts[3] ?? '')) expect(site?.title).toBe('Toko Uji')
			else expect(site?.title).toBe('Etalase')
		},
	)

	test('[SC-01] without a site configuration: green palette, WhatsApp shown, the brand’s name', async () => {
		for (const part of parts) shop.api.set(part, down)
		await shop.request({ target: '/' })
		expect(site).toEqual(plainSite)
		expect(site).toMatchObject({ palette: 'green', showWhatsapp: true, title: 'Etalase' })
	})

	test('[BO-06] a closed popup is not shown again', async () => {
		await shop.request({ target: '/', headers: [['Cookie', 'HIDE_POPUP=true']] })
		expect(site?.popup).toBeNull()
	})

	test('[EC-05] without a Meta pixel logs the message of the specification', async () => {
		await shop.request({ target: '/' })
		expect(shop.lines.filter((line) => line.includes('meta pixel tidak tersedia'))).toHaveLength(1)
	})

	test('treats a malformed id or picture as missing', async () => {
		shop.api.set('/v1/helper/meta-pixel-id', () =>
			Response.json({ data: { META_PIXEL_ID: "1');alert(1)//" } }),
		)
		shop.api.set('/v1/helper/popup-banner', () =>
			Response.json({
				data: { STATUS: true, IMAGE_URL: 'https://elsewhere.test/x.png', TARGET: null },
			}),
		)
		await shop.request({ target: '/' })
		expect(site).toMatchObject({ metaPixelId: null, popup: null })
	})

	test('an unavailable API: 503 with a page for an unknown host, cookies unchanged', async () => {
		shop.api.set('/v1/api-access', () => Promise.reject(new TypeError('fetch failed')))
		const answer = await shop.request({ target: '/Cart', headers: [['Cookie', 'CART=x']] })
		expect(answer.status).toBe(503)
		expect(answer.headers.get('retry-after')).toBe('5')
		expect(answer.headers.getSetCookie()).toEqual([])
		expect(answer.body).toContain('Toko sedang tidak menjawab')
	})
})

describe('[BO-05, TR-01, TR-02] a referral link', () => {
	const document: [string, string][] = [
		['Sec-Fetch-Dest', 'document'],
		['User-Agent', 'Mozilla/5.0 (Windows NT 10.0) Chrome/131.0 Safari/537.36'],
	]
	const clicks = () => paths().filter((path) => path.includes('/tracking-'))

	test.each([
		['/?ref=ABC', '/v1/helper/tracking-affiliate', 'AFFILIATE'],
		['/en/products?reff=ABC', '/v1/helper/tracking-affiliate', 'AFFILIATE'],
		['/?agen=ABC', '/v1/helper/tracking-agent', 'AGENT'],
		['/product/x?agent=ABC', '/v1/helper/tracking-agent', 'AGENT'],
	])('%s records one click', async (target, path, kind) => {
		const first = await shop.request({ target, headers: document })
		expect(clicks()).toEqual([path])
		const click = shop.api.requests.find(({ url }) => url.endsWith(path))
		expect(await click?.json()).toEqual({
			[`${kind}_TRACKING_CODE`]: 'ABC',
			[`${kind}_TRACKING_IP_ADDRESS`]: '127.0.0.1',
			[`${kind}_TRACKING_DEVICE_MODEL`]: 'DESKTOP Windows NT 10.0',
			[`${kind}_TRACKING_EVENT_TYPE`]: 'CLICK',
		})
		await shop.request({ target, headers: [...document, ['Cookie', cookiesOf(first.headers)]] })
		expect(clicks()).toEqual([path])
	})

	test.each<[string, [string, string][]]>([
		['an image', [['Sec-Fetch-Dest', 'image']]],
		['a frame', [['Sec-Fetch-Dest', 'iframe']]],
		[
			'a prefetch',
			[
				['Sec-Fetch-Dest', 'document'],
				['Sec-Purpose', 'prefetch'],
			],
		],
		[
			'a bot',
			[
				['Sec-Fetch-Dest', 'document'],
				['User-Agent', 'Mozilla/5.0 (compatible; Googlebot/2.1)'],
			],
		],
		['a script', [['Accept', '*/*']]],
	])('%s records no click and stores no code', async (_name, headers) => {
		const answer = await shop.request({ target: '/?ref=ABC', headers })
		expect(clicks()).toEqual([])
		expect(answer.headers.getSetCookie().some((line) => line.startsWith('AFFILIATE_CODE'))).toBe(
			false,
		)
	})

	test('a click that cannot be recorded is only logged', async () => {
		shop.api.set('/v1/helper/tracking-affiliate', down)
		expect((await shop.request({ target: '/?ref=ABC', headers: document })).status).toBe(200)
		expect(shop.lines.join('')).toContain('behind the page')
	})
})

describe('responses of the website API that concern the whole shop', () => {
	const both = [
		['a loader that says so', 'orRespond'],
		['an action that forgot to', 'raw'],
	] as const

	const refused = () => Response.json({ message: 'No' }, { status: 403 })
	const clearedBy = (answer: Answer) =>
		answer.headers
			.getSetCookie()
			.filter((line) => line.includes('Max-Age=0'))
			.map((line) => line.split('=')[0])
			.sort()

	test.each([...both, ['a page that does without the answer', 'without'] as const])(
		'[RR-07, SE-04, EC-01] a 403 redirects to /forbidden, which shows it, and clears the keys: %s',
		async (_name, how) => {
			const cookie = `${cookiesOf((await shop.request({ target: '/Cart' })).headers)}; ACCESS_WEB=token`
			behaviour = how
			shop.api.set('/v1/payment/method-list', refused)
			const answer = await shop.request({ target: '/en/Cart', headers: [['Cookie', cookie]] })
			expect(answer.headers.get('location')).toBe('/en/forbidden')
			expect(clearedBy(answer)).toEqual(['ACCESS_WEB', 'API_ACCESS_CLIENT'])
			behaviour = 'show'
			const left = cookiesOf(answer.headers)
			const page = await shop.request({ target: '/en/forbidden', headers: [['Cookie', left]] })
			expect(page.body).toContain('common:failure.denied')
		},
	)

	test.each(['banner-carousel', 'company-header-logo'])(
		'[RR-07, SE-04] a 403 for a part of the site (%s) redirects there for every visitor',
		async (part) => {
			const cookie = cookiesOf((await shop.request({ target: '/Cart' })).headers)
			const other = await guardedShop()
			try {
				other.api.set(`/v1/helper/${part}`, refused)
				for (const headers of [[], [['Cookie', cookie]]] as [string, string][][]) {
					const answer = await other.request({ target: '/en/products', headers })
					expect(answer.status).toBe(302)
					expect(answer.headers.get('location')).toBe('/en/forbidden')
					expect(answer.headers.get('cache-control')).toBe('private, no-store')
				}
				const page = await other.request({ target: '/en/forbidden' })
				expect([page.status, page.headers.get('location')]).toEqual([200, null])
			} finally {
				await other.close()
			}
		},
	)

	test('[RR-07, SE-04] a 403 for a customer’s account on a public page redirects there, too', async () => {
		behaviour = 'sign-in'
		const cookie = cookiesOf((await shop.request({ target: '/Cart' })).headers)
		behaviour = 'show'
		shop.api.set('/v1/customer-account-info', refused)
		for (const target of ['/', '/en/products', '/Cart', '/auth/login']) {
			const answer = await shop.request({ target, headers: [['Cookie', cookie]] })
			expect(answer.headers.get('location'), target).toBe(
				target.startsWith('/en') ? '/en/forbidden' : '/forbidden',
			)
			expect(clearedBy(answer), target).toEqual(['ACCESS_WEB', 'API_ACCESS_CLIENT'])
		}
		const forbiddenPage = await shop.request({
			target: '/forbidden',
			headers: [['Cookie', cookie]],
		})
		expect([forbiddenPage.status, forbiddenPage.headers.get('location')]).toEqual([200, null])
	})

	test('[SE-04] a rejected key is not stored for a visitor without a key', async () => {
		behaviour = 'without'
		shop.api.set('/v1/payment/method-list', refused)
		const answer = await shop.request({ target: '/Cart' })
		expect(answer.headers.getSetCookie().map((line) => line.split('=')[0])).toEqual(['FLASH'])
	})

	test.each(both)(
		'[RR-05] a 503 for maintenance redirects to /maintenance: %s',
		async (_name, how) => {
			behaviour = how
			shop.api.set('/v1/payment/method-list', () =>
				Response.json({ message: '-', code: 'MAINTENANCE' }, { status: 503 }),
			)
			expect((await shop.request({ target: '/Cart' })).headers.get('location')).toBe('/maintenance')
		},
	)

	test('[RR-05] the maintenance setting redirects every page, form and data request', async () => {
		shop.api.set('/v1/helper/get-website-template-setting', () =>
			Response.json({ data: { CUSTOMER_CARE_PHONE: '', MAINTENANCE_STATUS: true } }),
		)
		expect((await shop.request({ target: '/en/products' })).headers.get('location')).toBe(
			'/en/maintenance',
		)
		const posted = await shop.request({
			method: 'POST',
			target: '/Cart/lines',
			headers: [
				['Sec-Fetch-Site', 'same-origin'],
				['Content-Type', 'application/x-www-form-urlencoded'],
			],
			body: 'id=1',
		})
		expect([posted.status, posted.headers.get('location')]).toEqual([303, '/maintenance'])
		const data = await shop.request({ target: '/products?_data=root' })
		expect([data.status, data.headers.get('x-remix-redirect')]).toEqual([204, '/maintenance'])
		expect((await shop.request({ target: '/maintenance' })).status).toBe(200)
	})
})

test('[AP-17, NJ-02] /api/apiAccess returns its data without the key', () => {
	expect(publicApiAccess(3, 7)).toEqual({
		data: { COMPANY_API_ID: 3, CONFIG_AFFILIATE_COOKIE_EXPIRED_DAY: 7 },
	})
})
