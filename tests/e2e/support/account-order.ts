import type { Page } from '@playwright/test'
import {
	chooseBank,
	chooseCourier,
	chooseDistrict,
	fillAddress,
	fillContact,
	placeOrder,
} from './checkout.ts'
import { expect } from './fixtures.ts'
import { etalase } from '#tests/support/operator.ts'

/** What the example shop has hundreds of: many journeys buy it at once. */
const plenty = '/product/bros-kelopak-kawat'

type At = (path: `/${string}`) => string

/** An order of whoever is signed in, sent by courier; its number. */
export async function orderOf(
	page: Page,
	at: At,
	units = 1,
	product: `/${string}` = plenty,
): Promise<string> {
	for (let unit = 0; unit < units; unit += 1) {
		await page.goto(at(product))
		await page.locator('form[action$="/Cart/lines"] button[value="stay"]').click()
		await expect(page.locator('.alert, .toast').first()).toBeVisible()
	}
	await page.goto(at('/order/checkout'))
	await contact(page)
	await chooseDistrict(page, 'Kebayoran Baru')
	await fillAddress(page)
	await chooseCourier(page)
	await chooseBank(page)
	return placeOrder(page)
}

/** Who orders: known of the account, or typed. */
async function contact(page: Page) {
	await expect(page.locator('section[data-state="open"]')).toBeVisible()
	if (await page.locator('#contact-name').isVisible()) await fillContact(page)
}

/** What the shop does with an order until it is on its way. */
export async function shipOrder(number: string) {
	await etalase('orders', 'confirm', number)
	await etalase('orders', 'process', number)
	await etalase('orders', 'ship', number, '--tracking', 'JP1234567890')
}

/** The order's page says that it is in this status. */
export async function expectStatus(page: Page, status: string) {
	await expect(page.locator('main [data-status]').first()).toHaveAttribute('data-status', status)
}

/** Presses the button of an order's page that moves it on and waits for the answer; unfolds it first when it is folded away. */
export async function press(page: Page, move: string) {
	const form = page.locator(`form:has(input[name="move"][value="${move}"])`)
	const fold = page.locator('details.fold:not([open])').filter({ has: form })
	if ((await fold.count()) > 0) await fold.first().locator('summary').click()
	const answered = page.waitForResponse((response) => response.request().method() === 'POST')
	await form.first().locator('button').click()
	await answered
}

/** An order of downloads alone, of what is in the cart; its number. */
export async function digitalOrder(page: Page, at: At): Promise<string> {
	await page.goto(at('/order/checkout'))
	await contact(page)
	await chooseBank(page)
	return placeOrder(page)
}
