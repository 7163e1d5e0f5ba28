import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { LIABILITIES, readLiabilities } from '#contract/liabilities-report.ts'
import { type SalesDimension, readSalesParts, readSalesReport } from '#contract/sales-report.ts'
import { readStockReport, readStockVariants } from '#contract/stock-report.ts'
import { exampleApi } from '#tests/support/example-api.ts'
import { exampleCustomer } from '#tests/support/example-customer.ts'
import { exampleSale, orderById } from '#tests/support/example-sale.ts'
import { EXAMPLE_CARRIAGE, type ExampleShop, exampleShop } from '#tests/support/example-shop.ts'
import { exampleVoucher } from '#tests/support/example-voucher.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import { inTransaction, type OpenDatabase } from '#website-api/db/database.ts'
import { auditOracles } from '#website-api/modules/money/audit/oracles.queries.ts'
import { dayInJakarta } from '#website-api/modules/platform/periods/jakarta.queries.ts'
import { newOperatorKey } from '#website-api/modules/platform/operator-api/operator-key.queries.ts'
import { storeOperatorKey } from '#website-api/modules/platform/operator-api/operator-key.command.ts'
import {
	acceptChange,
	proposeChange,
} from '#website-api/modules/sales/customer-orders/order-change.command.ts'
import {
	lockOrder,
	moveOrder,
} from '#website-api/modules/sales/orders/transition/move-order.command.ts'
import { rankSales } from './rank-sales.command.ts'
import { sumLedger } from './sum-ledger.command.ts'
import { sumSales } from './sum-sales.command.ts'

let database: OpenDatabase
let api: ReturnType<typeof exampleApi>
let shop: ExampleShop
let other: ExampleShop
let today: string
const key = newOperatorKey()

beforeAll(async () => {
	database = await openTestDatabase()
	api = exampleApi(database.db)
	shop = await exampleShop(database.db, [
		{ price: 100_000, stock: 100 },
		{ price: 30_000, stock: 7 },
	])
	other = await exampleShop(database.db, [{ price: 70_000, stock: 50 }])
	today = await dayInJakarta(database.db)
	await storeOperatorKey(database.db, key, {
		label: 'owner',
		role: 'owner',
		companyId: shop.companyId,
	})
})
afterAll(() => database.close())

async function ask<T>(schema: z.ZodType<{ data: T }>, path: string): Promise<T> {
	const response = await api.request(`/operator/v1/reports${path}`, {
		headers: { authorization: `Bearer ${key}`, 'accept-language': 'en' },
	})
	const answer: unknown = await response.json()
	if (!response.ok) throw new Error(JSON.stringify(answer))
	return schema.parse(answer).data
}

const days = () => `FROM=${today}&UNTIL=${today}`
const sales = () => ask(readSalesReport.answer, `/sales?${days()}`)
const parts = (by: SalesDimension, more = '') =>
	ask(readSalesParts.answer, `/sales/parts?${days()}&BY=${by}${more}`)

function sold(customerId: string | null, lines: [number, number][], of = shop) {
	return exampleSale(database.db, of, { customerId, lines, upTo: 'PAYMENT_CONFIRMED' })
}

async function withdrawUnits(number: string) {
	await inTransaction(database.db, async (tx) => {
		const paid = await lockOrder(tx, shop.companyId, number)
		const order = await moveOrder(tx, paid, { to: 'PROCESSING', actor: 'staff' })
		await proposeChange(tx, order, { reason: 'Habis', lines: [{ position: 0, quantityAfter: 1 }] })
	})
	await inTransaction(database.db, async (tx) =>
		acceptChange(tx, await lockOrder(tx, shop.companyId, number)),
	)
}

