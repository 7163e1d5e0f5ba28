import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { VISITOR_ADDRESS_HEADER } from '#contract/auth.ts'
import { FailureWire } from '#contract/envelope.ts'
import { listCartLines } from '#contract/cart.ts'
import { createOrder } from '#contract/shown-order.ts'
import { getQuote } from '#contract/quote.ts'
import { exampleApi, storefrontHeaders } from '#tests/support/example-api.ts'
import { exampleCustomer } from '#tests/support/example-customer.ts'
import {
	EXAMPLE_CARRIAGE,
	exampleOrder,
	type ExampleShop,
	exampleShop,
	formKeyText,
} from '#tests/support/example-shop.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import { inTransaction, type OpenDatabase } from '#website-api/db/database.ts'
import { countStock } from '#website-api/modules/catalog/stock/stock.command.ts'
import { company } from '#website-api/modules/platform/companies/company.table.ts'
import { receivePayment } from '#website-api/modules/sales/payments/receive-payment.command.ts'
import { guestOpenOrder } from './place/guest-open-order.table.ts'
import { lockOrder, moveOrder } from './transition/move-order.command.ts'

const price = 50_000
let database: OpenDatabase
let api: ReturnType<typeof exampleApi>
let shop: ExampleShop

beforeAll(async () => {
	database = await openTestDatabase()
	api = exampleApi(database.db)
})
beforeEach(async () => {
	shop = await exampleShop(database.db, [{ price, stock: 10 }])
})
afterAll(() => database.close())

let guests = 0
/** A new guest with unused phone, email and network, unless overridden. */
function stranger() {
	guests += 1
	return {
		phone: `+62812${String(10_000_000 + guests)}`,
		email: `tamu${guests}@example.com`,
		address: `10.${guests >> 8}.${guests & 255}.7`,
		quantity: 1,
		headers: {} as Record<string, string>,
	}
}

async function order(one: Partial<ReturnType<typeof stranger>> = {}) {
	const { phone, email, address, quantity, headers } = { ...stranger(), ...one }
	const [variantId = 0] = shop.variantIds
	const wish = exampleOrder([[variantId, quantity]], price * quantity + EXAMPLE_CARRIAGE)
	return api.request('/v1/order', {
		method: 'POST',
		headers: {
			...storefrontHeaders(shop),
			...headers,
			[VISITOR_ADDRESS_HEADER]: address,
			'idempotency-key': formKeyText(),
		},
		body: JSON.stringify({ ...wish, CUSTOMER_PHONE: phone, CUSTOMER_EMAIL: email }),
	})
}

async function cartOf(quantity: number) {
	const query = `CART_LINES=${shop.variantIds[0]}:${quantity}`
	const response = await api.request(`/v1/cart/cart-list-v2?${query}`, {
		headers: storefrontHeaders(shop),
	})
	return listCartLines.answer.parse(await response.json()).data
}

async function isOrderable(quantity: number, headers: Record<string, string> = {}) {
	const response = await api.request('/v1/order/quote', {
		method: 'POST',
		headers: { ...storefrontHeaders(shop), ...headers },
		body: JSON.stringify({ CART_LIST: [{ CART_ID: shop.variantIds[0], CART_QTY: quantity }] }),
	})
	return getQuote.answer.parse(await response.json()).data.IS_ORDERABLE
}

async function placed(one?: Partial<ReturnType<typeof stranger>>) {
	const response = await order(one)
	expect(response.status, await response.clone().text()).toBe(201)
	return createOrder.answer.parse(await response.json()).data
}

/** Minutes until an unpaid order expires. */
async function waits(one?: Partial<ReturnType<typeof stranger>>) {
	const { ORDER_DATE, EXPIRED_DATE } = await placed(one)
	return (Date.parse(EXPIRED_DATE ?? '') - Date.parse(ORDER_DATE)) / 60_000
}

const inTurn = async (all: (() => Promise<number>)[]) => {
	const minutes: number[] = []
	for (const one of all) minutes.push(await one())
	return minutes
}

