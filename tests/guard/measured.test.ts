import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { guardedShop, type GuardedShop } from './support/shop.ts'

let shop: GuardedShop
beforeAll(async () => {
	shop = await guardedShop({
		page: (_request, { tracking }) =>
			new Response(`<p>${JSON.stringify(tracking)}</p>`, {
				headers: { 'content-type': 'text/html; charset=utf-8' },
			}),
	})
	shop.api.set('/v1/helper/meta-pixel-id', () =>
		Response.json({ data: { META_PIXEL_ID: '1234567890' } }),
	)
})
afterAll(() => shop.close())

const requested = async (cookie?: string, agent?: string) => {
	const headers: [string, string][] = cookie === undefined ? [] : [['Cookie', cookie]]
	if (agent !== undefined) headers.push(['User-Agent', agent])
	const { body, headers: responseHeaders } = await shop.request({ target: '/', headers })
	return { body, policy: responseHeaders.get('content-security-policy') ?? '' }
}

describe('[SC-05] the trackers of a page', () => {
	test.each([
		['a first visit', undefined],
		['after refusal', 'CONSENT=no'],
		['an invalid consent value', 'CONSENT=maybe'],
	])('%s: none, and the policy allows only our own hosts', async (_when, cookie) => {
		const { body, policy } = await requested(cookie)
		expect(body).toBe('<p>null</p>')
		expect(policy).not.toContain('https:')
	})

	test('after consent: the company’s ids, and the hosts they need', async () => {
		const { body, policy } = await requested('CONSENT=yes')
		expect(body).toBe('<p>{"analyticsId":"G-1","pixelId":"1234567890"}</p>')
		expect(policy).toMatch(/connect-src 'self' https:\/\/www\.googletagmanager\.com/)
		expect(policy).toMatch(/img-src 'self' data: .*https:\/\/www\.facebook\.com/)
		expect(policy).toContain(
			"script-src 'self' https://www.googletagmanager.com https://connect.facebook.net;",
		)
	})

	test('bots are never measured', async () => {
		const { body } = await requested('CONSENT=yes', 'Mozilla/5.0 (compatible; Googlebot/2.1)')
		expect(body).toBe('<p>null</p>')
	})
})

test('the policy allows only the hosts of configured ids', async () => {
	const other = await guardedShop()
	const { headers } = await other.request({ target: '/', headers: [['Cookie', 'CONSENT=yes']] })
	expect(headers.get('content-security-policy')).toContain('google-analytics.com')
	expect(headers.get('content-security-policy')).not.toContain('facebook')
	await other.close()
})