describe('sales', () => {
	test('are summed from paid orders minus refunds, by the order’s day', async () => {
		const { customerId } = await exampleCustomer(database.db, shop)
		const changed = await sold(customerId, [[0, 3]])
		const kept = await sold(null, [[0, 1], [1, 2]]) // prettier-ignore
		const cancelled = await sold(null, [[1, 1]])
		await exampleSale(database.db, shop, { customerId: null, lines: [[0, 1]], upTo: 'PENDING' })
		await sold(null, [[0, 1]], other)
		expect((await sales()).UNSUMMED_DAY_COUNT).toBe(1)
		expect(await sumSales(database.db)).toBe(2)
		expect((await sales()).TOTAL.ORDER_COUNT).toBe(3)

		await withdrawUnits(changed.number)
		await inTransaction(database.db, async (tx) =>
			moveOrder(tx, await lockOrder(tx, shop.companyId, cancelled.number), {
				to: 'CANCEL',
				actor: 'staff',
			}),
		)
		expect(await sumSales(database.db)).toBe(1)
		expect(await sumSales(database.db)).toBe(0)
		const { TOTAL, DAY_LIST, PREVIOUS_TOTAL, UNSUMMED_DAY_COUNT } = await sales()
		const codes = changed.uniqueCode + kept.uniqueCode
		expect(TOTAL).toEqual({
			ORDER_COUNT: 2,
			UNIT_COUNT: 4,
			GROSS: 460_000,
			DISCOUNT: 0,
			COINS: 0,
			REFUNDED: 200_000,
			SHIPPING: 2 * EXAMPLE_CARRIAGE,
			CODES: codes,
			REVENUE: 260_000 + 2 * EXAMPLE_CARRIAGE + codes,
		})
		const after = await orderById(database.db, changed.id)
		expect(TOTAL.REVENUE).toBe(after.paid - after.refunded + kept.total)
		expect(DAY_LIST).toEqual([{ DAY: today, ...TOTAL }])
		expect([PREVIOUS_TOTAL.ORDER_COUNT, UNSUMMED_DAY_COUNT]).toEqual([0, 0])
		expect(await auditOracles(database.db)).toEqual([])
	})

	test('are listed by product, category, courier, city and voucher, in pages', async () => {
		const voucher = await exampleVoucher(database.db, shop.companyId, { code: 'HEMAT' })
		const { id } = await sold(null, [[1, 1]])
		await database.db.execute(sql`
			insert into voucher_use (company_id, order_id, is_for_shipping, voucher_id, code, holder, slot, discount, cashback)
			values (${shop.companyId}, ${id}, false, ${voucher.id}, 'HEMAT', 'x', 1, 0, 5000)`)
		await database.db.execute(sql`update voucher set used = 1 where id = ${voucher.id}`)
		await sumSales(database.db)
		const { list } = await parts('PRODUCT')
		expect(list.map((one) => [one.NAME, one.ORDER_COUNT, one.UNIT_COUNT, one.GOODS])).toEqual([
			['Thing 1', 2, 2, 200_000],
			['Thing 2', 2, 3, 90_000],
		])
		const first = await parts('PRODUCT', '&LIMIT=1')
		expect(first.list).toEqual(list.slice(0, 1))
		const second = await parts('PRODUCT', `&LIMIT=1&NEXT=${encodeURIComponent(first.NEXT ?? '')}`)
		expect(second).toEqual({ list: list.slice(1), NEXT: null })
		expect((await parts('CATEGORY')).list).toMatchObject([{ KEY: '', NAME: '', GOODS: 290_000 }])
		expect((await parts('COURIER')).list).toMatchObject([
			{ NAME: 'SiCepat Reguler', ORDER_COUNT: 3, GOODS: 290_000, SHIPPING: 3 * EXAMPLE_CARRIAGE },
		])
		expect((await parts('REGION')).list).toMatchObject([
			{ NAME: 'Kota Jakarta Selatan, DKI Jakarta', ORDER_COUNT: 3 },
		])
		expect((await parts('VOUCHER')).list).toMatchObject([
			{ NAME: 'HEMAT', ORDER_COUNT: 1, GOODS: 30_000, GIVEN: 5_000 },
		])
		expect((await parts('AGENT')).list).toEqual([])
		expect((await parts('AFFILIATE')).list).toEqual([])
		expect(await auditOracles(database.db)).toEqual([])
	})

	test('reject a period that ends before it begins', async () => {
		const wrong = '/sales?FROM=2026-02-01&UNTIL=2026-01-31'
		await expect(ask(readSalesReport.answer, wrong)).rejects.toThrow('REPORT_PERIOD_WRONG')
	})
})

test('stock is valued at current prices', async () => {
	const { TOTAL, list } = await ask(readStockReport.answer, '/stock')
	const variants = await ask(readStockVariants.answer, '/stock/variants?LIMIT=1')
	expect(list).toEqual([{ CATEGORY_ID: 0, NAME: '', VARIANT_COUNT: 2, ...TOTAL }])
	const value = (price: number, { ON_HAND }: { ON_HAND: number }) => price * ON_HAND
	const [first] = variants.list
	const next = await ask(readStockVariants.answer, `/stock/variants?NEXT=${variants.NEXT}`)
	expect(next).toMatchObject({ list: [{ SKU: 'SKU-2', PRICE: 30_000 }], NEXT: null })
	expect(first).toMatchObject({ SKU: 'SKU-1', NAME: 'Thing 1', PRICE: 100_000 })
	expect(TOTAL.VALUE).toBe(
		[...variants.list, ...next.list].reduce((sum, one) => sum + value(one.PRICE, one), 0),
	)
})