describe('a guest’s third open order expires after an hour', () => {
	test.each([
		[
			'phone',
			[{ phone: '+6281200000001' }, { phone: '+6281200000001' }, { phone: '+6281200000001' }],
		],
		['email', [{ email: 'A@x.id' }, { email: 'a@X.id' }, { email: 'a@x.id' }]],
		[
			'network of 256 addresses',
			[{ address: '192.0.2.1' }, { address: '192.0.2.77' }, { address: '192.0.2.254' }],
		],
		[
			'/56 of an IPv6 provider',
			[
				{ address: '2001:db8:1:200::1' },
				{ address: '2001:db8:1:2ff::1' },
				{ address: '2001:db8:1:234::9' },
			],
		],
	])('when it has the same %s', async (_what, three) => {
		expect(await inTurn(three.map((one) => () => waits(one)))).toEqual([1440, 1440, 60])
		expect(await waits()).toBe(1440)
	})

	test('until one of them is paid or has ended', async () => {
		const phone = '+6281200000002'
		const first = await placed({ phone })
		const second = await placed({ phone })
		expect(await waits({ phone })).toBe(60)
		await inTransaction(database.db, async (tx) => {
			const notice = { provider: 'BCA', reference: 'one', amount: first.AMOUNT_DUE }
			await receivePayment(tx, shop.companyId, first.ORDER_NUMBER, notice, 'staff')
			const open = await lockOrder(tx, shop.companyId, second.ORDER_NUMBER)
			await moveOrder(tx, open, { to: 'CANCEL', actor: 'staff' })
		})
		expect(
			await database.db.$count(guestOpenOrder, eq(guestOpenOrder.companyId, shop.companyId)),
		).toBe(1)
		expect(await waits({ phone })).toBe(1440)
	})

	test('independently of orders by customers', async () => {
		const { headers } = await exampleCustomer(database.db, shop)
		const phone = '+6281200000003'
		const mine = () => waits({ phone, headers })
		expect(await inTurn([mine, mine, mine, mine])).toEqual([1440, 1440, 1440, 1440])
	})
})

describe('unpaid orders of guests', () => {
	async function share(percent: number) {
		await database.db
			.update(company)
			.set({ guestStockPercent: percent })
			.where(eq(company.id, shop.companyId))
	}

	test('reserve at most half of a variant, and the error says what to do', async () => {
		await share(50)
		await placed({ quantity: 3 })
		const many = await order({ quantity: 3 })
		expect(many.status).toBe(409)
		expect(FailureWire.parse(await many.json())).toMatchObject({
			code: 'GUEST_STOCK_LIMIT',
			message:
				'Tanpa akun, hanya sebagian stok yang bisa dipesan. Kurangi jumlahnya, masuk ke akunmu, atau coba lagi nanti.',
			errors: {
				CART_LIST: ['Barang 1: tanpa akun, paling banyak 2 untuk sekarang.'],
				CART_ID: [String(shop.variantIds[0])],
			},
		})
		await placed({ quantity: 2 })
		const one = FailureWire.parse(await (await order()).json())
		expect(one.errors?.CART_LIST).toEqual([
			'Barang 1: untuk sementara hanya bisa dipesan lewat akun.',
		])
		const { headers } = await exampleCustomer(database.db, shop)
		await placed({ headers, quantity: 5 })
		const none = FailureWire.parse(await (await order()).json())
		expect(none.code).toBe('OUT_OF_STOCK')
	})

	test('free their share once they are paid', async () => {
		await share(50)
		const { ORDER_NUMBER, AMOUNT_DUE } = await placed({ quantity: 5 })
		expect((await order()).status).toBe(409)
		const notice = { provider: 'BCA', reference: 'two', amount: AMOUNT_DUE }
		await inTransaction(database.db, (tx) =>
			receivePayment(tx, shop.companyId, ORDER_NUMBER, notice, 'staff'),
		)
		// Five are left, and guests hold none of them.
		await placed({ quantity: 5 })
	})

	test.each([
		// The units left, those that guests hold of them, and the most that the next guest can order.
		{ units: 1, held: 0, most: 1 },
		{ units: 3, held: 0, most: 3 },
		{ units: 5, held: 0, most: 5 },
		{ units: 6, held: 0, most: 3 },
		{ units: 2, held: 1, most: 1 },
		{ units: 3, held: 1, most: 1 },
		{ units: 3, held: 2, most: 0 },
		{ units: 5, held: 5, most: 0 },
		{ units: 8, held: 1, most: 3 },
		{ units: 9, held: 4, most: 0 },
	])('of $units units with $held held may reserve $most more', async ({ units, held, most }) => {
		await share(50)
		await inTransaction(database.db, (tx) => {
			const count = { variantId: shop.variantIds[0] ?? 0, onHand: units }
			return countStock(tx, shop.companyId, [count], 'test')
		})
		if (held > 0) await placed({ quantity: held })
		expect((await order({ quantity: most + 1 })).status).toBe(409)
		const [line] = await cartOf(most + 1)
		expect(line).toMatchObject({ CART_STOCK: units - held, CART_GUEST_STOCK: most })
		expect(await isOrderable(most + 1)).toBe(false)
		if (most === 0) return
		expect(await isOrderable(most)).toBe(true)
		await placed({ quantity: most })
	})

	test('do not limit what a customer is told', async () => {
		await share(10)
		const { headers } = await exampleCustomer(database.db, shop)
		expect(await isOrderable(10)).toBe(false)
		expect(await isOrderable(10, headers)).toBe(true)
	})

	test('may reserve the last unit', async () => {
		await share(1)
		const { headers } = await exampleCustomer(database.db, shop)
		await placed({ headers, quantity: 9 })
		await placed()
	})
})
