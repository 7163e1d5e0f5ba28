import type { BrowserContext, Page } from '@playwright/test'
import { completeCheckout, placeOrder } from './support/checkout.ts'
import { script } from './support/crossing.ts'
import { expect, test } from './support/fixtures.ts'
import { etalase } from '#tests/support/etalase.ts'
import { ownShop } from '#tests/support/own-shop.ts'

const analytics = 'G-TEST1234'
const pixel = '123456789012'

test.describe.configure({ mode: 'serial' })

let host: string
test.beforeAll(async () => {
	const shop = await ownShop()
	host = shop.host
	const ids = ['--analytics', analytics, '--pixel', pixel]
	await etalase('site', 'set', '--company', shop.company, ...ids)
})

const question = (page: Page) => page.locator('form:has(button[name="consent"][value="yes"])')

/** Serves the two scripts in place of Google and Meta, and returns the requested addresses. */
async function outside(context: BrowserContext): Promise<string[]> {
	const requested: string[] = []
	await context.route(
		(url) => !/(^|\.)localhost$/.test(url.hostname),
		(route) => {
			requested.push(route.request().url())
			return route.fulfill({ contentType: 'text/javascript', body: '' })
		},
	)
	return requested
}

/** The site's configuration is cached for a while: reloads until the page asks for consent. */
async function untilAsked(page: Page) {
	await expect
		.poll(
			async () => {
				await page.reload()
				return question(page).count()
			},
			{ timeout: 150_000, intervals: [1_000] },
		)
		.toBe(1)
}

test(
	'[SC-05] requests no other site before consent or after it is declined',
	script,
	async ({ page, at, context }) => {
		const requested = await outside(context)
		await page.goto(at('/products', host))
		await untilAsked(page)
		await question(page).getByRole('button', { name: 'Tolak' }).click()
		await expect(page).toHaveURL(at('/products', host))
		await expect(question(page)).toHaveCount(0)
		await page.goto(at('/', host))
		await page.locator('main a[href*="/product/"]').first().click()
		await expect(page.locator('form[action$="/Cart/lines"]')).toBeVisible()
		await page.waitForLoadState('networkidle')
		expect(requested).toEqual([])

		await page.locator('footer button[name="consent"][value="ask"]').click()
		await expect(question(page)).toBeVisible()
	},
)

test(
	'[SC-05] pages without the shop’s script are measured only after consent',
	script,
	async ({ page, at, browser }) => {
		const saving = await browser.newContext({ extraHTTPHeaders: { 'Save-Data': 'on' } })
		const dataSavingPage = await saving.newPage()
		for (const [visit, requested] of [
			[page, await outside(page.context())],
			[dataSavingPage, await outside(saving)],
		] as const) {
			await visit.goto(at('/faq', host))
			await untilAsked(visit)
			await expect(visit.locator('script[src="/measure.js"]')).toHaveCount(0)
			expect(requested).toEqual([])
			await question(visit).getByRole('button', { name: 'Terima' }).click()
			await expect(question(visit)).toHaveCount(0)
			await visit.goto(at('/faq', host), { waitUntil: 'networkidle' })
			await expect.poll(() => new Set(requested).size).toBe(2)
			expect([...new Set(requested)].sort()).toEqual([
				'https://connect.facebook.net/en_US/fbevents.js',
				`https://www.googletagmanager.com/gtag/js?id=${analytics}`,
			])
		}
		await dataSavingPage.goto(at('/', host))
		await expect(dataSavingPage.locator('script[src="/measure.js"]')).toHaveCount(1)
		await saving.close()
	},
)

test(
	'[SC-05, MD-02] reports the four events in rupiah after consent, a purchase once',
	script,
	async ({ page, at, context }) => {
		const requested = await outside(context)
		await page.goto(at('/products?stock=1&sort=best-selling', host))
		await untilAsked(page)
		await question(page).getByRole('button', { name: 'Terima' }).click()
		await expect(question(page)).toHaveCount(0)
		await expect.poll(() => requested.length).toBeGreaterThanOrEqual(2)
		expect(
			requested.some((url) => url.startsWith('https://www.googletagmanager.com/gtag/js?id=')),
		).toBe(true)
		expect(requested).toContain('https://connect.facebook.net/en_US/fbevents.js')

		await page.locator('main a[href*="/product/"]').first().click()
		await expect.poll(() => eventCount(page, 'view_item')).toBe(1)
		await page.locator('form[action$="/Cart/lines"] button[value="stay"]').click()
		await expect.poll(() => eventCount(page, 'add_to_cart')).toBe(1)
		const added = await lastOf(page, 'add_to_cart')
		expect(added.google).toMatchObject({ currency: 'IDR', items: [{ quantity: 1 }] })
		const [item] = added.google.items
		expect(item?.item_id).toMatch(/^\d+$/)
		expect(added.google.value).toBe(item?.price)
		expect(added.meta).toMatchObject({ currency: 'IDR', content_ids: [item?.item_id] })

		await page.goto(at('/order/checkout', host))
		await expect.poll(() => eventCount(page, 'begin_checkout')).toBe(1)
		await completeCheckout(page)
		const number = await placeOrder(page)
		await expect.poll(() => eventCount(page, 'purchase')).toBe(1)
		const bought = await lastOf(page, 'purchase')
		expect(bought.google).toMatchObject({ currency: 'IDR', transaction_id: number })
		expect(bought.google.items.map(({ item_id }) => item_id)).toEqual([item?.item_id])

		await page.goto(at(`/order/success?order=${number}`, host))
		await expect.poll(() => page.evaluate(() => (window.dataLayer ?? []).length)).toBeGreaterThan(1)
		expect(await eventCount(page, 'purchase')).toBe(0)
	},
)

type Google = {
	currency: string
	value: number
	transaction_id?: string
	items: { item_id: string; price: number }[]
}
const metaNames: Record<string, string> = {
	view_item: 'ViewContent',
	add_to_cart: 'AddToCart',
	begin_checkout: 'InitiateCheckout',
	purchase: 'Purchase',
}

/** How often this document reported an event to both services. */
async function eventCount(page: Page, name: string): Promise<number> {
	const [google, meta] = await page.evaluate(
		([name, metaName]) => [
			(window.dataLayer ?? []).filter((entry) => Object(entry)[1] === name).length,
			(window.fbq?.queue ?? []).filter((entry) => entry[1] === metaName).length,
		],
		[name, metaNames[name]],
	)
	expect(google).toBe(meta)
	return google ?? 0
}

async function lastOf(page: Page, name: string): Promise<{ google: Google; meta: object }> {
	return page.evaluate(
		([name, metaName]) => {
			const google = (window.dataLayer ?? []).findLast((entry) => Object(entry)[1] === name)
			const meta = (window.fbq?.queue ?? []).findLast((entry) => entry[1] === metaName)
			return { google: Object(google)[2], meta: Object(meta)[2] }
		},
		[name, metaNames[name]],
	)
}