test('liabilities equal the balances of their accounts', async () => {
	while (await sumLedger(database.db));
	const report = await ask(readLiabilities.answer, `/liabilities?${days()}`)
	const { rows } = await database.db.execute<{ kind: string; balance: string | number }>(sql`
		select kind, sum(balance) as balance from account
		where company_id = ${shop.companyId} group by kind`)
	const balances = new Map(rows.map(({ kind, balance }) => [kind, Number(balance)]))
	expect(report.ACCOUNT_LIST.map((one) => [one.ACCOUNT, one.CLOSING])).toEqual(
		LIABILITIES.map((kind) => [kind, balances.get(kind) ?? 0]),
	)
	expect(balances.get('wallet')).toBe(200_000)
	expect(report.TOTAL.CLOSING).toBe(report.TOTAL.INCREASE - report.TOTAL.DECREASE)
	expect(report.DAY_LIST).toEqual([{ DAY: today, CLOSING: report.TOTAL.CLOSING }])
	await sold(null, [[1, 1]])
	await sumLedger(database.db)
	const later = await ask(readLiabilities.answer, `/liabilities?${days()}`)
	expect(later.TOTAL.CLOSING).toBeGreaterThan(report.TOTAL.CLOSING)
})

test('an audit reports sums that differ from the orders and the ledger', async () => {
	await sumSales(database.db)
	await sumLedger(database.db)
	const { db } = database
	await db.execute(sql`update ledger_summary set closed_day = ${today}::date`)
	expect(await auditOracles(db)).toEqual([])
	const { companyId } = shop
	await db.execute(sql`
		update sales_day set orders = orders + 1, refunded = refunded + 2, units = 0 where company_id = ${companyId}`)
	await db.execute(
		sql`update sales_part set given = 1 where company_id = ${companyId} and dimension = 'VOUCHER'`,
	)
	await db.execute(sql`
		update ledger_day set credited = credited + 7 where company_id = ${companyId} and kind = 'wallet'`)
	const found = await auditOracles(db)
	expect(found.map(({ about }) => about).toSorted()).toEqual(
		[
			...['couriers', 'orders', 'products', 'regions', 'revenue', 'units'].map(
				(one) => `${one} of`,
			),
			'vouchers given on',
			'wallet on',
		].map((about) => `${about} ${today}`),
	)
	await db.execute(sql`select mark_all_days()`)
	await sumSales(db)
	while (await sumLedger(db));
	expect(await auditOracles(db)).toEqual([])
})

test('products are ranked by sales, and by how often they were bought together', async () => {
	const ranked = async () => {
		await sumSales(database.db)
		await database.db.execute(sql`update sales_ranking set ranked_at = now() - interval '2 hours',
			paired_at = now() - interval '2 days'`)
		while (await rankSales(database.db));
		const { rows } = await database.db.execute<{
			sold: number
			shown: number
			together: number
		}>(sql`
			select product_sales.recent as sold, sold_count as shown, (
				select coalesce(sum(orders), 0)::integer from bought_together
				where bought_together.product_id = product.id and bought_together.company_id = product.company_id
			) as together
			from product left join product_sales
				on product_sales.company_id = product.company_id and product_sales.product_id = product.id
			where product.company_id = ${shop.companyId} order by product.id`)
		return rows.map(({ sold, shown, together }) => [Number(sold), shown, Number(together)])
	}
	const [before = [], secondBefore = []] = await ranked()
	await sold(null, [[0, 2], [1, 1]]) // prettier-ignore
	const cancelled = await sold(null, [[0, 1], [1, 1]]) // prettier-ignore
	const [first = [], second = []] = await ranked()
	expect([first[0], second[0]]).toEqual([(before[0] ?? 0) + 3, (secondBefore[0] ?? 0) + 2])
	expect([first[1], second[1]]).toEqual([(before[1] ?? 0) + 3, (secondBefore[1] ?? 0) + 2])
	expect([first[2], second[2]]).toEqual([first[2] ?? 0, first[2] ?? 0])
	expect(first[2]).toBeGreaterThan(1)
	await inTransaction(database.db, async (tx) =>
		moveOrder(tx, await lockOrder(tx, shop.companyId, cancelled.number), {
			to: 'CANCEL',
			actor: 'staff',
		}),
	)
	expect((await ranked())[0]?.slice(0, 2)).toEqual(
		[first[0], first[1]].map((units = 0) => units - 1),
	)
	expect(await rankSales(database.db)).toBe(false)
})
