import type { OrderStatus } from '#website-api/modules/sales/orders/order.table.ts'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { FailureWire } from '#contract/envelope.ts'
import type { OrderRequestWire } from '#contract/order-request.ts'
import { createOrder } from '#contract/shown-order.ts'
import { exampleApi } from '#tests/support/example-api.ts'
import { type ExampleCustomer, exampleCustomer } from '#tests/support/example-customer.ts'
import {
	EXAMPLE_CARRIAGE,
	exampleOrder,
	type ExampleShop,
	exampleShop,
	formKeyText,
} from '#tests/support/example-shop.ts'
import { exampleVoucher, grantCoins } from '#tests/support/example-voucher.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import { inTransaction, type OpenDatabase } from '#website-api/db/database.ts'
import { auditOracles } from '#website-api/modules/money/audit/oracles.queries.ts'
import {
	acceptChange,
	proposeChange,
} from '#website-api/modules/sales/customer-orders/order-change.command.ts'
import { balanceOf } from '#website-api/modules/money/ledger/account.queries.ts'
import { orderLine } from '#website-api/modules/sales/orders/order-line.table.ts'
import {
	lockOrder,
	moveOrder,
} from '#website-api/modules/sales/orders/transition/move-order.command.ts'
import { receivePayment } from '#website-api/modules/sales/payments/receive-payment.command.ts'

let database: OpenDatabase
let api: ReturnType<typeof exampleApi>
let shop: ExampleShop
let sari: ExampleCustomer

beforeAll(async () => {
	database = await openTestDatabase()
	api = exampleApi(database.db)
})
beforeEach(async () => {
	shop = await exampleShop(database.db, [
		{ price: 70_000, stock: 50 },
		{ price: 29_999, stock: 50 },
	])
	sari = await exampleCustomer(database.db, shop)
})
afterEach(async () => expect(await auditOracles(database.db)).toEqual([]))
afterAll(() => database.close())

const add = (terms: Parameters<typeof exampleVoucher>[2]) =>
	exampleVoucher(database.db, shop.companyId, terms)

async function order(over: Partial<OrderRequestWire>, lines: [number, number][]) {
	const named = lines.map(([at, quantity]): [number, number] => [
		shop.variantIds[at] ?? 0,
		quantity,
	])
	return api.request('/v1/order', {
		method: 'POST',
		headers: { ...sari.headers, 'idempotency-key': formKeyText() },
		body: JSON.stringify({ ...exampleOrder(named, 0), ...over }),
	})
}

async function advance(number: string, ...steps: OrderStatus[]) {
	for (const to of steps) {
		await inTransaction(database.db, async (tx) => {
			const row = await lockOrder(tx, shop.companyId, number)
			if (to === 'PAYMENT_CONFIRMED') {
				const notice = { provider: 'BCA', reference: number, amount: row.total - row.paid }
				await receivePayment(tx, shop.companyId, number, notice, 'staff')
			} else await moveOrder(tx, row, { to, actor: 'staff', trackingNumber: 'JP1' })
		})
	}
}

const sariHas = (kind: 'wallet' | 'coins') =>
	balanceOf(database.db, shop.companyId, sari.customerId, kind)

test('cashback on shipping is credited also where a voucher covered the items completely', async () => {
	await add({ code: 'GRATIS', isPercentage: false, amount: 100_000 })
	await add({
		code: 'ONGKIR',
		isForShipping: true,
		isCashback: true,
		isPercentage: false,
		amount: 5_000,
	})
	const placed = await order(
		{
			PRODUCT_COUPON_CODE: 'GRATIS',
			SHIPPING_COUPON_CODE: 'ONGKIR',
			EXPECTED_TOTAL: EXAMPLE_CARRIAGE,
		},
		[[0, 1]],
	)
	const { data } = createOrder.answer.parse(await placed.json())
	expect(data).toMatchObject({ CASHBACK: 5_000, PRODUCT_DISCOUNT: 70_000 })
	await advance(
		data.ORDER_NUMBER,
		'PAYMENT_CONFIRMED',
		'PROCESSING',
		'SHIPPING',
		'DELIVERED',
		'COMPLETED',
	)
	expect(await sariHas('wallet')).toBe(5_000)
})

