import { expect, test, vi } from 'vitest'
import { formAddresses } from '#tests/guard/support/addresses.ts'
import { sendRequest, type RequestOptions } from '#tests/guard/support/send-request.ts'
import { shopAddress } from '#tests/support/shop-address.ts'
import { sampleOf } from '#tests/support/sizes.ts'
import { initialFields } from './support/form.ts'
import { parsePage } from './support/page-element.ts'

const { port } = new URL(shopAddress().origin())
const request = (question: RequestOptions) =>
	sendRequest(Number(port), {
		...question,
		headers: [['Host', `localhost:${port}`], ['Accept', 'text/html'], ...(question.headers ?? [])],
	})
const form: [string, string] = ['Content-Type', 'application/x-www-form-urlencoded']

test('the built shop rejects forms of other sites on every route', async () => {
	const routes = formAddresses()
	expect(routes.length).toBeGreaterThan(150)
	const foreign: [string, string][] = [
		['Origin', 'https://evil.example'],
		['Origin', 'null'],
		['Sec-Fetch-Site', 'cross-site'],
	]
	for (const [at, { id, path }] of routes.entries()) {
		const sent = [path, `${path}?_data=${encodeURIComponent(id)}`].flatMap((target) =>
			foreign.map((header) => ({ target, header })),
		)
		// One guard stands before all routes: usually each gets one kind, and the next one another.
		for (const { target, header } of sampleOf(sent, sent.length, at)) {
			const answer = await request({
				method: 'POST',
				target,
				headers: [form, header],
				body: 'id=1&quantity=1',
			})
			expect(answer.status, `${header} ${target}`).toBe(403)
			expect(answer.body).toContain('</html>')
		}
	}
})

test('a form without origin headers needs confirmation with the visitor’s own token', async () => {
	const post = { method: 'POST', target: '/preferences' }
	const confirmation = await request({ ...post, headers: [form], body: 'theme=dark' })
	expect(confirmation.status).toBe(403)
	const fields = initialFields(parsePage(confirmation.body).one('main form'))
	expect(fields).toContainEqual(['theme', 'dark'])
	const body = String(new URLSearchParams(fields))
	expect((await request({ ...post, headers: [form], body })).status).toBe(403)
	const cookie = confirmation.headers.get('set-cookie')?.split(';')[0] ?? ''
	const accepted = await request({ ...post, headers: [form, ['Cookie', cookie]], body })
	expect(accepted.status).toBe(303)
	expect(accepted.headers.get('set-cookie')).toContain('THEME=dark')
})

test('an anonymous page is the same for everyone and sets no cookie', async () => {
	const listing = await request({ target: '/products' })
	const slug = /\/product\/[\w-]+/.exec(listing.body)?.[0] ?? ''
	expect(slug).not.toBe('')
	for (const target of ['/', '/en', '/products', '/en/products', slug, `/en${slug}`]) {
		// Retries if another test edited the shop between two of the requests.
		await vi.waitFor(() => expectSamePage(target), { timeout: 60_000 })
	}
})

async function expectSamePage(target: string) {
	// The first request, without a cookie, gets the stylesheet inline instead of a link.
	const first = await request({ target })
	expect(first.headers.getSetCookie()).toEqual([])
	const one = await request({ target, headers: [['Cookie', 'LOCALE=id']] })
	const other = await request({
		target,
		headers: [
			['User-Agent', 'Mozilla/5.0 (compatible; Googlebot/2.1)'],
			['Accept-Language', 'en'],
			['Cookie', 'LOCALE=en; AFFILIATE_CODE=x'],
			['X-Forwarded-Host', 'evil.example'],
		],
	})
	expect(one.status, target).toBe(200)
	expect(one.headers.get('cache-control'), target).toContain('s-maxage')
	expect(one.headers.getSetCookie()).toEqual([])
	expect(other.headers.getSetCookie()).toEqual([])
	expect(other.body).toBe(one.body)
	const linked = first.body.replace(
		/<style data-href="([^"]+)">[^]*?<\/style>/,
		'<link rel="stylesheet" href="$1"/>',
	)
	expect(linked).toBe(one.body)
}

test('[RT-03] /Cart in any letter case is the cart, which is private', async () => {
	for (const target of ['/Cart', '/cart', '/CART', '/en/cart', '/EN/Cart']) {
		const answer = await request({ target })
		expect(answer.status, target).toBe(200)
		expect(parsePage(answer.body).one('h1').text, target).toMatch(/keranjang|cart/i)
		expect(answer.headers.get('cache-control')).toBe('private, no-store')
	}
})

test.each([
	['a manifest of routes', '/__manifest?p=%2F', 404],
	['a manifest of many routes', `/__manifest?${'p=%2Fa&'.repeat(500)}`, 404],
	['a malformed escape', '/%zz', 400],
	['an address of another host', '//evil.example', 400],
	['an address that is too long', `/${'a'.repeat(5_000)}`, 414],
	['data of an unknown route', '/?_data=garbage', 403],
	['data of a prototype', '/?_data=__proto__', 403],
	['data by file extension', '/Cart.data', 404],
	['a page beyond the last one', '/products?page=1000000000', 303],
	['unknown filters', '/products?page=-1&sort=x&min=1e309&brand=%F0%9F%98%80', 200],
])('answers %s with the right status', async (_what, target, status) => {
	expect((await request({ target })).status).toBe(status)
})

test('[AP-17] /api/apiAccess returns the company of the host', async () => {
	const answer = await request({ target: '/api/apiAccess' })
	expect(JSON.parse(answer.body)).toEqual({
		data: {
			COMPANY_API_ID: expect.any(Number),
			CONFIG_AFFILIATE_COOKIE_EXPIRED_DAY: expect.any(Number),
		},
	})
})

test('built files are served compressed and cached for a year; nothing else of the folder is served', async () => {
	const { body } = await request({ target: '/' })
	const script = /\/assets\/manifest-[\w-]+\.js/.exec(body)?.[0] ?? ''
	for (const [accepted, encoding] of [
		['br, gzip', 'br'],
		['gzip', 'gzip'],
		['identity', null],
	] as const) {
		const answer = await request({
			method: 'HEAD',
			target: script,
			headers: [['Accept-Encoding', accepted]],
		})
		expect(answer.status).toBe(200)
		expect(answer.headers.get('content-encoding')).toBe(encoding)
		expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
	}
	for (const target of [`${script}.br`, '/.vite/manifest.json', '/server/index.js']) {
		expect((await request({ target })).status, target).toBe(404)
	}
})
