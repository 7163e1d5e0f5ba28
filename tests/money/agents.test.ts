import { randomUUID } from 'node:crypto'
import { and, asc, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { type ExampleAgent, referCustomer, exampleAgents } from '#tests/support/example-agents.ts'
import { exampleCustomer } from '#tests/support/example-customer.ts'
import { exampleSale } from '#tests/support/example-sale.ts'
import { type ExampleShop, exampleShop } from '#tests/support/example-shop.ts'
import { inTransaction } from '#website-api/db/database.ts'
import { agentApplication } from '#website-api/modules/programmes/agent-applications/agent-application.table.ts'
import {
	agentCommission,
	REFUSED_COMMISSIONS,
} from '#website-api/modules/programmes/agents/agent-commission.table.ts'
import { reverseAgentCommission } from '#website-api/modules/programmes/agents/commission.command.ts'
import { agent } from '#website-api/modules/programmes/agents/agent.table.ts'
import { customerBank } from '#website-api/modules/money/banks/bank.table.ts'
import { customer } from '#website-api/modules/platform/identity/customer.table.ts'
import { downline } from '#website-api/modules/programmes/downline/downline.table.ts'
import { balanceOf } from '#website-api/modules/money/ledger/account.queries.ts'
import { orders } from '#website-api/modules/sales/orders/order.table.ts'
import { moneyTest } from './support/money-test.ts'
import { race } from './support/race.ts'
import { byCaller, outcomesOf } from './support/shop-calls.ts'

const money = moneyTest()
const price = 100_000

async function shopWithAgents(count: number) {
	const shop = await exampleShop(money.db, [{ price, stock: 1_000 }])
	const agents = await exampleAgents(money.db, shop, count)
	const buyer = await exampleCustomer(money.db, shop)
	return { shop, agents, buyer }
}

const balances = (
	shop: ExampleShop,
	agents: ExampleAgent[],
	kind: 'agent_pending' | 'agent_available',
) =>
	Promise.all(agents.map(({ customerId }) => balanceOf(money.db, shop.companyId, customerId, kind)))

function commissionsOf(orderId: string) {
	return money.db
		.select()
		.from(agentCommission)
		.where(eq(agentCommission.orderId, orderId))
		.orderBy(asc(agentCommission.level))
}

describe('[F4] commissions by level', () => {
	test('are pending when an order is paid and available when it is completed, to three levels', async () => {
		const { shop, agents, buyer } = await shopWithAgents(4)
		const seller = agents[3]
		const sale = { customerId: buyer.customerId, lines: [[0, 3]] as [number, number][] }
		await exampleSale(money.db, shop, {
			...sale,
			upTo: 'PAYMENT_CONFIRMED',
			agentCode: seller?.code ?? '',
		})
		expect(await balances(shop, agents, 'agent_pending')).toEqual([0, 3_000, 6_000, 15_000])
		await exampleSale(money.db, shop, { ...sale, upTo: 'COMPLETED', agentCode: seller?.code ?? '' })
		expect(await balances(shop, agents, 'agent_available')).toEqual([0, 3_000, 6_000, 15_000])
		expect(await balances(shop, agents, 'agent_pending')).toEqual([0, 3_000, 6_000, 15_000])
	})

	test('are paid for products sold, never for recruiting', async () => {
		const { shop, agents } = await shopWithAgents(3)
		expect(await balances(shop, agents, 'agent_pending')).toEqual([0, 0, 0])
	})

	test('are reversed exactly, unit by unit', async () => {
		const odd = 33_333
		const shop = await exampleShop(money.db, [{ price: odd, stock: 100 }])
		const agents = await exampleAgents(money.db, shop, 3)
		const buyer = await exampleCustomer(money.db, shop)
		const order = await exampleSale(money.db, shop, {
			customerId: buyer.customerId,
			lines: [[0, 7]],
			upTo: 'PAYMENT_CONFIRMED',
			agentCode: agents[2]?.code ?? '',
		})
		for (let left = 6; left >= 0; left--) {
			await inTransaction(money.db, (tx) =>
				reverseAgentCommission(tx, {
					order,
					units: [{ position: 0, quantity: 1 }],
					dedupeKey: `test:${left}`,
				}),
			)
			const share = (rate: number) => Math.floor((odd * left * rate) / 10_000)
			expect(await balances(shop, agents, 'agent_pending')).toEqual([
				share(100),
				share(200),
				share(500),
			])
		}
		// Nothing is left to reverse when the order is cancelled later.
		const cancel = byCaller(money.caller, `/orders/${order.number}/cancellation`)
		await race(money.url, [cancel])
		expect(await balances(shop, agents, 'agent_pending')).toEqual([0, 0, 0])
	})

	test('are booked once for repeated payments, and reversed once for repeated cancellations', async () => {
		const { shop, agents, buyer } = await shopWithAgents(3)
		const order = await exampleSale(money.db, shop, {
			customerId: buyer.customerId,
			lines: [[0, 1]],
			upTo: 'PENDING',
			agentCode: agents[2]?.code ?? '',
		})
		const payment = { PROVIDER: 'BCA', REFERENCE: order.number, AMOUNT: order.total }
		await race(
			money.url,
			Array.from({ length: 30 }, () =>
				byCaller(money.caller, `/orders/${order.number}/payments`, payment),
			),
		)
		expect(await balances(shop, agents, 'agent_pending')).toEqual([1_000, 2_000, 5_000])
		await race(
			money.url,
			Array.from({ length: 30 }, () =>
				byCaller(money.caller, `/orders/${order.number}/cancellation`),
			),
		)
		expect(await balances(shop, agents, 'agent_pending')).toEqual([0, 0, 0])
		expect((await commissionsOf(order.id)).every((row) => row.reversed === row.amount)).toBe(true)
	})

	test('are attributed to the customer’s referrer without a link', async () => {
		const { shop, agents, buyer } = await shopWithAgents(2)
		await referCustomer(money.db, shop, agents[1]?.customerId, buyer.customerId)
		const order = await exampleSale(money.db, shop, {
			customerId: buyer.customerId,
			lines: [[0, 1]],
			upTo: 'PAYMENT_CONFIRMED',
		})
		expect(order.agentCode).toBe(agents[1]?.code)
		expect(await balances(shop, agents, 'agent_pending')).toEqual([2_000, 5_000])
	})
})

describe('[F1] an agent who sells to themselves earns nothing, and neither do the agents above', () => {
	test.each(REFUSED_COMMISSIONS)('%s', async (reason) => {
		const { shop, agents, buyer } = await shopWithAgents(3)
		const { companyId } = shop
		const seller = agents[2]
		if (!seller) throw new Error('no seller')
		if (reason === 'SELF_PHONE') {
			const sale = await exampleSale(money.db, shop, {
				customerId: buyer.customerId,
				lines: [[0, 1]],
				upTo: 'PENDING',
			})
			await money.db
				.update(customer)
				.set({ phone: sale.customerPhone })
				.where(and(eq(customer.companyId, companyId), eq(customer.id, seller.customerId)))
		}
		if (reason === 'SELF_BANK') {
			for (const { customerId } of [seller, buyer]) {
				await money.db.insert(customerBank).values({
					companyId,
					id: randomUUID(),
					customerId,
					slot: 1,
					bankCode: 'BCA',
					number: '1234567890',
					holder: 'Sari',
				})
			}
		}
		if (reason === 'SELF_EMAIL') {
			await money.db
				.update(customer)
				.set({ email: 'Sari+agen@Example.com' })
				.where(and(eq(customer.companyId, companyId), eq(customer.id, seller.customerId)))
		}
		if (reason === 'SELF_ADDRESS') {
			const earlier = { customerId: seller.customerId, lines: [[0, 1]] as [number, number][] }
			await exampleSale(money.db, shop, { ...earlier, upTo: 'PENDING' })
		}
		const buyers = {
			SELF_ACCOUNT: seller.customerId,
			SELF_EMAIL: null,
			SELF_ADDRESS: null,
			SELF_PHONE: buyer.customerId,
			SELF_BANK: buyer.customerId,
		}
		const order = await exampleSale(money.db, shop, {
			customerId: buyers[reason],
			lines: [[0, 2]],
			upTo: 'COMPLETED',
			agentCode: seller.code,
		})
		expect(await balances(shop, agents, 'agent_pending')).toEqual([0, 0, 0])
		expect(await balances(shop, agents, 'agent_available')).toEqual([0, 0, 0])
		const rows = await commissionsOf(order.id)
		expect(rows.map(({ level, refused, amount }) => ({ level, refused, amount }))).toEqual([
			{ level: 1, refused: reason, amount: 0 },
		])
	})
})

test('an agent earns from a customer to whose address the agent had sent a parcel before', async () => {
	const { shop, agents } = await shopWithAgents(1)
	const [seller] = agents
	const sale = { lines: [[0, 1]] as [number, number][], upTo: 'PENDING' } as const
	const sent = await exampleSale(money.db, shop, { ...sale, customerId: seller?.customerId ?? '' })
	await money.db
		.update(orders)
		.set({ dropshipName: 'Toko Sari', dropshipPhone: '+6281200000001' })
		.where(eq(orders.id, sent.id))
	const agentCode = seller?.code ?? ''
	await exampleSale(money.db, shop, {
		...sale,
		customerId: null,
		upTo: 'PAYMENT_CONFIRMED',
		agentCode,
	})
	expect(await balances(shop, agents, 'agent_pending')).toEqual([5_000])
})

describe('[F1] the downline has no cycles', () => {
	test('two customers who refer each other at the same time do not form a cycle', async () => {
		for (let round = 0; round < 10; round++) {
			const shop = await exampleShop(money.db, [])
			const [one, two] = [
				await exampleCustomer(money.db, shop),
				await exampleCustomer(money.db, shop),
			]
			const attempts = await Promise.allSettled([
				referCustomer(money.db, shop, one.customerId, two.customerId),
				referCustomer(money.db, shop, two.customerId, one.customerId),
			])
			expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
			const rows = await money.db
				.select()
				.from(downline)
				.where(eq(downline.companyId, shop.companyId))
			expect(rows).toHaveLength(1)
		}
	})

	test('the referrer of a customer never changes', async () => {
		const { shop, agents, buyer } = await shopWithAgents(2)
		await referCustomer(money.db, shop, agents[0]?.customerId, buyer.customerId)
		await expect(
			referCustomer(money.db, shop, agents[1]?.customerId, buyer.customerId),
		).rejects.toThrow()
	})
})

describe('an application', () => {
	async function applied(count: number) {
		const shop = await exampleShop(money.db, [])
		const ids: string[] = []
		for (let at = 0; at < count; at++) {
			const { customerId } = await exampleCustomer(money.db, shop)
			const id = randomUUID()
			await money.db.insert(agentApplication).values({
				companyId: shop.companyId,
				id,
				customerId,
				name: 'Sari Wulandari',
				phone: '+6281234567890',
				districtCode: '31.74.01',
				districtName: 'Tebet',
				cityName: 'Jakarta Selatan',
				reason: 'Punya warung di depan rumah.',
			})
			ids.push(id)
		}
		return { shop, ids }
	}
	const path = (shop: ExampleShop, id: string, step: string) =>
		`/sites/${shop.code}/agent-applications/${id}/${step}` as const

	test('is decided once under concurrent approval and rejection', async () => {
		const { shop, ids } = await applied(1)
		const answers = await race(
			money.url,
			Array.from({ length: 20 }, (_, at) =>
				at % 2 === 0
					? byCaller(money.caller, path(shop, ids[0] ?? '', 'approval'), {
							AGENT_CODE: `A${at}`,
						})
					: byCaller(money.caller, path(shop, ids[0] ?? '', 'refusal'), {
							REFUSE_REASON: 'Penuh.',
						}),
			),
		)
		expect(outcomesOf(answers)).toEqual({ '200': 1, '409 APPLICATION_DECIDED': 19 })
		const made = await money.db.select().from(agent).where(eq(agent.companyId, shop.companyId))
		expect(made.length).toBeLessThanOrEqual(1)
	})

	test('creates one agent when ten applications use one code', async () => {
		const { shop, ids } = await applied(10)
		const answers = await race(
			money.url,
			ids.map((id) => byCaller(money.caller, path(shop, id, 'approval'), { AGENT_CODE: 'SAMA' })),
		)
		expect(outcomesOf(answers)).toEqual({ '200': 1, '409 AGENT_CODE_TAKEN': 9 })
	})
})

test('completing races cancelling: pending and available match the order’s status', async () => {
	for (let round = 0; round < 6; round++) {
		const { shop, agents, buyer } = await shopWithAgents(1)
		const order = await exampleSale(money.db, shop, {
			customerId: buyer.customerId,
			lines: [[0, 1]],
			upTo: 'PAYMENT_CONFIRMED',
			agentCode: agents[0]?.code ?? '',
		})
		await race(money.url, [
			byCaller(money.caller, `/orders/${order.number}/processing`),
			byCaller(money.caller, `/orders/${order.number}/cancellation`),
			byCaller(money.caller, `/orders/${order.number}/cancellation`),
		])
		const [after] = await money.db.select().from(orders).where(eq(orders.id, order.id))
		expect(await balances(shop, agents, 'agent_pending')).toEqual([
			after?.status === 'CANCEL' ? 0 : 5_000,
		])
	}
})
