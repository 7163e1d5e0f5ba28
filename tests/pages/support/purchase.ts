import { type FormValues, formWith } from './form.ts'
import type { Page, Visit } from './visit.ts'

export const buyer = {
	name: 'Sari Wulandari',
	phone: '0812-3456-7890',
	email: 'sari@contoh.id',
}

/** More than all page tests order together. */
const enough = 60
/** A price range in rupiah that every payment method of the example shops accepts. */
const payable = 'min=20000&max=1000000'

/**
 * The address of the best-selling product that can be paid with any method and of which enough is in stock: tests that
 * run beside each other order the same one, and none may take another's last unit.
 */
export async function bestSeller(shopper: Visit): Promise<string> {
	const { document } = await shopper.open(`/products?stock=1&sort=best-selling&${payable}`)
	for (const link of document.all('main article a[href*="/product/"]')) {
		const product = valueAt(link, 'href')
		const page = await shopper.open(product)
		const [quantity] = page.document.all('main form[action$="/Cart/lines"] input[name="quantity"]')
		if (Number(quantity?.attribute('max')) >= enough) return product
	}
	throw new Error('No product has enough units in stock.')
}

/** Adds a product to the cart with its page's form; returns the page with the confirmation. */
export async function putInCart(shopper: Visit, product: string): Promise<Page> {
	const page = await shopper.open(product)
	const form = page.document.one('main form[action$="/Cart/lines"]')
	return shopper.submit(page, form, {}, form.one('button[value="stay"]'))
}

/** Submits a checkout form; returns the page with the next step. */
export function sendStep(
	shopper: Visit,
	page: Page,
	name: string,
	values: FormValues = {},
): Promise<Page> {
	const form = page.document.one(`form[action*="/order/checkout/${name}"]`)
	return shopper.submit(page, form, values)
}

/** Searches for a village in the address step and submits the address; returns both pages. */
async function sendAddress(shopper: Visit, start: Page): Promise<Page[]> {
	const search = formWith(start.document, '#district-search')
	const found = await shopper.submit(start, search, { q: 'Kebayoran Baru' })
	const place = valueAt(found.document.all('input[name="place"]')[0], 'value')
	const street = 'Jalan Melati No. 12, RT 03/RW 05'
	return [found, await sendStep(shopper, found, 'address', { place, street })]
}

/** Selects a bank, and a courier if given; returns the page with the order form. */
export function chooseBank(shopper: Visit, page: Page, courier: FormValues = {}): Promise<Page> {
	const banks = page.document.all('input[name="bank"]:not([value^="ONLINE."])')
	const bank = valueAt(banks[0], 'value')
	return sendStep(shopper, page, 'delivery', { bank, ...courier })
}

/**
 * Orders the cart with courier and bank transfer; a guest also enters contact data. Returns the pages of all steps,
 * ending with the placed order, and its number.
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
