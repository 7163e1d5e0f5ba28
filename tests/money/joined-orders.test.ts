import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { exampleCustomer } from '#tests/support/example-customer.ts'
import {
	EXAMPLE_CARRIAGE,
	exampleOrder,
	exampleShop,
	type ExampleShop,
} from '#tests/support/example-shop.ts'
import type { Database, Transaction } from '#website-api/db/database.ts'
import { customer } from '#website-api/modules/platform/identity/customer.table.ts'
import { orders } from '#website-api/modules/sales/orders/order.table.ts'
import { untilWaiting, whileLocked, whilePaused } from './support/lock-queue.ts'
import { moneyTest } from './support/money-test.ts'
import { type RacedAnswer, send } from './support/race.ts'
import { checkout, orderIn } from './support/shop-calls.ts'

const money = moneyTest()
const price = 60_000

let shop: ExampleShop
beforeAll(async () => {
	shop = await exampleShop(money.db, [{ price, stock: 10 }])
})

/** A guest's order with the email of an account that has not confirmed it yet. */
async function exampleGuestOrder() {
	const { customerId } = await exampleCustomer(money.db, shop)
	const email = `sari-${customerId}@example.com`
	const isCustomer = eq(customer.id, customerId)
	await money.db.update(customer).set({ email }).where(isCustomer)
	const order = exampleOrder([[shop.variantIds[0] ?? 0, 1]], price + EXAMPLE_CARRIAGE)
	return {
		place: () => send(money.url, checkout(shop, { ...order, CUSTOMER_EMAIL: email })),
		confirm: (db: Database | Transaction) =>
			db.update(customer).set({ emailConfirmedAt: new Date() }).where(isCustomer),
		async expectJoined(answer: RacedAnswer) {
			const [row] = await money.db
				.select({ customerId: orders.customerId })
				.from(orders)
				.where(eq(orders.number, orderIn(answer).ORDER_NUMBER))
			expect(row?.customerId).toBe(customerId)
		},
	}
}

test('an order of a guest that waits for the confirmation of its email is of the account', async () => {
	const { place, confirm, expectJoined } = await exampleGuestOrder()
	const [placing] = await whileLocked(money.db, confirm, async () => {
		const one = place()
		await untilWaiting(money.db, 1, [one])
		return [one]
	})
	await expectJoined(await placing)
})

test('an order of a guest that the confirmation of its email waits for is of the account', async () => {
	const { place, confirm, expectJoined } = await exampleGuestOrder()
	const [placing, confirming] = await whilePaused(money.db, sql`insert on orders`, async () => {
		const one = place()
		await untilWaiting(money.db, 1, [one])
		const other = confirm(money.db).execute()
		await untilWaiting(money.db, 2, [one, other])
		return [one, other]
	})
	await confirming
	await expectJoined(await placing)
})
