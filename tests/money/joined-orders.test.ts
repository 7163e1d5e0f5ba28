import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { exampleCustomer } from '#tests/support/example-customer.ts'
import { EXAMPLE_CARRIAGE, exampleOrder, exampleShop } from '#tests/support/example-shop.ts'
import { sizeOf } from '#tests/support/sizes.ts'
import { customer } from '#website-api/modules/platform/identity/customer.table.ts'
import { orders } from '#website-api/modules/sales/orders/order.table.ts'
import { moneyTest } from './support/money-test.ts'
import { send } from './support/race.ts'
import { checkout, orderIn } from './support/shop-calls.ts'

const money = moneyTest()
const price = 60_000
const rounds = sizeOf({ usual: 16, full: 100 })

test('an order of a guest races the confirmation of its email: the account gets it either way', async () => {
	const shop = await exampleShop(money.db, [{ price, stock: 1_000 }])
	const [variantId = 0] = shop.variantIds
	for (let at = 0; at < rounds; at++) {
		const { customerId } = await exampleCustomer(money.db, shop)
		const email = `sari${at}@example.com`
		await money.db.update(customer).set({ email }).where(eq(customer.id, customerId))
		const order = exampleOrder([[variantId, 1]], price + EXAMPLE_CARRIAGE)
		const [answer] = await Promise.all([
			send(money.url, checkout(shop, { ...order, CUSTOMER_EMAIL: email })),
			// Late enough to meet the insertion of the order in some rounds.
			new Promise((resolve) => setTimeout(resolve, (at % 8) * 4)).then(() =>
				money.db
					.update(customer)
					.set({ emailConfirmedAt: new Date() })
					.where(eq(customer.id, customerId)),
			),
		])
		const [row] = await money.db
			.select({ customerId: orders.customerId })
			.from(orders)
			.where(eq(orders.number, orderIn(answer).ORDER_NUMBER))
		expect(row?.customerId).toBe(customerId)
	}
})
