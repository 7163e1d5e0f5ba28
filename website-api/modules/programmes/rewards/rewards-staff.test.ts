import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { FailureWire } from '#contract/envelope.ts'
import { addReward, changeReward } from '#contract/edited-reward.ts'
import { exampleApi } from '#tests/support/example-api.ts'
import { exampleCustomer } from '#tests/support/example-customer.ts'
import { type ExampleShop, exampleShop } from '#tests/support/example-shop.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import type { OpenDatabase } from '#website-api/db/database.ts'
import { newOperatorKey } from '#website-api/modules/platform/operator-api/operator-key.queries.ts'
import { storeOperatorKey } from '#website-api/modules/platform/operator-api/operator-key.command.ts'
import { rewardRedemption } from './reward.table.ts'

const key = newOperatorKey()
let database: OpenDatabase
let api: ReturnType<typeof exampleApi>
let shop: ExampleShop
let other: ExampleShop

beforeAll(async () => {
	database = await openTestDatabase()
	api = exampleApi(database.db)
	shop = await exampleShop(database.db, [])
	other = await exampleShop(database.db, [])
	await storeOperatorKey(database.db, key, { label: 'kunci', role: 'owner', companyId: null })
})
afterAll(() => database.close())

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'
function ask(method: Method, path: string, body?: unknown, code = shop.code) {
	return api.request(`/operator/v1/sites/${code}/rewards${path}`, {
		method,
		headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
		...(body === undefined ? {} : { body: JSON.stringify(body) }),
	})
}

async function added(title: string) {
	const text = { id: title, en: `${title} (en)` }
	const response = await ask('POST', '', { TITLE: text, TERMS: text, COINS: 500, STOCK: 3 })
	expect(response.status, await response.clone().text()).toBe(201)
	const { list } = addReward.answer.parse(await response.json()).data
	const found = list.find((one) => one.TITLE === title)
	if (!found) throw new Error('No reward')
	return found
}

async function refusal(response: Response) {
	return [response.status, FailureWire.parse(await response.json()).code]
}

test('a change requires the current version, and affects only the given fields', async () => {
	const { REWARD_ID: id, VERSION } = await added('Mug')
	const change = { VERSION, COINS: 700, NEEDS_TIER: 'GOLD', IS_SENT: true, STOCK: 9 }
	const saved = await ask('PATCH', `/${id}`, { ...change, STOCK_BEFORE: 3 })
	expect(changeReward.answer.parse(await saved.json()).data).toMatchObject({
		...change,
		VERSION: VERSION + 1,
		TITLE: 'Mug',
		TITLE_EN: 'Mug (en)',
		TAKEN: 0,
	})
	const stale = [
		{ VERSION, COINS: 1 },
		{ STOCK: 1, STOCK_BEFORE: 3 },
	]
	for (const body of stale)
		expect(await refusal(await ask('PATCH', `/${id}`, body))).toEqual([409, 'CHANGED_MEANWHILE'])
	for (const [method, body] of [['GET'], ['PATCH', {}], ['DELETE']] as const)
		for (const [path, code] of [
			[`/${id}`, other.code],
			[`/${randomUUID()}`, shop.code],
			['/none', shop.code],
		] as const)
			expect(await refusal(await ask(method, path, body, code))).toEqual([404, 'REWARD_NOT_FOUND'])
	expect((await ask('DELETE', `/${id}`)).status).toBe(200)
	expect((await ask('GET', `/${id}`)).status).toBe(404)
})

test('a reward with redemptions is ended, not deleted', async () => {
	const { REWARD_ID: id } = await added('Tas')
	const { customerId } = await exampleCustomer(database.db, shop)
	const { companyId } = shop
	await database.db.insert(rewardRedemption).values({
		companyId,
		id: randomUUID(),
		number: 'HD-1',
		rewardId: id,
		customerId,
		coins: 500,
	})
	expect(await refusal(await ask('DELETE', `/${id}`))).toEqual([409, 'REWARD_TAKEN'])
	const ended = await ask('PATCH', `/${id}`, { IS_ACTIVE: false, COINS: 900 })
	const row = changeReward.answer.parse(await ended.json()).data
	expect(row).toMatchObject({ IS_ACTIVE: false, COINS: 900, TAKEN: 1 })
	const [taken] = await database.db.select().from(rewardRedemption)
	expect(taken?.coins).toBe(500)
})
