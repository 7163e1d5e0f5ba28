import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sampleOf } from '#tests/support/sizes.ts'
import type { Answer, RequestOptions } from './support/send-request.ts'
import { cachingProxy, type CachingProxy } from './support/caching-proxy.ts'
import { guardedShop, type GuardedShop } from './support/shop.ts'

const marker = 'only-for-who-signed-in'
/** Accepts every address as a page, which shows all data of its visitor. */
const page: NonNullable<Parameters<typeof guardedShop>[0]>['page'] = (request, context) =>
	new Response(
		[
			request.url,
			context.site.title,
			context.locale,
			context.dataSaver,
			context.theme,
			context.cart.current().lines.length,
			context.tracking?.analyticsId,
			context.isOwn ? request.headers.get('cookie') : '',
		].join(' | '),
		{ headers: { 'content-type': 'text/html; charset=utf-8' } },
	)
const phone = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/131.0 Mobile Safari/537.36'
const person: [string, string][] = [
	['Sec-Fetch-Dest', 'document'],
	['User-Agent', phone],
]

describe('a referral link behind a cache', () => {
	let shop: GuardedShop
	let cache: CachingProxy
	beforeAll(async () => {
		shop = await guardedShop({ page, env: { TRUSTED_PROXIES: '127.0.0.1' } })
		cache = await cachingProxy(shop.port)
	})
	beforeEach(() => cache.purge())
	afterAll(async () => {
		await cache.close()
		await shop.close()
	})

	const first: [string, Partial<RequestOptions>][] = [
		['WhatsApp makes a preview', { headers: [['User-Agent', 'WhatsApp/2.23.20.0']] }],
		['a search engine comes', { headers: [['User-Agent', 'Googlebot/2.1']] }],
		['a picture names it', { headers: [...person.slice(1), ['Sec-Fetch-Dest', 'image']] }],
		['a browser fetches ahead', { headers: [...person, ['Sec-Purpose', 'prefetch']] }],
		['an older browser fetches ahead', { headers: [...person, ['Purpose', 'prefetch']] }],
		['a script asks', { headers: [...person.slice(1), ['Accept', '*/*']] }],
		['a HEAD comes', { method: 'HEAD', headers: person }],
		['another person opens it', { headers: person }],
	]
	const links = [
		['?ref=SARI01', 'AFFILIATE_CODE='],
		['?reff=SARI01', 'AFFILIATE_CODE='],
		['?agen=BUDI02', 'AGEN_CODE='],
		['?x=1&agent=BUDI02', 'AGEN_CODE='],
		['?r%65f=SARI01', 'AFFILIATE_CODE='],
	] as const

	const targets = links.flatMap(([link, cookie]) =>
		['/', '/product/kopi', '/en/products', '/articles'].map((path) => ({
			target: `${path}${link}`,
			cookie,
		})),
	)

	test.each(first.map(([name, question], at) => [name, question, at] as const))(
		'%s first: the next visitor gets the cookie and a click',
		async (_name, question, at) => {
			for (const { target, cookie } of sampleOf(targets, 7, at)) {
				await cache.request({ ...question, target })
				shop.api.requests.length = 0
				const answer = await cache.request({ target, headers: person })
				expect(answer.headers.get('x-cache'), target).toBe('MISS')
				expect(answer.headers.getSetCookie().join(), target).toContain(cookie)
				const clicks = shop.api.requests.filter(({ url }) => url.includes('/helper/tracking-'))
				expect(clicks.length, target).toBe(1)
			}
		},
	)

	test('a referral key in another letter case or without a code is not cached either', async () => {
		for (const query of [
			'?REF=A',
			'?Agent=A',
			'?ref=',
			'?ref',
			'?agen=%20',
			'?%52eff=A',
			'?+ref=A',
		]) {
			for (const path of ['/', '/sitemap.xml']) {
				const answer = await cache.request({ target: `${path}${query}` })
				expect(answer.headers.get('cache-control'), query).toBe('private, no-store')
			}
		}
		const other = await cache.request({ target: '/?reference=A&from=ref' })
		expect(other.headers.get('cache-control')).toContain('s-maxage=30')
	})
})

