import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { asResponse } from '#app/http/or-respond.ts'
import { publicApiAccess } from '#app/api/api-access.server.ts'
import { plainSite } from '#app/http/site-keeper.server.ts'
import type { SiteConfiguration } from '#app/domain/site.ts'
import { guardedShop, type GuardedShop } from './support/shop.ts'

let shop: GuardedShop
let site: SiteConfiguration | undefined
let behave: 'show' | 'orRespond' | 'raw' = 'show'

beforeEach(async () => {
	behave = 'show'
	shop = await guardedShop({
		async page(_request, context) {
			site = context.site
			try {
				if (behave !== 'show') await context.api.payments.methods()
			} catch (error) {
				const response = behave === 'orRespond' ? asResponse(error) : undefined
				if (response instanceof Response) return response
				return new Response('<p>failed</p>', {
					status: 500,
					headers: { 'content-type': 'text/html' },
				})
			}
			return new Response('<p>page</p>', { headers: { 'content-type': 'text/html' } })
		},
	})
})
afterEach(() => shop.close())

const paths = () => shop.api.requests.map(({ url }) => new URL(url).pathname)
const down = () => Response.json({ message: 'x' }, { status: 500 })
const cookiesOf = (headers: Headers) =>
	headers
		.getSetCookie()
		.map((line) => line.split(';')[0])
		.join('; ')

