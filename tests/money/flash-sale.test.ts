import { createAdaptorServer } from '@hono/node-server'
import { and, eq, sql } from 'drizzle-orm'
import { once } from 'node:events'
import pino from 'pino'
import { expect, test } from 'vitest'
import {
	endFlashSaleIn,
	exampleFlashSale,
	flashItemsOf,
} from '#tests/support/example-flash-sale.ts'
import { exampleCustomer } from '#tests/support/example-customer.ts'
import { exampleSecret } from '#tests/support/example-api.ts'
import {
	EXAMPLE_CARRIAGE,
	exampleGuest,
	exampleOrder,
	exampleShop,
} from '#tests/support/example-shop.ts'
import { memoryStorage } from '#tests/support/memory-storage.ts'
import { createApi } from '#website-api/app.ts'
import { flashClaim } from '#website-api/modules/catalog/flash-sales/flash-claim.table.ts'
import {
	flashBuyer,
	flashCounter,
	flashSale,
} from '#website-api/modules/catalog/flash-sales/flash-sale.table.ts'
import { orderLine } from '#website-api/modules/sales/orders/order-line.table.ts'
import { orders } from '#website-api/modules/sales/orders/order.table.ts'
import { sweepOnce } from '#website-api/modules/sales/orders/sweep/sweep-orders.command.ts'
import { sizeOf } from '#tests/support/sizes.ts'
import { makeDue } from './support/customers.ts'
import { moneyTest } from './support/money-test.ts'
import { race, type RacedAnswer, send } from './support/race.ts'
import { byCaller, checkout, orderIn, outcomeOf, outcomesOf } from './support/shop-calls.ts'

const money = moneyTest()
const full = 200_000
const flash = 99_000
const crowdSize = sizeOf({ usual: 50, full: 125 })

/** An order of `quantity` by the buyer with that number, who was shown the flash price. */
function orderBy(variantId: number, buyer: number, { quantity = 1, price = flash } = {}) {
	return {
		...exampleOrder([[variantId, quantity]], quantity * price + EXAMPLE_CARRIAGE),
		...exampleGuest(buyer),
	}
}

async function shopWithSale(quota: number, maxPerBuyer = 1, stock = 1_000) {
	const shop = await exampleShop(money.db, [{ price: full, stock }])
	const [variantId = 0] = shop.variantIds
	const saleId = await exampleFlashSale(money.db, shop.companyId, [
		{ variantId, price: flash, quota, maxPerBuyer },
	])
	const [item] = await flashItemsOf(money.db, shop.companyId, saleId)
	return { shop, variantId, saleId, itemId: item?.id ?? 0 }
}

async function claimedOf(companyId: number) {
	const rows = await money.db
		.select()
		.from(flashCounter)
		.where(eq(flashCounter.companyId, companyId))
	return rows.reduce((sum, { claimed }) => sum + claimed, 0)
}

test(`${4 * crowdSize} buyers try twice for a quota of 50 with a limit of 1: 50 are sold, at most one per buyer`, async () => {
	const { shop, variantId } = await shopWithSale(50)
	const answers: RacedAnswer[] = []
	// A server rejects a thousand simultaneous sockets: they come in four batches, each buyer twice at the same time.
	for (let crowd = 0; crowd < 4; crowd++) {
		const buyers = Array.from({ length: crowdSize }, (_, at) => crowd * crowdSize + at)
		const attempts = [...buyers, ...buyers].map((buyer) =>
			checkout(shop, orderBy(variantId, buyer)),
		)
		answers.push(...(await race(money.url, attempts)))
	}
	expect(answers).toHaveLength(8 * crowdSize)
	const outcomes = outcomesOf(answers)
	expect(outcomes['201']).toBe(50)
	// All others must confirm the full price: their sale ended while they ordered, or they got a new quote.
	const refused = (outcomes['409 FLASH_SALE_GONE'] ?? 0) + (outcomes['409 PRICE_CHANGED'] ?? 0)
	expect(refused).toBe(8 * crowdSize - 50)
	expect(await claimedOf(shop.companyId)).toBe(50)
	const perBuyer = await money.db
		.select({ phone: orders.customerPhone })
		.from(orders)
		.where(eq(orders.companyId, shop.companyId))
	expect(new Set(perBuyer.map(({ phone }) => phone)).size).toBe(50)
	const prices = await money.db
		.selectDistinct({ price: orderLine.price })
		.from(orderLine)
		.where(eq(orderLine.companyId, shop.companyId))
	expect(prices).toEqual([{ price: flash }])
})

