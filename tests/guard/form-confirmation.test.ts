import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cookieOf, tokenIn } from './support/confirmation.ts'
import { guardedShop, type GuardedShop } from './support/shop.ts'

let shop: GuardedShop
let bodies: FormData[] = []
beforeAll(async () => {
	shop = await guardedShop({
		hosts: ['toko.test', 'lain.test'],
		async page(request, context) {
			if (request.method === 'POST') bodies.push(await request.formData())
			return new Response(`<input name="formToken" value="${context.formToken()}">`, {
				headers: { 'content-type': 'text/html; charset=utf-8' },
			})
		},
	})
})
afterAll(() => shop.close())
beforeEach(() => {
	bodies = []
	shop.reached.length = 0
})

const form: [string, string] = ['Content-Type', 'application/x-www-form-urlencoded']

/** A form without any origin header. */
const post = (body: string, { cookie = '', target = '/Cart', host = 'toko.test' } = {}) =>
	shop.request({
		method: 'POST',
		target,
		body,
		headers: [form, ['Host', host], ...(cookie ? [['Cookie', cookie] as [string, string]] : [])],
	})

describe('a form without origin headers', () => {
	test('has no effect and shows a private confirmation page', async () => {
		const requested = await post('note=a%22%3Cb%3E%0D%0Ac&list=1&list=2&formToken=old', {
			target: '/en/order/checkout?step=2&x=%22',
		})
		expect(requested.status).toBe(403)
		expect(requested.headers.get('cache-control')).toBe('private, no-store')
		expect(requested.headers.getSetCookie()).toEqual([
			expect.stringMatching(/^FORM=[\w-]+; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/),
		])
		expect(requested.body).toContain('<html lang="en">')
		expect(requested.body).toContain('Send this form?')
		expect(requested.body).toContain('method="post" action="/en/order/checkout?step=2&amp;x=%22"')
		expect(requested.body).toContain('name="note" value="a&quot;&lt;b&gt;')
		expect(requested.body.match(/name="list" value="[12]"/g)).toHaveLength(2)
		expect(requested.body.match(/name="formToken"/g)).toHaveLength(1)
		expect(requested.body).not.toContain('<script')
		expect(shop.reached).toEqual([])
	})

	test('is accepted once the visitor confirms it, with all values', async () => {
		const requested = await post('note=halo&list=1&list=2')
		const again = `note=halo&list=1&list=2&formToken=${tokenIn(requested.body)}`
		expect((await post(again, { cookie: cookieOf(requested) })).status).toBe(200)
		expect(bodies[0]?.get('note')).toBe('halo')
		expect(bodies[0]?.getAll('list')).toEqual(['1', '2'])
	})

	test('is rejected with a token of another visitor or host, or a forged one', async () => {
		const attacker = await post('a=1')
		const victim = await post('a=1')
		const token = tokenIn(attacker.body)
		expect(token).not.toBe(tokenIn(victim.body))
		const elsewhere = await post('a=1', { host: 'lain.test' })
		const attempts = [
			post(`a=1&formToken=${token}`),
			post(`a=1&formToken=${token}`, { cookie: cookieOf(victim) }),
			post(`a=1&formToken=${token}&formToken=${token}`, { cookie: cookieOf(attacker) }),
			post(`a=1&formToken=${tokenIn(elsewhere.body)}`, { cookie: cookieOf(elsewhere) }),
			post('a=1&formToken=', { cookie: cookieOf(victim) }),
			post('a=1', { cookie: cookieOf(victim) }),
			post(`a=1&formToken=${token}`, { cookie: 'FORM=x' }),
			post(`a=1&formToken=${token}`, { cookie: `${cookieOf(victim)}; ${cookieOf(attacker)}` }),
		]
		for (const answer of await Promise.all(attempts)) expect(answer.status).toBe(403)
		expect(shop.reached).toEqual([])
	})

	test('requires the file to be chosen again, and keeps the other values', async () => {
		const body = [
			'--x',
			'Content-Disposition: form-data; name="order"',
			'',
			'ABC',
			'--x',
			'Content-Disposition: form-data; name="proof"; filename="b.jpg"',
			'Content-Type: image/jpeg',
			'',
			'secret bytes',
			'--x--',
			'',
		].join('\r\n')
		const requested = await shop.request({
			method: 'POST',
			target: '/konfirmasi-pembayaran',
			body,
			headers: [['Content-Type', 'multipart/form-data; boundary=x']],
		})
		expect(requested.status).toBe(403)
		expect(requested.body).toContain('enctype="multipart/form-data"')
		expect(requested.body).toContain('<input type="hidden" name="order" value="ABC">')
		expect(requested.body).toMatch(/Pilih lagi berkasnya<\/span> <input type="file" name="proof">/)
		expect(requested.body).not.toContain('secret bytes')
		expect(shop.reached).toEqual([])
	})

	test('is rejected for requests that do not show a page', async () => {
		const data = await post('a=1', { target: '/Cart?_data=routes%2Fcart%2Fcart' })
		expect(data.status).toBe(403)
		expect(data.headers.getSetCookie()).toEqual([])
		expect(data.body).toContain('Formulir ini kami tolak')
	})
})

describe('the pages', () => {
	test('have no token for visitors without the cookie, so that all get the same bytes', async () => {
		const pages = [await shop.request({ target: '/faq' }), await shop.request({ target: '/faq' })]
		for (const { body, headers } of pages) {
			expect(body).toBe('<input name="formToken" value="">')
			expect(headers.get('cache-control')).toContain('public')
		}
	})

	test('have the visitor’s token with the cookie, and are no longer shared', async () => {
		const requested = await post('a=1')
		const cookie = cookieOf(requested)
		const page = await shop.request({ target: '/faq', headers: [['Cookie', cookie]] })
		expect(tokenIn(page.body)).toBe(tokenIn(requested.body))
		expect(page.headers.get('cache-control')).toBe('private, no-store')
		expect((await post(`a=1&formToken=${tokenIn(page.body)}`, { cookie })).status).toBe(200)
	})
})
