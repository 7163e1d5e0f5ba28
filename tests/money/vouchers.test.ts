import { topUp } from '#tests/support/top-up.ts'
import { and, eq, isNull } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Database } from '#website-api/db/database.ts'
import { balanceOf } from '#website-api/modules/money/ledger/account.queries.ts'
import { orders } from '#website-api/modules/sales/orders/order.table.ts'
import { sweepOnce } from '#website-api/modules/sales/orders/sweep/sweep-orders.command.ts'
import { voucher, voucherUse } from '#website-api/modules/programmes/vouchers/voucher.table.ts'
import { exampleCustomer } from '#tests/support/example-customer.ts'
import { sizeOf } from '#tests/support/sizes.ts'
import {
	EXAMPLE_CARRIAGE,
	exampleGuest,
	exampleOrder,
	exampleShop,
	type ExampleShop,
} from '#tests/support/example-shop.ts'
import { inTransaction } from '#website-api/db/database.ts'
import { makeDue } from './support/customers.ts'
import { moneyTest } from './support/money-test.ts'
import { race, type RacedRequest, send } from './support/race.ts'
import { byCaller, checkout, orderIn, outcomesOf } from './support/shop-calls.ts'
import { exampleVoucher, grantCoins } from '#tests/support/example-voucher.ts'

const money = moneyTest()
const price = 150_000
const full = price + EXAMPLE_CARRIAGE
const discount = 20_000

function buy(shop: ExampleShop, code: string | undefined, phone: string): RacedRequest {
	const [variantId = 0] = shop.variantIds
	const order = exampleOrder([[variantId, 1]], code === undefined ? full : full - discount)
	const guest = { ...exampleGuest(Number(phone.slice(-8))), CUSTOMER_PHONE: phone }
	return checkout(shop, { ...order, ...guest, PRODUCT_COUPON_CODE: code })
}

const phones = (count: number) =>
	Array.from({ length: count }, (_, at) => `+62812${String(10_000_000 + at)}`)

async function standing(db: Database, companyId: number): Promise<number> {
	const rows = await db
		.select({ orderId: voucherUse.orderId })
		.from(voucherUse)
		.where(and(eq(voucherUse.companyId, companyId), isNull(voucherUse.undoneAt)))
	return rows.length
}

test.each([1, 3])(
	'of 100 parallel orders with a voucher for %i, that many get it; the others must confirm the full price',
	async (quota) => {
		const shop = await exampleShop(money.db, [{ price, stock: 500 }])
		await exampleVoucher(money.db, shop.companyId, { code: 'RACE', quota })
		const buyers = phones(100)
		const answers = await race(
			money.url,
			buyers.map((phone) => buy(shop, 'RACE', phone)),
		)
		expect(outcomesOf(answers)).toEqual({ '201': quota, '409 VOUCHER_UNUSABLE': 100 - quota })
		expect(await standing(money.db, shop.companyId)).toBe(quota)
		const placed = await money.db.select().from(orders).where(eq(orders.companyId, shop.companyId))
		expect(placed.map((order) => order.productDiscount)).toEqual(Array(quota).fill(discount))
		const confirmed = await send(money.url, buy(shop, undefined, buyers[99] ?? ''))
		expect(orderIn(confirmed).SUB_TOTAL).toBe(price)
	},
)

test('one buyer, by account or by phone, gets at most the limit per buyer in 50 parallel attempts', async () => {
	const shop = await exampleShop(money.db, [{ price, stock: 500 }])
	await exampleVoucher(money.db, shop.companyId, { code: 'MINE', perCustomer: 2 })
	const sari = await exampleCustomer(money.db, shop)
	const [phone = ''] = phones(1)
	const answers = await race(
		money.url,
		Array.from({ length: 50 }, (_, at) => {
			const request = buy(shop, 'MINE', phone)
			return at % 2 === 0
				? request
				: { ...request, headers: { ...request.headers, ...sari.headers } }
		}),
	)
	expect(outcomesOf(answers)).toEqual({ '201': 2, '409 VOUCHER_UNUSABLE': 48 })
	expect(await standing(money.db, shop.companyId)).toBe(2)
})

