import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getAgentAccount, listAgentPrices } from '#contract/agent-account.ts'
import { type ExampleAgent, exampleAgents } from '#tests/support/example-agents.ts'
import { exampleApi } from '#tests/support/example-api.ts'
import { type ExampleShop, exampleShop } from '#tests/support/example-shop.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import type { OpenDatabase } from '#website-api/db/database.ts'
import { product } from '#website-api/modules/catalog/products/product.table.ts'
import { agent } from './agent.table.ts'

let database: OpenDatabase
let shop: ExampleShop
let seller: ExampleAgent

beforeAll(async () => {
	database = await openTestDatabase()
	shop = await exampleShop(database.db, [{ price: 19_999, stock: 5 }])
	const [first] = await exampleAgents(database.db, shop, 1)
	if (!first) throw new Error('No agent')
	seller = first
})
afterAll(() => database.close())

async function ask(path: string): Promise<unknown> {
	const answer = await exampleApi(database.db).request(`/v1${path}`, seller)
	return answer.json()
}

test('an agent gets their price of a product, and 404 for an unpublished one', async () => {
	const [VARIANT_ID] = shop.variantIds
	const shown = listAgentPrices.answer.parse(await ask('/agent/price/barang-1'))
	// Ten percent off, rounded down.
	expect(shown.data.list).toEqual([{ VARIANT_ID, PRICE: 18_000 }])
	const soon = new Date(Date.now() + 86_400_000)
	await database.db
		.update(product)
		.set({ publishedAt: soon })
		.where(eq(product.companyId, shop.companyId))
	expect(listAgentPrices.answer.parse(await ask('/agent/price/barang-1')).data.list).toEqual([])
})

test('the joining month of an agent is the month in Jakarta', async () => {
	const joinedAt = new Date('2026-08-31T17:00:00Z')
	await database.db.update(agent).set({ joinedAt }).where(eq(agent.code, seller.code))
	const { data } = getAgentAccount.answer.parse(await ask('/agent/account'))
	expect(data.JOINED_PERIODE_CODE).toBe('2609')
})
