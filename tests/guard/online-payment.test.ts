import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { OnlineMethod } from '#contract/online-method.ts'
import { sweepOnce } from '#website-api/modules/sales/orders/sweep/sweep-orders.command.ts'
import { orders } from '#website-api/modules/sales/orders/order.table.ts'
import { paymentAttempt } from '#website-api/modules/sales/payment-attempts/attempt.table.ts'
import { browser } from './support/browser.ts'
import { openGateways, type ShopWithGateways } from './support/shop-with-gateways.ts'

let shop: ShopWithGateways
let visitor: ReturnType<typeof browser>
let number: string

beforeAll(async () => {
	shop = await openGateways()
	const bca = { fixed: 4_000, basisPoints: 0 }
	await shop.provider.addAccount(1, { feePayer: 'BUYER', fees: { VA_BCA: bca } })
})
afterAll(() => shop.close())

beforeEach(async () => {
	visitor = browser(shop.request)
	const placed = await shop.place()
	number = placed.number
	const { location } = await visitor.post('/order/look-up', placed)
	expect(location).toBe(`/order/look-up?order=${number}`)
})

const page = (query = '') => visitor.get(`/order/payment?order=${number}${query}`)
const act = (fields: Record<string, string>) =>
	visitor.post(`/order/payment?order=${number}`, fields)
const start = (online: OnlineMethod) => act({ do: 'start', online })

async function attempts() {
	return shop.tiny.db
		.select({ reference: paymentAttempt.reference, state: paymentAttempt.state })
		.from(paymentAttempt)
		.innerJoin(orders, eq(orders.id, paymentAttempt.orderId))
		.where(eq(orders.number, number))
		.orderBy(paymentAttempt.openedAt)
}

async function pay() {
	await shop.provider.midtrans.pay((await attempts()).at(-1)?.reference ?? '')
}

/** The provider may be asked again. */
async function wait() {
	await shop.tiny.db.update(paymentAttempt).set({ checkedAt: sql`now() - interval '1 minute'` })
}

describe('the page of a payment', () => {
	test('offers the ways to pay in groups, with what the buyer pays in addition', async () => {
		const { document } = await page()
		expect(document.all('fieldset legend').map(({ text }) => text)).toEqual([
			'QRIS',
			'Virtual account',
			'Dompet digital',
			'Minimarket',
			'Kartu',
		])
		const [bca] = document.all('label').filter((label) => label.has('[value="VA_BCA"]'))
		expect(bca?.text).toBe('BCA Virtual Account+ Rp 4.000')
		expect(await attempts()).toEqual([])
	})

	test.each<[OnlineMethod, string]>([
		['VA_BCA', '[data-number]'],
		['VA_MANDIRI', '[data-number="70012"]'],
		['QRIS', 'svg[data-qris]'],
		['ALFAMART', '[data-number]'],
		['GOPAY', 'a[href^="https://app.sandbox.midtrans.com/"]'],
		['CARD', 'a[href^="https://app.sandbox.midtrans.com/"]'],
	])('says how to pay by %s, on every page of the order', async (method, selector) => {
		expect(await start(method)).toMatchObject({
			status: 303,
			location: `/order/payment?order=${number}`,
		})
		for (const path of ['payment', 'success', 'look-up']) {
			const { document, status } = await visitor.get(`/order/${path}?order=${number}`)
			expect([path, status, document.has(selector)]).toEqual([path, 200, true])
			expect(document.all('ol li').length, 'steps').toBeGreaterThan(3)
			expect(document.has('a[href*="konfirmasi-pembayaran?order"]'), 'confirmation').toBe(false)
			expect(document.has('meta[http-equiv="refresh"]'), 'refresh').toBe(false)
		}
	})

	test('asks for the amount with the fee', async () => {
		const [{ total } = { total: 0 }] = await shop.tiny.db
			.select({ total: orders.total })
			.from(orders)
			.where(eq(orders.number, number))
		await start('VA_BCA')
		const { document } = await page()
		expect(document.one('[data-amount]').attribute('data-amount')).toBe(String(total + 4_000))
	})

	test('offers no group of which only the open way is left', async () => {
		await start('QRIS')
		const { document } = await page()
		expect(document.all('fieldset legend').map(({ text }) => text)).toEqual([
			'Virtual account',
			'Dompet digital',
			'Minimarket',
			'Kartu',
		])
	})

	test('another way closes the first', async () => {
		await start('VA_BCA')
		await start('QRIS')
		expect((await attempts()).map(({ state }) => state)).toEqual(['ENDED', 'OPEN'])
		expect((await page()).document.has('svg[data-qris]')).toBe(true)
	})

	test('asks again how to pay when the provider gives no answer, and opens nothing by itself', async () => {
		shop.provider.midtrans.faults.add('silent')
		await start('VA_BCA')
		const { document } = await page()
		expect(document.text).toContain('Penyedia pembayaran sedang tidak menjawab')
		expect(document.has('[name="online"]')).toBe(true)
		await start('VA_BCA')
		expect((await page()).document.has('[data-number]')).toBe(true)
	})

	test('waits in a few steps while a payment is being opened', async () => {
		await start('VA_BCA')
		const [{ reference } = { reference: '' }] = await attempts()
		await shop.tiny.db
			.update(paymentAttempt)
			.set({ state: 'OPENING', openedAt: sql`now()` })
			.where(eq(paymentAttempt.reference, reference))
		const { document } = await page()
		expect(document.one('meta[http-equiv="refresh"]').attribute('content')).toBe('4')
		const placed = await visitor.get(`/order/success?order=${number}`)
		expect(placed.document.has('meta[http-equiv="refresh"]')).toBe(true)
		expect(document.has('[name="online"]')).toBe(false)
	})

	test('of a way that is not offered opens nothing', async () => {
		await act({ do: 'start', online: 'PAYPAL' })
		expect((await page()).document.text).toContain('Pilih cara bayarnya dulu')
		expect(await attempts()).toEqual([])
	})

	test('of an order that this browser does not know leads to its look-up', async () => {
		const stranger = browser(shop.request)
		const { status, location } = await stranger.get(`/order/payment?order=${number}`)
		expect([status, location]).toEqual([303, `/order/look-up?order=${number}`])
		const answer = await stranger.post(`/order/payment?order=${number}`, { do: 'check' })
		expect(answer.location).toBe(`/order/look-up?order=${number}`)
	})
})

