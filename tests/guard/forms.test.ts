import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { formAddresses } from './support/addresses.ts'
import { sampleOf } from '#tests/support/sizes.ts'
import { guardedShop, type GuardedShop } from './support/shop.ts'
import type { RequestOptions } from './support/send-request.ts'
import { cookieOf, tokenIn } from './support/confirmation.ts'

let shop: GuardedShop
beforeAll(async () => {
	shop = await guardedShop()
})
afterAll(() => shop.close())
beforeEach(() => {
	shop.reached.length = 0
})

const form: [string, string] = ['Content-Type', 'application/x-www-form-urlencoded']
const own: [string, string] = ['Sec-Fetch-Site', 'same-origin']

/** Headers of requests that do not come from a page of this shop. */
const foreign: [name: string, headers: [string, string][]][] = [
	['a cross-site Origin', [['Origin', 'https://evil.example']]],
	['a cross-site Sec-Fetch-Site', [['Sec-Fetch-Site', 'cross-site']]],
	[
		'a same-site neighbour',
		[
			['Sec-Fetch-Site', 'same-site'],
			['Origin', 'http://lain.toko.test'],
		],
	],
	['Sec-Fetch-Site none', [['Sec-Fetch-Site', 'none']]],
	['the null Origin', [['Origin', 'null']]],
	['neither header and no token', []],
	['a garbage Origin', [['Origin', 'garbage']]],
	['the right host over the other scheme', [['Origin', 'https://toko.test']]],
	['the right host on another port', [['Origin', 'http://toko.test:81']]],
	[
		'a foreign site that also sends our Origin',
		[
			['Sec-Fetch-Site', 'cross-site'],
			['Origin', 'http://toko.test'],
		],
	],
	[
		'an X-Forwarded-Host that fits its Origin',
		[
			['Origin', 'https://evil.example'],
			['X-Forwarded-Host', 'evil.example'],
		],
	],
	[
		'a method override',
		[
			['Origin', 'https://evil.example'],
			['X-HTTP-Method-Override', 'GET'],
		],
	],
]

/** Other forms of the same attack. */
const shapes: [name: string, of: (path: string, id: string) => RequestOptions][] = [
	['a form', (target) => ({ method: 'POST', target, headers: [form], body: '_method=GET&a=1' })],
	[
		'a data call',
		(path, id) => ({
			method: 'POST',
			target: `${path}?_data=${encodeURIComponent(id)}`,
			headers: [form],
			body: 'a=1',
		}),
	],
	[
		'a .data call',
		(path) => ({
			method: 'POST',
			target: `${path === '/' ? '/_root' : path}.data`,
			headers: [form],
			body: 'a=1',
		}),
	],
	['PUT', (target) => ({ method: 'PUT', target, headers: [form], body: 'a=1' })],
	['PATCH', (target) => ({ method: 'PATCH', target, headers: [form], body: 'a=1' })],
	['DELETE', (target) => ({ method: 'DELETE', target })],
	[
		'text/plain',
		(target) => ({
			method: 'POST',
			target,
			headers: [['Content-Type', 'text/plain']],
			body: 'a=1',
		}),
	],
	[
		'JSON',
		(target) => ({
			method: 'POST',
			target,
			headers: [['Content-Type', 'application/json']],
			body: '{}',
		}),
	],
	['no content type', (target) => ({ method: 'POST', target, body: 'a=1' })],
]

