import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getOrder, listOrders } from '#contract/customer-order.ts'
import { FailureWire } from '#contract/envelope.ts'
import { exampleApi } from '#tests/support/example-api.ts'
import { type ExampleCustomer, exampleCustomer } from '#tests/support/example-customer.ts'
import { exampleSale, orderById } from '#tests/support/example-sale.ts'
import { type ExampleShop, exampleShop } from '#tests/support/example-shop.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import type { OpenDatabase } from '#website-api/db/database.ts'
import { auditOracles } from '#website-api/modules/money/audit/oracles.queries.ts'
import { balanceOf } from '#website-api/modules/money/ledger/account.queries.ts'
import { outbox } from '#website-api/modules/platform/outbox/outbox.table.ts'

let database: OpenDatabase
let api: ReturnType<typeof exampleApi>
let shop: ExampleShop
let sari: ExampleCustomer
let budi: ExampleCustomer

beforeAll(async () => {
	database = await openTestDatabase()
	api = exampleApi(database.db)
})
beforeEach(async () => {
	shop = await exampleShop(database.db, [
		{ price: 50_000, stock: 100 },
		{ price: 30_000, stock: 100 },
	])
	sari = await exampleCustomer(database.db, shop)
	budi = await exampleCustomer(database.db, shop)
})
afterEach(async () => expect(await auditOracles(database.db)).toEqual([]))
afterAll(() => database.close())

const saleOf = (of: ExampleCustomer, sale: Omit<Parameters<typeof exampleSale>[2], 'customerId'>) =>
	exampleSale(database.db, shop, { customerId: of.customerId, ...sale })

const get = (path: string, { headers }: ExampleCustomer) =>
	api.request(`/v1/order${path}`, { headers })
const post = (path: string, { headers }: ExampleCustomer) =>
	api.request(`/v1/order${path}`, { method: 'POST', headers })

async function codeOf(response: Response) {
	return `${response.status} ${FailureWire.parse(await response.json()).code}`
}

describe('the list', () => {
	test('shows own orders only, newest first, with a count for each status', async () => {
		const first = await saleOf(sari, { lines: [[0, 2]], upTo: 'PENDING' })
		const second = await saleOf(sari, { lines: [[1, 1]], upTo: 'SHIPPING' })
		await saleOf(budi, { lines: [[0, 1]], upTo: 'PENDING' })
		const { data } = listOrders.answer.parse(await (await get('/order-list', sari)).json())
		expect(data.list.map((order) => order.ORDER_NUMBER)).toEqual([second.number, first.number])
		expect(
			data.STATUS_COUNT_LIST.toSorted((a, b) => (a.ORDER_STATUS < b.ORDER_STATUS ? -1 : 1)),
		).toEqual([
			{ ORDER_STATUS: 'PENDING', ORDER_COUNT: 1 },
			{ ORDER_STATUS: 'SHIPPING', ORDER_COUNT: 1 },
		])
		expect(data.list[1]).toMatchObject({ TOTAL: first.total, PRODUCT_COUNT: 2 })
	})

	test('filters by status and by number or product', async () => {
		const order = await saleOf(sari, { lines: [[0, 1]], upTo: 'PENDING' })
		await saleOf(sari, { lines: [[1, 1]], upTo: 'PAYMENT_CONFIRMED' })
		const numbers = async (query: string) => {
			const answer = await get(`/order-list?${query}`, sari)
			return listOrders.answer.parse(await answer.json()).data.list.map((o) => o.ORDER_NUMBER)
		}
		expect(await numbers('ORDER_STATUS=PENDING')).toEqual([order.number])
		expect(await numbers('TEXT_SEARCH=barang%201')).toEqual([order.number])
		expect(await numbers(`TEXT_SEARCH=${order.number.toLowerCase()}`)).toEqual([order.number])
		expect(await numbers('TEXT_SEARCH=%25')).toEqual([])
		expect(await numbers('DATA_PER_PAGE=1&PAGE_INDEX=2')).toEqual([order.number])
	})
})

