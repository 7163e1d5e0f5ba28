import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Answer, RequestOptions } from './support/send-request.ts'
import { guardedShop, type GuardedShop } from './support/shop.ts'

const day = 86_400

let shop: GuardedShop
beforeEach(async () => {
	shop = await guardedShop()
})
afterEach(() => shop.close())

/** The cookies set by a response: value and lifetime in seconds, by name. */
function setBy({ headers }: Answer) {
	return new Map(
		headers.getSetCookie().map((line) => {
			const [, name = '', value = '', seconds = ''] =
				/^(\w+)=([^;]*);.*\bMax-Age=(\d+)/.exec(line) ?? []
			return [name, { value: decodeURIComponent(value), seconds: Number(seconds) }] as const
		}),
	)
}

const form: RequestOptions = {
	method: 'POST',
	headers: [
		['Sec-Fetch-Site', 'same-origin'],
		['Content-Type', 'application/x-www-form-urlencoded'],
	],
	body: 'id=1',
}

describe('cookies of a visit', () => {
	test.each<[string, RequestOptions]>([
		['a page of the visitor’s own', { target: '/en/Cart' }],
		['a page’s data', { target: '/en/products?_data=root' }],
		['a missing page', { target: '/en/tidak/ada' }],
		['what the browser asks for after a page that a cache keeps', { target: '/api/apiAccess' }],
		['a form', { ...form, target: '/en/Cart/lines' }],
	])(
		'[CK-02, CK-03, CK-06, CK-08, BO-03] are set with the first response that is not cacheable: %s',
		async (_name, question) => {
			const shared = await shop.request({ target: '/en/products' })
			expect(shared.headers.getSetCookie()).toEqual([])
			const before = Date.now()
			const answer = await shop.request(question)
			const after = Date.now()
			const set = setBy(answer)
			expect(set.get('API_ACCESS_CLIENT')?.seconds).toBe(day)
			expect(set.get('API_ACCESS_CLIENT')?.value).not.toContain('key-of-toko.test')
			expect(set.get('AFFILIATE_DURATION')?.value).toBe('30')
			const locale = question.target?.startsWith('/en') ? 'en' : 'id'
			expect(set.get('LOCALE')).toEqual({ value: locale, seconds: 365 * day })
			const first = Date.parse(set.get('FIRST_ACCESS')?.value ?? '')
			expect(first).toBeGreaterThanOrEqual(before)
			expect(first).toBeLessThanOrEqual(after)
		},
	)

	test('[BO-03] hold the days that the shop set after its key was fetched', async () => {
		const other = await guardedShop()
		try {
			other.api.set('/v1/helper/get-website-template-setting', () =>
				Response.json({ data: { CUSTOMER_CARE_PHONE: '', AFFILIATE_DURATION_DAYS: 14 } }),
			)
			const set = setBy(
				await other.request({ target: '/Cart?ref=KODE-1', headers: [['Accept', 'text/html']] }),
			)
			expect(set.get('AFFILIATE_DURATION')?.value).toBe('14')
			expect(set.get('AFFILIATE_CODE')?.seconds).toBe(14 * day)
		} finally {
			await other.close()
		}
	})

	test('[CK-08] are not written again while the visitor has them, above all the time of the first visit', async () => {
		const cookie = [...setBy(await shop.request({ target: '/Cart' }))]
			.map(([name, { value }]) => `${name}=${encodeURIComponent(value)}`)
			.join('; ')
		for (const target of ['/Cart', '/api/apiAccess', '/wishlist']) {
			const answer = await shop.request({ target, headers: [['Cookie', cookie]] })
			expect(answer.headers.getSetCookie(), target).toEqual([])
		}
		const english = await shop.request({ target: '/en/Cart', headers: [['Cookie', cookie]] })
		expect([...setBy(english).keys()]).toEqual(['LOCALE'])
	})

	test('[CK-02] a renewed key replaces the expired one', async () => {
		const cookie = [...setBy(await shop.request({ target: '/Cart' }))]
			.map(([name, { value }]) => `${name}=${encodeURIComponent(value)}`)
			.join('; ')
		const answer = await shop.request({
			target: '/Cart',
			headers: [['Cookie', cookie.replace(/API_ACCESS_CLIENT=[^;]*/, 'API_ACCESS_CLIENT=x')]],
		})
		expect([...setBy(answer).keys()]).toEqual(['API_ACCESS_CLIENT'])
	})
})
