import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { exampleCustomer } from '#tests/support/example-customer.ts'
import { exampleSale, orderById } from '#tests/support/example-sale.ts'
import { exampleShop } from '#tests/support/example-shop.ts'
import { memoryStorage } from '#tests/support/memory-storage.ts'
import { product } from '#website-api/modules/catalog/products/product.table.ts'
import { review } from '#website-api/modules/catalog/products/review.table.ts'
import { attachFile } from '#website-api/modules/sales/customer-orders/product-file.command.ts'
import { sweepOnce } from '#website-api/modules/sales/orders/sweep/sweep-orders.command.ts'
import { makeDue, walletOf } from './support/customers.ts'
import { moneyTest } from './support/money-test.ts'
import { race, send } from './support/race.ts'
import { byCaller, outcomeOf, outcomesOf } from './support/shop-calls.ts'

const money = moneyTest()
const price = 50_000

test.each(Array.from({ length: 10 }, (_, round) => round))(
	'accepting a change races declining it and its expiry: one of them wins (round %d)',
	async () => {
		const shop = await exampleShop(money.db, [{ price, stock: 100 }])
		const { customerId, headers } = await exampleCustomer(money.db, shop)
		const sale = await exampleSale(money.db, shop, {
			customerId,
			lines: [[0, 3]],
			upTo: 'PROCESSING',
		})
		const change = {
			CHANGE_REASON: 'Satu potong cacat.',
			LINE_LIST: [{ LINE_POSITION: 0, QTY_AFTER: 2 }],
		}
		await send(money.url, byCaller(money.caller, `/orders/${sale.number}/change`, change))
		await makeDue(money.db, shop.companyId, sale.number)
		const [answers] = await Promise.all([
			race(
				money.url,
				Array.from({ length: 30 }, (_, at) => ({
					path: `/v1/order/${sale.number}/change-${at % 2 === 0 ? 'acceptance' : 'refusal'}`,
					headers,
					body: {},
				})),
			),
			sweepOnce(money.db),
		])
		const won = answers.filter(({ status }) => status === 200)
		expect(won.length).toBeLessThanOrEqual(1)
		for (const lost of answers.filter(({ status }) => status !== 200)) {
			expect(outcomeOf(lost)).toMatch(/^409 (ORDER_CHANGED|TRANSITION_REFUSED)$/)
		}
		const after = await orderById(money.db, sale.id)
		expect(after.refunded).toBe(after.status === 'PROCESSING' ? price : sale.total)
		expect(['PROCESSING', 'CANCEL']).toContain(after.status)
		expect(await walletOf(money.db, shop.companyId, customerId)).toBe(after.refunded)
	},
)

test('40 concurrent downloads of a line: five are served', async () => {
	const shop = await exampleShop(money.db, [{ price, stock: 10, isDigital: true }])
	const { companyId } = shop
	const { customerId, headers } = await exampleCustomer(money.db, shop)
	const [row] = await money.db.select().from(product).where(eq(product.companyId, companyId))
	const file = { fileName: 'a.pdf', contentType: 'application/pdf', bytes: Buffer.from('%PDF') }
	const target = { companyId, slug: row?.slug ?? '' }
	await attachFile({ db: money.db, storage: memoryStorage() }, target, file)
	const lines: [number, number][] = [[0, 1]]
	const sale = { customerId, lines, upTo: 'PAYMENT_CONFIRMED', isCollected: true } as const
	const order = await exampleSale(money.db, shop, sale)
	const answers = await race(
		money.url,
		Array.from({ length: 40 }, () => ({
			path: `/v1/order/${order.number}/download`,
			headers,
			body: { LINE_POSITION: 0 },
		})),
	)
	expect(outcomesOf(answers)).toEqual({ '200': 5, '409 DOWNLOADS_USED_UP': 35 })
})

test('20 concurrent reviews of a line: one is stored, and the average counts it once', async () => {
	const shop = await exampleShop(money.db, [{ price, stock: 10 }])
	const { companyId } = shop
	const { customerId, headers } = await exampleCustomer(money.db, shop)
	const { number } = await exampleSale(money.db, shop, {
		customerId,
		lines: [[0, 1]],
		upTo: 'DELIVERED',
	})
	const { 'content-type': _, ...rest } = headers
	const answers = await Promise.all(
		Array.from({ length: 20 }, async () => {
			const form = new FormData()
			form.set('LINE_POSITION', '0')
			form.set('REVIEW_RATING', '4')
			form.set('REVIEW_TEXT', 'Bagus.')
			const path = `${money.url}/v1/order/${number}/review`
			const answer = await fetch(path, { method: 'POST', headers: rest, body: form })
			const body: unknown = await answer.json()
			return { status: answer.status, body }
		}),
	)
	expect(outcomesOf(answers)).toEqual({ '201': 1, '409 ALREADY_REVIEWED': 19 })
	const stored = await money.db.select().from(review).where(eq(review.companyId, companyId))
	expect(stored).toHaveLength(1)
	const [row] = await money.db
		.select()
		.from(product)
		.where(and(eq(product.companyId, companyId), eq(product.id, stored[0]?.productId ?? 0)))
	expect(row).toMatchObject({ ratingSum: 4, ratingCount: 1 })
})