describe('an order', () => {
	test('is visible to its customer only', async () => {
		const order = await saleOf(sari, { lines: [[0, 1]], upTo: 'SHIPPING' })
		const elsewhere = await exampleShop(database.db, [{ price: 1_000, stock: 1 }])
		const stranger = await exampleCustomer(database.db, elsewhere)
		for (const other of [budi, stranger]) {
			expect(await codeOf(await get(`/${order.number}`, other))).toBe('404 ORDER_NOT_FOUND')
			for (const step of ['cancellation', 'receipt', 'completion', 'change-acceptance']) {
				const refused = await post(`/${order.number}/${step}`, other)
				expect(await codeOf(refused)).toBe('404 ORDER_NOT_FOUND')
			}
		}
		const { authorization: _, ...anonymous } = sari.headers
		const requested = await get(`/${order.number}`, { ...sari, headers: anonymous })
		expect(await codeOf(requested)).toBe('401 SESSION_INVALID')
		expect((await orderById(database.db, order.id)).status).toBe('SHIPPING')
	})

	test('has the actions that each status allows its customer', async () => {
		const order = await saleOf(sari, { lines: [[0, 1]], upTo: 'SHIPPING' })
		const read = async (answer: Response | Promise<Response>) =>
			getOrder.answer.parse(await (await answer).json()).data
		const sent = await read(get(`/${order.number}`, sari))
		const { EARLIEST_DATE, LATEST_DATE } = sent.EXPECTED_ARRIVAL ?? {}
		const left = Date.parse(sent.EVENT_LIST.at(-1)?.EVENT_DATE ?? '')
		expect(Date.parse(EARLIEST_DATE ?? '')).toBeGreaterThan(left)
		expect(Date.parse(LATEST_DATE ?? '')).toBeGreaterThanOrEqual(Date.parse(EARLIEST_DATE ?? ''))
		expect(sent).toMatchObject({
			CAN_CANCEL: false,
			CAN_RECEIVE: true,
			CAN_COMPLETE: false,
			CAN_RETURN: false,
			DELIVERED_DATE: null,
		})
		const received = await read(post(`/${order.number}/receipt`, sari))
		expect(received).toMatchObject({
			ORDER_STATUS: 'DELIVERED',
			CAN_COMPLETE: true,
			CAN_RETURN: true,
		})
		expect(received.LINE_LIST).toMatchObject([{ RETURNABLE_QTY: 1, IS_REVIEWABLE: true }])
		const days =
			Date.parse(received.COMPLETES_DATE ?? '') - Date.parse(received.DELIVERED_DATE ?? '')
		expect(days).toBe(3 * 24 * 3_600_000)
		const done = await read(post(`/${order.number}/completion`, sari))
		expect(done).toMatchObject({ ORDER_STATUS: 'COMPLETED', CAN_RETURN: false })
		expect(await codeOf(await post(`/${order.number}/completion`, sari))).toBe(
			'409 TRANSITION_REFUSED',
		)
	})

	test('can be cancelled by its customer until it is processed, with a full refund', async () => {
		const unpaid = await saleOf(sari, { lines: [[0, 1]], upTo: 'PENDING' })
		const paid = await saleOf(sari, { lines: [[0, 1]], upTo: 'PAYMENT_CONFIRMED' })
		const packed = await saleOf(sari, { lines: [[0, 1]], upTo: 'PROCESSING' })
		expect((await post(`/${unpaid.number}/cancellation`, sari)).status).toBe(200)
		expect((await post(`/${paid.number}/cancellation`, sari)).status).toBe(200)
		expect(await codeOf(await post(`/${packed.number}/cancellation`, sari))).toBe(
			'409 TRANSITION_REFUSED',
		)
		const wallet = await balanceOf(database.db, shop.companyId, sari.customerId, 'wallet')
		expect(wallet).toBe(paid.total)
		const told = await database.db.select().from(outbox).where(eq(outbox.companyId, shop.companyId))
		expect(told.filter(({ topic }) => topic === 'order.placed')).toHaveLength(3)
		expect(told.filter(({ payload }) => payload['to'] === 'CANCEL')).toHaveLength(2)
	})
})