test('one customer in 40 tabs gets one, by account and by phone; the full price remains available', async () => {
	const { shop, variantId } = await shopWithSale(50)
	const { headers } = await exampleCustomer(money.db, shop)
	const tabs = Array.from({ length: 40 }, (_, at) => {
		const request = checkout(shop, orderBy(variantId, at % 2 === 0 ? 7 : 700 + at))
		return { ...request, headers: { ...headers, ...request.headers } }
	})
	const { '201': won, ...refused } = outcomesOf(await race(money.url, tabs))
	expect(won).toBe(1)
	for (const outcome of Object.keys(refused)) {
		expect(outcome).toMatch(/^409 (FLASH_SALE_GONE|PRICE_CHANGED)$/)
	}
	expect(await claimedOf(shop.companyId)).toBe(1)
	const again = await send(money.url, checkout(shop, orderBy(variantId, 7, { price: full })))
	if (again.status === 201) expect(orderIn(again).LINE_LIST[0]?.LINE_PRICE).toBe(full)
})

test('a line has one price: above the limit or the remaining quota it is the full price', async () => {
	const { shop, variantId } = await shopWithSale(3, 2)
	const outcome = async (order: ReturnType<typeof orderBy>) =>
		outcomeOf(await send(money.url, checkout(shop, order)))
	expect(await outcome(orderBy(variantId, 1, { quantity: 3 }))).toBe('409 PRICE_CHANGED')
	expect(await outcome(orderBy(variantId, 1, { quantity: 2 }))).toBe('201')
	expect(await outcome(orderBy(variantId, 2, { quantity: 2 }))).toBe('409 PRICE_CHANGED')
	expect(await outcome(orderBy(variantId, 2, { quantity: 2, price: full }))).toBe('201')
	expect(await outcome(orderBy(variantId, 3))).toBe('201')
	expect(await outcome(orderBy(variantId, 4))).toBe('409 PRICE_CHANGED')
	expect(await claimedOf(shop.companyId)).toBe(3)
})

test('units are released once when orders expire or are cancelled, and sold again', async () => {
	const { shop, variantId } = await shopWithSale(20)
	const first = await race(
		money.url,
		Array.from({ length: 30 }, (_, buyer) => checkout(shop, orderBy(variantId, buyer))),
	)
	const numbers = first
		.filter(({ status }) => status === 201)
		.map((one) => orderIn(one).ORDER_NUMBER)
	expect(numbers).toHaveLength(20)
	const [expired, cancelled] = [numbers.slice(0, 6), numbers.slice(6, 12)]
	for (const number of expired) await makeDue(money.db, shop.companyId, number)
	// Releases and orders contend for the same counters and the same stock row.
	const [answers] = await Promise.all([
		race(money.url, [
			...[...cancelled, ...cancelled].map((number) =>
				byCaller(money.caller, `/orders/${number}/cancellation`),
			),
			...Array.from({ length: 40 }, (_, at) => checkout(shop, orderBy(variantId, 1_000 + at))),
		]),
		sweepOnce(money.db),
		sweepOnce(money.db),
	])
	for (const { status } of answers) expect(status).toBeLessThan(500)
	const open = await money.db
		.select({ id: orders.id })
		.from(orders)
		.where(and(eq(orders.companyId, shop.companyId), eq(orders.status, 'PENDING')))
	expect(await claimedOf(shop.companyId)).toBe(open.length)
	const rest = await race(
		money.url,
		Array.from({ length: 20 }, (_, at) => checkout(shop, orderBy(variantId, 2_000 + at))),
	)
	expect(rest.filter(({ status }) => status === 201)).toHaveLength(20 - open.length)
	expect(await claimedOf(shop.companyId)).toBe(20)
})