describe('bootstrap', () => {
	test('[BO-01, AP-01] the key is asked for first, with the shop’s address, and every other call carries it', async () => {
		await shop.ask({ target: '/Cart' })
		const [first, ...rest] = shop.api.requests
		expect(new URL(first?.url ?? '').pathname).toBe('/v1/api-access')
		expect(first?.headers.get('referer')).toBe('http://toko.test/')
		expect(first?.headers.has('api-access')).toBe(false)
		expect(rest.length).toBeGreaterThan(6)
		for (const request of rest) {
			expect(request.headers.get('api-access')).toBe('key-of-toko.test')
			expect(request.headers.has('authorization')).toBe(false)
		}
		await shop.ask({ target: '/Cart' })
		expect(paths().filter((path) => path === '/v1/api-access')).toHaveLength(1)
	})

	test('[BO-01] a new process takes the key from the visitor’s cookie, without asking', async () => {
		const cookie = cookiesOf((await shop.ask({ target: '/Cart' })).headers)
		const other = await guardedShop()
		const answer = await other.ask({ target: '/Cart', headers: [['Cookie', cookie]] })
		expect(answer.status).toBe(200)
		expect(other.api.requests.some(({ url }) => url.endsWith('/api-access'))).toBe(false)
		await other.close()
	})

	test('[BO-04, SC-01] the site configuration is what the API says', async () => {
		await shop.ask({ target: '/' })
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
		'B4: without %s and %s the page is the same, the rest of the site too',
		async (one, other) => {
			shop.api.set(one, down)
			shop.api.set(other, () => new Response('garbage'))
			const answer = await shop.ask({ target: '/' })
			expect(answer.status).toBe(200)
			expect(answer.body).toBe('<p>page</p>')
			if (![one, other].includes(parts[3] ?? '')) expect(site?.title).toBe('Toko Uji')
			else expect(site?.title).toBe('Etalase')
		},
	)

	test('[SC-01] nothing known: green, WhatsApp shown, the brand’s name', async () => {
		for (const part of parts) shop.api.set(part, down)
		await shop.ask({ target: '/' })
		expect(site).toEqual(plainSite)
		expect(site).toMatchObject({ palette: 'green', showWhatsapp: true, title: 'Etalase' })
	})

	test('[BO-06] a popup put away is not shown', async () => {
		await shop.ask({ target: '/', headers: [['Cookie', 'HIDE_POPUP=true']] })
		expect(site?.popup).toBeNull()
	})

	test('[EC-05] without a Meta pixel the log says so, in the words of the specification', async () => {
		await shop.ask({ target: '/' })
		expect(shop.lines.filter((line) => line.includes('meta pixel tidak tersedia'))).toHaveLength(1)
	})

	test('an id or a picture that is not spelled like one counts as none', async () => {
		shop.api.set('/v1/helper/meta-pixel-id', () =>
			Response.json({ data: { META_PIXEL_ID: "1');alert(1)//" } }),
		)
		shop.api.set('/v1/helper/popup-banner', () =>
			Response.json({
				data: { STATUS: true, IMAGE_URL: 'https://elsewhere.test/x.png', TARGET: null },
			}),
		)
		await shop.ask({ target: '/' })
		expect(site).toMatchObject({ metaPixelId: null, popup: null })
	})

	test('an API that is away: 503 with a page for a host nobody knows yet, cookies untouched', async () => {
		shop.api.set('/v1/api-access', () => Promise.reject(new TypeError('fetch failed')))
		const answer = await shop.ask({ target: '/Cart', headers: [['Cookie', 'CART=x']] })
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
	])('%s is one click', async (target, path, kind) => {
		const first = await shop.ask({ target, headers: document })
		expect(clicks()).toEqual([path])
		const click = shop.api.requests.find(({ url }) => url.endsWith(path))
		expect(await click?.json()).toEqual({
			[`${kind}_TRACKING_CODE`]: 'ABC',
			[`${kind}_TRACKING_IP_ADDRESS`]: '127.0.0.1',
			[`${kind}_TRACKING_DEVICE_MODEL`]: 'DESKTOP Windows NT 10.0',
			[`${kind}_TRACKING_EVENT_TYPE`]: 'CLICK',
		})
		await shop.ask({ target, headers: [...document, ['Cookie', cookiesOf(first.headers)]] })
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
	])('%s is no click and keeps no code', async (_name, headers) => {
		const answer = await shop.ask({ target: '/?ref=ABC', headers })
		expect(clicks()).toEqual([])
		expect(answer.headers.getSetCookie().some((line) => line.startsWith('AFFILIATE_CODE'))).toBe(
			false,
		)
	})

	test('a click that cannot be recorded is only logged', async () => {
		shop.api.set('/v1/helper/tracking-affiliate', down)
		expect((await shop.ask({ target: '/?ref=ABC', headers: document })).status).toBe(200)
		expect(shop.lines.join('')).toContain('behind the page')
	})
})

describe('what the website API decides for the whole shop', () => {
	const both = [
		['a loader that says so', 'orRespond'],
		['an action that forgot to', 'raw'],
	] as const

	test.each(both)(
		'[RR-07, SE-04, EC-01] a 403 leads to /forbidden and clears the keys: %s',
		async (_name, how) => {
			const cookie = `${cookiesOf((await shop.ask({ target: '/Cart' })).headers)}; ACCESS_WEB=token`
			behave = how
			shop.api.set('/v1/payment/method-list', () =>
				Response.json({ message: 'No' }, { status: 403 }),
			)
			const answer = await shop.ask({ target: '/en/Cart', headers: [['Cookie', cookie]] })
			expect(answer.headers.get('location')).toBe('/en/forbidden')
			const cleared = answer.headers.getSetCookie().filter((line) => line.includes('Max-Age=0'))
			expect(cleared.map((line) => line.split('=')[0]).sort()).toEqual([
				'ACCESS_WEB',
				'API_ACCESS_CLIENT',
			])
		},
	)

	test.each(both)(
		'[RR-05] a 503 that says maintenance leads to /maintenance: %s',
		async (_name, how) => {
			behave = how
			shop.api.set('/v1/payment/method-list', () =>
				Response.json({ message: '-', code: 'MAINTENANCE' }, { status: 503 }),
			)
			expect((await shop.ask({ target: '/Cart' })).headers.get('location')).toBe('/maintenance')
		},
	)

	test('[RR-05] the setting leads every page there, by form and by data call too', async () => {
		shop.api.set('/v1/helper/get-website-template-setting', () =>
			Response.json({ data: { CUSTOMER_CARE_PHONE: '', MAINTENANCE_STATUS: true } }),
		)
		expect((await shop.ask({ target: '/en/products' })).headers.get('location')).toBe(
			'/en/maintenance',
		)
		const posted = await shop.ask({
			method: 'POST',
			target: '/Cart/lines',
			headers: [
				['Sec-Fetch-Site', 'same-origin'],
				['Content-Type', 'application/x-www-form-urlencoded'],
			],
			body: 'id=1',
		})
		expect([posted.status, posted.headers.get('location')]).toEqual([303, '/maintenance'])
		const data = await shop.ask({ target: '/products?_data=root' })
		expect([data.status, data.headers.get('x-remix-redirect')]).toEqual([204, '/maintenance'])
		expect((await shop.ask({ target: '/maintenance' })).status).toBe(200)
	})
})

test('[AP-17, NJ-02] /api/apiAccess answers data, and has no room for the key', () => {
	expect(publicApiAccess(3, 7)).toEqual({
		data: { COMPANY_API_ID: 3, CONFIG_AFFILIATE_COOKIE_EXPIRED_DAY: 7 },
	})
})
