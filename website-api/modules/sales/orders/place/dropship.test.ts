import { afterAll, beforeAll, expect, test } from 'vitest'
import { FailureWire } from '#contract/envelope.ts'
import { createOrder } from '#contract/shown-order.ts'
import { getQuote } from '#contract/quote.ts'
import { exampleAgents } from '#tests/support/example-agents.ts'
import { exampleApi, storefrontHeaders } from '#tests/support/example-api.ts'
import { exampleCustomer } from '#tests/support/example-customer.ts'
import {
	EXAMPLE_CARRIAGE,
	exampleOrder,
	type ExampleShop,
	exampleShop,
	formKeyText,
} from '#tests/support/example-shop.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import type { OpenDatabase } from '#website-api/db/database.ts'

let database: OpenDatabase
let shop: ExampleShop

beforeAll(async () => {
	database = await openTestDatabase()
	shop = await exampleShop(database.db, [{ price: 50_000, stock: 50 }])
})
afterAll(() => database.close())

const sender = { SENDER_NAME: 'Toko Sekar', SENDER_PHONE: '0812-3456-7890' }

async function post(path: string, headers: Record<string, string>, body: unknown) {
	const init = { method: 'POST', headers: { ...headers, 'idempotency-key': formKeyText() } }
	const answer = await exampleApi(database.db).request(`/v1${path}`, {
		...init,
		body: JSON.stringify(body),
	})
	return { status: answer.status, said: await answer.json() }
}

function order(price: number) {
	return exampleOrder([[shop.variantIds[0] ?? 0, 1]], price + EXAMPLE_CARRIAGE)
}

test('an agent can set the sender of a parcel, and the order contains it', async () => {
	const [agent] = await exampleAgents(database.db, shop, 1)
	if (!agent) throw new Error('No agent')
	const quote = await post('/order/quote', agent.headers, { CART_LIST: order(0).CART_LIST })
	expect(getQuote.answer.parse(quote.said).data.CAN_DROPSHIP).toBe(true)
	const wanted = { ...order(45_000), DROPSHIP: sender }
	const placed = await post('/order', agent.headers, wanted)
	const { data } = createOrder.answer.parse(placed.said)
	expect(data.DROPSHIP).toEqual({ ...sender, SENDER_PHONE: '+6281234567890' })
	const ownName = await post('/order', agent.headers, order(45_000))
	expect(createOrder.answer.parse(ownName.said).data.DROPSHIP).toBeNull()
})

test('other buyers cannot', async () => {
	const { headers: customer } = await exampleCustomer(database.db, shop)
	for (const headers of [customer, storefrontHeaders(shop)]) {
		const quote = await post('/order/quote', headers, { CART_LIST: order(0).CART_LIST })
		expect(getQuote.answer.parse(quote.said).data.CAN_DROPSHIP).toBe(false)
		const { status, said } = await post('/order', headers, { ...order(50_000), DROPSHIP: sender })
		expect(status).toBe(422)
		expect(Object.keys(FailureWire.parse(said).errors ?? {})).toEqual(['DROPSHIP'])
	}
})
