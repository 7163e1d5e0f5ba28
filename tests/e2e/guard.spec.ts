import { addresses } from '#tests/guard/support/addresses.ts'
import { ask, type Question } from '#tests/guard/support/ask.ts'
import { shopAddress } from '#tests/support/shop-address.ts'
import { expect, test } from './support/fixtures.ts'

const { port } = new URL(shopAddress().origin())
const say = (question: Question) =>
	ask(Number(port), {
		...question,
		headers: [['Host', `localhost:${port}`], ['Accept', 'text/html'], ...(question.headers ?? [])],
	})
const form: [string, string] = ['Content-Type', 'application/x-www-form-urlencoded']

const withoutNonce = (html: string) =>
	html.replace(/nonce="[^"]*"/g, '').replace(/nonce-[^']*/g, '')

test('C1: the built shop refuses foreign forms on every route with a page', async () => {
	for (const { id, path } of addresses()) {
		for (const target of [path, `${path}?_data=${encodeURIComponent(id)}`]) {
			for (const foreign of [
				['Origin', 'https://evil.example'],
				['Origin', 'null'],
				['Sec-Fetch-Site', 'cross-site'],
			] satisfies [string, string][]) {
				const answer = await say({
					method: 'POST',
					target,
					headers: [form, foreign],
					body: 'id=1&quantity=1',
				})
				expect(answer.status, `${foreign} ${target}`).toBe(403)
				expect(answer.body).toContain('</html>')
			}
		}
	}
})

test('C1: a form without any header of its origin is asked about, and accepted with the visitor’s own token', async () => {
	const post = { method: 'POST', target: '/preferences' }
	const asked = await say({ ...post, headers: [form], body: 'theme=dark' })
	expect(asked.status).toBe(403)
	expect(asked.body).toContain('name="theme" value="dark"')
	const token = /name="formToken" value="([^"]+)"/.exec(asked.body)?.[1] ?? ''
	expect(token.length).toBeGreaterThan(40)
	const body = `theme=dark&formToken=${token}`
	expect((await say({ ...post, headers: [form], body })).status).toBe(403)
	const cookie = asked.headers.get('set-cookie')?.split(';')[0] ?? ''
	const accepted = await say({ ...post, headers: [form, ['Cookie', cookie]], body })
	expect(accepted.status).toBe(303)
	expect(accepted.headers.get('set-cookie')).toContain('THEME=dark')
})

test('D6: an anonymous page is the same for everyone and sets no cookie', async () => {
	const listing = await say({ target: '/products' })
	const slug = /\/product\/[\w-]+/.exec(listing.body)?.[0] ?? ''
	for (const target of ['/', '/en', '/products', '/en/products', slug, `/en${slug}`]) {
		const one = await say({ target })
		const other = await say({
			target,
			headers: [
				['User-Agent', 'Mozilla/5.0 (compatible; Googlebot/2.1)'],
				['Accept-Language', 'en'],
				['Cookie', 'LOCALE=en; AFFILIATE_CODE=x'],
				['X-Forwarded-Host', 'evil.example'],
			],
		})
		expect(one.headers.get('cache-control'), target).toContain('s-maxage')
		expect(one.headers.getSetCookie()).toEqual([])
		expect(other.headers.getSetCookie()).toEqual([])
		expect(withoutNonce(other.body)).toBe(withoutNonce(one.body))
	}
})

test('[RT-03] /Cart in any letter case is the cart, and private', async () => {
	for (const target of ['/Cart', '/cart', '/CART', '/en/cart', '/EN/Cart']) {
		const answer = await say({ target })
		expect(answer.status, target).toBe(200)
		expect(answer.headers.get('cache-control')).toBe('private, no-store')
	}
})

test('B8: the manifest and malformed requests are refused, and nothing answers with a 5xx', async () => {
	const probes: [string, number][] = [
		['/__manifest?p=%2F', 404],
		[`/__manifest?${'p=%2Fa&'.repeat(500)}`, 404],
		['/%zz', 400],
		['//evil.example', 400],
		[`/${'a'.repeat(5_000)}`, 414],
		['/?_data=garbage', 403],
		['/?_data=__proto__', 403],
		['/Cart.data', 404],
		['/products?page=1000000000', 404],
		['/products?page=-1&sort=x&min=1e309&brand=%F0%9F%98%80', 200],
	]
	for (const [target, status] of probes) {
		const answer = await say({ target })
		expect(answer.status, target).toBeLessThan(500)
		if (!target.startsWith('/products')) expect(answer.status, target).toBe(status)
	}
})

test('[AP-17] /api/apiAccess says whose shop this is', async () => {
	const answer = await say({ target: '/api/apiAccess' })
	expect(JSON.parse(answer.body)).toEqual({
		data: {
			COMPANY_API_ID: expect.any(Number),
			CONFIG_AFFILIATE_COOKIE_EXPIRED_DAY: expect.any(Number),
		},
	})
})

test('files are compressed beforehand and kept for a year; nothing else of the folder is served', async () => {
	const { body } = await say({ target: '/' })
	const script = /\/assets\/entry\.client-[\w-]+\.js/.exec(body)?.[0] ?? ''
	for (const [accepted, encoding] of [
		['br, gzip', 'br'],
		['gzip', 'gzip'],
		['identity', null],
	] as const) {
		const answer = await say({
			method: 'HEAD',
			target: script,
			headers: [['Accept-Encoding', accepted]],
		})
		expect(answer.headers.get('content-encoding')).toBe(encoding)
		expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
	}
	for (const target of [`${script}.br`, '/.vite/manifest.json', '/server/index.js']) {
		expect((await say({ target })).status, target).toBe(404)
	}
})

test('what is far too large ends on the shop’s page, not on a lost connection', async ({
	page,
	at,
}) => {
	await page.goto(at('/products'))
	await page.evaluate((action) => {
		const form = document.createElement('form')
		const text = document.createElement('input')
		form.method = 'post'
		form.action = action
		text.type = 'hidden'
		text.name = 'note'
		text.value = 'x'.repeat(12 * 1024 * 1024)
		form.append(text)
		document.body.append(form)
		form.submit()
	}, at('/Cart'))
	await expect(page.locator('h1')).toHaveText('Ukurannya terlalu besar')
	await page.getByRole('link', { name: 'Buka lagi halamannya' }).waitFor()
})