test('[CP-02] cashback is credited once the order is completed, for the items that were not returned', async () => {
	await add({
		code: 'KEMBALI',
		isCashback: true,
		isPercentage: true,
		amount: 10,
		maximumAmount: 20_000,
	})
	const subTotal = 3 * 70_000
	const placed = await order(
		{ PRODUCT_COUPON_CODE: 'KEMBALI', EXPECTED_TOTAL: subTotal + EXAMPLE_CARRIAGE },
		[[0, 3]],
	)
	const { data } = createOrder.answer.parse(await placed.json())
	expect(data).toMatchObject({ CASHBACK: 20_000, PRODUCT_DISCOUNT: 0 })
	await advance(data.ORDER_NUMBER, 'PAYMENT_CONFIRMED', 'PROCESSING')
	await inTransaction(database.db, async (tx) =>
		proposeChange(tx, await lockOrder(tx, shop.companyId, data.ORDER_NUMBER), {
			reason: 'Satu rusak.',
			lines: [{ position: 0, quantityAfter: 2 }],
		}),
	)
	await inTransaction(database.db, async (tx) =>
		acceptChange(tx, await lockOrder(tx, shop.companyId, data.ORDER_NUMBER)),
	)
	expect(await sariHas('wallet')).toBe(70_000)
	await advance(data.ORDER_NUMBER, 'SHIPPING', 'DELIVERED', 'COMPLETED')
	expect(await sariHas('wallet')).toBe(70_000 + 13_333)
})

test('[FN-05] returned units refund what was paid for them: rupiah after all discounts, and coins', async () => {
	await add({ code: 'POTONG', amount: 10_001 })
	await grantCoins(database.db, shop.companyId, sari.customerId, 50_000)
	const subTotal = 3 * 29_999 + 70_000
	const COINS = 33_333
	const placed = await order(
		{
			PRODUCT_COUPON_CODE: 'POTONG',
			COINS,
			EXPECTED_TOTAL: subTotal - 10_001 - COINS + EXAMPLE_CARRIAGE,
		},
		[
			[1, 3],
			[0, 1],
		],
	)
	const { data } = createOrder.answer.parse(await placed.json())
	expect(await sariHas('coins')).toBe(50_000 - COINS)
	const lines = await database.db
		.select()
		.from(orderLine)
		.where(eq(orderLine.companyId, shop.companyId))
		.orderBy(orderLine.position)
	const [first] = lines
	if (!first) throw new Error('No line')
	expect(lines.reduce((sum, line) => sum + line.discount, 0)).toBe(10_001 + COINS)
	await advance(data.ORDER_NUMBER, 'PAYMENT_CONFIRMED', 'PROCESSING')
	for (const quantityAfter of [2, 1, 0]) {
		await inTransaction(database.db, async (tx) =>
			proposeChange(tx, await lockOrder(tx, shop.companyId, data.ORDER_NUMBER), {
				reason: 'Habis.',
				lines: [{ position: 0, quantityAfter }],
			}),
		)
		await inTransaction(database.db, async (tx) =>
			acceptChange(tx, await lockOrder(tx, shop.companyId, data.ORDER_NUMBER)),
		)
	}
	expect(await sariHas('wallet')).toBe(first.subTotal - first.discount)
	expect(await sariHas('coins')).toBe(50_000 - COINS + first.coins)
	await advance(data.ORDER_NUMBER, 'CANCEL')
	expect(await sariHas('wallet')).toBe(data.TOTAL)
	expect(await sariHas('coins')).toBe(50_000)
})

test.each<[string, Partial<OrderRequestWire>]>([
	['coins that the customer has not', { COINS: 1, EXPECTED_TOTAL: 70_000 + EXAMPLE_CARRIAGE - 1 }],
	[
		'more of the wallet than there is',
		{ WALLET_AMOUNT: 5, EXPECTED_TOTAL: 70_000 + EXAMPLE_CARRIAGE },
	],
])('%s require another confirmation, and nothing is placed', async (_, over) => {
	const answer = await order(over, [[0, 1]])
	expect(FailureWire.parse(await answer.json()).code).toBe('PRICE_CHANGED')
})

test('an order that costs nothing is paid at once, without a transfer code', async () => {
	await add({ code: 'GRATIS', amount: 1_000_000 })
	await add({ code: 'ANTAR', amount: 1_000_000, isForShipping: true })
	const placed = await order(
		{ PRODUCT_COUPON_CODE: 'GRATIS', SHIPPING_COUPON_CODE: 'ANTAR', EXPECTED_TOTAL: 0 },
		[[0, 1]],
	)
	expect(createOrder.answer.parse(await placed.json()).data).toMatchObject({
		ORDER_STATUS: 'PAYMENT_CONFIRMED',
		TOTAL: 0,
		UNIQUE_CODE: 0,
		AMOUNT_DUE: 0,
	})
})
