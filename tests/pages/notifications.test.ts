import { expect, test } from 'vitest'
import { bestSeller, orderCart, putInCart } from './support/purchase.ts'
import { visit, type Page } from './support/visit.ts'

const statuses = ({ document }: Page) =>
	document
		.allByRole('status')
		.map(({ text }) => text)
		.filter(Boolean)

test('[NT-01, NT-02] the page after a form shows its result once', async () => {
	const shopper = visit()
	const added = await putInCart(shopper, await bestSeller(shopper))
	expect(statuses(added).join()).toContain('masuk keranjang')
	const cart = await shopper.open('/Cart')
	expect(statuses(cart).join()).not.toContain('masuk keranjang')
	const [removal] = cart.document.all('form[action*="/removal"]')
	if (!removal) throw new Error('The cart has no line to remove.')
	const removed = await shopper.submit(cart, removal)
	expect(statuses(removed).join()).toContain('dihapus')
	expect(statuses(await shopper.open('/Cart')).join()).not.toContain('dihapus')
})

test('[NT-02] a rejected quantity is shown on the product page', async () => {
	const shopper = visit()
	const page = await shopper.open(await bestSeller(shopper))
	const form = page.document.one('main form[action$="/Cart/lines"]')
	const stay = form.one('button[value="stay"]')
	const refused = await shopper.submit(page, form, { quantity: 'banyak' }, stay)
	expect(refused.document.one('main').text).toContain('Tulis jumlah dengan angka')
	expect((await shopper.open('/Cart')).document.has('form[action*="/removal"]')).toBe(false)
})

test('an order shows the bank account as text, so that it can be copied without script', async () => {
	const shopper = visit()
	await putInCart(shopper, await bestSeller(shopper))
	const { pages } = await orderCart(shopper)
	expect(pages.at(-1)?.document.one('main').text).toMatch(/\d{8,}/)
})
