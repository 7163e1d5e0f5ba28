import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addresses } from './support/addresses.ts'
import type { Answer } from './support/send-request.ts'
import { guardedShop, type GuardedShop } from './support/shop.ts'

const page = (request: Request) => {
	const seen = ['host', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'forwarded'].map(
		(name) => `${name}=${request.headers.get(name)}`,
	)
	return new Response(`<p>${request.url} ${seen.join(' ')}</p>`, {
		headers: { 'content-type': 'text/html' },
	})
}

const spoofedHeaders: [string, string][] = [
	['X-Forwarded-Host', 'evil.example'],
	['X-Forwarded-Host', 'a:99999'],
	['X-Forwarded-Host', 'lain.test, toko.test'],
	['X-Forwarded-Host', ''],
	['X-Forwarded-For', '1.2.3.4'],
	['X-Forwarded-For', '127.0.0.1'],
	['X-Forwarded-For', '<script>'],
	['X-Forwarded-For', '1.1.1.1, 2.2.2.2, 3.3.3.3'],
	['X-Forwarded-Proto', 'https'],
	['X-Forwarded-Proto', 'javascript'],
	['X-Forwarded-Port', '8443'],
	['X-Forwarded-Port', 'x'],
	['X-Forwarded-Server', 'evil.example'],
	['X-Forwarded-Prefix', '/evil'],
	['X-Forwarded-Path', '/evil'],
	['X-Forwarded-Uri', '/forbidden'],
	['X-Forwarded-Scheme', 'https'],
	['X-Forwarded-Ssl', 'on'],
	['Forwarded', 'for=1.2.3.4;host=evil.example;proto=https'],
	['X-Real-Ip', '1.2.3.4'],
	['X-Client-Ip', '1.2.3.4'],
	['True-Client-Ip', '1.2.3.4'],
	['CF-Connecting-Ip', '1.2.3.4'],
	['X-Host', 'evil.example'],
	['X-Original-Url', '/forbidden'],
	['X-Rewrite-Url', '/forbidden'],
	['X-Original-Host', 'evil.example'],
	['X-HTTP-Method-Override', 'DELETE'],
	['X-Correlation-Id', 'chosen-by-the-visitor'],
	['Front-End-Https', 'on'],
]

/** A response without the parts that differ every time. */
/** The time of the response, the age of a shared page, and the name of the request in the log. */
const unstable = new Set(['date', 'age', 'x-correlation-id'])

function plain({ status, headers, body }: Answer) {
	const stableHeaders = [...headers].filter(([name]) => !unstable.has(name))
	const text = JSON.stringify({ status, stableHeaders, body })
	return text.replace(/[\w-]{60,}/g, 'sealed').replace(/FIRST_ACCESS=[^;]+/, '')
}

describe('X-Forwarded-* from an untrusted client', () => {
	let shop: GuardedShop
	beforeAll(async () => {
		shop = await guardedShop({ page })
	})
	afterAll(() => shop.close())

	test('30 headers on 20 addresses change no byte of the response', async () => {
		const targets = [...new Set(addresses().map(({ path }) => path))].slice(0, 20)
		expect(spoofedHeaders.length).toBe(30)
		expect(targets.length).toBe(20)
		for (const target of targets) {
			const own = plain(await shop.request({ target }))
			for (const spoof of spoofedHeaders) {
				expect(plain(await shop.request({ target, headers: [spoof] })), `${spoof} ${target}`).toBe(
					own,
				)
			}
		}
		expect(shop.lines.join('')).not.toContain('chosen-by-the-visitor')
	})
})

describe('a trusted proxy without named headers', () => {
	let shop: GuardedShop
	beforeAll(async () => {
		shop = await guardedShop({ page, env: { TRUSTED_PROXIES: '127.0.0.1' } })
	})
	afterAll(() => shop.close())

	test('passes on visitors’ headers, which change neither host nor scheme', async () => {
		const own = plain(await shop.request({}))
		expect(own).toContain('http://toko.test/')
		for (const spoof of spoofedHeaders) {
			expect(plain(await shop.request({ headers: [spoof] })), String(spoof)).toBe(own)
		}
	})
})

describe('a trusted proxy with named headers', () => {
	let shop: GuardedShop
	beforeAll(async () => {
		shop = await guardedShop({
			page,
			env: {
				TRUSTED_PROXIES: '127.0.0.0/8, 10.0.0.0/8',
				ETALASE_HOST_HEADER: 'X-Forwarded-Host',
				ETALASE_SCHEME_HEADER: 'X-Forwarded-Proto',
			},
		})
	})
	afterAll(() => shop.close())

	test('sets host and scheme by the last value of a list; cookies are Secure and HSTS is sent', async () => {
		const answer = await shop.request({
			target: '/Cart',
			headers: [
				['Host', '127.0.0.1'],
				['X-Forwarded-Host', 'evil.example, toko.test'],
				['X-Forwarded-Proto', 'http, https'],
			],
		})
		expect(answer.body).toContain('https://toko.test/Cart host=toko.test x-forwarded-host=null')
		expect(answer.headers.get('strict-transport-security')).toContain('max-age=')
		expect(answer.headers.get('set-cookie')).toContain('Secure')
	})

	test('rejects a malformed forwarded host', async () => {
		expect((await shop.request({ headers: [['X-Forwarded-Host', 'a:99999']] })).status).toBe(400)
	})

	test('[AP-19] the visitor’s address is the last one that is not a trusted proxy’s', async () => {
		await shop.request({
			target: '/?ref=ABC',
			headers: [
				['X-Forwarded-For', '6.6.6.6, 203.0.113.9, 10.1.2.3'],
				['Sec-Fetch-Dest', 'document'],
				[
					'User-Agent',
					'Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/131.0 Mobile Safari/537.36',
				],
			],
		})
		const click = shop.api.requests.find(({ url }) => url.endsWith('/helper/tracking-affiliate'))
		expect(await click?.json()).toEqual({
			AFFILIATE_TRACKING_CODE: 'ABC',
			AFFILIATE_TRACKING_IP_ADDRESS: '203.0.113.9',
			AFFILIATE_TRACKING_DEVICE_MODEL: 'MOBILE Linux; Android 14; Pixel 8',
			AFFILIATE_TRACKING_EVENT_TYPE: 'CLICK',
		})
	})
})
