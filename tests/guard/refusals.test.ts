import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RequestOptions } from './support/send-request.ts'
import { guardedShop, type GuardedShop } from './support/shop.ts'

let shop: GuardedShop
beforeAll(async () => {
	shop = await guardedShop({
		page: (request) => {
			if (request.url.endsWith('/broken')) throw new Error('broken')
			return new Response(request.headers.get('accept'))
		},
	})
	// A page request loads the shop's configuration.
	await shop.request({ target: '/' })
	await shop.request({ target: '/en' })
})
afterAll(() => shop.close())

const own: [string, string] = ['Sec-Fetch-Site', 'same-origin']
const encoded: [string, string] = ['Content-Type', 'application/x-www-form-urlencoded']

const refused: [status: number, question: RequestOptions][] = [
	[400, { target: '/a//b' }],
	[400, { method: 'POST', headers: [own, encoded], body: 'a[101]=1' }],
	[403, { method: 'POST', headers: [['Sec-Fetch-Site', 'cross-site'], encoded], body: 'a=1' }],
	[405, { method: 'TRACE' }],
	[413, { method: 'POST', headers: [own, encoded, ['Content-Length', '99999999']], body: 'a' }],
	[414, { target: `/?q=${'a'.repeat(5_000)}` }],
	[415, { method: 'POST', headers: [own], body: 'a=1' }],
	[417, { headers: [['Expect', 'foo']] }],
	[500, { target: '/broken' }],
]

test.each(refused)(
	'[ER-02, PT-01] %i shows the shop’s error screen without an API request',
	async (...each) => {
		const [status, question] = each
		shop.api.requests.length = 0
		const answer = await shop.request(question)
		expect(answer.status).toBe(status)
		expect(answer.body).toContain(`Something went wrong - ${status}`)
		expect(answer.body).toContain('/error/refresh')
		expect(answer.body).toMatch(/<title>[^<]+ · Toko Uji<\/title>/)
		expect(answer.body).toContain('<style>:root{')
		expect(shop.api.requests).toEqual([])
	},
)

test.each(refused)('[ER-04] %i shows a bot only the layout', async (status, question) => {
	const bot: [string, string] = ['User-Agent', 'Googlebot/2.1 (+http://www.google.com/bot.html)']
	const answer = await shop.request({ ...question, headers: [bot, ...(question.headers ?? [])] })
	expect(answer.status).toBe(status)
	expect(answer.body).toMatch(/<title>[^<]+ · Toko Uji<\/title>/)
	expect(answer.body).not.toMatch(/<h1|Something went wrong/)
})

test('invalid HTTP, or too many headers, gets the error page without a shop', async () => {
	const answer = await shop.request({ headers: [['X-Long', 'a'.repeat(20_000)]] })
	expect(answer.status).toBe(431)
	expect(answer.body).toContain('Something went wrong - 431')
	expect(answer.body).toContain(' · Etalase</title>')
})

test.each<[string, [string, string][]]>([
	['anything', [['Accept', '*/*']]],
	['nothing', []],
])(
	'a form of a browser that accepts %s gets a document, a request of script gets data',
	async (...each) => {
		const form = { method: 'POST', headers: [own, encoded, ...each[1]], body: 'a=1' }
		expect((await shop.request({ ...form, target: '/Cart/lines' })).body).toBe('text/html')
		const data = await shop.request({ ...form, target: '/Cart/lines?_data=routes%2Fcart%2Flines' })
		expect(data.body).not.toContain('text/html')
	},
)
