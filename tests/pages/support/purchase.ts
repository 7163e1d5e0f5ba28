import { type FormValues, formWith } from './form.ts'
import type { Page, Visit } from './visit.ts'

export const buyer = {
	name: 'Sari Wulandari',
	phone: '0812-3456-7890',
	email: 'sari@contoh.id',
}

/** The address of the best-selling product in stock. */
export async function bestSeller(shopper: Visit): Promise<string> {
	const { document } = await shopper.open('/products?stock=1&sort=best-selling')
	return valueAt(document.all('main article a[href*="/product/"]')[0], 'href')
}

/** Puts a product into the cart as its page does; answers with the page that says so. */
export async function putInCart(shopper: Visit, product: string): Promise<Page> {
	const page = await shopper.open(product)
	const form = page.document.one('main form[action$="/Cart/lines"]')
	return shopper.submit(page, form, {}, form.one('button[value="stay"]'))
}

/** Sends a form of checkout; answers with the page that shows the next step. */
export function sendStep(
	shopper: Visit,
	page: Page,
	name: string,
	values: FormValues = {},
): Promise<Page> {
	const form = page.document.one(`form[action*="/order/checkout/${name}"]`)
	return shopper.submit(page, form, values)
}

/** Searches for a village on the page that asks for the address, and answers; returns both pages that follow. */
async function sendAddress(shopper: Visit, start: Page): Promise<Page[]> {
	const search = formWith(start.document, '#district-search')
	const found = await shopper.submit(start, search, { q: 'Kebayoran Baru' })
	const place = valueAt(found.document.all('input[name="place"]')[0], 'value')
	const street = 'Jalan Melati No. 12, RT 03/RW 05'
	return [found, await sendStep(shopper, found, 'address', { place, street })]
}

/** Chooses a bank, and unless told otherwise keeps the courier; returns the page with the form of the order. */
export function chooseBank(shopper: Visit, page: Page, courier: FormValues = {}): Promise<Page> {
	const bank = valueAt(page.document.all('input[name="bank"]')[0], 'value')
	return sendStep(shopper, page, 'delivery', { bank, ...courier })
}

/**
 * Orders what is in the cart, sent by courier and paid by bank transfer; a guest says who they are. Returns the pages
 * of all steps, that of the placed order last, and its number.
 */
export async function orderCart(shopper: Visit): Promise<{ pages: Page[]; number: string }> {
	const start = await shopper.open('/order/checkout')
	const isKnown = start.document.has('#district-search')
	const contact = isKnown ? start : await sendStep(shopper, start, 'contact', buyer)
	const pages = await sendAddress(shopper, contact)
	const delivery = pages.at(-1) ?? contact
	const shipping = valueAt(delivery.document.all('input[name="shipping"]')[1], 'value')
	const review = await chooseBank(shopper, delivery, { shipping })
	const done = await sendStep(shopper, review, 'order', { agreement: 'on' })
	const number = done.document.one('[data-order-number]').text
	return { pages: [start, contact, ...pages, review, done], number }
}

function valueAt(
	element: { attribute(name: string): string | undefined } | undefined,
	name: string,
): string {
	const value = element?.attribute(name)
	if (!value) throw new Error(`Nothing has the attribute ${name} here.`)
	return value
}