describe('two shops behind a trusted cache that forwards visitors’ headers', () => {
	const hosts = ['toko.test', 'kopi.test']
	const spoofedHeaders: [string, string][] = [
		['X-Forwarded-Host', 'kopi.test'],
		['X-Forwarded-Host', 'toko.test, kopi.test'],
		['X-Forwarded-Proto', 'https'],
		['X-Forwarded-Port', '8443'],
		['X-Forwarded-Scheme', 'https'],
		['Forwarded', 'host=kopi.test;proto=https'],
		['X-Host', 'kopi.test'],
		['X-Original-Host', 'kopi.test'],
		['X-Original-Url', '/faq'],
		['X-Rewrite-Url', '/faq'],
		['X-HTTP-Method-Override', 'POST'],
		['Accept-Language', 'en'],
	]

	test.each([
		['no header is named', {}, [], 'http://toko.test'],
		[
			'the proxy sets the headers that are named',
			{ ETALASE_HOST_HEADER: 'x-forwarded-host', ETALASE_SCHEME_HEADER: 'x-forwarded-proto' },
			[
				['X-Forwarded-Host', 'toko.test'],
				['X-Forwarded-Proto', 'https'],
			] as [string, string][],
			'https://toko.test',
		],
	])('%s: no header puts another page into it', async (_name, settings, set, origin) => {
		const env = { TRUSTED_PROXIES: '127.0.0.1', ...settings }
		const shop = await guardedShop({ page, hosts, env })
		const cache = await cachingProxy(shop.port, { set })
		try {
			for (const target of ['/', '/en', '/product/kopi', '/faq']) {
				const own = (await cache.request({ target })).body
				expect(own).toContain(`${origin}${target}`)
				for (const spoof of spoofedHeaders) {
					cache.purge()
					await cache.request({ target, headers: [spoof] })
					const next = await cache.request({ target })
					expect(next.body, String(spoof)).toBe(own)
				}
			}
		} finally {
			await cache.close()
			await shop.close()
		}
	})
})

describe('many variants of requests through a cache', () => {
	let shop: GuardedShop
	let cache: CachingProxy
	beforeAll(async () => {
		shop = await guardedShop({ page, env: { TRUSTED_PROXIES: '127.0.0.1' } })
		cache = await cachingProxy(shop.port)
	})
	afterAll(async () => {
		await cache.close()
		await shop.close()
	})

	const paths = ['/', '/en/products', '/product/kopi', '/faq', '/Cart', '/profile']
	const tails = [
		'',
		'/',
		'/x.css',
		'/x.js',
		'.css',
		';x',
		';x.css',
		'%2fx.css',
		'%2Fx.css',
		'%3bx.css',
		'%3fx.css',
		'%23x.css',
		'/..%2fx.css',
		'//x.css',
		'/./x.css',
		'%20',
		'%00',
		'.json',
		'?',
		'?_data=root',
		'?a=1&b=2',
		'?b=2&a=1',
		'?ref=A',
		'?REF=A',
		'?agen=A&ref=',
		'?%72ef=A',
		'?utm_source=a',
		'?district=31.74.01',
		'?v=1',
		'?page=2',
		'?q=%3Cscript%3E',
		'?CART=x',
	]
	const visitors: [string, [string, string][]][] = [
		['signed in', [['Cookie', `ACCESS_WEB=${marker}`]]],
		['with a cart, in another case', [['cookie', `CART=${marker}; LOCALE=en`]]],
		['with many cookies', [['Cookie', `_ga=1; LOCALE=en; THEME=dark; WISHLIST=${marker}`]]],
		['who saves data', [['Save-Data', 'on']]],
		['with a referral cookie', [['Cookie', `AFFILIATE_CODE=${marker}`]]],
		[
			'who lies about everything',
			[
				['X-Forwarded-Host', 'kopi.test'],
				['X-Forwarded-Proto', 'https'],
				['X-Original-Url', '/Cart'],
				['Accept-Language', 'en'],
			],
		],
	]
	const seen = ({ status, headers, body }: Answer) => ({
		status,
		// Each error page has its own correlation id.
		body: body.replace(/<code>[0-9a-f]{24}<\/code>/g, ''),
		location: headers.get('location'),
	})

	test('no visitor gets content of another visitor or another page', async () => {
		let count = 0
		for (const path of paths) {
			for (const [at, tail] of tails.entries()) {
				const target = `${path}${tail}`
				const direct = seen(await shop.request({ target }))
				// Usually every other visitor, and the others for the next address and on the next page.
				for (const [who, headers] of sampleOf(visitors, 2, paths.indexOf(path) + at)) {
					count += 1
					cache.purge()
					const own = await cache.request({ target, headers })
					expect(own.headers.get('x-cache')).toBe('MISS')
					const other = await cache.request({ target })
					expect(other.body, `${who} ${target}`).not.toContain(marker)
					expect(seen(other), `${who} ${target}`).toEqual(direct)
				}
			}
		}
		expect(count).toBeGreaterThan(500)
	})

	test('the cache stores public pages', async () => {
		cache.purge()
		await cache.request({ target: '/faq' })
		expect((await cache.request({ target: '/faq' })).headers.get('x-cache')).toBe('HIT')
	})
})