test('around the end the database’s clock decides the price, with the API’s clock off by 10 minutes', async () => {
	const { shop, variantId, saleId } = await shopWithSale(1_000, 1_000)
	for (const minutes of [-10, 10]) {
		const api = createApi({
			db: money.db,
			clock: () => new Date(Date.now() + minutes * 60_000),
			secret: exampleSecret,
			storage: memoryStorage(),
			log: pino({ level: 'silent' }),
		})
		const server = createAdaptorServer({ fetch: api.fetch })
		server.listen(0, '127.0.0.1')
		await once(server, 'listening')
		const address = server.address()
		const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
		try {
			for (let round = 0; round < 50; round++) {
				await endFlashSaleIn(money.db, shop.companyId, saleId, (round % 25) - 4)
				const [sale] = await money.db.select().from(flashSale).where(eq(flashSale.id, saleId))
				let price = flash
				for (let attempt = 0; attempt < 3; attempt++) {
					const answer = await send(url, checkout(shop, orderBy(variantId, round, { price })))
					if (answer.status === 409) {
						price = full
						continue
					}
					const { ORDER_NUMBER, LINE_LIST } = orderIn(answer)
					const [placed] = await money.db
						.select({ at: orders.placedAt })
						.from(orders)
						.where(eq(orders.number, ORDER_NUMBER))
					const isInside = Number(placed?.at) < Number(sale?.endsAt)
					// Both times have millisecond precision: in the last millisecond either price is correct.
					if (Number(placed?.at) !== Number(sale?.endsAt)) {
						expect(LINE_LIST[0]?.LINE_PRICE).toBe(isInside ? flash : full)
					}
					break
				}
			}
		} finally {
			server.close()
		}
	}
	const sold = await money.db
		.select({ price: orderLine.price, lines: sql<number>`count(*)::int` })
		.from(orderLine)
		.where(eq(orderLine.companyId, shop.companyId))
		.groupBy(orderLine.price)
	expect(sold.reduce((sum, { lines }) => sum + lines, 0)).toBe(100)
	expect(sold).toHaveLength(2)
})

test('database constraints keep the counters of a sale within their limits', async () => {
	const { shop, itemId } = await shopWithSale(1)
	const { companyId } = shop
	const counter = and(eq(flashCounter.companyId, companyId), eq(flashCounter.itemId, itemId))
	const broken = { cause: { code: '23514' } }
	for (const claimed of [2, -1]) {
		await expect(
			money.db.update(flashCounter).set({ claimed }).where(counter),
		).rejects.toMatchObject(broken)
	}
	const buyer = { companyId, itemId, buyer: 'a'.repeat(64), most: 1 }
	await expect(money.db.insert(flashBuyer).values({ ...buyer, claimed: 2 })).rejects.toMatchObject(
		broken,
	)
	const claim = { companyId, itemId, shard: 0, orderId: crypto.randomUUID(), quantity: 1 }
	await money.db.update(flashCounter).set({ claimed: 1 }).where(counter)
	await money.db.insert(flashClaim).values(claim)
	await expect(money.db.insert(flashClaim).values(claim)).rejects.toMatchObject({
		cause: { code: '23505' },
	})
	await money.db.delete(flashClaim).where(eq(flashClaim.orderId, claim.orderId))
	await money.db.update(flashCounter).set({ claimed: 0 }).where(counter)
})
