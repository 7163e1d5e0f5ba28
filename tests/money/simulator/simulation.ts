import { and, eq, ne, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Database } from '#website-api/db/database.ts'
import { auditOracles } from '#website-api/modules/money/audit/oracles.queries.ts'
import { account } from '#website-api/modules/money/ledger/ledger.table.ts'
import { sumSales } from '#website-api/modules/operations/reports/sum-sales.command.ts'
import { orders } from '#website-api/modules/sales/orders/order.table.ts'
import { stock } from '#website-api/modules/catalog/stock/stock.table.ts'
import { voucher } from '#website-api/modules/programmes/vouchers/voucher.table.ts'
import { exampleApi } from '#tests/support/example-api.ts'
import type { ExampleCustomer } from '#tests/support/example-customer.ts'
import type { ExampleShop } from '#tests/support/example-shop.ts'
import { TOP_UP_PHONE } from '#tests/support/top-up.ts'
import { crashingDatabase } from '../support/crashing-database.ts'
import type { RacedAnswer, RacedRequest } from '../support/race.ts'
import type { Model } from './model.ts'

/** The fault of a call: none; sent twice at once; its process dies, and it is sent again. */
export type Fault = 'calm' | 'twice' | 'crash'

export type Simulation = {
	db: Database
	databaseUrl: string
	shop: ExampleShop
	price: number
	caller: Record<string, string>
	customers: string[]
	/** Signed-in customers, with their storefront's headers. */
	members: Member[]
	model: Model
	random: () => number
	/** One call of the API with a fault; the last response counts. */
	call(request: RacedRequest, fault: Fault): Promise<RacedAnswer[]>
	/** Work on the database itself with a fault; `twice` is ignored here. */
	run<T>(work: (db: Database) => Promise<T>, fault: Fault): Promise<T>
}

export type Member = ExampleCustomer & { phone: string }

type SimulationParts = Omit<Simulation, 'call' | 'run'>

export function simulationOf(parts: SimulationParts): Simulation {
	const api = exampleApi(parts.db)

	async function callApi(target: typeof api, { path, headers, body }: RacedRequest) {
		const response = await target.request(path, {
			method: 'POST',
			headers: { 'content-type': 'application/json', ...headers },
			body: JSON.stringify(body),
		})
		const answer: RacedAnswer = { status: response.status, body: await response.json() }
		return answer
	}

	// A busy response is no failure: the call is repeated, as a shopper's browser would.
	async function callUntilAnswered(request: RacedRequest) {
		let answer = await callApi(api, request)
		for (let again = 0; answer.status === 503 && again < 20; again++) {
			answer = await callApi(api, request)
		}
		return answer
	}

	async function withCrash<T>(work: (db: Database) => Promise<T>): Promise<T | undefined> {
		const statement = 1 + Math.floor(parts.random() * 25)
		const when = parts.random() < 0.5 ? 'before' : 'after'
		const { db, close } = await crashingDatabase(parts.databaseUrl, { statement, when })
		try {
			return await work(db)
		} catch {
			return undefined
		} finally {
			await close()
		}
	}

	return {
		...parts,
		async call(request, fault) {
			if (fault === 'twice')
				return Promise.all([callUntilAnswered(request), callUntilAnswered(request)])
			if (fault === 'crash') await withCrash((db) => callApi(exampleApi(db), request))
			return [await callUntilAnswered(request)]
		},
		async run(work, fault) {
			if (fault === 'crash') await withCrash(work)
			return work(parts.db)
		},
	}
}

/** Expects the database to agree with the model, and the oracles to find nothing. */
export async function expectAgreement({ db, shop, model }: Simulation) {
	await sumSales(db)
	expect(await auditOracles(db)).toEqual([])
	const rows = await db.select().from(stock).where(eq(stock.companyId, shop.companyId))
	expect(
		new Map(rows.map((row) => [row.variantId, { onHand: row.onHand, reserved: row.reserved }])),
	).toEqual(model.stock)

	const stored = await db
		.select({ number: orders.number, status: orders.status })
		.from(orders)
		.where(and(eq(orders.companyId, shop.companyId), ne(orders.customerPhone, TOP_UP_PHONE)))
	expect(new Map(stored.map((row) => [row.number, row.status]))).toEqual(
		new Map(model.orders.map((order) => [order.number, order.status])),
	)
	expect(await sumOf(db, shop.companyId, ['guest_refund'])).toBe(model.owed)
	expect(await sumOf(db, shop.companyId, ['sales', 'shipping'])).toBe(model.earned)

	for (const [kind, balances] of [
		['wallet', model.wallets],
		['coins', model.coins],
	] as const) {
		const rows = await db
			.select({ customerId: account.customerId, balance: account.balance })
			.from(account)
			.where(and(eq(account.companyId, shop.companyId), eq(account.kind, kind)))
		const known = new Map(rows.map((row) => [row.customerId, row.balance]))
		for (const [customerId, balance] of balances) {
			expect(known.get(customerId) ?? 0).toBe(balance)
		}
	}
	const vouchers = await db.select().from(voucher).where(eq(voucher.companyId, shop.companyId))
	expect(new Map(vouchers.map((row) => [row.code, row.used]))).toEqual(
		new Map([...model.vouchers].map(([code, { used }]) => [code, used])),
	)
}

async function sumOf(db: Database, companyId: number, kinds: string[]): Promise<number> {
	const names = sql.join(
		kinds.map((kind) => sql`${kind}`),
		sql`, `,
	)
	const result = await db.execute<{ amount: number }>(
		sql`select coalesce(sum(balance), 0)::bigint as amount from account where company_id = ${companyId} and kind in (${names})`,
	)
	return Number(result.rows[0]?.amount)
}
