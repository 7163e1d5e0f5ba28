import { and, eq } from 'drizzle-orm'
import { readStaffOrder } from '#contract/staff-order.ts'
import { inTransaction, type Transaction } from '#website-api/db/database.ts'
import type { OrderRow } from '#website-api/modules/sales/orders/order.table.ts'
import { orders } from '#website-api/modules/sales/orders/order.table.ts'
import { lockOrder } from '#website-api/modules/sales/orders/transition/move-order.command.ts'
import {
	EXAMPLE_CARRIAGE,
	exampleOrder,
	exampleShop,
	type ExampleShop,
} from '#tests/support/example-shop.ts'
import type { moneyTest } from './money-test.ts'
import { send } from './race.ts'
import { byCaller, checkout, orderIn } from './shop-calls.ts'

type Money = ReturnType<typeof moneyTest>

/** Price of each of the two products. */
const price = 50_000

/** A shop with two products, whose orders are packed at once. */
export async function packingShop(money: Money) {
	const shop = await exampleShop(money.db, [
		{ price, stock: 500_000 },
		{ price, stock: 500_000 },
	])
	return {
		shop,
		packedOrder: (units: [number, number], more?: Ordered) => packedOrder(money, shop, units, more),
	}
}

/** What is ordered in another way, and what that costs in addition. */
type Ordered = { request?: Partial<ReturnType<typeof exampleOrder>>; extra?: number }

async function packedOrder(
	money: Money,
	shop: ExampleShop,
	units: [number, number],
	{ request, extra = 0 }: Ordered = {},
) {
	const { companyId, variantIds } = shop
	const lines = variantIds.flatMap((id, at): [number, number][] => {
		const quantity = units[at] ?? 0
		return quantity === 0 ? [] : [[id, quantity]]
	})
	const total = lines.reduce(
		(sum, [, quantity]) => sum + quantity * price,
		EXAMPLE_CARRIAGE + extra,
	)
	const order = { ...exampleOrder(lines, total), ...request }
	const placed = orderIn(await send(money.url, checkout(shop, order)))
	const number = placed.ORDER_NUMBER
	const payment = { PROVIDER: 'BCA', REFERENCE: `in ${number}`, AMOUNT: placed.TOTAL }
	const call = (path: string, body: unknown = {}) =>
		send(money.url, byCaller(money.caller, `/orders/${number}${path}`, body))
	await call('/payments', payment)
	await call('/processing')
	return {
		number,
		companyId,
		/** A call of staff about the order. */
		call,
		/** The order as an answer of staff has it. */
		in: (answer: Awaited<ReturnType<typeof send>>) => readStaffOrder.answer.parse(answer.body).data,
		row: () => orderRow(money, companyId, number),
		/** Changes the locked order in a transaction. */
		change: <T>(work: (tx: Transaction, order: OrderRow) => Promise<T>) =>
			inTransaction(money.db, async (tx) => work(tx, await lockOrder(tx, companyId, number))),
	}
}

async function orderRow({ db }: Money, companyId: number, number: string): Promise<OrderRow> {
	const [row] = await db
		.select()
		.from(orders)
		.where(and(eq(orders.companyId, companyId), eq(orders.number, number)))
	if (!row) throw new Error(`No order ${number}`)
	return row
}

export type PackedOrder = Awaited<ReturnType<typeof packedOrder>>
