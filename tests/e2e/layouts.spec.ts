import { localeOf } from '#app/i18n/paths.ts'
import { newCustomer } from './support/customer.ts'
import {
	chooseBank,
	chooseCourier,
	chooseDistrict,
	fillAddress,
	placeOrder,
	putInCart,
} from './support/checkout.ts'
import { addressOf, everyPage, type Visit } from '#tests/support/every-page.ts'
import { expect, test } from './support/fixtures.ts'
import { visitorOf } from '#tests/support/visitor.ts'

test('[RT-60, RT-61] every page answers in Indonesian and under /en in English, in its layout; the invoice has none', async ({
	page,
	at,
	javaScriptEnabled,
}) => {
	await page.goto(at('/auth/login'))
	await expect(page.locator('#login')).toBeVisible()
	await expect(page.locator('.top, .foot')).toHaveCount(0)

	await newCustomer(page, at('/').slice(0, -1))
	await page.goto(at('/faq'))
	await expect(page.locator('header.top [role="search"]')).toBeVisible()
	await expect(page.locator('footer nav').first()).toBeVisible()

	await putInCart(page, at('/products?stock=1&sort=best-selling'))
	await page.goto(at('/order/checkout'))
	await chooseDistrict(page, 'Kebayoran Baru')
	await fillAddress(page)
	await chooseCourier(page)
	await chooseBank(page)
	const number = await placeOrder(page)
	await expect(page).toHaveURL(/\/order\/success/)
	await expect(page.locator('header.top .top-logo')).toBeVisible()
	await expect(page.locator('header [role="search"], footer nav')).toHaveCount(0)

	await page.goto(at(`/profile/order/${number}/invoice`))
	await expect(page.locator('header.invoice-head')).toBeVisible()
	await expect(page.locator('.top, .top-logo, .foot, .skip')).toHaveCount(0)

	// What follows is asked for without a browser: once is enough.
	if (javaScriptEnabled !== false) return
	const asCustomer = async (path: string) => {
		const answer = await page.request.get(at(`/${path.slice(1)}`), { maxRedirects: 0 })
		const { location } = answer.headers()
		return { status: answer.status(), location, body: await answer.text() }
	}
	for (const { pattern, ways } of everyPage) {
		for (const way of ways.length === 0 ? [{ path: '/maintenance' } satisfies Visit] : ways) {
			const path = await addressFor(way, number)
			for (const [prefix, lang] of [
				['', 'id'],
				['/en', 'en'],
			] as const) {
				const target = path === '/' ? prefix || '/' : `${prefix}${path}`
				const answer =
					way.needs === 'customer' ? await asCustomer(target) : await asVisitor(way.host, target)
				expect(languageOf(answer), `${pattern}: ${target}`).toBe(lang)
				// Some pages show themselves only in a state that this customer is not in.
				const known = way.status ?? (/:/.test(way.path) && way.needs === 'customer' ? 404 : 200)
				expect([200, 303, known], `${pattern}: ${target}`).toContain(answer.status)
			}
		}
	}
})

type Answer = { status: number; location: string | undefined; body: string }

async function asVisitor(host: string | undefined, target: string): Promise<Answer> {
	const { status, headers, body } = await visitorOf(host).get(target)
	return { status, location: headers.get('location') ?? undefined, body }
}

/** The order is the customer's own; of everything else they have none. */
async function addressFor(way: Visit, order: string): Promise<string> {
	if (way.needs === 'customer') return way.path.replace(':saleId', order).replace(/:\w+/, '1')
	return addressOf(way.path, async (part) => (await visitorOf(way.host).get(part)).body)
}

/** The language of a page, or of the page that is led to. */
function languageOf({ status, location, body }: Answer): string | undefined {
	if (status === 303 || status === 302)
		return localeOf(new URL(location ?? '', 'http://shop').pathname)
	return /<html lang="(\w+)"/.exec(body)?.[1]
}