test('a voucher is released once when its order is cancelled and expires concurrently, and can be used again', async () => {
	const shop = await exampleShop(money.db, [{ price, stock: 500 }])
	await exampleVoucher(money.db, shop.companyId, { code: 'BACK', quota: 1 })
	for (const round of Array.from({ length: 10 }, (_, at) => at)) {
		const { ORDER_NUMBER } = orderIn(
			await send(money.url, buy(shop, 'BACK', `+628129999${String(1000 + round)}`)),
		)
		await makeDue(money.db, shop.companyId, ORDER_NUMBER)
		const others = phones(10).map((phone) => buy(shop, 'BACK', phone))
		const cancel = () => byCaller(money.caller, `/orders/${ORDER_NUMBER}/cancellation`)
		const [answers] = await Promise.all([
			race(money.url, [cancel(), cancel(), ...others]),
			sweepOnce(money.db),
		])
		const won = answers.slice(2).filter((answer) => answer.status === 201)
		expect(won.length).toBeLessThanOrEqual(1)
		expect(await standing(money.db, shop.companyId)).toBe(won.length)
		for (const answer of won) {
			await send(
				money.url,
				byCaller(money.caller, `/orders/${orderIn(answer).ORDER_NUMBER}/cancellation`),
			)
		}
		const [row] = await money.db.select().from(voucher).where(eq(voucher.companyId, shop.companyId))
		expect(row?.used).toBe(0)
	}
})

async function richCustomer(shop: ExampleShop, coins: number, wallet: number) {
	const customer = await exampleCustomer(money.db, shop)
	await grantCoins(money.db, shop.companyId, customer.customerId, coins)
	await inTransaction(money.db, (tx) => topUp(tx, shop.companyId, [customer.customerId], wallet))
	return customer
}

test('coins and wallet are spent once: of 20 parallel orders that each want all of them one is placed', async () => {
	const shop = await exampleShop(money.db, [{ price, stock: 500 }])
	const { customerId, headers } = await richCustomer(shop, 50_000, 60_000)
	const [variantId = 0] = shop.variantIds
	const answers = await race(
		money.url,
		Array.from({ length: 20 }, () => {
			const order = exampleOrder([[variantId, 1]], full - 50_000)
			const request = checkout(shop, { ...order, COINS: 50_000, WALLET_AMOUNT: 60_000 })
			return { ...request, headers: { ...request.headers, ...headers } }
		}),
	)
	expect(outcomesOf(answers)).toEqual({ '201': 1, '409 PRICE_CHANGED': 19 })
	const balance = (kind: 'coins' | 'wallet') =>
		balanceOf(money.db, shop.companyId, customerId, kind)
	expect([await balance('coins'), await balance('wallet')]).toEqual([0, 0])
	const placed = answers.filter((answer) => answer.status === 201).map(orderIn)
	const [order] = placed
	if (!order) throw new Error('No order')
	expect(order.AMOUNT_DUE).toBe(full - 50_000 - 60_000 + order.UNIQUE_CODE)

	await makeDue(money.db, shop.companyId, order.ORDER_NUMBER)
	await Promise.all([sweepOnce(money.db), sweepOnce(money.db)])
	expect([await balance('coins'), await balance('wallet')]).toEqual([50_000, 60_000])
})

