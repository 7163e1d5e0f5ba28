import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { summariseAgent } from '#contract/agent.ts'
import type { OrderRequestWire } from '#contract/order-request.ts'
import { createOrder } from '#contract/shown-order.ts'
import { exampleApi, storefrontHeaders } from '#tests/support/example-api.ts'
import {
	EXAMPLE_CARRIAGE,
	exampleOrder,
	type ExampleShop,
	exampleShop,
	formKeyText,
} from '#tests/support/example-shop.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import { inTransaction, type OpenDatabase } from '#website-api/db/database.ts'
import { agentRow } from '#website-api/modules/programmes/agents/agent-row.ts'
import { agent } from '#website-api/modules/programmes/agents/agent.table.ts'
import { orders } from '../order.table.ts'
import { lockOrder, moveOrder } from '../transition/move-order.command.ts'

let database: OpenDatabase
let api: ReturnType<typeof exampleApi>
let shop: ExampleShop
let other: ExampleShop

beforeAll(async () => {
	database = await openTestDatabase()
	api = exampleApi(database.db)
	shop = await exampleShop(database.db, [{ price: 50_000, stock: 50 }])
	other = await exampleShop(database.db, [])
	const person = { name: 'Sari', shopName: null, whatsapp: null, showWhatsapp: false }
	const place = { ...person, districtCode: '31.74.01' }
	await database.db
		.insert(agent)
		.values([
			await agentRow(shop.companyId, { code: 'SARI01', ...place }),
			{ ...(await agentRow(shop.companyId, { code: 'LAMA', ...place })), active: false },
			await agentRow(other.companyId, { code: 'LAIN', ...place }),
		])
})
afterAll(() => database.close())

type Codes = Pick<OrderRequestWire, 'AGENT_TRACKING_CODE' | 'AFFILIATE_TRACKING_CODE'>
const order = exampleOrder([], 50_000 + EXAMPLE_CARRIAGE)

function post(path: string, body: unknown, key = formKeyText()) {
	return api.request(`/v1${path}`, {
		method: 'POST',
		headers: { ...storefrontHeaders(shop), 'idempotency-key': key },
		body: JSON.stringify(body),
	})
}

async function place(codes: Codes) {
	const fresh = exampleOrder([[shop.variantIds[0] ?? 0, 1]], order.EXPECTED_TOTAL)
	const response = await post('/order', { ...fresh, ...codes })
	const { ORDER_NUMBER: number } = createOrder.answer.parse(await response.json()).data
	const [row] = await database.db
		.select({ agent: orders.agentCode, affiliate: orders.affiliateCode })
		.from(orders)
		.where(eq(orders.number, number))
	return { number, ...row }
}

test.each([
	['SARI01', 'SARI01'],
	// The agent's code in its original spelling, not the link's.
	['sari01', 'SARI01'],
	['LAMA', null],
	['LAIN', null],
	['SIAPA', null],
	[undefined, null],
])('an order by the link of %s stores the agent %s', async (code, kept) => {
	expect(await place({ AGENT_TRACKING_CODE: code })).toMatchObject({ agent: kept })
})

test('stores an affiliate’s code unchanged', async () => {
	const codes = { AFFILIATE_TRACKING_CODE: 'Budi.02', AGENT_TRACKING_CODE: 'SARI01' }
	expect(await place(codes)).toMatchObject({ affiliate: 'Budi.02', agent: 'SARI01' })
})

test.each(['', 'a b', "x' --", 'x'.repeat(41), '%00'])('%j is not a code', async (code) => {
	const response = await post('/order', { ...order, AGENT_TRACKING_CODE: code })
	expect(response.status).toBe(422)
})

test('the same form submitted by another link is the same order', async () => {
	const fresh = exampleOrder([[shop.variantIds[0] ?? 0, 1]], order.EXPECTED_TOTAL)
	const key = formKeyText()
	const first = await post('/order', { ...fresh, AGENT_TRACKING_CODE: 'SARI01' }, key)
	const second = await post('/order', fresh, key)
	expect([first.status, second.status]).toEqual([201, 200])
	expect(await second.json()).toEqual(await first.json())
})

test('[AP-15] the summary counts the orders of the link except expired and cancelled ones', async () => {
	async function count() {
		const response = await post('/helper/summary-tracking-agent', { AGENT_TRACKING_CODE: 'SARI01' })
		const { data } = summariseAgent.answer.parse(await response.json())
		expect(data.PERIODE_LIST.at(-1)?.ORDER_COUNT).toBe(data.ORDER_COUNT)
		return data.ORDER_COUNT
	}
	const before = await count()
	const { number } = await place({ AGENT_TRACKING_CODE: 'SARI01' })
	await place({})
	expect(await count()).toBe(before + 1)
	await inTransaction(database.db, async (tx) =>
		moveOrder(tx, await lockOrder(tx, shop.companyId, number), { to: 'CANCEL', actor: 'staff' }),
	)
	expect(await count()).toBe(before)
})
