import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { numbersFrom } from '#examples/draw/random.ts'
import { orders } from '#website-api/modules/sales/orders/order.table.ts'
import { EXAMPLE_CARRIAGE, exampleOrder, exampleShop } from '#tests/support/example-shop.ts'
import { moneyTest } from './support/money-test.ts'
import { race } from './support/race.ts'
import { replayable, seed } from './support/seed.ts'
import { checkout } from './support/shop-calls.ts'
import { exampleVoucher } from '#tests/support/example-voucher.ts'
import { sizeOf } from '#tests/support/sizes.ts'

const money = moneyTest()
const price = 50_000

const wrong: unknown[] = [
	1,
	-1,
	0,
	1.5,
	1e9,
	Infinity,
	-50_000,
	'1',
	'\uff11',
	'Infinity',
	null,
	true,
	[1],
	[1, 1],
	{},
	{ $gt: 0 },
	'',
	'HEMAT',
	'hemat ',
	'HEMAT,HEMAT',
	['HEMAT', 'HEMAT'],
	'USD',
]
const fields = [
	'CART_LIST',
	'CART_ID',
	'CART_QTY',
	'CART_PRICE',
	'PRICE',
	'SUB_TOTAL',
	'TOTAL',
	'SHIPPING_PRICE',
	'VENDOR_CODE',
	'VENDOR_METHOD',
	'PRODUCT_COUPON_CODE',
	'COINS',
	'SHIPPING_COUPON_CODE',
	'WALLET_AMOUNT',
	'EXPECTED_TOTAL',
	'CUSTOMER_ID',
	'CURRENCY',
	'PAYMENT_METHOD',
	'DISCOUNT',
	'PRODUCT_DISCOUNT',
	'COUPON_AMOUNT',
	'TIER',
	'BANK_CODE',
] as const

const sent = sizeOf({ usual: 200, full: 2_000 })

test(`${sent} orders with changed prices, quantities, vouchers, coins and totals: none is charged below its correct price`, () =>
	replayable(async () => {
		const shop = await exampleShop(money.db, [{ price, stock: 1_000_000 }])
		await exampleVoucher(money.db, shop.companyId, {
			code: 'HEMAT',
			amount: 5_000,
			perCustomer: 1_000,
		})
		const [variantId = 0] = shop.variantIds
		const random = numbersFrom(seed)
		const pick = <T>(from: readonly T[]) => from[Math.floor(random() * from.length)]
		const posts = Array.from({ length: sent }, () => {
			const order: Record<string, unknown> = {
				...exampleOrder([[variantId, 1]], price + EXAMPLE_CARRIAGE),
			}
			for (let changes = 1 + Math.floor(random() * 3); changes > 0; changes--) {
				const field = pick(fields) ?? 'TOTAL'
				const value = pick(wrong)
				if (field === 'CART_ID') order.CART_LIST = [{ CART_ID: value, CART_QTY: 1 }]
				else if (field === 'CART_QTY') {
					order.CART_LIST = [{ CART_ID: variantId, CART_QTY: value, CART_PRICE: 1 }]
				} else order[field] = value
			}
			const { path, headers } = checkout(shop, exampleOrder([[variantId, 1]], 0))
			return { path, headers, body: order }
		})
		let placedCount = 0
		for (let at = 0; at < posts.length; at += 100) {
			const answers = await race(money.url, posts.slice(at, at + 100))
			for (const answer of answers) expect(answer.status).toBeLessThan(500)
			placedCount += answers.filter(({ status }) => status === 201).length
		}
		const placed = await money.db.select().from(orders).where(eq(orders.companyId, shop.companyId))
		expect(placed).toHaveLength(placedCount)
		expect(placedCount).toBeGreaterThan(0)
		for (const order of placed) {
			const units = order.subTotal / price
			expect(Number.isInteger(units) && units >= 1).toBe(true)
			expect([0, 5_000]).toContain(order.productDiscount)
			expect(order.coinsSpent + order.walletPaid + order.shippingDiscount).toBe(0)
			const carriage = order.vendorCode === 'SELF_PICKUP' ? 0 : EXAMPLE_CARRIAGE
			expect(order.total - order.uniqueCode).toBeGreaterThanOrEqual(
				units * price + carriage - order.productDiscount,
			)
		}
	}))