test('an order covered by wallet and coins is paid immediately, and its cancellation refunds each', async () => {
	const shop = await exampleShop(money.db, [{ price, stock: 500 }])
	await exampleVoucher(money.db, shop.companyId, { code: 'ALSO' })
	const { customerId, headers } = await richCustomer(shop, 1_000_000, 1_000_000)
	const [variantId = 0] = shop.variantIds
	const left = full - discount - price / 2
	const order = {
		...exampleOrder([[variantId, 1]], left),
		PRODUCT_COUPON_CODE: 'ALSO',
		COINS: price / 2,
		WALLET_AMOUNT: left,
	}
	const request = checkout(shop, { ...order, PAYMENT_METHOD: 'WALLET', BANK_CODE: undefined })
	const placed = orderIn(
		await send(money.url, { ...request, headers: { ...request.headers, ...headers } }),
	)
	expect(placed).toMatchObject({
		ORDER_STATUS: 'PAYMENT_CONFIRMED',
		PAYMENT_METHOD: 'WALLET',
		UNIQUE_CODE: 0,
		AMOUNT_DUE: 0,
		TOTAL: left,
	})
	const cancel = byCaller(money.caller, `/orders/${placed.ORDER_NUMBER}/cancellation`)
	const ends = await race(
		money.url,
		Array.from({ length: 10 }, () => cancel),
	)
	expect(outcomesOf(ends)['200']).toBe(1)
	expect(await balanceOf(money.db, shop.companyId, customerId, 'coins')).toBe(1_000_000)
	expect(await balanceOf(money.db, shop.companyId, customerId, 'wallet')).toBe(1_000_000)
	expect(await standing(money.db, shop.companyId)).toBe(0)
})

const rounds = sizeOf({ usual: 8, full: 100 })
test(`payment races expiry of an order with voucher, coins and wallet ${rounds} times: fully paid, or fully refunded`, async () => {
	const shop = await exampleShop(money.db, [{ price, stock: 500 }])
	await exampleVoucher(money.db, shop.companyId, { code: 'LOMBA', perCustomer: 1_000 })
	const { customerId, headers } = await richCustomer(shop, 5_000, 10_000)
	const [variantId = 0] = shop.variantIds
	const total = full - discount - 5_000
	const balances = async () => ({
		coins: await balanceOf(money.db, shop.companyId, customerId, 'coins'),
		wallet: await balanceOf(money.db, shop.companyId, customerId, 'wallet'),
	})
	for (let round = 0; round < rounds; round++) {
		const before = await balances()
		const order = {
			...exampleOrder([[variantId, 1]], total),
			PRODUCT_COUPON_CODE: 'LOMBA',
			COINS: 5_000,
			WALLET_AMOUNT: 10_000,
		}
		const request = checkout(shop, order)
		const placed = orderIn(
			await send(money.url, { ...request, headers: { ...request.headers, ...headers } }),
		)
		const { ORDER_NUMBER, AMOUNT_DUE, UNIQUE_CODE } = placed
		await makeDue(money.db, shop.companyId, ORDER_NUMBER)
		const notice = byCaller(money.caller, `/orders/${ORDER_NUMBER}/payments`, {
			PROVIDER: 'BCA',
			REFERENCE: ORDER_NUMBER,
			AMOUNT: AMOUNT_DUE,
		})
		const [answers] = await Promise.all([race(money.url, [notice, notice]), sweepOnce(money.db)])
		for (const answer of answers) expect(answer.status).toBe(200)
		await sweepOnce(money.db)
		const [row] = await money.db.select().from(orders).where(eq(orders.number, ORDER_NUMBER))
		const late = { coins: before.coins, wallet: before.wallet + AMOUNT_DUE }
		if (row?.status === 'EXPIRED') expect(await balances()).toEqual(late)
		else {
			expect(row).toMatchObject({ status: 'PAYMENT_CONFIRMED', paid: total + UNIQUE_CODE })
			await send(money.url, byCaller(money.caller, `/orders/${ORDER_NUMBER}/cancellation`))
			// The transferred amount is in the wallet either way.
			expect(await balances()).toEqual(late)
		}
		expect(await standing(money.db, shop.companyId)).toBe(0)
	}
})
