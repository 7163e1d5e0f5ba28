import { beforeAll, describe, expect, test } from 'vitest'
import type { Answer } from '#tests/guard/support/send-request.ts'
import { localeOf } from '#web/i18n/paths.ts'
import { everyPage, type Visit as PageVisit } from '#tests/support/every-page.ts'
import { sampleOf } from '#tests/support/sizes.ts'
import { registerCustomer } from './support/customer.ts'
import { languages } from './support/languages.ts'
import { parseHead } from './support/page-element.ts'
import { publicPage } from './support/public-page.ts'
import { bestSeller, orderCart, putInCart } from './support/purchase.ts'
import { visit, type Page, type Visit } from './support/visit.ts'

let customer: Visit
let number: string
let orderPage: Page | undefined
beforeAll(async () => {
	customer = visit()
	expect((await registerCustomer(customer)).url.pathname).toBe('/profile')
	await putInCart(customer, await bestSeller(customer))
	const order = await orderCart(customer)
	number = order.number
	orderPage = order.pages.at(-1)
})

test('[RT-61] the default layout has search, menus and footer', async () => {
	const { document } = await visit().open('/faq')
	expect(document.has('header [role="search"]')).toBe(true)
	expect(document.has('header nav')).toBe(true)
	expect(document.has('footer nav')).toBe(true)
})

test('[RT-61] the layout of checkout and orders has the logo, but neither search nor menus', () => {
	expect(orderPage?.url.pathname).toBe('/order/success')
	expect(orderPage?.document.has('header a[href="/"]')).toBe(true)
	expect(orderPage?.document.has('[role="search"]')).toBe(false)
	expect(orderPage?.document.has('header nav')).toBe(false)
	expect(orderPage?.document.has('footer nav')).toBe(false)
})

test('[RT-61] the layout of sign-in has neither search nor footer', async () => {
	const { document } = await visit().open('/auth/login')
	expect(document.has('#login')).toBe(true)
	expect(document.has('[role="search"]')).toBe(false)
	expect(document.has('body > footer, body > div > footer')).toBe(false)
})

test('[RT-61] the invoice has no layout', async () => {
	const { status, document } = await customer.open(`/profile/order/${number}/invoice`)
	expect(status).toBe(200)
	expect(document.one('body').text).toContain(number)
	expect(
		document.has('[role="search"], footer nav, a[href="#main"], a[href="/"], a[href="/Cart"]'),
	).toBe(false)
})

describe('[RT-60] every page answers at its address in Indonesian and under /en in English', () => {
	for (const [at, { pattern, visits }] of everyPage.entries()) {
		// An open shop has no maintenance page: it redirects to home in the same language.
		const reached = visits.length === 0 ? [{ path: '/maintenance' } satisfies PageVisit] : visits
		// In the usual run in one of them; html.test.ts opens the public ones in the other.
		for (const { lang, prefix } of sampleOf(languages, 2, at + 1)) {
			test(`${pattern} in ${lang}`, async () => {
				expect(reached.length).toBeGreaterThan(0)
				for (const pageVisit of reached) {
					const page = await (pageVisit.needs === 'customer'
						? ownPage(pageVisit, prefix)
						: publicPage(pageVisit, prefix))
					const { target } = page
					expect(languageOf(page), target).toBe(lang)
					// Some pages exist only in a state that this customer does not have.
					const isOwn = pageVisit.needs === 'customer' && pageVisit.path.includes(':')
					expect([200, 303, pageVisit.status ?? (isOwn ? 404 : 200)], target).toContain(page.status)
				}
			})
		}
	}
})

/** A page of the customer, who has an order, and nothing else with an id. */
async function ownPage({ path }: PageVisit, prefix: string) {
	const target = `${prefix}${path.replace(':saleId', number).replace(/:\w+/, '1')}`
	return { ...(await customer.get(target)), origin: customer.origin, target }
}

/** The language of a page, or of its redirect target. */
function languageOf({ status, headers, body, origin }: Answer & { origin: string }) {
	if (status < 300 || status > 399) return parseHead(body).one('html').attribute('lang')
	return localeOf(new URL(headers.get('location') ?? '', origin).pathname)
}
