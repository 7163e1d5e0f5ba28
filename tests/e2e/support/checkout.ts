import { expect, type Locator, type Page } from '@playwright/test'
import { putPopupAway } from './popup.ts'

export const buyer = {
	name: 'Sari Wulandari',
	phone: '0812-3456-7890',
	email: 'sari@contoh.id',
	postcode: '12110',
	street: 'Jalan Melati No. 12, RT 03/RW 05',
}

/** The form of checkout that is sent under that name. */
export function stepForm(page: Page, name: string): Locator {
	return page.locator(`form:has(input[name="form"][value="${name}"])`)
}

/** Sends a form of checkout and waits for the page that answers. */
export async function submitStep(page: Page, name: string) {
	// A page that is still on its way may scroll to its open step under the pointer.
	await page.waitForLoadState()
	const form = stepForm(page, name)
	const answered = page.waitForResponse((response) => response.request().method() === 'POST')
	await form.locator('button').last().click()
	await answered
	await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
}

/** Chooses one of several; a page that is still on its way may scroll to its open step under the pointer. */
export async function choose(radio: Locator) {
	await expect(async () => {
		await radio.page().waitForLoadState()
		await radio.check({ force: true, timeout: 5_000 })
	}).toPass()
}

/** The step that is open: its heading. */
export function openHeading(page: Page): Locator {
	return page.locator('section[data-state="open"] h2')
}

/** The first product that can be bought. */
export async function openProduct(page: Page, at: (path: `/${string}`) => string) {
	await page.goto(at('/products?stock=1'))
	await page.locator('main a[href*="/product/"]').first().click()
	await expect(page.locator('form[action$="/Cart/lines"]')).toBeVisible()
}

/** Puts the product of a page into the cart; a listing's first product in stock when none is named. */
export async function putInCart(page: Page, listing: string) {
	await page.goto(listing)
	await putPopupAway(page)
	await page.locator('main a[href*="/product/"]').first().click()
	const answered = page.waitForResponse((response) => response.request().method() === 'POST')
	await page.locator('form[action$="/Cart/lines"] button[value="stay"]').click()
	await answered
	await page.waitForLoadState()
	await expect(page.locator('.alert, .toast').first()).toBeVisible()
}

export async function fillContact(page: Page, phone = buyer.phone) {
	await page.locator('#contact-name').fill(buyer.name)
	await page.locator('#contact-phone').fill(phone)
	await page.locator('#contact-email').fill(buyer.email)
	await submitStep(page, 'contact')
}

/** Finds a district by what a shopper types and takes the first match. */
export async function chooseDistrict(page: Page, text: string) {
	await page.locator('#district-search').fill(text)
	await page.waitForLoadState()
	await page.locator('form:has(#district-search) button').click()
	await choose(page.locator('input[name="district"]').first())
	await submitStep(page, 'district')
}

export async function fillAddress(page: Page) {
	await page.locator('#address-village').selectOption({ index: 1 })
	await page.locator('#address-postcode').fill(buyer.postcode)
	await page.locator('#address-street').fill(buyer.street)
	await submitStep(page, 'address')
}

export async function chooseCourier(page: Page, key?: string) {
	const courier = key === undefined ? 'input[name="shipping"]' : `input[value="${key}"]`
	await choose(page.locator(courier).nth(key === undefined ? 1 : 0))
	await submitStep(page, 'courier')
}

export async function chooseBank(page: Page) {
	const bank = page.locator('input[name="bank"]').first()
	await choose(bank)
	await submitStep(page, 'payment')
}

/** Every step up to the last one, from an open checkout. */
export async function answerEverything(page: Page, district = 'Kebayoran Baru') {
	await fillContact(page)
	await chooseDistrict(page, district)
	await fillAddress(page)
	await chooseCourier(page)
	await chooseBank(page)
	await expect(stepForm(page, 'order')).toBeVisible()
}

/** Agrees and orders; the number of the order. */
export async function placeOrder(page: Page): Promise<string> {
	await choose(page.locator('#order-agreement'))
	await submitStep(page, 'order')
	const number = page.locator('[data-order-number]')
	await expect(number).toBeVisible()
	return (await number.innerText()).trim()
}

/** A small order that is collected at the shop; its number. */
export async function quickOrder(page: Page, at: (path: `/${string}`) => string): Promise<string> {
	await putInCart(page, at('/products?stock=1&sort=best-selling'))
	await page.goto(at('/order/checkout'))
	await fillContact(page)
	await submitStep(page, 'pickup')
	await chooseBank(page)
	return placeOrder(page)
}