describe('every route rejects forms of other origins', () => {
	const every = formAddresses()

	test('the route table has every page twice, and the resource once', () => {
		const paths = every.map(({ path }) => path)
		expect(paths).toEqual(
			expect.arrayContaining(['/', '/en', '/Cart', '/en/Cart', '/api/apiAccess']),
		)
		expect(every.length).toBeGreaterThan(30)
	})

	test.each(foreign)('%s: 403 with a page, and no route is called', async (origin, headers) => {
		// Sends every form of the attack, with varying origins: there are more origins than forms. In `npm test` each
		// origin to every third page, so that each page meets four of them.
		const first = foreign.findIndex(([name]) => name === origin)
		for (const [at, { id, path }] of sampleOf(every, 3, first).entries()) {
			const next = shapes[(first + at) % shapes.length]
			if (!next) throw new Error('No shape')
			const [shape, requestOf] = next
			const options = requestOf(path, id)
			const answer = await shop.request({
				...options,
				headers: [...(options.headers ?? []), ...headers],
			})
			expect(answer.status, `${shape} to ${path}`).toBe(403)
			const [refused, requested] = path.startsWith('/en')
				? ["We couldn't accept this form", 'Send this form?']
				: ['Formulir ini kami tolak', 'Kirim formulir ini?']
			const isConfirmationShown =
				headers.length === 0 && (shape === 'a form' || shape === 'a .data call')
			expect(answer.body, `${shape} to ${path}`).toContain(
				isConfirmationShown ? requested : refused,
			)
		}
		expect(shop.reached).toEqual([])
	})

	test('a same-origin form, by Sec-Fetch-Site, Origin or token, reaches every route', async () => {
		const requested = await shop.request({
			method: 'POST',
			target: '/Cart',
			headers: [form],
			body: 'a=1',
		})
		const token = tokenIn(requested.body)
		const cookie: [string, string] = ['Cookie', cookieOf(requested)]
		const open = every.filter(({ path }) => !/^\/(?:en\/)?profile(?:\/|$)/.test(path))
		for (const { path } of every) {
			const post = { method: 'POST', target: path }
			const answers = [
				await shop.request({ ...post, headers: [form, own], body: 'a=1' }),
				await shop.request({
					...post,
					headers: [form, ['Origin', 'http://toko.test']],
					body: 'a=1',
				}),
				await shop.request({ ...post, headers: [form, cookie], body: `a=1&formToken=${token}` }),
			]
			// Pages of the account redirect visitors who are not signed in.
			if (!open.some((one) => one.path === path)) {
				expect(answers.map(({ status }) => status)).toEqual([303, 303, 303])
			}
		}
		expect(open.length).toBeLessThan(every.length)
		expect(shop.reached.length).toBe(open.length * 3)
		expect(shop.reached.every(({ method }) => method === 'POST')).toBe(true)
	})
})

describe('a same-origin form', () => {
	test.each<[string, number, RequestOptions]>([
		['PUT is no method of a page', 405, { method: 'PUT', headers: [own, form], body: 'a=1' }],
		[
			'JSON is no form',
			415,
			{ method: 'POST', headers: [own, ['Content-Type', 'application/json']], body: '{}' },
		],
		[
			'text/plain is no form',
			415,
			{ method: 'POST', headers: [own, ['Content-Type', 'text/plain']], body: 'a=1' },
		],
		['no content type is no form', 415, { method: 'POST', headers: [own], body: 'a=1' }],
		[
			'multipart without a boundary',
			400,
			{ method: 'POST', headers: [own, ['Content-Type', 'multipart/form-data']], body: 'x' },
		],
		[
			'multipart that ends in the middle',
			400,
			{
				method: 'POST',
				headers: [own, ['Content-Type', 'multipart/form-data; boundary=x']],
				body: '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1',
			},
		],
		[
			'a body said to be too large',
			413,
			{ method: 'POST', headers: [own, form, ['Content-Length', '99999999']], body: 'a=1' },
		],
		[
			'a body that is too large',
			413,
			{ method: 'POST', headers: [own, form], body: `a=${'b'.repeat(70_000)}` },
		],
		[
			'an OPTIONS request',
			405,
			{ method: 'OPTIONS', headers: [['Origin', 'https://evil.example']] },
		],
		['TRACE', 405, { method: 'TRACE' }],
	])('%s: %i with a page', async (_name, status, options) => {
		const answer = await shop.request({ target: '/Cart', ...options })
		expect(answer.status).toBe(status)
		expect(answer.headers.get('content-type')).toContain('text/html')
		expect(answer.body).toMatch(/<h1>.+<\/h1>/)
		expect(shop.reached).toEqual([])
	})

	test('only a page with a file field accepts a large form, and only with a file', async () => {
		const body = [
			'--x\r\nContent-Disposition: form-data; name="proof"; filename="bukti.jpg"\r\n',
			`Content-Type: image/jpeg\r\n\r\n${'b'.repeat(200_000)}\r\n--x--\r\n`,
		].join('')
		const multipart: [string, string] = ['Content-Type', 'multipart/form-data; boundary=x']
		const post = { method: 'POST', headers: [own, multipart], body }
		const target = '/en/konfirmasi-pembayaran'
		expect((await shop.request({ ...post, target })).status).toBe(200)
		expect((await shop.request({ ...post, target: '/order/checkout' })).status).toBe(413)
		const plain = { ...post, headers: [own, form], body: `a=${'b'.repeat(200_000)}` }
		expect((await shop.request({ ...plain, target })).status).toBe(413)
	})

	test('an endless chunked body is cut off', async () => {
		const chunk = `1000\r\n${'b'.repeat(4096)}\r\n`
		const answer = await shop.request({
			method: 'POST',
			target: '/Cart',
			headers: [own, form, ['Transfer-Encoding', 'chunked']],
			body: chunk.repeat(40),
		})
		expect(answer.status).toBe(413)
	})
})
