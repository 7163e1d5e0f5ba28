import { describe, expect } from 'vitest'
import { etalase } from '#tests/support/etalase.ts'
import { newStaff } from '#tests/support/staff-account.ts'
import { STOCKED_PRODUCT } from '#tests/support/stocked-product.ts'
import { expectEventually } from './support/eventually.ts'
import { formWith } from './support/form.ts'
import { languages, testsIn } from './support/languages.ts'
import type { PageElement } from './support/page-element.ts'
import { bestSeller, buyer, putInCart, sendStep } from './support/purchase.ts'
import { simulatedProvider } from './support/simulated-provider.ts'
import { press, signInAs } from './support/staff.ts'
import { type Page, type Visit, visit } from './support/visit.ts'

const provider = simulatedProvider()
/** What the page says of money that the order did not need. */
const givenBack = { '': 'Toko akan mengembalikannya', '/en': 'The shop will give it back' }
let product: string | undefined

/** An order of a new guest to be paid this way; the page that follows. */
async function ordered(prefix: '' | '/en', online: string) {
	const shopper = visit()
	product ??= await bestSeller(shopper)
	await putInCart(shopper, product)
	const start = await shopper.open(`${prefix}/order/checkout`)
	const contact = await sendStep(shopper, start, 'contact', buyer)
	const pickup = await sendStep(shopper, contact, 'pickup')
	const review = await sendStep(shopper, pickup, 'delivery', { bank: `ONLINE.${online}` })
	const page = await sendStep(shopper, review, 'order', { agreement: 'on' })
	const number = page.document.one('[data-order-number]').text
	return { shopper, page, number, prefix }
}
type Ordered = Awaited<ReturnType<typeof ordered>>

/** The payment's own page. */
const paymentOf = ({ shopper, prefix, number }: Ordered) =>
	shopper.open(`${prefix}/order/payment?order=${number}`)

function changeTo(shopper: Visit, page: Page, online: string) {
	const form = formWith(page.document, '[name="do"][value="start"]')
	return shopper.submit(page, form, { online })
}

const providerPage = (page: PageElement) =>
	page.one('main a[href^="http://127.0.0.1:"]').attribute('href') ?? ''
const isPaid = (page: Page) => page.document.has('[data-payment="paid"]')

async function expectPaid({ shopper, prefix, number }: Ordered) {
	const read = () => shopper.open(`${prefix}/order/success?order=${number}`)
	await expectEventually(async () => isPaid(await read()), true)
}

