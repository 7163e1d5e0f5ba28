import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { inTransaction } from '#website-api/db/database.ts'
import { Problem } from '#website-api/http/problem.ts'
import { coinLot } from '#website-api/modules/programmes/coins/coin-lot.table.ts'
import { coinsLeft } from '#website-api/modules/programmes/coins/coins.queries.ts'
import { extendReturnedCoins } from '#website-api/modules/programmes/coins/coins.command.ts'
import { expireCoins } from '#website-api/modules/programmes/coins/expire-coins.command.ts'
import { balanceOf } from '#website-api/modules/money/ledger/account.queries.ts'
import { post } from '#website-api/modules/money/ledger/post.command.ts'
import {
	lockOrder,
	moveOrder,
} from '#website-api/modules/sales/orders/transition/move-order.command.ts'
import { exampleCustomer } from '#tests/support/example-customer.ts'
import { exampleSale } from '#tests/support/example-sale.ts'
import { sizeOf } from '#tests/support/sizes.ts'
import { exampleShop } from '#tests/support/example-shop.ts'
import { moneyTest } from './support/money-test.ts'

const money = moneyTest(20)

async function shopper() {
	const shop = await exampleShop(money.db, [{ price: 99_950, stock: 500 }])
	const { customerId } = await exampleCustomer(money.db, shop)
	const owner = { companyId: shop.companyId, customerId }
	return {
		shop,
		owner,
		coins: () => balanceOf(money.db, owner.companyId, customerId, 'coins'),
		/** Earns 999 coins. */
		earn: () => exampleSale(money.db, shop, { customerId, lines: [[0, 1]], upTo: 'COMPLETED' }),
		/** Adds or takes coins, like a refund or a purchase. */
		move: (amount: number, dedupeKey: string) =>
			inTransaction(money.db, async (tx) => {
				const mine = { kind: 'coins', customerId } as const
				const grant = { kind: 'coin_grant' } as const
				const direction = amount < 0 ? { from: mine, to: grant } : { from: grant, to: mine }
				const reason = amount < 0 ? 'redeemed by hand' : 'returned'
				await post(tx, owner.companyId, [
					{ ...direction, amount: Math.abs(amount), reason, dedupeKey },
				])
				await extendReturnedCoins(tx, owner)
			}),
		/** Lets the oldest lots expire: their day was yesterday. */
		end: (orderId: string) =>
			money.db
				.update(coinLot)
				.set({ expiresAt: sql`now() - interval '1 day'` })
				.where(eq(coinLot.orderId, orderId)),
	}
}

test('ten concurrent completions of one order credit its coins once, rounded down', async () => {
	const { shop, owner, coins } = await shopper()
	const order = await exampleSale(money.db, shop, {
		customerId: owner.customerId,
		lines: [[0, 1]],
		upTo: 'DELIVERED',
	})
	const outcomes = await Promise.all(
		Array.from({ length: 10 }, () =>
			inTransaction(money.db, async (tx) =>
				moveOrder(tx, await lockOrder(tx, shop.companyId, order.number), {
					...({ to: 'COMPLETED', actor: 'customer' } as const),
				}),
			).then(
				() => 'done',
				(error: unknown) => {
					if (error instanceof Problem) return error.code
					throw error
				},
			),
		),
	)
	expect(outcomes.filter((one) => one === 'done')).toHaveLength(1)
	expect(await coins()).toBe(999)
})

test('coins expire after a year, those that expire soonest are spent first, and ten sweepers expire them once', async () => {
	const { owner, coins, earn, move, end } = await shopper()
	const first = await earn()
	await earn()
	await move(-400, 'spent:1')
	// Both lots expire on one day.
	expect((await coinsLeft(money.db, owner)).map(({ amount }) => amount)).toEqual([1_598])
	await end(first.id)
	const ended = await Promise.all(Array.from({ length: 10 }, () => expireCoins(money.db)))
	expect(ended.reduce((sum, each) => sum + each, 0)).toBe(1)
	expect(await coins()).toBe(999)
	// Coins refunded after their expiry are valid for thirty more days.
	await move(400, 'back:1')
	expect((await coinsLeft(money.db, owner)).map(({ amount }) => amount)).toEqual([400, 999])
	expect(await expireCoins(money.db)).toBe(0)
	expect(await coins()).toBe(1_399)
})

test('coins that are spent while they expire never go below zero', async () => {
	const rounds = sizeOf({ usual: 8, full: 100 })
	for (let round = 0; round < rounds; round++) {
		const { coins, earn, move, end } = await shopper()
		const order = await earn()
		await end(order.id)
		const spent = move(-900, `spent:${round}`).then(
			() => true,
			() => false,
		)
		await Promise.all([spent, expireCoins(money.db)])
		await expireCoins(money.db)
		expect(await coins()).toBe(0)
	}
})
