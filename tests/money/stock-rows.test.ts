import fc from 'fast-check'
import { expect, test } from 'vitest'
import { freeUnits } from '#website-api/modules/catalog/stock/stock.command.ts'
import { EXAMPLE_CARRIAGE, exampleOrder, exampleShop } from '#tests/support/example-shop.ts'
import { moneyTest } from './support/money-test.ts'
import { send } from './support/race.ts'
import { replayable, seed } from './support/seed.ts'
import { byCaller, checkout, orderIn, outcomeOf } from './support/shop-calls.ts'
import { sizeOf } from '#tests/support/sizes.ts'

const money = moneyTest()
const price = 20_000

test('rejects two lines of one unit each on a stock row with one unit', async () => {
	const shop = await exampleShop(money.db, [{ price, stock: 1 }])
	const [variantId = 0] = shop.variantIds
	const twice: [number, number][] = [
		[variantId, 1],
		[variantId, 1],
	]
	const order = exampleOrder(twice, 2 * price + EXAMPLE_CARRIAGE)
	expect(outcomeOf(await send(money.url, checkout(shop, order)))).toBe('409 OUT_OF_STOCK')
	expect(await freeUnits(money.db, shop.companyId, [variantId])).toEqual(new Map([[variantId, 1]]))
})

const generated = sizeOf({ usual: 120, full: 1_000 })

test(`accepts and rejects ${generated} generated carts exactly like a model`, async () => {
	const stocks = [1, 2, 3, 5, 8, 13]
	const shop = await exampleShop(
		money.db,
		stocks.map((stock) => ({ price, stock, weightGrams: 1 })),
	)
	const model = new Map(shop.variantIds.map((id, at) => [id, stocks[at] ?? 0]))
	const line = fc.tuple(fc.constantFrom(...shop.variantIds), fc.integer({ min: 1, max: 4 }))
	const cart = fc.record({
		lines: fc.array(line, { minLength: 1, maxLength: 8 }),
		keep: fc.integer({ min: 0, max: 9 }).map((drawn) => drawn === 0),
	})
	const carts = fc.sample(cart, { numRuns: generated, seed })

	await replayable(async () => {
		const outcomes: Record<string, number> = {}
		for (const { lines, keep } of carts) {
			const sums = new Map<number, number>()
			for (const [id, quantity] of lines) sums.set(id, (sums.get(id) ?? 0) + quantity)
			const fits = [...sums].every(([id, quantity]) => quantity <= (model.get(id) ?? 0))
			const units = [...sums.values()].reduce((sum, quantity) => sum + quantity, 0)

			const order = exampleOrder(lines, units * price + EXAMPLE_CARRIAGE)
			const answer = await send(money.url, checkout(shop, order))
			const outcome = outcomeOf(answer)
			outcomes[outcome] = (outcomes[outcome] ?? 0) + 1
			expect(outcome).toBe(fits ? '201' : '409 OUT_OF_STOCK')
			if (!fits) continue
			if (keep && units <= 2) {
				for (const [id, quantity] of sums) model.set(id, (model.get(id) ?? 0) - quantity)
				continue
			}
			const cancel = `/orders/${orderIn(answer).ORDER_NUMBER}/cancellation` as const
			expect((await send(money.url, byCaller(money.caller, cancel))).status).toBe(200)
		}
		expect(outcomes['201']).toBeGreaterThan(generated / 20)
		expect(outcomes['409 OUT_OF_STOCK']).toBeGreaterThan(generated / 20)
		expect(await freeUnits(money.db, shop.companyId, shop.variantIds)).toEqual(model)
	})
})