describe.each(languages)('paid online without script, in $lang', ({ lang, prefix }) => {
	const tried = testsIn(lang)

	for (const [method, shown, selector] of [
		['QRIS', 'qris', '[data-qris]'],
		['VA_BRI', 'bri', '[data-number]'],
	] as const) {
		tried(`by ${method}, of which the provider tells the shop`, async () => {
			const order = await ordered(prefix, method)
			const { document } = order.page
			expect(document.has(selector)).toBe(true)
			expect(document.one('[data-amount]').attribute('data-amount')).toMatch(/^\d+$/)
			await provider.press(order.number, shown, 'pay')
			await expectPaid(order)
		})
	}

	for (const [method, owner] of [
		['GOPAY', 'Midtrans'],
		['SHOPEEPAY', 'Xendit'],
		['CARD', 'Midtrans'],
	] as const) {
		tried(`by ${method} on the page of ${owner}, which leads back to the paid order`, async () => {
			const order = await ordered(prefix, method)
			const back = await provider.answer(providerPage(order.page.document), 'pay')
			const page = await order.shopper.open(back)
			expect(page.url.pathname).toBe(`${prefix}/order/success`)
			expect(isPaid(page)).toBe(true)
		})
	}

	tried('of which the buyer comes back without having paid: the page waits and asks', async () => {
		const order = await ordered(prefix, 'GOPAY')
		const back = await provider.answer(providerPage(order.page.document), 'cancel')
		const page = await order.shopper.open(back)
		expect(page.url.pathname).toBe(`${prefix}/order/payment`)
		expect(page.document.one('meta[http-equiv="refresh"]').attribute('content')).toContain('wait=2')
		await provider.press(order.number, 'gopay', 'pay')
		await expectPaid(order)
	})

	tried('by a code in a store, which the buyer has checked', async () => {
		const order = await ordered(prefix, 'INDOMARET')
		expect(order.page.document.one('[data-number]').attribute('data-number')).toMatch(/\d{6,}/)
		await provider.press(order.number, 'indomaret', 'pay')
		const form = formWith(order.page.document, '[name="do"][value="check"]')
		await order.shopper.submit(order.page, form)
		await expectPaid(order)
	})

	tried('after the number has expired', async () => {
		const order = await ordered(prefix, 'VA_BNI')
		await provider.press(order.number, 'bni', 'expire')
		await expectEventually(
			async () => (await paymentOf(order)).document.has('[data-number]'),
			false,
		)
		const again = await changeTo(order.shopper, await paymentOf(order), 'VA_BNI')
		expect(again.document.one('[data-number]').attribute('data-number')).toMatch(/^\d{8,}$/)
		await provider.press(order.number, 'bni', 'pay')
		await expectPaid(order)
	})

	tried('twice, since the first number was paid after the method was changed', async () => {
		const order = await ordered(prefix, 'VA_BCA')
		const changed = await changeTo(order.shopper, await paymentOf(order), 'VA_MANDIRI')
		expect(changed.document.all('[data-number]')).toHaveLength(2)
		await provider.press(order.number, 'echannel', 'pay')
		await expectPaid(order)
		await provider.press(order.number, 'bca', 'pay')
		const given = async () => {
			const { document } = await order.shopper.open(`${prefix}/order/success?order=${order.number}`)
			return document.one('main').text.includes(givenBack[prefix])
		}
		await expectEventually(given, true)
	})

	tried(
		'after the order has ended: the money is given back, and the order stays ended',
		async () => {
			const order = await ordered(prefix, 'VA_BNI')
			await etalase('orders', 'cancel', order.number, '--reason', 'not-paid')
			const ended = await paymentOf(order)
			expect(ended.document.has('[data-number]')).toBe(false)
			await provider.press(order.number, 'bni', 'pay')
			const read = () => order.shopper.open(`${prefix}/order/success?order=${order.number}`)
			const given = async () => (await read()).document.one('main').text.includes(givenBack[prefix])
			await expectEventually(given, true)
			expect(isPaid(await read())).toBe(false)
			const again = await paymentOf(order)
			expect(again.document.has('[name="do"][value="start"]')).toBe(false)
		},
	)

	tried('by the link that staff have sent, in another browser than the shop knows', async () => {
		const link = await linkOfStaff()
		const shopper = visit()
		const page = await shopper.open(prefix + link)
		const courier = formWith(page.document, 'input[name="courier"]')
		const chosen = await shopper.submit(page, courier, { courier: 'SICEPAT/reg' })
		const paying = formWith(chosen.document, 'input[name="payee"]')
		const placed = await shopper.submit(chosen, paying, { payee: 'ONLINE.GOPAY' })
		const number = placed.url.searchParams.get('order') ?? ''

		const other = visit()
		const linked = await other.open(prefix + link)
		expect(linked.document.one('h1').text).toContain(number)
		const opened = await other.submit(
			linked,
			formWith(linked.document, '[name="do"][value="open"]'),
		)
		expect(opened.url.pathname).toBe(`${prefix}/order/payment`)
		const back = await provider.answer(providerPage(opened.document), 'pay')
		const paid = await shopper.open(back)
		expect(paid.url.pathname).toBe(`${prefix}/order/success`)
		expect(isPaid(paid)).toBe(true)
		const over = await visit().open(prefix + link)
		expect(over.document.has('[name="do"][value="open"]')).toBe(true)
	})
})

/** The address of a draft that lacks only the courier and the way to pay. */
async function linkOfStaff(): Promise<string> {
	const chat = `Nama: Sari Wulandari
No HP 0812-3456-7890
Alamat: Jl. Tebet Raya No. 10, Kel. Tebet Timur, Kec. Tebet, Kota Jakarta Selatan 12820`
	const { staff } = await signInAs(await newStaff('manager'))
	const read = await press(staff, await staff.open('/orders/new'), 'read', { chat })
	const found = await press(staff, read, 'find', { search: STOCKED_PRODUCT })
	const first = found.document.one('#pick-0').attribute('value') ?? ''
	const draft = await press(staff, found, 'pick', { 'pick-0': first })
	const linked = await press(staff, draft, 'link')
	const url = new URL(linked.document.one('#payment-link').attribute('value') ?? '')
	return url.pathname + url.search
}
