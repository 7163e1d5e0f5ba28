import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { type ExampleCustomer, exampleCustomer } from '#tests/support/example-customer.ts'
import { type ExampleShop, exampleShop, formKeyText } from '#tests/support/example-shop.ts'
import { inTransaction } from '#website-api/db/database.ts'
import { coinLot } from '#website-api/modules/programmes/coins/coin-lot.table.ts'
import { balanceOf } from '#website-api/modules/money/ledger/account.queries.ts'
import { post } from '#website-api/modules/money/ledger/post.command.ts'
import { reward } from '#website-api/modules/programmes/rewards/reward.table.ts'
import { moneyTest } from './support/money-test.ts'
import { race } from './support/race.ts'
import { outcomesOf } from './support/shop-calls.ts'

const money = moneyTest()
const coins = 1_000

async function shopWith(stock: number, needsTier: 'BRONZE' | null = null) {
	const shop = await exampleShop(money.db, [])
	const id = randomUUID()
	const text = { id: 'Gelas', en: 'A glass' }
	await money.db
		.insert(reward)
		.values({ companyId: shop.companyId, id, title: text, terms: text, coins, stock, needsTier })
	return { shop, id }
}

async function customerWith(shop: ExampleShop, amount: number) {
	const person = await exampleCustomer(money.db, shop)
	const { customerId } = person
	const { companyId } = shop
	await inTransaction(money.db, async (tx) => {
		const expiresAt = new Date(Date.now() + 86_400_000)
		await tx.insert(coinLot).values({ companyId, id: randomUUID(), customerId, amount, expiresAt })
		await post(tx, companyId, [
			{
				from: { kind: 'coin_grant' },
				to: { kind: 'coins', customerId },
				amount,
				reason: 'gift',
				dedupeKey: `test:${customerId}`,
			},
		])
	})
	return person
}

const redemption = (person: ExampleCustomer, id: string, key = formKeyText()) => ({
	path: '/v1/reward/redemption',
	headers: { ...person.headers, 'idempotency-key': key },
	body: { REWARD_ID: id, COINS: coins },
})

async function stockOf(id: string) {
	const [row] = await money.db.select().from(reward).where(eq(reward.id, id))
	return row?.stock
}

test('of thirty customers who redeem the last three rewards, three get one and only they pay', async () => {
	const { shop, id } = await shopWith(3)
	const people = await Promise.all(Array.from({ length: 30 }, () => customerWith(shop, coins)))
	const answers = await race(
		money.url,
		people.map((person) => redemption(person, id)),
	)
	expect(outcomesOf(answers)).toEqual({ '201': 3, '409 OUT_OF_STOCK': 27 })
	expect(await stockOf(id)).toBe(0)
	const balances = await Promise.all(
		people.map(({ customerId }) => balanceOf(money.db, shop.companyId, customerId, 'coins')),
	)
	expect(balances.filter((balance) => balance === 0)).toHaveLength(3)
})

test('one customer with coins for two who redeems twenty times concurrently gets two', async () => {
	const { shop, id } = await shopWith(100)
	const person = await customerWith(shop, 2 * coins + 999)
	const answers = await race(
		money.url,
		Array.from({ length: 20 }, () => redemption(person, id)),
	)
	expect(outcomesOf(answers)).toEqual({ '201': 2, '409 COINS_TOO_FEW': 18 })
	expect(await balanceOf(money.db, shop.companyId, person.customerId, 'coins')).toBe(999)
	expect(await stockOf(id)).toBe(98)
})

test('one form sent twenty times creates one redemption', async () => {
	const { shop, id } = await shopWith(100)
	const person = await customerWith(shop, 20 * coins)
	const key = formKeyText()
	const answers = await race(
		money.url,
		Array.from({ length: 20 }, () => redemption(person, id, key)),
	)
	expect(outcomesOf(answers)).toEqual({ '201': 1, '200': 19 })
	expect(await stockOf(id)).toBe(99)
})

test('a reward of a higher tier is rejected and costs nothing', async () => {
	const { shop, id } = await shopWith(5, 'BRONZE')
	const person = await customerWith(shop, coins)
	const [answer] = await race(money.url, [redemption(person, id)])
	expect(outcomesOf(answer ? [answer] : [])).toEqual({ '409 TIER_TOO_LOW': 1 })
	expect(await balanceOf(money.db, shop.companyId, person.customerId, 'coins')).toBe(coins)
})
