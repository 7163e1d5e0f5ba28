import type { Locator, Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import { putPopupAway } from './popup.ts'
import { textsOnPage } from './texts.ts'

export const buyer = {
	name: 'Sari Wulandari',
	phone: '0812-3456-7890',
	email: 'sari@contoh.id',
	postcode: '12110',
	street: 'Jalan Melati No. 12, RT 03/RW 05',
}

type At = (path: `/${string}`) => string
type Step = 'contact' | 'address' | 'delivery' | 'review'

/** The texts of the submit buttons of the checkout forms. */
const buttons = {
	contact: 'checkout:next',
	address: 'checkout:next',
	pickup: 'checkout:pickup.submit',
	'saved-address': 'checkout:saved.submit',
	delivery: 'checkout:next',
	voucher: 'checkout:savings.code.submit',
	savings: 'checkout:savings.submit',
	order: 'checkout:review.submit',
} as const

/** A numbered step of checkout. */
export function stepOf(page: Page, step: Step): Locator {
	return page.getByRole('region', {
		name: textsOnPage(page)(`checkout:${step}.title`),
		exact: true,
	})
}

/** The submit button of a checkout form, which exists while its step is open. */
export function submitOf(page: Page, form: keyof typeof buttons): Locator {
	return page
		.locator('[data-state="open"]')
		.getByRole('button', { name: textsOnPage(page)(buttons[form]), exact: true })
}

/** Submits a checkout form and waits for the response page. */
export async function submitStep(page: Page, form: keyof typeof buttons) {
	await sendWith(page, submitOf(page, form))
}

/** Presses a submit button and waits for the response. */
export async function sendWith(page: Page, button: Locator) {
	// A page that is still loading may scroll to its open step under the pointer.
	await page.waitForLoadState()
	const response = page.waitForResponse((response) => response.request().method() === 'POST', {
		timeout: 60_000,
	})
	await button.click()
	await response
	await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
}

/** Selects a radio button; a page that is still loading may scroll to its open step under the pointer. */
export async function choose(radio: Locator) {
	await expect(async () => {
		await radio.page().waitForLoadState()
		await radio.check({ force: true, timeout: 5_000 })
	}).toPass()
}

/** A radio button of a step by its text, or the first one. */
export function option(page: Page, step: Step, name?: string | RegExp): Locator {
	return stepOf(page, step).getByRole('radio', name === undefined ? {} : { name })
}

/** The courier radio buttons, or those with that name. */
export function courierOption(page: Page, name?: string | RegExp): Locator {
	return option(page, 'delivery', name).and(page.locator('[name="shipping"]'))
}

/** The payee radio buttons of the delivery and payment step, whose title differs for orders without delivery. */
export function payeeOption(page: Page): Locator {
	return page.locator('main').getByRole('radio').and(page.locator('[name="bank"]'))
}

/** The button that adds a product to the cart without leaving the page. */
export function addButton(page: Page): Locator {
	return page.getByRole('button', { name: textsOnPage(page)('cart:buy.add'), exact: true })
}

/** Opens the first product that can be bought. */
export async function openProduct(page: Page, at: At) {
	await page.goto(at('/products?stock=1'))
	await page.locator('main article').getByRole('link').first().click()
	await expect(addButton(page)).toBeVisible()
}

/** Adds the open product to the cart and waits for the confirmation on the page. */
export async function addToCart(page: Page, units = 1) {
	await page.waitForLoadState()
	const t = textsOnPage(page)
	if (units > 1) {
		await page.getByLabel(t('cart:buy.quantity'), { exact: true }).fill(String(units))
	}
	const response = page.waitForResponse((response) => response.request().method() === 'POST', {
		timeout: 60_000,
	})
	await addButton(page).click()
	await response
	await page.waitForLoadState()
	// Also where the message goes on with the stock.
	const added = t('cart:said.added', { name: '' }).replace('.', '').trim()
	await expect(page.getByText(added).first()).toBeVisible()
}

/** Adds the first product of a listing to the cart. */
export async function putInCart(page: Page, listing: string) {
	await page.goto(listing)
	await putPopupAway(page)
	await page.locator('main article').getByRole('link').first().click()
	await addToCart(page)
}

/** @param area a delivery area to search for in the same form */
export async function fillContact(page: Page, phone = buyer.phone, area = '', email = buyer.email) {
	const t = textsOnPage(page)
	const field = (name: string) =>
		stepOf(page, 'contact').getByLabel(t(`checkout:contact.${name}.label`), { exact: true })
	await field('name').fill(buyer.name)
	await field('phone').fill(phone)
	await field('email').fill(email)
	if (area !== '') {
		await stepOf(page, 'contact').getByLabel(t('checkout:place.search')).fill(area)
	}
	await submitStep(page, 'contact')
}

/** Searches villages, or on other pages districts, by text. */
export async function searchDistrict(page: Page, text: string) {
	const t = textsOnPage(page)
	const search = page.locator('main').getByRole('search')
	await search.getByRole('searchbox').fill(text)
	await page.waitForLoadState()
	await search.getByRole('button', { name: t('checkout:district.submit'), exact: true }).click()
}

/** The radio buttons of the matching villages. */
export function placeOption(page: Page): Locator {
	return option(page, 'address').and(page.locator('[name="place"]'))
}

/** Searches villages by text and selects the first match. */
export async function choosePlace(page: Page, text = 'Kebayoran Baru') {
	await searchDistrict(page, text)
	await choose(placeOption(page).first())
}

/** Fills in the rest of the address in the selected village. */
export async function fillAddress(page: Page, street = buyer.street) {
	const t = textsOnPage(page)
	const field = (name: string) =>
		stepOf(page, 'address').getByLabel(t(`checkout:address.${name}.label`), { exact: true })
	await field('postcode').fill(buyer.postcode)
	await field('street').fill(street)
	await submitStep(page, 'address')
}

/** @param name text of the courier's card; default: the second cheapest, which is not the shop's own delivery */
export async function chooseCourier(page: Page, name?: string | RegExp) {
	await choose(courierOption(page, name).nth(name === undefined ? 1 : 0))
}

/** Selects the first account for transfers and submits courier and payment. */
export async function chooseBank(page: Page) {
	await choose(payeeOption(page).and(page.locator(':not([value^="ONLINE."])')).first())
	await submitStep(page, 'delivery')
}

/** Completes all steps before the last one, from an open checkout. */
export async function completeCheckout(page: Page, place?: string) {
	await fillContact(page)
	await choosePlace(page, place)
	await fillAddress(page)
	await chooseCourier(page)
	await chooseBank(page)
	await expect(submitOf(page, 'order')).toBeVisible()
}

/** Accepts the terms and places the order; returns its number. */
export async function placeOrder(page: Page): Promise<string> {
	await choose(stepOf(page, 'review').getByRole('checkbox'))
	await submitStep(page, 'order')
	const number = page.locator('[data-order-number]')
	await expect(number).toBeVisible()
	return (await number.innerText()).trim()
}

/** The amount to transfer for the open order, to the rupiah. */
export async function amountDue(page: Page): Promise<string> {
	return (await page.locator('[data-amount]').getAttribute('data-amount')) ?? ''
}

/** Places a small order with pickup; returns its number. */
export async function quickOrder(page: Page, at: At): Promise<string> {
	await putInCart(page, at('/products?stock=1&sort=best-selling'))
	await page.goto(at('/order/checkout'))
	await fillContact(page)
	await submitStep(page, 'pickup')
	await chooseBank(page)
	return placeOrder(page)
}
