import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { recordPayment } from '#contract/order-payment.ts'
import { exampleAgents } from '#tests/support/example-agents.ts'
import { type ExampleCustomer, exampleCustomer } from '#tests/support/example-customer.ts'
import { exampleSale } from '#tests/support/example-sale.ts'
import {
	EXAMPLE_CARRIAGE,
	exampleOrder,
	type ExampleShop,
	exampleShop,
} from '#tests/support/example-shop.ts'
import { sizeOf } from '#tests/support/sizes.ts'
import { balanceOf } from '#website-api/modules/money/ledger/account.queries.ts'
import { customer } from '#website-api/modules/platform/identity/customer.table.ts'
import { orders } from '#website-api/modules/sales/orders/order.table.ts'
import { sweepOnce } from '#website-api/modules/sales/orders/sweep/sweep-orders.command.ts'
import { makeDue, walletOf } from './support/customers.ts'
import { moneyTest } from './support/money-test.ts'
import { race, type RacedRequest } from './support/race.ts'
import { byCaller, checkout, outcomeOf } from './support/shop-calls.ts'

const money = moneyTest()
const price = 60_000
const rounds = sizeOf({ usual: 16, full: 200 })
const concurrent = 8

/** Runs rounds, eight at a time, and counts their results, which must all be one of `allowed`. */
async function countRounds(allowed: string[], round: (at: number) => Promise<string>) {
	const seen: Record<string, number> = {}
	for (let at = 0; at < rounds; at += concurrent) {
		const results = await Promise.all(
			Array.from({ length: concurrent }, (_, one) => round(at + one)),
		)
		for (const result of results) seen[result] = (seen[result] ?? 0) + 1
	}
	expect(Object.keys(seen).filter((result) => !allowed.includes(result))).toEqual([])
}

function deletion({ headers }: ExampleCustomer): RacedRequest {
	return { method: 'DELETE', path: '/v1/customer', headers, body: {} }
}

function payment({ number, total }: { number: string; total: number }) {
	const body = { PROVIDER: 'BCA', REFERENCE: `in ${number}`, AMOUNT: total }
	return byCaller(money.caller, `/orders/${number}/payments`, body)
}

/** The outcomes of both requests; deadlocks and overload would show as 500 or 503. */
async function outcomes(...requests: RacedRequest[]): Promise<string> {
	const answers = await race(money.url, requests, { retriesBusy: false })
	return answers.map(outcomeOf).join(', ')
}

function orderOf(shop: ExampleShop, { headers }: ExampleCustomer) {
	const [variantId = 0] = shop.variantIds
	const request = checkout(shop, exampleOrder([[variantId, 1]], price + EXAMPLE_CARRIAGE))
	return { ...request, headers: { ...request.headers, ...headers } }
}

test(`an order races the deletion of its account: the one that comes second is refused`, async () => {
	const shop = await exampleShop(money.db, [{ price, stock: 10_000 }])
	await countRounds(['201, 409 ORDERS_OPEN', '401 SESSION_INVALID, 200'], async () => {
		const buyer = await exampleCustomer(money.db, shop)
		return outcomes(orderOf(shop, buyer), deletion(buyer))
	})
})

test('a late payment races the deletion of its account: it is credited, or listed as a refund', async () => {
	const shop = await exampleShop(money.db, [{ price, stock: 10_000 }])
	await countRounds(['CREDITED, 409 BALANCE_LEFT', 'MARKED, 200'], async () => {
		const buyer = await exampleCustomer(money.db, shop)
		const { customerId } = buyer
		const order = await exampleSale(money.db, shop, {
			customerId,
			lines: [[0, 1]],
			upTo: 'PENDING',
		})
		await makeDue(money.db, shop.companyId, order.number)
		await sweepOnce(money.db)
		const [paid, deleted] = await race(money.url, [payment(order), deletion(buyer)], {
			retriesBusy: false,
		})
		const { OUTCOME } = recordPayment.answer.parse(paid?.body).data
		const wallet = await walletOf(money.db, shop.companyId, customerId)
		expect(wallet).toBe(OUTCOME === 'CREDITED' ? order.total : 0)
		return `${OUTCOME}, ${deleted ? outcomeOf(deleted) : ''}`
	})
})

const REFERRERS = {
	affiliate: {
		pending: 'affiliate_pending',
		async refer(shop: ExampleShop, orderId: string) {
			const person = await exampleCustomer(money.db, shop)
			const affiliateCode = person.customerId.slice(0, 12)
			await money.db
				.update(customer)
				.set({ affiliateCode })
				.where(eq(customer.id, person.customerId))
			await money.db.update(orders).set({ affiliateCode }).where(eq(orders.id, orderId))
			return person
		},
	},
	agent: {
		pending: 'agent_pending',
		async refer(shop: ExampleShop, orderId: string) {
			const [person] = await exampleAgents(money.db, shop, 1)
			if (!person) throw new Error('No agent')
			await money.db.update(orders).set({ agentCode: person.code }).where(eq(orders.id, orderId))
			return person
		},
	},
} as const

test.each(['affiliate', 'agent'] as const)(
	'a payment of a referred order races the deletion of the %s: the account has no commission afterwards',
	async (kind) => {
		const { pending, refer } = REFERRERS[kind]
		const shop = await exampleShop(money.db, [{ price, stock: 10_000 }])
		await countRounds(['200, 200', '200, 409 BALANCE_LEFT'], async () => {
			const order = await exampleSale(money.db, shop, {
				customerId: null,
				lines: [[0, 1]],
				upTo: 'PENDING',
			})
			const person = await refer(shop, order.id)
			const result = await outcomes(payment(order), deletion(person))
			const promised = await balanceOf(money.db, shop.companyId, person.customerId, pending)
			expect(promised > 0).toBe(result === '200, 409 BALANCE_LEFT')
			return result
		})
	},
)
