import { afterAll, beforeAll, expect, test } from 'vitest'
import * as downline from '#app/routes/profile/downline/downline.tsx'
import * as genealogy from '#app/routes/profile/downline/genealogy.tsx'
import { exampleAgents, referCustomer } from '#tests/support/example-agents.ts'
import { exampleApi } from '#tests/support/example-api.ts'
import { type ExampleCustomer, exampleCustomer } from '#tests/support/example-customer.ts'
import { type ExampleShop, exampleShop } from '#tests/support/example-shop.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import type { OpenDatabase } from '#website-api/db/database.ts'
import { shopper } from './support/shopper.ts'

let open: OpenDatabase
let shop: ExampleShop

beforeAll(async () => {
	open = await openTestDatabase()
	shop = await exampleShop(open.db, [])
})
afterAll(() => open.close())

/** The data of both pages for a customer. */
async function pagesOf({ headers }: ExampleCustomer) {
	const api = exampleApi(open.db)
	const visitor = shopper(shop.host, async (request) => api.fetch(request))
	await visitor.signIn((headers['authorization'] ?? '').replace('Bearer ', ''))
	const [members, branch] = [
		await visitor.get(downline, '/profile/downline'),
		await visitor.get(genealogy, '/profile/genealogy'),
	]
	return [members.data, branch.data]
}

test('[RT-40, RT-41] a customer without members who is no agent is shown no list of members', async () => {
	const customer = await exampleCustomer(open.db, shop)
	const [members, branch] = await pagesOf(customer)
	expect(members).toMatchObject({ page: null })
	expect(branch).toMatchObject({ tree: null })
})

test('[RT-40, RT-41] an agent without members, and a customer with members, are shown their list', async () => {
	const [agent] = await exampleAgents(open.db, shop, 1)
	if (!agent) throw new Error('No agent')
	expect(await pagesOf(agent)).toMatchObject([{ page: { levels: [] } }, { tree: { nodes: [] } }])
	const customer = await exampleCustomer(open.db, shop)
	const member = await exampleCustomer(open.db, shop)
	await referCustomer(open.db, shop, customer.customerId, member.customerId)
	const [members, branch] = await pagesOf(customer)
	expect(members).toMatchObject({ page: { count: '1' } })
	expect(branch).toMatchObject({ tree: { nodes: [{ level: 1 }] } })
})