describe('whoever has paid', () => {
	test('presses a button, waits, and is led to the paid order', async () => {
		await start('VA_BCA')
		expect((await act({ do: 'check' })).location).toBe(`/order/payment?order=${number}&wait=1`)
		const waiting = await page('&wait=1')
		expect(waiting.document.one('meta[http-equiv="refresh"]').attribute('content')).toBe(
			`12;url=?order=${number}&wait=2`,
		)
		expect(
			waiting.document
				.all('[role="status"]')
				.map(({ text }) => text)
				.join(),
		).toContain('Kami menunggu kabar pembayaranmu')
		await pay()
		await wait()
		const { status, location } = await page('&wait=2')
		expect([status, location]).toEqual([303, `/order/success?order=${number}`])
		const { document } = await visitor.get(location ?? '')
		expect(document.text).toContain('Pembayaranmu sudah kami terima')
		expect(document.one('[data-payment]').attribute('data-payment')).toBe('paid')
	})

	test('comes back from the provider’s page, which proves nothing', async () => {
		await start('CARD')
		const { document, status } = await page('&back=1&transaction_status=settlement')
		expect(status).toBe(200)
		expect(document.has('meta[http-equiv="refresh"]')).toBe(true)
		await pay()
		await wait()
		expect((await page('&back=1')).status).toBe(303)
	})

	test('is not waited for without end', async () => {
		await start('VA_BCA')
		const { document } = await page('&wait=20')
		expect(document.has('meta[http-equiv="refresh"]')).toBe(false)
		expect(document.text).toContain('Belum ada kabar')
	})

	test('too little is asked for the rest, in any way', async () => {
		await start('VA_BCA')
		const [attempt] = await attempts()
		await shop.receivePart(number, attempt?.reference ?? '', 10_000)
		const { document } = await page()
		expect(document.text).toContain('tetapi kurang')
		expect(document.has('[name="online"]')).toBe(true)
	})

	test('after the order had ended reads where the money is', async () => {
		await start('VA_BCA')
		await shop.tiny.db
			.update(orders)
			.set({ dueAt: sql`now() - interval '1 second'` })
			.where(eq(orders.number, number))
		await sweepOnce(shop.tiny.db)
		await pay()
		await shop.check(number)
		const { document } = await visitor.get(`/order/success?order=${number}`)
		expect(document.text).toContain('Toko akan mengembalikannya')
	})
})
