import { shopAddress } from '#tests/support/shop-address.ts'
import { completeCheckout, placeOrder, putInCart } from './support/checkout.ts'
import { script } from './support/crossing.ts'
import { expect, test } from './support/fixtures.ts'

test(
	'[NJ-02] in a purchase the browser never calls the website API and never receives its key',
	script,
	async ({ page, at, context, traffic }) => {
		const { apiOrigin, origin } = shopAddress()
		// Requests a key of this shop like the storefront.
		const issued = await fetch(`${apiOrigin}/v1/api-access`, {
			headers: { accept: 'application/json', referer: `${origin()}/` },
		})
		const { API_ACCESS: key }: { API_ACCESS: string } = JSON.parse(await issued.text())
		expect(key.length).toBeGreaterThan(20)
		const keyBeginning = key.slice(0, 16)

		await putInCart(page, at('/products?stock=1&sort=best-selling'))
		await page.goto(at('/order/checkout'))
		await completeCheckout(page)
		const number = await placeOrder(page)
		await page.goto(at(`/order/look-up?order=${number}`))
		const own = await page.request.get(at('/api/apiAccess'))
		expect(await own.text()).not.toContain(key)

		const all = await traffic()
		expect(all.length).toBeGreaterThan(10)
		const apiPort = new URL(apiOrigin).port
		for (const { url, headers, body } of all) {
			expect(new URL(url).port, url).not.toBe(apiPort)
			expect(new URL(url).hostname, url).toBe('localhost')
			for (const text of [url, headers, body]) {
				expect(text.includes(key), `the key in ${url}`).toBe(false)
				expect(/bearer\s/i.test(text), `a bearer token in ${url}`).toBe(false)
			}
			expect(body.includes(keyBeginning), `the key's beginning in ${url}`).toBe(false)
		}

		for (const cookie of await context.cookies()) {
			expect(cookie.httpOnly, cookie.name).toBe(true)
			expect(decodeURIComponent(cookie.value).includes(key), cookie.name).toBe(false)
		}
		await page.goto(at('/'))
		const readable = await page.evaluate(() =>
			JSON.stringify([document.cookie, { ...localStorage }, { ...sessionStorage }]),
		)
		expect(readable).not.toContain(keyBeginning)
	},
)

test(
	'[CK-02, CK-03, CK-06, CK-08] the script of a shared page requests the cookies of a visit',
	script,
	async ({ page, at, context }) => {
		const names = async () => (await context.cookies()).map(({ name }) => name).sort()
		const all = ['AFFILIATE_DURATION', 'API_ACCESS_CLIENT', 'FIRST_ACCESS', 'LOCALE']
		const shared = await page.goto(at('/products'))
		expect(shared?.headers()['set-cookie']).toBeUndefined()
		await expect.poll(names).toEqual(all)
		const first = async () =>
			(await context.cookies()).find(({ name }) => name === 'FIRST_ACCESS')?.value
		const before = await first()
		await page.goto(at('/en/Cart'))
		await page.goto(at('/order/look-up'))
		expect(await first()).toBe(before)
	},
)
